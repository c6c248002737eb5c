//! What is wrong with an expression, and where in it.

use std::fmt;

/// A place in an expression's source. Both count from one; noughts where the place is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct At {
    pub(super) line: u16,
    pub(super) column: u16,
}

impl At {
    pub(super) fn from_rhai(position: rhai::Position) -> Self {
        let count = |count: Option<usize>| count.and_then(|count| u16::try_from(count).ok()).unwrap_or_default();
        Self { line: count(position.line()), column: count(position.position()) }
    }

    /// An error at this place.
    pub(super) fn error(self, message: impl Into<String>) -> ExpressionError {
        ExpressionError { line: self.line, column: self.column, message: message.into() }
    }
}

/// What is wrong with an expression: when it is read, or with what it worked out to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpressionError {
    /// The line, from one; nought where it is not known.
    pub line: u16,
    /// The character in the line, from one; nought where it is not known.
    pub column: u16,
    /// What is wrong, as a sentence fragment.
    pub message: String,
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (_, 0) => {}
            (..=1, column) => write!(f, "column {column}: ")?,
            (line, column) => write!(f, "line {line}, column {column}: ")?,
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for ExpressionError {}
