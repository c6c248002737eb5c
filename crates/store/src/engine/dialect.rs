//! Everything in which the two engines' statements differ. Keep this file short: each line is a place where they can
//! come apart.

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

    /// A condition that holds where a row's words hold the argument: a blank and the beginning of a word.
    #[must_use]
    pub fn holds_word(self, argument: &str) -> String {
        let position = match self {
            Self::Sqlite => "instr",
            Self::Postgres => "strpos",
        };
        format!("{position}(' ' || words, {argument}) > 0")
    }

    /// On PostgreSQL, a condition that holds where all words of the search argument are found.
    #[must_use]
    pub fn words_match(argument: &str) -> String {
        format!("array_to_tsvector(string_to_array(words, ' ')) @@ CAST(CAST({argument} AS TEXT) AS TSQUERY)")
    }

    /// The search argument: every word, each of which may go on. The words are letters and digits only, so none can
    /// end its quotes.
    #[must_use]
    pub fn search_argument(self, words: &[String]) -> String {
        let (start, end, between) = match self {
            Self::Sqlite => ("\"", "\"*", " "),
            Self::Postgres => ("'", "':*", " & "),
        };
        words.iter().map(|word| format!("{start}{word}{end}")).collect::<Vec<_>>().join(between)
    }
}
