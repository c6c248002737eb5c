//! What a template holds and what it works out to, with no input or output.
//!
//! - `content`, `symbols`, `expressions`, `form`: the four parts, each read with the place of every mistake.
//! - `value`, `format`: typed values, and how people read them in their language.
//! - `references`: the parts held against each other, so that every name means something.
//! - `resolve`: a template worked out for one document.
//! - `trial`: an expression worked out while it is being written.
//! - `markdown`: a body written as Markdown becomes a tree.
//! - `print`: what a document prints, with nothing left to work out.

mod answers;
pub mod content;
pub mod expressions;
pub mod form;
pub mod format;
pub mod markdown;
pub mod print;
pub mod reading_order;
mod references;
pub mod resolve;
pub mod schema;
pub mod symbols;
mod template;
pub mod trial;
pub mod value;
mod wording;

pub use answers::{NamedFile, Progress};
pub use template::Template;
