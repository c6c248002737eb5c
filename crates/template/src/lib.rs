//! What a template holds and what it works out to, with no input or output.

pub mod expressions;
pub mod format;
pub mod symbols;
pub mod value;
