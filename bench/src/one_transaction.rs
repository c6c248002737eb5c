//! What a durable `POST /documents` gives where each request has a transaction of its own: the plain way to write
//! such a service, with the same durability on the same disk. The product groups what is waiting, and this says
//! what that is worth.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
};

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::Mutex, task::spawn_blocking};

use crate::failure::{Doing, Result};

/// Three tables and one index for the list's order, as little as a document with its history and its outgoing
/// event needs.
const SCHEMA: &str = "
    CREATE TABLE document (
        id TEXT PRIMARY KEY, workspace TEXT NOT NULL, template TEXT NOT NULL, name TEXT NOT NULL, response_data TEXT NOT NULL,
        completed INTEGER NOT NULL, sent INTEGER NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX document_newest ON document (workspace, created_at, id);
    CREATE TABLE activity (
        id TEXT PRIMARY KEY, workspace TEXT NOT NULL, document TEXT NOT NULL, event TEXT NOT NULL, metadata TEXT NOT NULL,
        created_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE outbox (id TEXT PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, run_at INTEGER NOT NULL) STRICT;
";
const INSERT_DOCUMENT: &str = "INSERT INTO document VALUES (?1, ?2, ?3, ?4, ?5, 0, 0, ?6, ?6)";
const INSERT_ACTIVITY: &str = "INSERT INTO activity VALUES (?1, ?2, ?3, 'document.created', ?4, ?5)";
const INSERT_OUTBOX: &str = "INSERT INTO outbox VALUES (?1, 'sequence', ?2, ?3)";

const WORKSPACE: &str = "wsp_01k9zq3v5te8ravx0y5m2n7b4c";

/// How the server with a transaction for each request is started.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Where to listen.
    #[arg(long, value_name = "ADDR")]
    listen: SocketAddr,
    /// The database file, which is made anew.
    #[arg(long, value_name = "FILE")]
    db: PathBuf,
}

/// Serves until the process is ended.
pub async fn serve(options: &Options) -> Result<()> {
    let database = Arc::new(Mutex::new(Database::create(&options.db)?));
    let router = Router::new()
        .route("/readyz", get(|| async { Json(json!({"data": "ready"})) }))
        .route("/api/external/v1/documents", post(create))
        .with_state(database);
    let listener = TcpListener::bind(options.listen).await.doing("listening")?;
    axum::serve(listener, router).await.doing("serving")
}

async fn create(
    State(database): State<Arc<Mutex<Database>>>,
    Json(body): Json<Value>,
) -> std::result::Result<(StatusCode, Json<Value>), (StatusCode, String)> {
    // The lock is taken before the thread, so that requests wait in their order and no crowd of threads fights for
    // it.
    let mut database = database.lock_owned().await;
    let inserted = spawn_blocking(move || database.insert(&body));
    match inserted.await.doing("inserting").and_then(|inserted| inserted.doing("inserting")) {
        Ok(document) => Ok((StatusCode::CREATED, Json(json!({"data": document})))),
        Err(failure) => Err((StatusCode::INTERNAL_SERVER_ERROR, failure.to_string())),
    }
}

/// The one connection, and the number of the last document.
struct Database {
    connection: Connection,
    last: i64,
}

impl Database {
    fn create(file: &Path) -> Result<Self> {
        let connection = Connection::open(file).doing(format!("opening {}", file.display()))?;
        connection.pragma_update(None, "journal_mode", "wal").doing("choosing WAL")?;
        connection.pragma_update(None, "synchronous", "full").doing("choosing synchronous=FULL")?;
        connection.execute_batch(SCHEMA).doing("making the tables")?;
        Ok(Self { connection, last: 0 })
    }

    fn insert(&mut self, body: &Value) -> rusqlite::Result<Value> {
        self.last += 1;
        let number = self.last;
        let document = format!("doc_01k9zq3v5t{number:016}");
        let template = body["templateId"].as_str().unwrap_or_default();
        let name = body["name"].as_str().unwrap_or_default();
        let metadata = json!({"userId": "usr_01k9zq3v5te8ravx0y5m2n7b4c", "name": name, "templateId": template});
        let event = json!({"workspaceId": WORKSPACE, "documentId": document, "event": "document.created"});
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.prepare_cached(INSERT_DOCUMENT)?.execute(params![
            document,
            WORKSPACE,
            template,
            name,
            body["data"].to_string(),
            number
        ])?;
        transaction.prepare_cached(INSERT_ACTIVITY)?.execute(params![
            format!("act_01k9zq3v5t{number:016}"),
            WORKSPACE,
            document,
            metadata.to_string(),
            number
        ])?;
        transaction.prepare_cached(INSERT_OUTBOX)?.execute(params![
            format!("evt_01k9zq3v5t{number:016}"),
            event.to_string(),
            number
        ])?;
        transaction.commit()?;
        Ok(json!({
            "id": document, "name": name, "templateId": template, "completed": false, "sent": false,
            "createdAt": "2026-11-14T09:30:00.000Z",
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_request_adds_a_row_to_each_table() {
        let folder = std::env::temp_dir().join(format!("countersign-bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut database = Database::create(&folder.join("one.db")).unwrap();
        let body = json!({"templateId": "tpl_1", "name": "n", "data": {"a": 1}});
        for _ in 0..3 {
            assert_eq!(database.insert(&body).unwrap()["templateId"], "tpl_1");
        }
        for table in ["document", "activity", "outbox"] {
            let count: i64 = database
                .connection
                .query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))
                .unwrap();
            assert_eq!(count, 3, "{table}");
        }
        let synchronous: i64 =
            database.connection.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap();
        let journal: String =
            database.connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((synchronous, journal.as_str()), (2, "wal"));
        drop(database);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
