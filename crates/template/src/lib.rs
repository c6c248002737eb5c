//! What a template holds.
