//! Text that is made to harm.
