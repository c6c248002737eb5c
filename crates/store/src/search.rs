//! Text search in lists that are sorted newest first, at a cost that does not follow the number of rows that fit.
//!
//! A search looks at the newest rows one by one first. A word that stands in many rows is found there often enough to fill
//! a page, and a list that is short is at its end. Only then it asks the search index, which knows the rows of rare
//! words: it would hand out all rows of a common one, however few are wanted.
//!
//! - On PostgreSQL, what the newest rows tell of how often the words come decides how many more are looked at, and how far
//!   back the index is asked first.
//! - On SQLite the index hands out rows by their number, the last first. Numbers follow the time of the rows up to a known
//!   *disorder*: of two rows, the one with the smaller number is newer by so much at most. So it is known how far to read on
//!   until no row that comes later can be among the newest.

use std::cmp::Reverse;

use model::Timestamp;
use model::id::{Kind, WorkspaceId};
use model::page::{PageRequest, Position};

use crate::args;
use crate::conditions::Conditions;
use crate::engine::{Arg, Database, Dialect, Row, StoreError};

/// The newest rows that are looked at one by one. A page has less than this.
const NEWEST: i64 = 256;
/// On PostgreSQL, the rows that are looked at one by one at most, or for which the index is asked first.
const NEXT: i64 = 8_192;
/// On PostgreSQL, words that fewer rows hold are rare: all of these are read and sorted.
const RARE: i64 = 500;
/// Rows that are read beyond those wanted, so that one reading nearly always is enough.
const SPARE: i64 = 32;

/// A list that can be searched.
pub(crate) struct Searched {
    /// The table.
    pub table: &'static str,
    /// The columns that `read` takes.
    pub columns: &'static str,
    /// On SQLite, its search index, and the table that knows how far the index is filled.
    pub index: &'static str,
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
        let (sql, args) = among(NEWEST);
        let found = database.query(sql, args, read).await?;
        if is_full(&found, limit) {
            return Ok(found);
        }
        let seen = self.newest(database, conditions.clone()).await?;
        if seen.rows < NEWEST {
            return Ok(found);
        }
        if dialect == Dialect::Sqlite {
            return self.by_number(database, &wanted, conditions, read, place).await;
        }
        let by_index = |since| self.by_index(conditions.clone(), wanted.words, since, limit);
        let first = match seen.needed(found.len(), limit) {
            // Twice as many as should be needed.
            Some(rows) if rows <= NEXT / 2 => Some(among(rows * 2)),
            Some(rows) => seen.reach(rows * 2).map(|since| by_index(Some(since))),
            None if self.are_rare(database, conditions.clone(), wanted.words).await? => None,
            None => seen.reach(NEXT).map(|since| by_index(Some(since))),
        };
        if let Some((sql, args)) = first {
            let found = database.query(sql, args, read).await?;
            if is_full(&found, limit) {
                return Ok(found);
            }
        }
        let (sql, args) = by_index(None);
        database.query(sql, args, read).await
    }

    /// Looks at the newest rows one by one.
    fn among_newest(
        &self,
        dialect: Dialect,
        mut conditions: Conditions,
        words: &[String],
        newest: i64,
        limit: i64,
    ) -> (String, Vec<Arg>) {
        let (most, limit) = (conditions.arg(newest), conditions.arg(limit));
        let newest = conditions.newest(&format!("{}, words", self.columns), self.table, &most);
        let holds: Vec<_> =
            words.iter().map(|word| dialect.holds_word(&conditions.arg(format!(" {word}")))).collect();
        let sql = format!("SELECT * FROM ({newest}) newest WHERE {} LIMIT {limit}", holds.join(" AND "));
        (sql, conditions.into_args())
    }

    /// What the newest rows tell.
    async fn newest(&self, database: &Database, mut conditions: Conditions) -> Result<Seen, StoreError> {
        let most = conditions.arg(NEWEST);
        let newest = conditions.newest("created_at, id", self.table, &most);
        let sql = format!("SELECT count(*), min(created_at), max(created_at) FROM ({newest}) newest");
        let map = |mut row: Row| Ok(Seen { rows: row.take()?, oldest: row.take()?, newest: row.take()? });
        let seen = database.query(sql, conditions.into_args(), map).await?.pop();
        Ok(seen.unwrap_or(Seen { rows: 0, oldest: None, newest: None }))
    }

    /// Whether PostgreSQL's search index has few rows for the words.
    async fn are_rare(
        &self,
        database: &Database,
        mut conditions: Conditions,
        words: &[String],
    ) -> Result<bool, StoreError> {
        let place = conditions.arg(Dialect::Postgres.search_argument(words));
        conditions.and(&Dialect::words_match(&place));
        let most = conditions.arg(RARE);
        let sql = format!(
            "SELECT count(*) FROM (SELECT 1 FROM {} WHERE {} LIMIT {most}) found",
            self.table,
            conditions.all()
        );
        let count = database.query(sql, conditions.into_args(), |mut row| row.take::<i64>()).await?.pop();
        Ok(count.is_some_and(|count| count < RARE))
    }

    /// Asks PostgreSQL's search index, for rows since a moment or all.
    fn by_index(
        &self,
        mut conditions: Conditions,
        words: &[String],
        since: Option<Timestamp>,
        limit: i64,
    ) -> (String, Vec<Arg>) {
        conditions.between("created_at", since, None);
        let place = conditions.arg(Dialect::Postgres.search_argument(words));
        conditions.and(&Dialect::words_match(&place));
        let limit = conditions.arg(limit);
        // The offset keeps PostgreSQL from walking down the list instead: it takes rare words for more common than they are.
        let sql = format!(
            "SELECT * FROM (SELECT {} FROM {} WHERE {} OFFSET 0) found ORDER BY created_at DESC, id DESC LIMIT {limit}",
            self.columns,
            self.table,
            conditions.all()
        );
        (sql, conditions.into_args())
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
        let mut read_on = limit + SPARE;
        loop {
            let mut conditions = conditions.clone();
            let words = conditions.arg(database.dialect().search_argument(wanted.words));
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
struct Seen {
    rows: i64,
    oldest: Option<Timestamp>,
    newest: Option<Timestamp>,
}

impl Seen {
    /// How many of the newest rows should hold as many fitting ones as wanted, if these come as often as among those that
    /// were seen. None where they did not come.
    fn needed(&self, found: usize, limit: i64) -> Option<i64> {
        let found = i64::try_from(found).ok().filter(|found| *found > 0)?;
        Some(self.rows * limit / found)
    }

    /// The moment back to which there should be so many rows, if they come as often as those that were seen. None where
    /// these are all of one moment.
    fn reach(&self, rows: i64) -> Option<Timestamp> {
        let (oldest, newest) = (self.oldest?, self.newest?);
        let span = newest.millis() - oldest.millis();
        (span > 0 && self.rows > 0).then(|| newest.plus_millis(-(span.saturating_mul(rows) / self.rows)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rarer_the_words_the_further_it_looks() {
        let moment = |millis| Some(Timestamp::from_millis(millis));
        let seen = Seen { rows: 256, oldest: moment(9_000), newest: moment(10_000) };
        assert_eq!(seen.needed(0, 10), None);
        assert_eq!(seen.needed(10, 20), Some(512));
        assert_eq!(seen.needed(1, 10), Some(2_560));
        assert_eq!(seen.reach(512), moment(8_000));
        assert_eq!(Seen { newest: moment(9_000), ..seen }.reach(512), None);
    }
}
