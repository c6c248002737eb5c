//! Rows as lines of JSON, for archives: `[…]` with a cell each, bytes as `{"base64": …}`. The first line of a piece names the
//! columns. It can be read without this program, which is worth more in a backup than a smaller file.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use super::{CopyError, Table};
use crate::engine::{Arg, Rows};

/// Bytes of a piece, before it is packed, after which the next one is begun.
const PIECE: usize = 4 * 1024 * 1024;

/// Writes the rows of one table, piece by piece.
pub(crate) struct Encoder {
    head: String,
    lines: String,
}

impl Encoder {
    pub fn of(table: &Table) -> Self {
        Self { head: format!("{}\n", json!(table.column_names())), lines: String::new() }
    }

    /// Adds a row, and gives the piece that is full with it.
    pub fn add(&mut self, row: &[Arg]) -> Option<String> {
        if self.lines.is_empty() {
            self.lines.push_str(&self.head);
        }
        self.lines.push_str(&Value::Array(row.iter().map(written).collect()).to_string());
        self.lines.push('\n');
        (self.lines.len() >= PIECE).then(|| std::mem::take(&mut self.lines))
    }

    /// What is left, if anything.
    pub fn finish(self) -> Option<String> {
        Some(self.lines).filter(|lines| !lines.is_empty())
    }
}

fn written(cell: &Arg) -> Value {
    match cell {
        Arg::Null => Value::Null,
        Arg::Int(value) => json!(value),
        Arg::Bool(value) => json!(i64::from(*value)),
        Arg::Text(text) => json!(text),
        Arg::Blob(bytes) => json!({ "base64": BASE64_STANDARD.encode(bytes) }),
    }
}

/// The names of the columns of a piece.
pub(crate) fn decode_columns(piece: &str) -> Result<Vec<String>, CopyError> {
    let head = piece.lines().next().unwrap_or_default();
    serde_json::from_str(head).map_err(|_| damaged("its first line does not name columns"))
}

/// The rows of a piece.
pub(crate) fn decode(piece: &str) -> Result<Rows, CopyError> {
    piece.lines().skip(1).map(row).collect()
}

fn row(line: &str) -> Result<Vec<Arg>, CopyError> {
    let cells: Vec<Value> = serde_json::from_str(line).map_err(|_| damaged("a line is not a list"))?;
    cells.into_iter().map(cell).collect()
}

fn cell(value: Value) -> Result<Arg, CopyError> {
    match value {
        Value::Null => Ok(Arg::Null),
        Value::String(text) => Ok(Arg::Text(text)),
        Value::Number(number) => {
            number.as_i64().map(Arg::Int).ok_or_else(|| damaged("a number is no whole number"))
        }
        Value::Object(object) => {
            let text = object.get("base64").and_then(Value::as_str).ok_or_else(|| damaged("a cell is unknown"))?;
            BASE64_STANDARD.decode(text).map(Arg::Blob).map_err(|_| damaged("bytes are no base64"))
        }
        Value::Bool(_) | Value::Array(_) => Err(damaged("a cell is unknown")),
    }
}

fn damaged(what: &str) -> CopyError {
    CopyError::refused(format!("a piece of a table in the archive can't be read: {what}"))
}
