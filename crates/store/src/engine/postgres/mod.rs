//! PostgreSQL: a pool for reads, and writes that travel pipelined, several to a transaction when several wait.

mod attendant;
mod bulk;
mod convert;
mod hosts;
mod pool;
mod server_clock;
mod tls;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use model::Clock;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::{Arg, CREATE_MIGRATIONS, Load, OLDEST, Returned, Row, Script, StoreError, Write, check_age};
pub use attendant::Heard;
use attendant::{Attendant, Outgoing};
pub(super) use bulk::{Loader, Snapshot};
pub(super) use convert::obstacle;
use hosts::Hosts;
use pool::Connections;
use server_clock::{ServerClock, TIME};
use writer::Writer;

/// Keeps two processes from migrating at once; any constant that nothing else in the database uses.
const MIGRATION_LOCK: i64 = 0x0043_4f55_4e54_4552;

/// How often a migration is tried that another transaction got in the way of.
const MIGRATION_TRIES: u32 = 10;

/// How long a migration waits for a table, and how long it then lets others have it before it tries again: what waits
/// behind it must not wait as long as a backup takes.
const HELD_UP: &str = "SET LOCAL lock_timeout = '2s'";
const MIGRATION_PAUSE: Duration = Duration::from_secs(2);

/// How a migration runs: what is there already is nothing to remark on, and what a server or its address sets for requests
/// is not meant for it.
const AT_LEISURE: &str = "SET LOCAL client_min_messages = warning; SET LOCAL statement_timeout = 0;
    SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

/// A PostgreSQL database, which other nodes may share.
#[derive(Clone)]
pub(super) struct Postgres {
    hosts: Arc<Hosts>,
    connections: Connections,
    writer: Writer,
    outgoing: Arc<Outgoing>,
    clock: Arc<ServerClock>,
}

/// A database that can't hold what people are called.
#[derive(Debug, thiserror::Error)]
#[error("its encoding is {0}, and names may be in any script")]
pub(super) struct WrongEncoding(String);

/// What was heard and not yet looked at.
const HEARD: usize = 256;

impl Postgres {
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let hosts = Arc::new(Hosts::read(url)?);
        let connections = Connections::open(Arc::clone(&hosts))?;
        // The first connection tells at once whether the address, the password and the server are right.
        let clock = connections
            .with(async |client| {
                let sql = format!("SELECT current_setting('server_encoding'), {TIME}");
                let statement = client.prepare(&sql).await.map_err(convert::failure)?;
                let asked = Instant::now();
                let row = client.query_one(&statement, &[]).await.map_err(convert::failure)?;
                let answered = Instant::now();
                let told = row.try_get(1).map_err(convert::failure)?;
                match row.try_get(0).map_err(convert::failure)? {
                    "UTF8" => Ok(ServerClock::new(asked, told, answered)),
                    other => Err(StoreError::Refused(Box::new(WrongEncoding(other.to_owned())))),
                }
            })
            .await?;
        let writer = Writer::start(connections.clone());
        Ok(Self { hosts, connections, writer, outgoing: Arc::default(), clock: Arc::new(clock) })
    }

    /// The server's clock; for as long as somebody keeps watch, the server is asked for it again and again.
    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::<ServerClock>::clone(&self.clock)
    }

    /// Starts to keep watch over the server, and gives what other nodes tell.
    pub fn attend(&self) -> mpsc::Receiver<Heard> {
        let (heard, told) = mpsc::channel(HEARD);
        let attendant = Attendant {
            hosts: Arc::clone(&self.hosts),
            connections: self.connections.clone(),
            outgoing: Arc::clone(&self.outgoing),
            clock: Arc::clone(&self.clock),
            heard,
        };
        tokio::spawn(attendant.run());
        told
    }

    /// Waits until the server has been away for so long, and tells why.
    pub async fn away_for(&self, long: Duration) -> String {
        self.connections.away_for(long).await
    }

    /// Tells the other nodes.
    pub fn tell(&self, words: impl IntoIterator<Item = String>) {
        self.outgoing.add(words);
    }

    pub async fn commit(&self, write: Write) -> Result<Returned, StoreError> {
        self.writer.commit(write).await
    }

    pub async fn query<T: Send + 'static>(
        &self,
        sql: &str,
        args: &[Arg],
        map: impl Fn(Row<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<Vec<T>, StoreError> {
        self.connections
            .with(async |client| {
                let statement = client.prepare_cached(sql).await.map_err(convert::failure)?;
                let rows = client.query(&statement, &convert::params(args)).await.map_err(convert::failure)?;
                rows.iter().map(|row| map(Row::new(convert::row(row)?))).collect()
            })
            .await
    }

    pub async fn migrate(&self, scripts: &[Script]) -> Result<Vec<i64>, StoreError> {
        let mut collisions = 0;
        loop {
            match self.try_to_migrate(scripts).await {
                // Old nodes go on meanwhile, and one of them was in the way.
                Err(StoreError::Unavailable(cause))
                    if convert::is_collision(cause.as_ref()) && collisions < MIGRATION_TRIES =>
                {
                    collisions += 1;
                }
                Err(StoreError::Unavailable(cause)) if convert::is_held_up(cause.as_ref()) => {
                    tracing::warn!("a migration waits for a table that is in use, as by a backup; it tries again");
                    tokio::time::sleep(MIGRATION_PAUSE).await;
                }
                done => return done,
            }
        }
    }

    async fn try_to_migrate(&self, scripts: &[Script]) -> Result<Vec<i64>, StoreError> {
        // No deadline here: a migration takes as long as it takes, and so does waiting for another node's.
        let mut client = self.connections.take().await?;
        let transaction = client.transaction().await.map_err(convert::failure)?;
        transaction.batch_execute(AT_LEISURE).await.map_err(convert::failure)?;
        transaction
            .execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])
            .await
            .map_err(convert::failure)?;
        transaction.batch_execute(HELD_UP).await.map_err(convert::failure)?;
        transaction.batch_execute(CREATE_MIGRATIONS).await.map_err(convert::failure)?;
        transaction
            .batch_execute(&OLDEST.replace("COLUMN", "COLUMN IF NOT EXISTS"))
            .await
            .map_err(convert::failure)?;
        let needed = transaction.query_one("SELECT max(oldest) FROM schema_migrations", &[]).await;
        let needed = needed.and_then(|row| row.try_get(0)).map_err(convert::failure)?;
        check_age(scripts, needed)?;
        let mut applied = Vec::new();
        for script in scripts {
            let known = transaction
                .query_opt("SELECT 1 FROM schema_migrations WHERE number = $1", &[&script.number])
                .await
                .map_err(convert::failure)?;
            if known.is_none() {
                transaction.batch_execute(script.postgres).await.map_err(convert::failure)?;
                transaction
                    .execute(
                        "INSERT INTO schema_migrations (number, applied_at, oldest)
                         VALUES ($1, CAST(extract(epoch FROM now()) * 1000 AS BIGINT), $2)",
                        &[&script.number, &script.oldest],
                    )
                    .await
                    .map_err(convert::failure)?;
                applied.push(script.number);
            }
        }
        transaction.commit().await.map_err(convert::failure)?;
        Ok(applied)
    }

    pub async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        Snapshot::open(&self.connections).await
    }

    pub async fn loader(&self) -> Result<Loader, StoreError> {
        Loader::open(&self.connections).await
    }

    pub fn load(&self) -> Load {
        self.connections.load()
    }

    pub fn close(&self) {
        self.connections.close();
    }
}
