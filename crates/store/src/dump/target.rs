//! Filling an empty database. Until it is whole it says so of itself, and nobody serves from it.

use std::collections::BTreeMap;

use model::Timestamp;
use tokio::sync::mpsc;

use super::digest::Digest;
use super::{CopyError, Source, Table, derived, schema};
use crate::args;
use crate::engine::{Arg, Database, Dialect, Loader, Rows, StoreError, Write};
use crate::nodes::LIFE_MILLIS;

/// Tables that a first start and the migrations themselves leave rows in: with nothing else, a database counts as empty.
const LEFT_BY_A_START: [&str; 5] = ["instance_secrets", "nodes", "one_time_links", "rounds", "seal_certificates"];

/// Who fills a database, noted in it until it is whole.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// What an operator types to do it again.
    pub command: String,
    /// What tells this attempt from others.
    pub run: String,
    /// The present moment.
    pub now: Timestamp,
}

/// A database that is being filled.
pub(crate) struct Target<'a> {
    database: &'a Database,
    loader: Loader,
    tables: Vec<Table>,
    run: String,
}

impl<'a> Target<'a> {
    /// Refuses a database that holds data or is served from, and changes nothing. Tells whether no attempt was made before.
    pub async fn refuse_used(database: &Database, now: Timestamp) -> Result<bool, CopyError> {
        let mut source = Source::open(database).await?;
        let is_new = unfinished(database).await?.is_none();
        if is_new {
            refuse_data(&mut source).await?;
        }
        refuse_served(database, now).await?;
        Ok(is_new)
    }

    /// Begins to fill a database that is up to date: marks it as unfinished and takes out what an attempt before left.
    pub async fn begin(database: &'a Database, wanted: Wanted) -> Result<Self, CopyError> {
        let Wanted { command, run, now } = wanted;
        let is_new = Self::refuse_used(database, now).await?;
        let tables = Source::open(database).await?.tables().to_vec();
        let mut loader = database.loader().await?;
        let mut write = Write::new();
        write.one(
            "mark",
            "INSERT INTO unfinished_copy (id, command, run, started_at) VALUES (1, $1, $2, $3)
             ON CONFLICT (id) DO UPDATE SET command = excluded.command, run = excluded.run,
                 started_at = excluded.started_at",
            args![command, &run, now],
        );
        database.commit(write).await?;
        // One that was started in between saw no mark, and is seen now.
        if let Err(refused) = refuse_served(database, now).await {
            if is_new {
                unmark(database, &run).await?;
            }
            return Err(refused);
        }
        loader.run(emptied(database.dialect(), &tables)).await?;
        Ok(Self { database, loader, tables, run })
    }

    /// The table of that name; it must be the same as the one that the rows come from.
    pub fn table(&self, from: &Table) -> Result<&Table, CopyError> {
        self.tables.iter().find(|table| table.matches(from)).ok_or_else(|| {
            CopyError::refused(format!(
                "the table {} is another one here, or unknown; were both databases made by this version?",
                from.name
            ))
        })
    }

    /// The tables, those that others refer to first.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// Fills a table.
    pub async fn fill(&mut self, table: &Table, rows: mpsc::Receiver<Rows>) -> Result<(), CopyError> {
        Ok(self.loader.fill(&table.name, &table.written(), rows).await?)
    }

    /// Compares what is there now with what was to come, table by table.
    pub async fn compare(
        &self,
        wanted: &BTreeMap<String, Digest>,
        progress: &dyn super::Progress,
    ) -> Result<(), CopyError> {
        let mut source = Source::open(self.database).await?;
        for table in &self.tables {
            let none = super::digest::Digesting::default().finish();
            let wanted = wanted.get(&table.name).unwrap_or(&none);
            let found = source.digest(table).await?;
            progress.advance(found.rows);
            if found != *wanted {
                return Err(CopyError::refused(format!(
                    "the table {} did not arrive as it was sent ({} rows of {}); nothing is lost: run the same command \
                     again, and if it fails again, report it",
                    table.name, found.rows, wanted.rows
                )));
            }
        }
        Ok(())
    }

    /// Sets the counters, makes what is worked out from the rows, and takes the mark off: from here on it can be served.
    pub async fn finish(mut self, counters: &BTreeMap<String, i64>) -> Result<(), CopyError> {
        // An archive may name what is no table, and names go into statements as they are.
        let known = |name: &str| self.tables.iter().any(|table| table.name == name);
        let counters = counters.iter().filter(|(name, _)| known(name)).map(|(name, last)| (name.clone(), *last));
        let counted = counted(self.database, &counters.collect()).await?;
        if !counted.is_empty() {
            self.loader.run(counted).await?;
        }
        derived::make(self.database, &mut self.loader, &self.tables).await?;
        unmark(self.database, &self.run).await
    }
}

/// Takes the mark off that says that a database is not whole.
async fn unmark(database: &Database, run: &str) -> Result<(), CopyError> {
    let mut write = Write::new();
    write.one("mark", "DELETE FROM unfinished_copy WHERE id = 1 AND run = $1", args![run]);
    match database.commit(write).await {
        Err(StoreError::Lost(_)) => Err(CopyError::refused(
            "another transfer or restore fills this database at the same time; let one of them end",
        )),
        done => Ok(done.map(drop)?),
    }
}

/// Statements that leave nothing of what is copied.
fn emptied(dialect: Dialect, tables: &[Table]) -> String {
    let rows: Vec<_> = match dialect {
        // Children before those that they refer to.
        Dialect::Sqlite => tables.iter().rev().map(|table| format!("DELETE FROM \"{}\"", table.name)).collect(),
        Dialect::Postgres => {
            let names: Vec<_> = tables.iter().map(|table| format!("\"{}\"", table.name)).collect();
            vec![format!("TRUNCATE {} RESTART IDENTITY", names.join(", "))]
        }
    };
    format!("{}; {}", derived::emptied(dialect), rows.join("; "))
}

/// Statements that let numbers go on behind the last one that was given out.
async fn counted(database: &Database, counters: &BTreeMap<String, i64>) -> Result<String, CopyError> {
    let mut statements = Vec::new();
    match database.dialect() {
        Dialect::Sqlite => {
            // Only tables that count have a row there, and only once they held one.
            for (table, last) in counters {
                statements.push(format!(
                    "UPDATE sqlite_sequence SET seq = max(seq, {last}) WHERE name = '{table}';
                     INSERT INTO sqlite_sequence (name, seq) SELECT '{table}', {last}
                     WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '{table}')
                       AND EXISTS (SELECT 1 FROM sqlite_schema WHERE name = '{table}' AND sql LIKE '%AUTOINCREMENT%')"
                ));
            }
        }
        Dialect::Postgres => {
            for row in database.snapshot().await?.query(schema::POSTGRES_IDENTITIES).await? {
                let [Arg::Text(table), Arg::Text(column), Arg::Text(sequence)] = row.as_slice() else { continue };
                let last = counters.get(table).copied().unwrap_or_default();
                statements.push(format!(
                    "SELECT setval('{sequence}', greatest({last}, (SELECT coalesce(max(\"{column}\"), 0) FROM \"{table}\"), 1),
                                   greatest({last}, (SELECT coalesce(max(\"{column}\"), 0) FROM \"{table}\")) > 0)"
                ));
            }
        }
    }
    Ok(statements.join("; "))
}

async fn refuse_data(source: &mut Source) -> Result<(), CopyError> {
    for table in source.tables().to_vec() {
        if !LEFT_BY_A_START.contains(&table.name.as_str()) && source.count(&table).await? > 0 {
            return Err(CopyError::refused(format!(
                "the target holds data (in the table {}); name an empty database, or empty that one yourself",
                table.name
            )));
        }
    }
    Ok(())
}

async fn refuse_served(database: &Database, now: Timestamp) -> Result<(), CopyError> {
    const SQL: &str = "SELECT count(*) FROM nodes WHERE seen_at > $1";
    let alive = database.lookup(SQL, args![now.plus_millis(-LIFE_MILLIS)], |mut row| row.take::<i64>()).await?;
    if alive.first().is_some_and(|count| *count > 0) && database.is_shared() {
        return Err(CopyError::refused("a service runs on the target; stop it first, and wait ten seconds"));
    }
    Ok(())
}

async fn unfinished(database: &Database) -> Result<Option<(String, Timestamp)>, StoreError> {
    const SQL: &str = "SELECT command, started_at FROM unfinished_copy";
    Ok(database.lookup(SQL, args![], |mut row| Ok((row.take()?, row.take()?))).await?.pop())
}

/// Whether a database has no tables of ours yet.
async fn is_new(database: &Database) -> Result<bool, StoreError> {
    let tables = database.dialect().tables_named("unfinished_copy");
    Ok(database.look_up_one::<i64>(tables, args![]).await? == Some(0))
}

/// Refuses a database that holds data or is served from. It is asked before the tables are brought up to date: what is in use
/// stays as it is.
///
/// # Errors
/// When it is one, or does not answer.
pub async fn refuse_used(database: &Database, now: Timestamp) -> Result<(), CopyError> {
    if !is_new(database).await? {
        Target::refuse_used(database, now).await?;
    }
    Ok(())
}

/// Refuses a database that a transfer or a restore has not finished filling. It is asked before the tables are brought up
/// to date: what fills it again may need them as they are.
///
/// # Errors
/// When it is one, or does not answer.
pub async fn refuse_unfinished(database: &Database) -> Result<(), CopyError> {
    if is_new(database).await? {
        return Ok(());
    }
    match unfinished(database).await? {
        None => Ok(()),
        Some((command, at)) => Err(CopyError::refused(format!(
            "the database holds an unfinished copy, begun at {at}; run the same `countersign {command}` again, which \
             starts over, or name another database"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn counters_of_what_is_no_table_are_passed_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let database = Database::open(&url).await.expect("a database");
        crate::migrate(&database).await.expect("tables");
        let now = Timestamp::from_millis(1);
        let wanted = Wanted { command: "restore".to_owned(), run: "test".to_owned(), now };
        let target = Target::begin(&database, wanted).await.expect("it is empty");
        let counters = BTreeMap::from([("activity".to_owned(), 7), ("no'table".to_owned(), 8)]);
        target.finish(&counters).await.expect("it is whole");
        let sql = "SELECT name FROM sqlite_sequence WHERE seq >= 7";
        let counted = database.query(sql, args![], |mut row| row.take::<String>()).await.expect("names");
        assert_eq!(counted, ["activity"]);
    }
}
