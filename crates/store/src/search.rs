//! Text search in lists that are sorted newest first, at a cost that does not follow the number of rows that fit.
//!
//! A search looks at the newest rows one by one first. A word that stands in many rows is found there often enough to fill
//! a page, and a list that is short is at its end. What they tell of how often the words come decides whether more of them
//! are looked at. Only then it asks the search index, which knows the rows of rare words: it would hand out all rows of a
//! common one, however few are wanted. Beside a rare word it is not asked for common ones; those are looked for in the
//! rows that it hands out.
//!
//! - On PostgreSQL the index also knows in which spans of time a row falls. It is first asked for the newest spans, as long
//!   as rows come often, and then for all.
//! - On SQLite the index hands out rows by their number, the last first. Numbers follow the time of the rows up to a known
//!   *disorder*: of two rows, the one with the smaller number is newer by so much at most. So it is known how far to read on
//!   until no row that comes later can be among the newest.

use std::cmp::Reverse;

use model::Timestamp;
use model::id::{Kind, WorkspaceId};
use model::page::{PageRequest, Position};

use crate::args;
use crate::conditions::Conditions;
use crate::engine::{Arg, Database, Dialect, Row, Span, StoreError};
use crate::search_words::{self, beginnings};

/// The newest rows that are looked at one by one. A page has less than this.
const NEWEST: i64 = 256;
/// The rows that are looked at one by one at most, where a page should be among them: for words that are rarer the index
/// costs less.
const NEXT: i64 = 2_048;
/// On PostgreSQL, the rows among which the index is asked first, at least: so few hold rare words that these are soon
/// sorted.
const RECENT: i64 = 8_192;
/// A word that more of the newest rows hold is common.
const COMMON: i64 = NEWEST / 16;
/// A word that no more of them hold is rare: so few rows of all hold it that these can be looked at one by one.
const RARE: i64 = 1;
/// On PostgreSQL, spans of time that the index is asked for at once, at most.
const SPANS: i64 = 8;
/// On SQLite, rows that are read beyond those wanted: rare words seldom come twice within the disorder, so that one reading
/// nearly always is enough.
const SPARE: i64 = 4;

/// A list that can be searched.
pub(crate) struct Searched {
    /// The table.
    pub table: &'static str,
    /// The columns that `read` takes, and the one with a row's words.
    pub columns: &'static str,
    pub words: &'static str,
    /// On SQLite, its search index, the words of it, and the table that knows how far the index is filled.
    pub index: &'static str,
    pub vocabulary: &'static str,
    pub position: &'static str,
    /// On SQLite, how rows are joined to the index.
    pub joined: &'static str,
    /// On SQLite, the number under which the index knows a row, and the tables that it stands in.
    pub number: &'static str,
    pub numbered: &'static str,
}

/// What is wanted of it: the words and where they have to be, the rest of the conditions without the page's, and the page.
pub(crate) struct Wanted<'a, K: Kind> {
    pub workspace: WorkspaceId,
    pub words: &'a [String],
    pub conditions: Conditions,
    pub from: Option<Timestamp>,
    pub to: Option<Timestamp>,
    pub page: PageRequest<K>,
}

impl Searched {
    /// The newest rows that hold all words, one more than wanted where there are.
    pub async fn find<T: Send + 'static, K: Kind + Copy>(
        &self,
        database: &Database,
        wanted: Wanted<'_, K>,
        read: fn(Row<'_>) -> Result<T, StoreError>,
        place: fn(&T) -> Position<K>,
    ) -> Result<Vec<T>, StoreError> {
        let mut conditions = wanted.conditions.clone();
        conditions.after("created_at, id", wanted.page.after);
        let limit = i64::from(wanted.page.limit) + 1;
        let dialect = database.dialect();

        let among = |newest| self.among_newest(dialect, conditions.clone(), wanted.words, newest, limit);
        let (sql, args) = among(NEWEST.unsigned_abs());
        let found = database.query(sql, args, read).await?;
        if is_full(&found, limit) {
            return Ok(found);
        }
        let seen = self.newest(database, conditions.clone(), wanted.words).await?;
        if seen.rows < NEWEST {
            return Ok(found);
        }
        // Twice as many as should be needed.
        if let Some(rows) = seen.needed(found.len(), limit).map(|rows| rows * 2).filter(|rows| *rows <= NEXT) {
            // Rounded up, so that there are few statements.
            let (sql, args) = among(rows.unsigned_abs().next_power_of_two());
            let found = database.query(sql, args, read).await?;
            if is_full(&found, limit) {
                return Ok(found);
            }
        }
        let words = seen.asked(wanted.words);
        if dialect == Dialect::Sqlite {
            self.hold(dialect, wanted.words.iter().filter(|word| !words.contains(word)), &mut conditions);
            let asked = Wanted { words: &words, ..wanted };
            return self.by_number(database, &asked, conditions, read, place).await;
        }
        let (sql, args) = self.by_index(&wanted, &words, conditions, &seen.recent_spans());
        database.query(sql, args, read).await
    }

    /// Looks at the newest rows one by one.
    fn among_newest(
        &self,
        dialect: Dialect,
        mut conditions: Conditions,
        words: &[String],
        newest: u64,
        limit: i64,
    ) -> (String, Vec<Arg>) {
        let limit = conditions.arg(limit);
        // No argument: one plan has to fit, and PostgreSQL would expect a tenth of all rows.
        let newest = conditions.newest(&format!("{}, words", self.columns), self.table, &newest.to_string());
        let holds: Vec<_> =
            words.iter().map(|word| dialect.holds_word("words", &conditions.arg(format!(" {word}")))).collect();
        let sql = format!("SELECT * FROM ({newest}) newest WHERE {} LIMIT {limit}", holds.join(" AND "));
        (sql, conditions.into_args())
    }

    /// What the newest rows tell. How many hold each word matters where there are several.
    async fn newest(
        &self,
        database: &Database,
        mut conditions: Conditions,
        words: &[String],
    ) -> Result<Seen, StoreError> {
        let dialect = database.dialect();
        let counted = if words.len() > 1 { words } else { &[] };
        // Without the words an index knows all that is asked.
        let columns = if counted.is_empty() { "created_at, id" } else { "created_at, id, words" };
        let newest = conditions.newest(columns, self.table, &NEWEST.to_string());
        let mut sql = "SELECT count(*), min(created_at), max(created_at)".to_owned();
        for word in counted {
            let holds = dialect.holds_word("words", &conditions.arg(format!(" {word}")));
            sql = format!("{sql}, count(*) FILTER (WHERE {holds})");
        }
        sql = format!("{sql} FROM ({newest}) newest");
        let places = counted.len();
        let map = move |mut row: Row| {
            let (rows, oldest, newest) = (row.take()?, row.take()?, row.take()?);
            let holding = (0..places).map(|_| row.take()).collect::<Result<_, _>>()?;
            Ok(Seen { rows, oldest, newest, holding })
        };
        let seen = database.query(sql, conditions.into_args(), map).await?.pop();
        Ok(seen.unwrap_or_default())
    }

    /// Asks PostgreSQL's search index for some of the words, and its rows for the others: those of these spans of time first,
    /// where there are any, and older ones only when these do not fill the page.
    fn by_index<K: Kind>(
        &self,
        wanted: &Wanted<'_, K>,
        words: &[String],
        conditions: Conditions,
        spans: &[Span],
    ) -> (String, Vec<Arg>) {
        let dialect = Dialect::Postgres;
        // Where there are many workspaces, PostgreSQL expects few rows of each, and would look through all of a large one's.
        let mut conditions = conditions.found_otherwise();
        let place = conditions.arg(dialect.search_argument(&beginnings(words)));
        conditions.and(&Dialect::words_match(&place));
        let looked_for = |word: &&String| !words.contains(*word) || Dialect::may_be_a_workspace(word);
        self.hold(dialect, wanted.words.iter().filter(looked_for), &mut conditions);
        let limit = conditions.arg(i64::from(wanted.page.limit) + 1);
        // The offset keeps PostgreSQL from walking down the list instead: it takes rare words for more common than they are.
        let newest = |conditions: &Conditions| {
            format!(
                "SELECT * FROM (SELECT {} FROM {} WHERE {} OFFSET 0) found ORDER BY created_at DESC, id DESC LIMIT {limit}",
                self.columns,
                self.table,
                conditions.all()
            )
        };
        let Some(oldest) = spans.last() else {
            // Rows come so seldom that most which the index knows may be others'.
            let whose = conditions.arg(Dialect::of_workspace(wanted.workspace));
            conditions.and(&Dialect::words_match(&whose));
            return (newest(&conditions), conditions.into_args());
        };
        let (span, begin) =
            (conditions.arg(Dialect::in_spans(wanted.workspace, spans)), conditions.arg(oldest.begin()));
        let (mut recent, mut older) = (conditions.clone(), conditions);
        recent.and(&Dialect::words_match(&span));
        older.and(&format!("created_at < {begin}"));
        // PostgreSQL takes the parts one after the other, and does not begin the second when the first is enough.
        let sql = format!(
            "SELECT * FROM ({}) recent UNION ALL SELECT * FROM ({}) older LIMIT {limit}",
            newest(&recent),
            newest(&older)
        );
        (sql, older.into_args())
    }

    /// Adds that the rows themselves hold these words.
    pub fn hold<'a>(
        &self,
        dialect: Dialect,
        words: impl Iterator<Item = &'a String>,
        conditions: &mut Conditions,
    ) {
        for word in words {
            let place = conditions.arg(format!(" {word}"));
            conditions.and(&dialect.holds_word(self.words, &place));
        }
    }

    /// Asks SQLite's search index, the last rows first.
    async fn by_number<T: Send + 'static, K: Kind + Copy>(
        &self,
        database: &Database,
        wanted: &Wanted<'_, K>,
        conditions: Conditions,
        read: fn(Row<'_>) -> Result<T, StoreError>,
        place: fn(&T) -> Position<K>,
    ) -> Result<Vec<T>, StoreError> {
        let limit = i64::from(wanted.page.limit) + 1;
        let sql = format!("SELECT disorder FROM {}", self.position);
        let disorder = database.lookup(sql, args![], |mut row| row.take::<i64>()).await?.pop().unwrap_or(0);
        // Rows that are too new or too old are passed over by their numbers.
        let latest = [wanted.to, wanted.page.after.map(|after| after.created_at)].into_iter().flatten().min();
        let end = match latest {
            Some(latest) => self.number_at(database, wanted.workspace, latest.plus_millis(disorder), ">").await?,
            None => None,
        };
        let start = match wanted.from {
            Some(from) => self.number_at(database, wanted.workspace, from.plus_millis(-disorder), "<").await?,
            None => None,
        };
        let sought = search_words::known(database, self.vocabulary, wanted.words).await?;
        let sought = Dialect::Sqlite.search_argument(&sought);
        let mut read_on = limit + SPARE;
        loop {
            let mut conditions = conditions.clone();
            let words = conditions.arg(sought.clone());
            let (start, end) =
                (conditions.arg(start.unwrap_or(i64::MIN)), conditions.arg(end.unwrap_or(i64::MAX)));
            let (most, Self { columns, index, joined, .. }) = (conditions.arg(read_on), self);
            let sql = format!(
                "SELECT {columns} FROM {index} {joined}
                 WHERE {index} MATCH {words} AND {index}.rowid > {start} AND {index}.rowid < {end} AND {}
                 ORDER BY {index}.rowid DESC LIMIT {most}",
                conditions.all()
            );
            let mut found = database.query(sql, conditions.into_args(), read).await?;
            let complete = !is_full(&found, read_on);
            // What was not read is not newer than this.
            let unread = found.last().map(|last| place(last).created_at.plus_millis(disorder));
            found.sort_by_key(|row| Reverse((place(row).created_at, place(row).id)));
            found.truncate(usize::try_from(limit).unwrap_or_default());
            if complete || found.last().map(|last| place(last).created_at) > unread {
                return Ok(found);
            }
            read_on *= 8;
        }
    }

    /// The number of the workspace's row that comes next to a moment, before or after it.
    async fn number_at(
        &self,
        database: &Database,
        workspace: WorkspaceId,
        moment: Timestamp,
        compared: &str,
    ) -> Result<Option<i64>, StoreError> {
        let order = if compared == ">" { "created_at, id" } else { "created_at DESC, id DESC" };
        let sql = format!(
            "SELECT {} FROM {} WHERE workspace_id = $1 AND created_at {compared} $2 ORDER BY {order} LIMIT 1",
            self.number, self.numbered
        );
        Ok(database.lookup(sql, args![workspace, moment], |mut row| row.take()).await?.pop())
    }
}

fn is_full<T>(found: &[T], limit: i64) -> bool {
    i64::try_from(found.len()).is_ok_and(|found| found >= limit)
}

/// What the newest rows of a list tell of it.
#[derive(Default)]
struct Seen {
    rows: i64,
    oldest: Option<Timestamp>,
    newest: Option<Timestamp>,
    /// How many hold each of the words, where these were counted.
    holding: Vec<i64>,
}

impl Seen {
    /// How many of the newest rows should hold as many fitting ones as wanted, if these come as often as among those that
    /// were seen. None where they did not come.
    fn needed(&self, found: usize, limit: i64) -> Option<i64> {
        let found = i64::try_from(found).ok().filter(|found| *found > 0)?;
        Some(self.rows * limit / found)
    }

    /// The words that the index is asked for: those that are not common where one of them is rare, and otherwise all. Two
    /// common words may come together seldom, and only the index finds where without looking at all rows of one.
    fn asked(&self, words: &[String]) -> Vec<String> {
        let has_rare = self.holding.iter().any(|rows| *rows <= RARE);
        let is_common = |place: usize| self.holding.get(place).is_some_and(|rows| *rows > COMMON);
        let asked = words.iter().enumerate().filter(|(place, _)| !(has_rare && is_common(*place)));
        asked.map(|(_, word)| word.clone()).collect()
    }

    /// The spans of time that should hold the newest rows, enough of them, if they come as often as those that were seen.
    /// None where these come so seldom that all of them may as well be asked for.
    fn recent_spans(&self) -> Vec<Span> {
        let (Some(oldest), Some(newest)) = (self.oldest, self.newest) else { return Vec::new() };
        let time = newest.millis() - oldest.millis();
        let needed = time.saturating_mul(RECENT) / self.rows.max(1);
        let last = Span::LENGTHS.len() - 1;
        let of_length = |(place, length): (usize, u32)| {
            let newest = newest.millis();
            // The newest span has begun already; it is long enough by itself, or others are needed before it.
            let missing = needed - (newest & ((1 << length) - 1));
            let count = if missing <= 0 { 1 } else { 2 + ((missing - 1) >> length) };
            let is_enough = count <= if place == last { SPANS } else { 2 };
            is_enough.then(|| (0..count).map(|back| Span { length, number: (newest >> length) - back }).collect())
        };
        Span::LENGTHS.into_iter().enumerate().find_map(of_length).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rarer_the_words_the_further_it_looks() {
        let seen = Seen { rows: 256, ..Seen::default() };
        assert_eq!(seen.needed(0, 10), None);
        assert_eq!(seen.needed(10, 20), Some(512));
        assert_eq!(seen.needed(1, 10), Some(2_560));
    }

    #[test]
    fn beside_a_rare_word_the_common_ones_are_not_asked_for() {
        let words = ["a", "b", "c"].map(str::to_owned);
        let asked = |holding: &[i64]| Seen { holding: holding.to_vec(), ..Seen::default() }.asked(&words).concat();
        assert_eq!(asked(&[0, 200, 16]), "ac");
        assert_eq!(asked(&[200, 1, 17]), "b");
        assert_eq!(asked(&[200, 100, 40]), "abc");
        assert_eq!(asked(&[2, 200, 40]), "abc");
        assert_eq!(asked(&[]), "abc");
    }

    #[test]
    fn the_more_seldom_rows_come_the_longer_are_the_spans() {
        let lengths = |span: i64| {
            let (oldest, newest) = (Timestamp::from_millis(1 << 40), Timestamp::from_millis((1 << 40) + span));
            let spans =
                Seen { rows: 256, oldest: Some(oldest), newest: Some(newest), ..Seen::default() }.recent_spans();
            spans.iter().map(|span| span.length).collect::<Vec<_>>()
        };
        // 256 rows in a minute, half an hour, six hours, two days; and in a year, where there are too many spans.
        assert_eq!(lengths(60_000), [22, 22]);
        assert_eq!(lengths(3_600_000 / 2), [26, 26]);
        assert_eq!(lengths(86_400_000 / 4), [30, 30]);
        assert_eq!(lengths(86_400_000 * 2), [30; 6]);
        assert!(lengths(86_400_000 * 365).is_empty());
    }

    #[test]
    fn the_newest_row_lies_in_the_first_span() {
        let numbers = |past: i64| {
            let newest = Timestamp::from_millis((5 << 22) + past);
            let oldest = Some(newest.plus_millis(-1));
            let seen = Seen { rows: 256, oldest, newest: Some(newest), ..Seen::default() };
            let spans = seen.recent_spans();
            assert!(spans.iter().all(|span| span.length == 22), "{spans:?}");
            spans.iter().map(|span| span.number).collect::<Vec<_>>()
        };
        // 8,192 rows come in 32 milliseconds.
        assert_eq!(numbers(3), [5, 4]);
        assert_eq!(numbers(31), [5, 4]);
        assert_eq!(numbers(32), [5]);
    }
}
