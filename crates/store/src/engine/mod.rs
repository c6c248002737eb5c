//! SQLite and PostgreSQL behind two verbs: commit a list of statements, and query.
//!
//! The SQL is one text for both. What may differ is listed in [`dialect`]; the tables' definitions are in
//! `migrations/`. Nothing outside this folder knows which engine runs.

mod bulk;
mod column;
mod dialect;
mod error;
mod load;
mod obstacle;
mod postgres;
mod sqlite;
mod value;
mod write;

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use model::Clock;
use tokio::sync::mpsc;

pub(crate) use bulk::{Loader, Rows, Snapshot};
pub(crate) use column::{Column, ColumnKind};
pub use dialect::Dialect;
pub(crate) use dialect::Span;
pub use error::StoreError;
pub use load::Load;
pub use obstacle::Obstacle;
pub use postgres::Heard;
pub(crate) use value::contains;
pub use value::{Arg, Cell, FromCell, Row};
pub use write::{Returned, Write};

/// The database.
///
/// What waits for PostgreSQL waits in a box of its own: it is several times as large as what waits for SQLite, and would be
/// made and moved with every request there too.
#[derive(Clone)]
pub struct Database(Engine);

#[derive(Clone)]
enum Engine {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

impl Database {
    /// Opens the database at an address: `sqlite:/path/to/file` or `postgres://…`. The one that is named is the one
    /// that is used, or this fails.
    ///
    /// # Errors
    /// When the address is of neither kind, or the database can't be opened.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = Path::new(path.strip_prefix("//").unwrap_or(path));
            sqlite::Sqlite::open(path).map(|engine| Self(Engine::Sqlite(engine)))
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            postgres::Postgres::open(url).await.map(|engine| Self(Engine::Postgres(engine)))
        } else {
            Err(StoreError::Address("it starts with neither sqlite: nor postgres://".into()))
        }
    }

    /// What differs between the engines.
    #[must_use]
    pub const fn dialect(&self) -> Dialect {
        match self.0 {
            Engine::Sqlite(_) => Dialect::Sqlite,
            Engine::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Whether other nodes may use the same database at the same time.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        matches!(self.0, Engine::Postgres(_))
    }

    /// The clock that everybody goes by who uses the database: its server's, or where it has none, one's own.
    #[must_use]
    pub fn clock_or(&self, own: Arc<dyn Clock>) -> Arc<dyn Clock> {
        match &self.0 {
            Engine::Sqlite(_) => own,
            Engine::Postgres(engine) => engine.clock(),
        }
    }

    /// Starts to keep watch over a database that other nodes may share: once it hangs or is away, whatever is asked of it
    /// fails within some seconds and then at once, until it is back. Gives what other nodes tell, for as long as the
    /// receiver is kept. A database of one's own needs none of this.
    #[must_use]
    pub fn attend(&self) -> Option<mpsc::Receiver<Heard>> {
        match &self.0 {
            Engine::Sqlite(_) => None,
            Engine::Postgres(engine) => Some(engine.attend()),
        }
    }

    /// Waits until whoever keeps watch ([`Self::attend`]) has found the database away for so long, and tells why. It never
    /// ends where nobody keeps watch.
    pub async fn away_for(&self, long: Duration) -> String {
        match &self.0 {
            Engine::Sqlite(_) => std::future::pending().await,
            Engine::Postgres(engine) => engine.away_for(long).await,
        }
    }

    /// Tells other nodes that share the database: words without spaces. They hear them in a moment, or never.
    pub fn tell(&self, words: impl IntoIterator<Item = String>) {
        if let Engine::Postgres(engine) = &self.0 {
            engine.tell(words);
        }
    }

    /// How busy its connections are.
    #[must_use]
    pub fn load(&self) -> Load {
        match &self.0 {
            Engine::Sqlite(engine) => engine.load(),
            Engine::Postgres(engine) => engine.load(),
        }
    }

    /// The folder that it lies in, where it is on this machine.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        match &self.0 {
            Engine::Sqlite(engine) => Some(engine.folder()),
            Engine::Postgres(_) => None,
        }
    }

    /// Makes a write real, durably, or leaves everything as it was. Writes that wait at the same time share a
    /// transaction, which costs them nothing but saves most of the waiting for the disk.
    ///
    /// # Errors
    /// [`StoreError::Lost`] when a statement touched another number of rows than it said.
    pub async fn commit(&self, write: Write) -> Result<Returned, StoreError> {
        match &self.0 {
            Engine::Sqlite(engine) => engine.commit(write).await,
            Engine::Postgres(engine) => Box::pin(engine.commit(write)).await,
        }
    }

    /// Reads a handful of rows by key. On SQLite this runs at once on the calling thread, since a lookup by key is
    /// cheaper than handing it to another thread; whatever may read many rows goes through [`Self::query`].
    ///
    /// # Errors
    /// When the database does not answer or a row can't be mapped.
    pub async fn lookup<T: Send + 'static>(
        &self,
        sql: impl Into<Cow<'static, str>> + Send,
        args: Vec<Arg>,
        map: impl Fn(Row<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Vec<T>, StoreError> {
        match &self.0 {
            Engine::Sqlite(engine) => engine.read_here((&sql.into()).into(), &args, map),
            Engine::Postgres(engine) => Box::pin(engine.query(&sql.into(), &args, map)).await,
        }
    }

    /// Reads one value as [`Self::lookup`] does; none where there is no row, or nothing in it.
    ///
    /// # Errors
    /// When the database does not answer or the value can't be mapped.
    pub async fn look_up_one<T: FromCell + Send + 'static>(
        &self,
        sql: impl Into<Cow<'static, str>> + Send,
        args: Vec<Arg>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.lookup(sql, args, |mut row: Row| row.take::<Option<T>>()).await?.pop().flatten())
    }

    /// Reads rows.
    ///
    /// # Errors
    /// When the database does not answer or a row can't be mapped.
    pub async fn query<T: Send + 'static>(
        &self,
        sql: impl Into<Cow<'static, str>> + Send,
        args: Vec<Arg>,
        map: impl Fn(Row<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Vec<T>, StoreError> {
        match &self.0 {
            Engine::Sqlite(engine) => engine.query(sql.into(), args, map).await,
            Engine::Postgres(engine) => Box::pin(engine.query(&sql.into(), &args, map)).await,
        }
    }

    /// Runs a script of definitions under a lock that keeps other processes from doing the same; for migrations alone.
    pub(crate) async fn migrate(&self, scripts: &[Script]) -> Result<Vec<i64>, StoreError> {
        match &self.0 {
            Engine::Sqlite(engine) => engine.migrate(scripts).await,
            Engine::Postgres(engine) => engine.migrate(scripts).await,
        }
    }

    /// Everything as it is now, for as long as it is held.
    pub(crate) async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        match &self.0 {
            Engine::Sqlite(engine) => engine.snapshot().map(bulk::Reading::Sqlite).map(Snapshot),
            Engine::Postgres(engine) => engine.snapshot().await.map(bulk::Reading::Postgres).map(Snapshot),
        }
    }

    /// A connection that fills tables.
    pub(crate) async fn loader(&self) -> Result<Loader, StoreError> {
        match &self.0 {
            Engine::Sqlite(engine) => engine.loader().map(bulk::Filling::Sqlite).map(Loader),
            Engine::Postgres(engine) => engine.loader().await.map(bulk::Filling::Postgres).map(Loader),
        }
    }

    /// Waits until what was handed in is done and closes the database.
    pub async fn close(&self) {
        match &self.0 {
            Engine::Sqlite(engine) => engine.close().await,
            Engine::Postgres(engine) => engine.close(),
        }
    }
}

/// One migration: its number and its two texts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Script {
    pub number: i64,
    /// A program that knows no step as new as this one can't work with it.
    pub oldest: i64,
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

/// The table in which both engines note which migrations were applied.
const CREATE_MIGRATIONS: &str =
    "CREATE TABLE IF NOT EXISTS schema_migrations (number BIGINT PRIMARY KEY, applied_at BIGINT NOT NULL)";

/// What the table of migrations has had since some steps tell whom they shut out.
const OLDEST: &str = "ALTER TABLE schema_migrations ADD COLUMN oldest BIGINT";

/// Refuses to work with a database that a newer version brought to where this one can't follow.
fn check_age(scripts: &[Script], needed: Option<i64>) -> Result<(), StoreError> {
    let program = scripts.iter().map(|script| script.number).max().unwrap_or(0);
    match needed {
        Some(needed) if needed > program => Err(StoreError::Newer { needed, program }),
        _ => Ok(()),
    }
}
