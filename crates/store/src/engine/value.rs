//! What goes into a statement and what comes out of it, the same on both engines.
//!
//! Columns are text, bigint, boolean and blob; times are milliseconds in a bigint and JSON is text, because that is what
//! the two engines have in common without surprises.

use std::borrow::Cow;

use model::Timestamp;
use model::id::{Id, Kind};

use super::StoreError;

/// An argument of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// No value.
    Null,
    /// A whole number, or a moment.
    Int(i64),
    /// A text, an id, or JSON.
    Text(String),
    /// A truth value.
    Bool(bool),
    /// Bytes.
    Blob(Vec<u8>),
}

macro_rules! arg_from {
    ($($type:ty, $value:ident => $arg:expr;)*) => {$(
        impl From<$type> for Arg {
            fn from($value: $type) -> Self {
                $arg
            }
        }
    )*};
}

arg_from! {
    i64, value => Self::Int(value);
    u32, value => Self::Int(i64::from(value));
    bool, value => Self::Bool(value);
    String, value => Self::Text(value);
    &str, value => Self::Text(value.to_owned());
    &String, value => Self::Text(value.clone());
    Vec<u8>, value => Self::Blob(value);
    &[u8], value => Self::Blob(value.to_vec());
    [u8; 32], value => Self::Blob(value.to_vec());
    [u8; 16], value => Self::Blob(value.to_vec());
    Timestamp, value => Self::Int(value.millis());
}

impl<K: Kind> From<Id<K>> for Arg {
    fn from(id: Id<K>) -> Self {
        Self::Text(id.with_text(str::to_owned))
    }
}

impl<T: Into<Arg>> From<Option<T>> for Arg {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// The argument of a `LIKE … ESCAPE '!'` on small letters that finds texts which hold this one.
pub(crate) fn contains(text: &str) -> String {
    format!("%{}%", text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_"))
}

/// Makes the argument list of a statement.
#[macro_export]
macro_rules! args {
    ($($arg:expr),* $(,)?) => { vec![$($crate::engine::Arg::from($arg)),*] };
}

/// What a column holds; borrowed, where the engine keeps it until the row is read.
#[derive(Debug)]
pub enum Cell<'a> {
    /// No value.
    Null,
    /// A whole number, or a moment.
    Int(i64),
    /// A text, an id, or JSON.
    Text(Cow<'a, str>),
    /// A truth value.
    Bool(bool),
    /// Bytes.
    Blob(Cow<'a, [u8]>),
}

impl From<Arg> for Cell<'_> {
    fn from(arg: Arg) -> Self {
        match arg {
            Arg::Null => Self::Null,
            Arg::Int(value) => Self::Int(value),
            Arg::Text(value) => Self::Text(Cow::Owned(value)),
            Arg::Bool(value) => Self::Bool(value),
            Arg::Blob(value) => Self::Blob(Cow::Owned(value)),
        }
    }
}

impl Cell<'_> {
    /// The cell, whoever held its content.
    pub(super) fn kept(self) -> Arg {
        match self {
            Self::Null => Arg::Null,
            Self::Int(value) => Arg::Int(value),
            Self::Text(value) => Arg::Text(value.into_owned()),
            Self::Bool(value) => Arg::Bool(value),
            Self::Blob(value) => Arg::Blob(value.into_owned()),
        }
    }
}

/// A row where the engine holds it.
pub(super) trait Cells {
    /// The column of that number, from 0; none behind the last one.
    fn cell(&self, column: usize) -> Result<Option<Cell<'_>>, StoreError>;
}

/// One row of an answer; its columns are taken in the order in which the statement names them.
pub struct Row<'a>(Source<'a>);

enum Source<'a> {
    Kept(std::vec::IntoIter<Arg>),
    /// Read in place, which saves a copy of every column: most are parsed into something else at once.
    InPlace(&'a dyn Cells, usize),
}

impl<'a> Row<'a> {
    pub(super) fn new(cells: Vec<Arg>) -> Self {
        Self(Source::Kept(cells.into_iter()))
    }

    pub(super) const fn in_place(cells: &'a dyn Cells) -> Self {
        Self(Source::InPlace(cells, 0))
    }

    fn next(&mut self) -> Result<Cell<'a>, StoreError> {
        let cell = match &mut self.0 {
            Source::Kept(cells) => cells.next().map(Cell::from),
            Source::InPlace(cells, column) => {
                let cell = cells.cell(*column)?;
                *column += 1;
                cell
            }
        };
        cell.ok_or_else(|| StoreError::corrupt("a row has too few columns"))
    }

    /// The next column.
    ///
    /// # Errors
    /// When it does not hold what was asked for: the statement and its mapper have come apart, or the store is damaged.
    pub fn take<T: FromCell>(&mut self) -> Result<T, StoreError> {
        T::from_cell(self.next()?)
    }

    /// The next column, parsed from its text.
    ///
    /// # Errors
    /// When it is not text or does not parse.
    pub fn parse<T>(&mut self) -> Result<T, StoreError>
    where
        T: std::str::FromStr,
        T::Err: std::error::Error + Send + Sync + 'static,
    {
        parsed(self.next()?)
    }

    /// The next column, parsed from its text where it holds any.
    ///
    /// # Errors
    /// When it holds something else than text, or does not parse.
    pub fn parse_if_any<T>(&mut self) -> Result<Option<T>, StoreError>
    where
        T: std::str::FromStr,
        T::Err: std::error::Error + Send + Sync + 'static,
    {
        match self.next()? {
            Cell::Null => Ok(None),
            cell => parsed(cell).map(Some),
        }
    }
}

/// A type that a column can be read as.
pub trait FromCell: Sized {
    /// Reads the cell.
    ///
    /// # Errors
    /// When the cell holds something else.
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError>;
}

fn unexpected<T>(wanted: &str, cell: &Cell<'_>) -> Result<T, StoreError> {
    // The content stays out of the message: it may be personal.
    let found = match cell {
        Cell::Null => "null",
        Cell::Int(_) => "a number",
        Cell::Text(_) => "text",
        Cell::Bool(_) => "a truth value",
        Cell::Blob(_) => "bytes",
    };
    Err(StoreError::corrupt(format!("a column holds {found} where {wanted} was expected")))
}

fn parsed<T>(cell: Cell<'_>) -> Result<T, StoreError>
where
    T: std::str::FromStr,
    T::Err: std::error::Error + Send + Sync + 'static,
{
    let Cell::Text(text) = cell else { return unexpected("text", &cell) };
    text.parse().map_err(|error| StoreError::Corrupt(Box::new(error)))
}

impl FromCell for i64 {
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError> {
        if let Cell::Int(value) = cell { Ok(value) } else { unexpected("a number", &cell) }
    }
}

impl FromCell for bool {
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError> {
        match cell {
            Cell::Bool(value) => Ok(value),
            Cell::Int(value) => Ok(value != 0),
            other => unexpected("a truth value", &other),
        }
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError> {
        if let Cell::Text(value) = cell { Ok(value.into_owned()) } else { unexpected("text", &cell) }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError> {
        if let Cell::Blob(value) = cell { Ok(value.into_owned()) } else { unexpected("bytes", &cell) }
    }
}

impl FromCell for Timestamp {
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError> {
        i64::from_cell(cell).map(Self::from_millis)
    }
}

impl<K: Kind> FromCell for Id<K> {
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError> {
        parsed(cell)
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Cell<'_>) -> Result<Self, StoreError> {
        if matches!(cell, Cell::Null) { Ok(None) } else { T::from_cell(cell).map(Some) }
    }
}
