//! Everything as of one moment, and tables filled in bulk: for moving whole instances, and never on a request's way.

use tokio::sync::mpsc;

use super::{Arg, Column, StoreError, postgres, sqlite};

/// Rows with their cells in the order that was asked for.
pub(crate) type Rows = Vec<Vec<Arg>>;

/// Rows that travel together at most.
const ROWS: usize = 500;
/// Bytes after which they travel even if they are fewer.
const BYTES: usize = 1024 * 1024;

/// The database as it was at one moment, whatever is written meanwhile.
pub(crate) struct Snapshot(pub(super) Reading);

pub(super) enum Reading {
    Sqlite(sqlite::Snapshot),
    Postgres(postgres::Snapshot),
}

impl Snapshot {
    /// Reads a few rows.
    pub async fn query(&mut self, sql: &str) -> Result<Rows, StoreError> {
        let (rows, mut batches) = mpsc::channel(1);
        let sql = sql.to_owned();
        let gather = async {
            let mut all = Rows::new();
            while let Some(batch) = batches.recv().await {
                all.extend(batch);
            }
            all
        };
        let (read, all) = tokio::join!(self.stream(&sql, rows), gather);
        read.map(|()| all)
    }

    /// Reads many rows, in batches, as fast as they are taken. Whoever takes no more ends it.
    pub async fn stream(&mut self, sql: &str, to: mpsc::Sender<Rows>) -> Result<(), StoreError> {
        match &mut self.0 {
            Reading::Sqlite(snapshot) => snapshot.stream(sql, to).await,
            Reading::Postgres(snapshot) => snapshot.stream(sql, to).await,
        }
    }
}

/// A connection that fills tables, on which no trigger runs.
pub(crate) struct Loader(pub(super) Filling);

pub(super) enum Filling {
    Sqlite(sqlite::Loader),
    Postgres(postgres::Loader),
}

impl Loader {
    /// Fills a table with rows whose cells are in the order of the columns. An error leaves a part of them behind.
    pub async fn fill(
        &mut self,
        table: &str,
        columns: &[Column],
        rows: mpsc::Receiver<Rows>,
    ) -> Result<(), StoreError> {
        match &mut self.0 {
            Filling::Sqlite(loader) => loader.fill(table, columns, rows).await,
            Filling::Postgres(loader) => loader.fill(table, columns, rows).await,
        }
    }

    /// Runs statements in one transaction.
    pub async fn run(&mut self, script: String) -> Result<(), StoreError> {
        match &mut self.0 {
            Filling::Sqlite(loader) => loader.run(script).await,
            Filling::Postgres(loader) => loader.run(&script).await,
        }
    }
}

/// Gathers rows until they are worth a trip.
#[derive(Default)]
pub(super) struct Gathering {
    rows: Rows,
    bytes: usize,
}

impl Gathering {
    /// Adds a row, and gives the batch that is full with it.
    pub fn add(&mut self, row: Vec<Arg>) -> Option<Rows> {
        self.bytes += row.iter().map(size).sum::<usize>();
        self.rows.push(row);
        (self.rows.len() >= ROWS || self.bytes >= BYTES).then(|| self.take())
    }

    /// What is left.
    pub fn take(&mut self) -> Rows {
        self.bytes = 0;
        std::mem::take(&mut self.rows)
    }
}

fn size(cell: &Arg) -> usize {
    match cell {
        Arg::Text(text) => text.len(),
        Arg::Blob(bytes) => bytes.len(),
        Arg::Null | Arg::Int(_) | Arg::Bool(_) => size_of::<Arg>(),
    }
}
