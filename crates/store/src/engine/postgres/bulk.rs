//! Reading a whole database in one snapshot, and filling an empty one.

use deadpool_postgres::{ClientWrapper, Object};
use futures::TryStreamExt;
use tokio::sync::mpsc;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};

use super::super::bulk::{Gathering, Rows};
use super::super::column::ColumnKind;
use super::super::{Arg, Column, StoreError};
use super::convert;
use super::pool::Connections;

/// Keeps two processes from filling one schema at the same time; any constant that nothing else in the database uses.
const FILLING_LOCK: i32 = 0x434f_4644;

/// A copy takes as long as it takes; what a server or its address sets for requests is not meant for it.
const NO_HURRY: &str =
    "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = 0";

/// A connection of its own, which does not go back among the others.
async fn own(connections: &Connections) -> Result<ClientWrapper, StoreError> {
    let client = Object::take(connections.take().await?);
    client.batch_execute(NO_HURRY).await.map_err(convert::failure)?;
    Ok(client)
}

/// A connection with a transaction that sees one moment.
pub(in super::super) struct Snapshot(ClientWrapper);

impl Snapshot {
    pub(super) async fn open(connections: &Connections) -> Result<Self, StoreError> {
        let client = own(connections).await?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT 1";
        client.batch_execute(begin).await.map_err(convert::failure)?;
        Ok(Self(client))
    }

    pub async fn stream(&mut self, sql: &str, to: mpsc::Sender<Rows>) -> Result<(), StoreError> {
        let rows = self.0.query_raw(sql, Vec::<Arg>::new()).await.map_err(convert::failure)?;
        let mut rows = std::pin::pin!(rows);
        let mut gathering = Gathering::default();
        while let Some(row) = rows.try_next().await.map_err(convert::failure)? {
            if let Some(full) = gathering.add(convert::row(&row)?)
                && to.send(full).await.is_err()
            {
                return Ok(());
            }
        }
        let rest = gathering.take();
        if !rest.is_empty() {
            // Nobody takes it any more: then nobody misses it.
            let _ = to.send(rest).await;
        }
        Ok(())
    }
}

/// A connection that fills tables.
pub(in super::super) struct Loader(ClientWrapper);

impl Loader {
    pub(super) async fn open(connections: &Connections) -> Result<Self, StoreError> {
        let client = own(connections).await?;
        let lock = "SELECT pg_try_advisory_lock($1, hashtext(CAST(current_schema() AS TEXT)))";
        let alone = client.query_one(lock, &[&FILLING_LOCK]).await;
        if !alone.and_then(|row| row.try_get::<_, bool>(0)).map_err(convert::failure)? {
            return Err(StoreError::Unavailable("another transfer or restore is filling this database".into()));
        }
        Ok(Self(client))
    }

    pub async fn fill(
        &mut self,
        table: &str,
        columns: &[Column],
        mut rows: mpsc::Receiver<Rows>,
    ) -> Result<(), StoreError> {
        let names: Vec<_> = columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
        let kinds: Vec<_> = columns.iter().map(|column| column.kind).collect();
        let types: Vec<_> = kinds.iter().map(|kind| sent_as(*kind)).collect();
        let transaction = self.0.transaction().await.map_err(convert::failure)?;
        let quiet = format!("ALTER TABLE \"{table}\" DISABLE TRIGGER USER");
        transaction.batch_execute(&quiet).await.map_err(convert::failure)?;
        let copy = format!("COPY \"{table}\" ({}) FROM STDIN BINARY", names.join(", "));
        let sink = transaction.copy_in(&copy).await.map_err(convert::failure)?;
        let mut writer = std::pin::pin!(BinaryCopyInWriter::new(sink, &types));
        while let Some(batch) = rows.recv().await {
            for row in batch {
                let row = row.into_iter().zip(&kinds).map(|(cell, kind)| told(cell, *kind));
                let row = row.collect::<Result<Vec<_>, _>>().map_err(|error| in_table(table, error))?;
                let cells: Vec<_> = row.iter().map(|cell| cell as &(dyn ToSql + Sync)).collect();
                writer.as_mut().write(&cells).await.map_err(convert::failure)?;
            }
        }
        writer.as_mut().finish().await.map_err(convert::failure)?;
        let loud = format!("ALTER TABLE \"{table}\" ENABLE TRIGGER USER");
        transaction.batch_execute(&loud).await.map_err(convert::failure)?;
        transaction.commit().await.map_err(convert::failure)
    }

    pub async fn run(&mut self, script: &str) -> Result<(), StoreError> {
        // Several statements in one message are one transaction.
        self.0.batch_execute(script).await.map_err(convert::failure)
    }
}

const fn sent_as(kind: ColumnKind) -> Type {
    match kind {
        ColumnKind::Int => Type::INT8,
        ColumnKind::Bool => Type::BOOL,
        ColumnKind::Text => Type::TEXT,
        ColumnKind::Blob => Type::BYTEA,
    }
}

/// A cell as PostgreSQL keeps it.
fn told(cell: Arg, kind: ColumnKind) -> Result<Arg, &'static str> {
    match (cell, kind) {
        (Arg::Int(value), ColumnKind::Bool) => Ok(Arg::Bool(value != 0)),
        (Arg::Text(text), ColumnKind::Text) if text.contains('\0') => {
            Err("a text with a zero character in it, which PostgreSQL can't keep")
        }
        (cell, _) => Ok(cell),
    }
}

fn in_table(table: &str, problem: &str) -> StoreError {
    StoreError::Refused(format!("the table {table} holds {problem}").into())
}
