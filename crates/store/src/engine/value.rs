//! What goes into a statement and what comes out of it, the same on both engines.
//!
//! Columns are text, bigint, boolean and blob; times are milliseconds in a bigint and JSON is text, because that is what
//! the two engines have in common without surprises.

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

/// One row of an answer; its columns are taken in the order in which the statement names them.
#[derive(Debug)]
pub struct Row(std::vec::IntoIter<Arg>);

impl Row {
    pub(super) fn new(cells: Vec<Arg>) -> Self {
        Self(cells.into_iter())
    }

    /// The next column.
    ///
    /// # Errors
    /// When it does not hold what was asked for: the statement and its mapper have come apart, or the store is damaged.
    pub fn take<T: FromCell>(&mut self) -> Result<T, StoreError> {
        let cell = self.0.next().ok_or_else(|| StoreError::corrupt("a row has too few columns"))?;
        T::from_cell(cell)
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
        self.take::<String>()?.parse().map_err(|error| StoreError::Corrupt(Box::new(error)))
    }
}

/// A type that a column can be read as.
pub trait FromCell: Sized {
    /// Reads the cell.
    ///
    /// # Errors
    /// When the cell holds something else.
    fn from_cell(cell: Arg) -> Result<Self, StoreError>;
}

fn unexpected<T>(wanted: &str, cell: &Arg) -> Result<T, StoreError> {
    // The content stays out of the message: it may be personal.
    let found = match cell {
        Arg::Null => "null",
        Arg::Int(_) => "a number",
        Arg::Text(_) => "text",
        Arg::Bool(_) => "a truth value",
        Arg::Blob(_) => "bytes",
    };
    Err(StoreError::corrupt(format!("a column holds {found} where {wanted} was expected")))
}

impl FromCell for i64 {
    fn from_cell(cell: Arg) -> Result<Self, StoreError> {
        if let Arg::Int(value) = cell { Ok(value) } else { unexpected("a number", &cell) }
    }
}

impl FromCell for bool {
    fn from_cell(cell: Arg) -> Result<Self, StoreError> {
        match cell {
            Arg::Bool(value) => Ok(value),
            Arg::Int(value) => Ok(value != 0),
            other => unexpected("a truth value", &other),
        }
    }
}

impl FromCell for String {
    fn from_cell(cell: Arg) -> Result<Self, StoreError> {
        if let Arg::Text(value) = cell { Ok(value) } else { unexpected("text", &cell) }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Arg) -> Result<Self, StoreError> {
        if let Arg::Blob(value) = cell { Ok(value) } else { unexpected("bytes", &cell) }
    }
}

impl FromCell for Timestamp {
    fn from_cell(cell: Arg) -> Result<Self, StoreError> {
        i64::from_cell(cell).map(Self::from_millis)
    }
}

impl<K: Kind> FromCell for Id<K> {
    fn from_cell(cell: Arg) -> Result<Self, StoreError> {
        String::from_cell(cell)?.parse().map_err(|error| StoreError::Corrupt(Box::new(error)))
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Arg) -> Result<Self, StoreError> {
        if cell == Arg::Null { Ok(None) } else { T::from_cell(cell).map(Some) }
    }
}
