//! PostgreSQL: a pool for reads, and writes that travel pipelined, several to a transaction when several wait.

mod convert;
mod pool;
mod writer;

use super::{Arg, CREATE_MIGRATIONS, Load, Returned, Row, Script, StoreError, Write};
use pool::Connections;
use writer::Writer;

/// Keeps two processes from migrating at once; any constant that nothing else in the database uses.
const MIGRATION_LOCK: i64 = 0x0043_4f55_4e54_4552;

/// A PostgreSQL database, which other nodes may share.
#[derive(Clone)]
pub(super) struct Postgres {
    connections: Connections,
    writer: Writer,
}

impl Postgres {
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let connections = Connections::open(url)?;
        // The first connection tells at once whether the address, the password and the server are right.
        drop(connections.take().await?);
        Ok(Self { writer: Writer::start(connections.clone()), connections })
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
        // No time limit here: a migration takes as long as it takes, and so does waiting for another node's.
        let mut client = self.connections.take().await?;
        let transaction = client.transaction().await.map_err(convert::failure)?;
        transaction
            .execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])
            .await
            .map_err(convert::failure)?;
        transaction.batch_execute(CREATE_MIGRATIONS).await.map_err(convert::failure)?;
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
                        "INSERT INTO schema_migrations VALUES ($1, CAST(extract(epoch FROM now()) * 1000 AS BIGINT))",
                        &[&script.number],
                    )
                    .await
                    .map_err(convert::failure)?;
                applied.push(script.number);
            }
        }
        transaction.commit().await.map_err(convert::failure)?;
        Ok(applied)
    }

    pub fn load(&self) -> Load {
        self.connections.load()
    }

    pub fn close(&self) {
        self.connections.close();
    }
}
