//! What may stand where.
