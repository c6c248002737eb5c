//! Why a document could not be printed.

use std::borrow::Cow;

/// Why a document could not be printed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize, serde::Deserialize)]
pub enum RenderError {
    /// There is more text than the renderer takes on. It is the document's author who can mend this.
    #[error("the document has {characters} characters, and at most {limit} can be printed")]
    TooLong {
        /// How many there are, where a short line counts for as much as it takes up on the page.
        characters: usize,
        /// How many there may be.
        limit: usize,
    },
    /// There is more of something than the renderer takes on. It is the document's author who can mend this.
    #[error("the document has {count} {what}, and at most {limit} can be printed")]
    TooMany {
        /// Of what: "pictures", "columns in one table".
        what: Cow<'static, str>,
        /// How many there are.
        count: usize,
        /// How many there may be.
        limit: usize,
    },
    /// Lists, quotes, tables and columns stand in each other too often. It is the document's author who can mend this.
    #[error(
        "lists, quotes, tables and columns are nested too deep: at most {lists} lists or quotes or {tables} tables can \
         stand in each other"
    )]
    TooDeep {
        /// How many lists or quotes may stand in each other.
        lists: usize,
        /// How many tables may.
        tables: usize,
    },
    /// The document's pages are those of an uploaded PDF, or they are not, and something else was asked for. A fault of
    /// the caller.
    #[error("the document is {0}")]
    OtherKind(Cow<'static, str>),
    /// The uploaded PDF can't be printed on. It is the document's author who can mend this.
    #[error("the uploaded PDF {0}")]
    Uploaded(String),
    /// Typst refused the document, which no input should make it do: a fault of ours. The text is for the log.
    #[error("the document could not be printed: {0}")]
    Failed(String),
}

impl RenderError {
    /// Whether the document's author can mend it, so that its text is for them.
    #[must_use]
    pub const fn is_the_documents(&self) -> bool {
        matches!(self, Self::TooLong { .. } | Self::TooMany { .. } | Self::TooDeep { .. } | Self::Uploaded(_))
    }
}
