//! A write: statements that become real together or not at all.

use std::borrow::Cow;

use super::{Arg, Row, StoreError};

/// How many rows a statement must touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Expect {
    /// Exactly so many, else the whole write is undone.
    Exactly(u64),
    /// However many there are.
    Any,
}

/// One statement of a write.
#[derive(Debug, Clone)]
pub(super) struct Statement {
    pub sql: Cow<'static, str>,
    pub args: Vec<Arg>,
    pub expect: Expect,
    /// Whether its rows are wanted.
    pub returns: bool,
    /// Names the statement in [`StoreError::Lost`].
    pub label: &'static str,
}

/// A list of statements for one transaction, each of which must touch exactly the rows that it says: that is the
/// optimistic check. No statement sees the result of a read in between, so many writes can share one transaction.
#[derive(Debug, Clone, Default)]
pub struct Write {
    pub(super) statements: Vec<Statement>,
    /// Whether it shares its transaction with no other.
    pub(super) is_alone: bool,
}

impl Write {
    /// An empty write.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a statement that must touch exactly one row. The label names it when it does not.
    pub fn one(&mut self, label: &'static str, sql: impl Into<Cow<'static, str>>, args: Vec<Arg>) -> &mut Self {
        self.exactly(1, label, sql, args)
    }

    /// Adds a statement that must touch exactly so many rows. The label names it when it does not.
    pub fn exactly(
        &mut self,
        rows: usize,
        label: &'static str,
        sql: impl Into<Cow<'static, str>>,
        args: Vec<Arg>,
    ) -> &mut Self {
        self.push(label, sql, args, Expect::Exactly(rows as u64), false)
    }

    /// Adds a statement that may touch any number of rows.
    pub fn any(&mut self, sql: impl Into<Cow<'static, str>>, args: Vec<Arg>) -> &mut Self {
        self.push("", sql, args, Expect::Any, false)
    }

    /// Adds a statement whose returned rows are wanted, however many.
    pub fn returning(&mut self, sql: impl Into<Cow<'static, str>>, args: Vec<Arg>) -> &mut Self {
        self.push("", sql, args, Expect::Any, true)
    }

    /// Has it share its transaction with no other: for rows that many writes want in no order, which would wait for each
    /// other in a circle. SQLite writes one at a time anyhow.
    pub fn alone(&mut self) -> &mut Self {
        self.is_alone = true;
        self
    }

    /// Whether there is nothing to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.statements.is_empty()
    }

    fn push(
        &mut self,
        label: &'static str,
        sql: impl Into<Cow<'static, str>>,
        args: Vec<Arg>,
        expect: Expect,
        returns: bool,
    ) -> &mut Self {
        self.statements.push(Statement { sql: sql.into(), args, expect, returns, label });
        self
    }
}

impl Statement {
    /// Checks how many rows the statement touched.
    pub(super) fn check(&self, touched: u64) -> Result<(), StoreError> {
        match self.expect {
            Expect::Exactly(rows) if rows != touched => Err(StoreError::Lost(self.label)),
            Expect::Exactly(_) | Expect::Any => Ok(()),
        }
    }
}

/// The rows that the `returning` statements of a write gave, in order.
#[derive(Debug, Default)]
pub struct Returned(Vec<Vec<Arg>>);

impl Returned {
    pub(super) fn push(&mut self, cells: Vec<Arg>) {
        self.0.push(cells);
    }

    /// Takes the last one.
    pub fn pop(&mut self) -> Option<Row<'static>> {
        self.0.pop().map(Row::new)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl IntoIterator for Returned {
    type Item = Row<'static>;
    type IntoIter = std::iter::Map<std::vec::IntoIter<Vec<Arg>>, fn(Vec<Arg>) -> Row<'static>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter().map(Row::new)
    }
}
