//! The people who were invited.

mod erase;
mod signs;

pub use erase::{Erased, erase};
