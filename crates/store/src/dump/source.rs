//! Reading everything, as of one moment.

use std::collections::BTreeMap;

use tokio::sync::mpsc;

use super::digest::{Digest, Digesting};
use super::{CopyError, Table, schema};
use crate::StoreError;
use crate::engine::{Arg, Database, Dialect, Rows, Snapshot};

/// A database as it was at one moment.
pub(crate) struct Source {
    snapshot: Snapshot,
    dialect: Dialect,
    tables: Vec<Table>,
}

impl Source {
    pub async fn open(database: &Database) -> Result<Self, CopyError> {
        let mut snapshot = database.snapshot().await?;
        let tables = schema::read(&mut snapshot, database.dialect()).await?;
        Ok(Self { snapshot, dialect: database.dialect(), tables })
    }

    /// The tables that are copied, those that others refer to first.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// The migrations that were applied; none where it is no database of this service.
    pub async fn migrations(&mut self) -> Result<Vec<i64>, CopyError> {
        if self.number(&self.dialect.tables_named("schema_migrations")).await? == 0 {
            return Ok(Vec::new());
        }
        let rows = self.snapshot.query("SELECT number FROM schema_migrations ORDER BY number").await?;
        Ok(rows
            .into_iter()
            .flatten()
            .filter_map(|cell| if let Arg::Int(number) = cell { Some(number) } else { None })
            .collect())
    }

    /// How many rows a table has.
    pub async fn count(&mut self, table: &Table) -> Result<u64, CopyError> {
        let count = self.number(&format!("SELECT count(*) FROM \"{}\"", table.name)).await?;
        Ok(count.unsigned_abs())
    }

    async fn number(&mut self, sql: &str) -> Result<i64, CopyError> {
        match self.snapshot.query(sql).await?.first().and_then(|row| row.first()) {
            Some(Arg::Int(number)) => Ok(*number),
            _ => Err(StoreError::corrupt("a number was expected").into()),
        }
    }

    /// How far the numbers of the rows have come that the database gives out itself, by table.
    pub async fn counters(&mut self) -> Result<BTreeMap<String, i64>, CopyError> {
        let mut counters = BTreeMap::new();
        let copied = |name: &str, tables: &[Table]| tables.iter().any(|table| table.name == name);
        match self.dialect {
            Dialect::Sqlite => {
                for row in self.snapshot.query(schema::SQLITE_COUNTERS).await? {
                    if let [Arg::Text(table), _, Arg::Int(last)] = row.as_slice()
                        && copied(table, &self.tables)
                    {
                        counters.insert(table.clone(), *last);
                    }
                }
            }
            Dialect::Postgres => {
                for row in self.snapshot.query(schema::POSTGRES_IDENTITIES).await? {
                    let [Arg::Text(table), _, Arg::Text(sequence)] = row.as_slice() else { continue };
                    // One that was never asked for a number stands at its first.
                    let sql = format!("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}");
                    let last = self.number(&sql).await?;
                    if copied(table, &self.tables) && last > 0 {
                        counters.insert(table.clone(), last);
                    }
                }
            }
        }
        Ok(counters)
    }

    /// The rows of a table, in the order of its primary key, as fast as they are taken.
    pub async fn rows(&mut self, table: &Table, to: mpsc::Sender<Rows>) -> Result<(), CopyError> {
        Ok(self.snapshot.stream(&table.select(), to).await?)
    }

    /// What a table holds, told to whoever wants the rows too.
    pub async fn read(
        &mut self,
        table: &Table,
        mut each: impl AsyncFnMut(Rows) -> Result<(), CopyError>,
    ) -> Result<Digest, CopyError> {
        let (sender, mut batches) = mpsc::channel::<Rows>(2);
        let take = async {
            let mut digesting = Digesting::default();
            while let Some(batch) = batches.recv().await {
                for row in &batch {
                    digesting.add(row);
                }
                each(batch).await?;
            }
            // Whoever was refused takes no more, and so the reading ends.
            drop(batches);
            Ok::<_, CopyError>(digesting.finish())
        };
        let (read, digest) = tokio::join!(self.rows(table, sender), take);
        read.and(digest)
    }

    /// What a table holds.
    pub async fn digest(&mut self, table: &Table) -> Result<Digest, CopyError> {
        self.read(table, async |_| Ok(())).await
    }
}
