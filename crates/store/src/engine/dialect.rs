//! Everything in which the two engines' statements differ. Keep this file short: each line is a place where they can
//! come apart.

use std::fmt;

use model::Timestamp;
use model::id::{Kind, WorkspaceId, WorkspaceKind};

use crate::search_words::Sought;

/// Which engine's words to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// SQLite.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

impl Dialect {
    /// Its name, for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        }
    }

    /// What a selection of rows that are about to be taken ends with: those that another node is taking are passed over.
    #[must_use]
    pub const fn skipping_locked(self) -> &'static str {
        match self {
            // One writer at a time: nobody else can be taking any.
            Self::Sqlite => "",
            Self::Postgres => "FOR UPDATE SKIP LOCKED",
        }
    }

    /// What a selection of rows ends with that have to stay as they are until the commit.
    #[must_use]
    pub const fn unchanged(self) -> &'static str {
        match self {
            // One writer at a time: nobody else can be changing any.
            Self::Sqlite => "",
            Self::Postgres => "FOR SHARE",
        }
    }

    /// How many tables of that name there are: one or none.
    #[must_use]
    pub(crate) fn tables_named(self, name: &str) -> String {
        match self {
            Self::Sqlite => format!("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = '{name}'"),
            Self::Postgres => {
                format!(
                    "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = '{name}'"
                )
            }
        }
    }

    /// A selection of the texts of a JSON array, which one argument brings however many they are.
    #[must_use]
    pub fn texts_in(self, argument: &str) -> String {
        match self {
            Self::Sqlite => format!("SELECT value FROM json_each({argument})"),
            Self::Postgres => format!("SELECT json_array_elements_text(CAST(CAST({argument} AS TEXT) AS JSON))"),
        }
    }

    /// A selection of the whole numbers of a JSON array.
    #[must_use]
    pub fn numbers_in(self, argument: &str) -> String {
        match self {
            Self::Sqlite => self.texts_in(argument),
            Self::Postgres => {
                format!("SELECT CAST(number AS BIGINT) FROM ({}) AS numbers (number)", self.texts_in(argument))
            }
        }
    }

    /// The column of `events` that tells which of two was written first.
    #[must_use]
    pub const fn order_of_events(self) -> &'static str {
        match self {
            Self::Sqlite => "rowid",
            Self::Postgres => "seq",
        }
    }

    /// A condition on `activity` that holds where all words of the search argument are found.
    #[must_use]
    pub fn activity_search(self, argument: &str) -> String {
        match self {
            Self::Sqlite => {
                format!("seq IN (SELECT rowid FROM activity_search WHERE activity_search MATCH {argument})")
            }
            Self::Postgres => Self::words_match(argument),
        }
    }

    /// A condition that holds where a row's words, in that column, hold the argument: a blank and the beginning of a word.
    #[must_use]
    pub fn holds_word(self, column: &str, argument: &str) -> String {
        let position = match self {
            Self::Sqlite => "instr",
            Self::Postgres => "strpos",
        };
        format!("{position}(' ' || {column}, {argument}) > 0")
    }

    /// On PostgreSQL, a condition that holds where the search index finds a row by the argument. Several conditions are better
    /// than one of several parts: the index then passes over what only some of them hold for.
    #[must_use]
    pub fn words_match(argument: &str) -> String {
        format!("{SEARCHED} @@ CAST(CAST({argument} AS TEXT) AS TSQUERY)")
    }

    /// Whether a word is found in PostgreSQL's search indexes for another reason than that a row holds it: they also know
    /// rows by their workspaces.
    #[must_use]
    pub(crate) fn may_be_a_workspace(word: &str) -> bool {
        WorkspaceKind::PREFIX.starts_with(word)
    }

    /// The search argument: every word has to be there. The words are letters and digits only, so none can end its quotes.
    #[must_use]
    pub(crate) fn search_argument(self, words: &[Sought]) -> String {
        words.iter().map(|word| self.sought(word)).collect::<Vec<_>>().join(match self {
            Self::Sqlite => " AND ",
            Self::Postgres => " & ",
        })
    }

    /// By what PostgreSQL's search indexes find the rows of a workspace.
    #[must_use]
    pub(crate) fn of_workspace(workspace: WorkspaceId) -> String {
        format!("'{workspace}'")
    }

    /// By what they find the rows of a workspace in some spans of time.
    #[must_use]
    pub(crate) fn in_spans(workspace: WorkspaceId, spans: &[Span]) -> String {
        spans.iter().map(|span| format!("'{workspace}{span}'")).collect::<Vec<_>>().join(" | ")
    }

    /// What stands for one word in a search argument.
    fn sought(self, word: &Sought) -> String {
        let (quote, goes_on, or) = match self {
            Self::Sqlite => ('"', "*", " OR "),
            Self::Postgres => ('\'', ":*", " | "),
        };
        match word {
            Sought::Beginning(word) => format!("{quote}{word}{quote}{goes_on}"),
            Sought::Whole(words) => {
                let words: Vec<_> = words.iter().map(|word| format!("{quote}{word}{quote}")).collect();
                format!("({})", words.join(or))
            }
        }
    }
}

/// What PostgreSQL's search indexes hold of a row, as the migration says it: its words, its workspace, and its workspace in
/// each of the spans of time that it falls into.
const SEARCHED: &str = "array_to_tsvector(string_to_array(btrim(workspace_id || ' ' \
    || workspace_id || '~22~' || CAST(created_at >> 22 AS TEXT) || ' ' \
    || workspace_id || '~26~' || CAST(created_at >> 26 AS TEXT) || ' ' \
    || workspace_id || '~30~' || CAST(created_at >> 30 AS TEXT) || ' ' || words), ' '))";

/// A span of time that PostgreSQL's search indexes know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    /// Its length is two to this power of milliseconds: one of [`Span::LENGTHS`].
    pub length: u32,
    /// Which one, counted from the beginning of time.
    pub number: i64,
}

impl Span {
    /// Seventy minutes, nineteen hours, twelve days.
    pub const LENGTHS: [u32; 3] = [22, 26, 30];

    /// When it begins.
    pub fn begin(self) -> Timestamp {
        Timestamp::from_millis(self.number << self.length)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "~{}~{}", self.length, self.number)
    }
}
