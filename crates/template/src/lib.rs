//! What a template holds and what it works out to, with no I/O.
//!
//! - `content`: the body, a tree.
//! - `form`: roles and fields.
//! - `markdown`: a body written as Markdown becomes such a tree.
//! - `print`: what a document prints, with nothing left to work out.

pub mod content;
pub mod form;
pub mod markdown;
pub mod print;
