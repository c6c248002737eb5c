//! What a column holds, as both engines' definitions say it.

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Column {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub kind: ColumnKind,
}

/// What columns hold. SQLite keeps truth values as numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ColumnKind {
    Int,
    Bool,
    Text,
    Blob,
}

impl ColumnKind {
    /// The kind behind the name of a type in either engine.
    pub fn of(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "integer" | "bigint" | "int" => Some(Self::Int),
            "boolean" => Some(Self::Bool),
            "text" => Some(Self::Text),
            "blob" | "bytea" => Some(Self::Blob),
            _ => None,
        }
    }

    /// The kind that the two engines agree on.
    pub const fn shared(self) -> Self {
        match self {
            Self::Bool => Self::Int,
            kind => kind,
        }
    }
}
