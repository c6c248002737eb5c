//! What a template holds and what it works out to, with no input or output.
//!
//! - `content`, `symbols`, `expressions`, `form`: the four parts, each read with the place of every mistake.
//! - `value`, `format`: typed values, and how people read them in their language.
//! - `print`: what a document prints, with nothing left to work out.

pub mod content;
pub mod expressions;
pub mod form;
pub mod format;
pub mod print;
pub mod symbols;
pub mod value;
