//! An expression that was read and found good.

use std::sync::Arc;

use indexmap::IndexSet;

use super::Names;
use super::error::{At, ExpressionError};
use super::tree::Node;
use super::{lower, parse};

/// The most characters of an expression.
pub const LONGEST: usize = 2000;

/// An expression, ready to be worked out as often as needed. A copy costs nothing.
#[derive(Debug, Clone)]
pub struct Expression(Arc<Compiled>);

#[derive(Debug)]
struct Compiled {
    source: String,
    root: Node,
    names: IndexSet<String>,
}

impl Expression {
    /// Reads an expression that may use those names.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn compile(source: &str, names: &Names) -> Result<Self, ExpressionError> {
        if source.trim().is_empty() {
            return Err(At::default().error("must not be empty"));
        }
        if source.chars().count() > LONGEST {
            return Err(At::default().error(format!("must be at most {LONGEST} characters long")));
        }
        let tree = parse::parse(source)?;
        let (root, used) = lower::lower(&tree, names)?;
        Ok(Self(Arc::new(Compiled { source: source.to_owned(), root, names: used })))
    }

    /// The expression as it was written.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.0.source
    }

    /// What it refers to, in the order of first use; the parameters of its closures are its own affair.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.names.iter().map(String::as_str)
    }

    pub(super) fn root(&self) -> &Node {
        &self.0.root
    }
}

impl PartialEq for Expression {
    fn eq(&self, other: &Self) -> bool {
        self.source() == other.source()
    }
}
