//! Reading a whole database beside its writer, and filling an empty one.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tokio::sync::mpsc;

use super::super::bulk::{Gathering, Rows};
use super::super::{Column, StoreError};
use super::connection;

/// Batches that share a transaction: few enough that the write-ahead log stays small.
const BATCHES: usize = 100;

/// A connection with a read transaction that stays open.
pub(in super::super) struct Snapshot(Lent);

impl Snapshot {
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let connection = connection::open_for_reading(path)?;
        // The moment is that of the first read.
        connection.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema;").map_err(connection::failure)?;
        Ok(Self(Lent(Some(connection))))
    }

    pub async fn stream(&mut self, sql: &str, to: mpsc::Sender<Rows>) -> Result<(), StoreError> {
        let sql = sql.to_owned();
        self.0.with(move |connection| stream(connection, &sql, &to)).await
    }
}

fn stream(connection: &Connection, sql: &str, to: &mpsc::Sender<Rows>) -> Result<(), StoreError> {
    let mut statement = connection.prepare(sql).map_err(connection::failure)?;
    let columns = statement.column_count();
    let mut rows = statement.raw_query();
    let mut gathering = Gathering::default();
    while let Some(row) = rows.next().map_err(connection::failure)? {
        if let Some(full) = gathering.add(connection::row(row, columns)?)
            && to.blocking_send(full).is_err()
        {
            return Ok(());
        }
    }
    let rest = gathering.take();
    if !rest.is_empty() {
        // Nobody takes it any more: then nobody misses it.
        let _ = to.blocking_send(rest);
    }
    Ok(())
}

/// A connection that writes, with its triggers off.
pub(in super::super) struct Loader(Lent);

impl Loader {
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let connection = connection::open_for_writing(path)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false).map_err(connection::failure)?;
        Ok(Self(Lent(Some(connection))))
    }

    pub async fn fill(
        &mut self,
        table: &str,
        columns: &[Column],
        rows: mpsc::Receiver<Rows>,
    ) -> Result<(), StoreError> {
        let names: Vec<_> = columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
        let places: Vec<_> = (1..=columns.len()).map(|number| format!("${number}")).collect();
        let sql = format!("INSERT INTO \"{table}\" ({}) VALUES ({})", names.join(", "), places.join(", "));
        self.0.with(move |connection| fill(connection, &sql, rows)).await
    }

    pub async fn run(&mut self, script: String) -> Result<(), StoreError> {
        self.0
            .with(move |connection| {
                let done = connection.execute_batch(&format!("BEGIN IMMEDIATE; {script}; COMMIT"));
                if done.is_err() && !connection.is_autocommit() {
                    // The first error is the one to tell.
                    let _ = connection.execute_batch("ROLLBACK");
                }
                done.map_err(connection::failure)
            })
            .await
    }
}

fn fill(connection: &Connection, sql: &str, mut rows: mpsc::Receiver<Rows>) -> Result<(), StoreError> {
    let mut insert = connection.prepare(sql).map_err(connection::failure)?;
    let mut taken = 0;
    while let Some(batch) = rows.blocking_recv() {
        if taken % BATCHES == 0 {
            connection.execute_batch("BEGIN IMMEDIATE").map_err(connection::failure)?;
        }
        let mut each = || -> rusqlite::Result<()> {
            for row in &batch {
                connection::bind(&mut insert, row)?;
                insert.raw_execute()?;
            }
            Ok(())
        };
        if let Err(error) = each() {
            let _ = connection.execute_batch("ROLLBACK");
            return Err(connection::failure(error));
        }
        taken += 1;
        if taken % BATCHES == 0 {
            connection.execute_batch("COMMIT").map_err(connection::failure)?;
        }
    }
    if taken % BATCHES != 0 {
        connection.execute_batch("COMMIT").map_err(connection::failure)?;
    }
    Ok(())
}

/// A connection that is lent to a thread which may wait for the disk, and comes back.
struct Lent(Option<Connection>);

impl Lent {
    async fn with<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let connection = self.0.take().ok_or_else(|| StoreError::Unavailable("the connection is gone".into()))?;
        let done = tokio::task::spawn_blocking(move || {
            let result = work(&connection);
            (connection, result)
        });
        let (connection, result) = done.await.map_err(|error| StoreError::Unavailable(Box::new(error)))?;
        self.0 = Some(connection);
        result
    }
}
