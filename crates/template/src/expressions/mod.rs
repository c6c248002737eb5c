//! Expressions: what is computed from the values of a document.
//!
//! The language is that of the `rhai` crate without its statements. Rhai reads it (`parse`); what an author may use of
//! it is taken over into a tree of our own (`lower`, `tree`), and worked out here (`run`). Rhai's own engine would be
//! shorter, but a missing value has to flow through `if`, `&&`, `||`, `.` and closures, which that engine decides
//! for itself, and each step has to count against one budget, its functions included.
//!
//! To add a function, give it an entry in one of the tables under `functions` and an example in `docs/EXPRESSIONS.md`;
//! a test runs every example.

mod budget;
mod compare;
mod compile;
mod error;
mod evaluate;
mod functions;
mod lower;
mod names;
mod operators;
mod parse;
mod run;
mod table;
mod tree;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use jiff::civil::Date;

use crate::format::Formats;

pub use compile::{Expression, LONGEST};
pub use error::ExpressionError;
pub use evaluate::{Evaluated, Evaluator};
pub(crate) use functions::names as function_names;
pub use names::Names;
pub use parse::is_reserved;
pub use table::{Computed, ComputedSource, ExpressionTable};

/// What an expression may ask of the world.
#[derive(Debug, Clone)]
pub struct Context {
    /// How values are written.
    pub formats: Arc<Formats>,
    /// The day that `today()` gives, and from which `age` counts.
    pub today: Date,
}
