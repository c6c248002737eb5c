//! The people who were invited.

mod erase;

pub use erase::{Erased, erase};
