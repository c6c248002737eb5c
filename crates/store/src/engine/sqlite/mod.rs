//! SQLite: one writer thread that groups what waits into one durable transaction, and readers beside it.

mod bulk;
mod connection;
mod pin;
mod reader;
mod writer;

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

use super::{Arg, CREATE_MIGRATIONS, Load, OLDEST, Returned, Row, Script, StoreError, Write, check_age};
pub(super) use bulk::{Loader, Snapshot};
pub(super) use connection::{FullDisk, Sql, obstacle};
use pin::Pin;
use reader::Readers;
use writer::Writer;

/// A SQLite database in a file.
#[derive(Clone)]
pub(super) struct Sqlite {
    writer: Writer,
    readers: Arc<Readers>,
}

impl Sqlite {
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let pin = Arc::new(Pin::new(path));
        let writer = Writer::start(connection::open_for_writing(path)?, Arc::clone(&pin))?;
        Ok(Self { writer, readers: Arc::new(Readers::new(path, pin)) })
    }

    pub async fn commit(&self, write: Write) -> Result<Returned, StoreError> {
        self.writer.commit(write).await
    }

    pub fn read_here<T>(
        &self,
        sql: Sql<'_>,
        args: &[Arg],
        map: impl Fn(Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.readers.read(sql, args, map)
    }

    pub async fn query<T: Send + 'static>(
        &self,
        sql: Cow<'static, str>,
        args: Vec<Arg>,
        map: impl Fn(Row<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Vec<T>, StoreError> {
        let readers = Arc::clone(&self.readers);
        tokio::task::spawn_blocking(move || readers.read((&sql).into(), &args, map))
            .await
            .map_err(|error| StoreError::Unavailable(Box::new(error)))?
    }

    pub async fn migrate(&self, scripts: &[Script]) -> Result<Vec<i64>, StoreError> {
        let scripts = scripts.to_vec();
        self.writer
            .exclusively(move |connection| {
                let transaction = connection
                    .transaction_with_behavior(rusqlite::TransactionBehavior::Exclusive)
                    .map_err(connection::failure)?;
                let needed = || -> rusqlite::Result<Option<i64>> {
                    transaction.execute_batch(CREATE_MIGRATIONS)?;
                    let told: bool = transaction.query_row(
                        "SELECT EXISTS (SELECT 1 FROM pragma_table_info('schema_migrations') WHERE name = 'oldest')",
                        [],
                        |row| row.get(0),
                    )?;
                    if !told {
                        transaction.execute_batch(OLDEST)?;
                    }
                    transaction.query_row("SELECT max(oldest) FROM schema_migrations", [], |row| row.get(0))
                };
                check_age(&scripts, needed().map_err(connection::failure)?)?;
                let apply = || -> rusqlite::Result<Vec<i64>> {
                    let mut applied = Vec::new();
                    for script in &scripts {
                        let known: bool = transaction.query_row(
                            "SELECT EXISTS (SELECT 1 FROM schema_migrations WHERE number = ?1)",
                            [script.number],
                            |row| row.get(0),
                        )?;
                        if !known {
                            transaction.execute_batch(script.sqlite)?;
                            transaction.execute(
                                "INSERT INTO schema_migrations (number, applied_at, oldest)
                                 VALUES (?1, unixepoch() * 1000, ?2)",
                                [script.number, script.oldest],
                            )?;
                            applied.push(script.number);
                        }
                    }
                    Ok(applied)
                };
                let applied = apply().map_err(connection::failure)?;
                transaction.commit().map_err(connection::failure)?;
                Ok(applied)
            })
            .await
    }

    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        Snapshot::open(self.readers.path())
    }

    pub fn loader(&self) -> Result<Loader, StoreError> {
        Loader::open(self.readers.path())
    }

    pub fn load(&self) -> Load {
        let (busy, idle) = self.readers.counts();
        Load { busy, idle, waiting: self.writer.waiting() }
    }

    pub fn folder(&self) -> &Path {
        self.readers.folder()
    }

    pub async fn close(&self) {
        self.writer.close().await;
    }
}
