//! Pages of a list, by keyset: a page starts after the last row of the one before, however many rows there are.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::Timestamp;
use crate::id::{Id, Kind};

/// The most rows that a page may have.
pub const MAX_PAGE: u32 = 200;

/// A place in a list that is sorted newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position<K: Kind> {
    /// When the last row seen was made.
    pub created_at: Timestamp,
    /// Its id, which decides between rows of one millisecond.
    pub id: Id<K>,
}

/// The text is not a cursor that we handed out for this list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a cursor of this list; take it from the Link header of the page before")]
pub struct InvalidCursor;

impl<K: Kind> Position<K> {
    /// The opaque text that callers send back.
    #[must_use]
    pub fn cursor(&self) -> String {
        URL_SAFE_NO_PAD.encode(format!("{}.{}", self.created_at.millis(), self.id))
    }

    /// Reads a cursor.
    ///
    /// # Errors
    /// When the text is not one of this list's cursors.
    pub fn parse(cursor: &str) -> Result<Self, InvalidCursor> {
        let bytes = URL_SAFE_NO_PAD.decode(cursor).map_err(|_| InvalidCursor)?;
        let text = String::from_utf8(bytes).map_err(|_| InvalidCursor)?;
        let (millis, id) = text.split_once('.').ok_or(InvalidCursor)?;
        Ok(Self {
            created_at: Timestamp::from_millis(millis.parse().map_err(|_| InvalidCursor)?),
            id: id.parse().map_err(|_| InvalidCursor)?,
        })
    }
}

/// Which page of a list is wanted.
#[derive(Debug, Clone, Copy)]
pub struct PageRequest<K: Kind> {
    /// How many rows.
    pub limit: u32,
    /// After which row; from the newest where there is none.
    pub after: Option<Position<K>>,
}

/// A page of rows, and where the next one starts if there is one.
#[derive(Debug)]
pub struct Page<T, K: Kind> {
    /// The rows, newest first.
    pub rows: Vec<T>,
    /// Where the next page starts.
    pub next: Option<Position<K>>,
}

impl<T, K: Kind> Page<T, K> {
    /// Cuts a page out of rows of which one more was fetched than wanted: that one tells that there is a next page.
    pub fn cut(mut rows: Vec<T>, limit: u32, position: impl Fn(&T) -> Position<K>) -> Self {
        let limit = limit as usize;
        let more = rows.len() > limit;
        rows.truncate(limit);
        let next = if more { rows.last().map(position) } else { None };
        Self { rows, next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::{DocumentId, DocumentKind, TemplateKind};
    use crate::random::SystemRandom;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_cursor_comes_back_as_it_went(millis in 0i64..1 << 46) {
            let created_at = Timestamp::from_millis(millis);
            let position = Position { created_at, id: DocumentId::new(created_at, &SystemRandom) };
            prop_assert_eq!(Position::<DocumentKind>::parse(&position.cursor()), Ok(position));
            prop_assert!(Position::<TemplateKind>::parse(&position.cursor()).is_err());
        }

        #[test]
        fn arbitrary_cursors_never_panic(text in "\\PC{0,80}") {
            let _ = Position::<DocumentKind>::parse(&text);
        }
    }
}
