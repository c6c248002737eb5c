//! Backups, and transfers, that do not come to their end.

use std::path::PathBuf;

use countersign_tests::{Engine, eventually};

use crate::database_server::DatabaseServer;
use crate::program::{Place, Running};

/// An instance on PostgreSQL, and a backup of it that waits for a table which somebody else has.
async fn waiting_backup(here: &Place, client: &tokio_postgres::Client) -> (Running, PathBuf) {
    let path = here.folder().join("b.tar");
    (waiting(here, client, &["backup", &path.display().to_string()]).await, path)
}

/// A command that waits for a table which somebody else has.
async fn waiting(here: &Place, client: &tokio_postgres::Client, arguments: &[&str]) -> Running {
    client.batch_execute("BEGIN; LOCK TABLE documents IN ACCESS EXCLUSIVE MODE").await.unwrap();
    let command = here.start(arguments);
    eventually("the command to wait for the table", async || {
        let waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'documents'::regclass";
        client.query_opt(waiting, &[]).await.unwrap()
    })
    .await;
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_told_to_stop_leaves_nothing() {
    for signal in ["INT", "TERM"] {
        let here = Place::on(Engine::Postgres).await;
        here.set_up("Acme").await;
        let (client, connection) =
            tokio_postgres::connect(&here.database_url(), tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        let (backup, path) = waiting_backup(&here, &client).await;
        let partial = here.folder().join("b.tar.partial");
        assert!(partial.exists());
        assert_eq!(backup.end(signal).await, Some(1), "{signal}");
        assert!(!partial.exists() && !path.exists(), "{signal}: nothing is left");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: a database that hangs is waited for a while"]
async fn a_backup_of_a_database_that_hangs_ends_with_words() {
    let server = DatabaseServer::start().await;
    let here = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_DATABASE_URL", &server.url());
    here.set_up("Acme").await;
    let client = server.client().await;
    let (backup, path) = waiting_backup(&here, &client).await;
    server.freeze();
    let (status, told) = backup.ended().await;
    server.thaw();
    assert_eq!(status, Some(1), "{told:?}");
    let line = told.last().unwrap();
    assert!(line.contains("the database has been away for more than 10 s"), "{line}");
    assert!(line.contains("COUNTERSIGN_DATABASE_URL"), "{line}");
    assert!(!path.exists() && !here.folder().join("b.tar.partial").exists());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: a database that hangs is waited for a while"]
async fn a_transfer_from_a_database_that_hangs_ends_with_words() {
    let server = DatabaseServer::start().await;
    let here = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_DATABASE_URL", &server.url());
    here.set_up("Acme").await;
    let client = server.client().await;
    let to = format!("sqlite:{}", here.folder().join("new.db").display());
    let transfer = waiting(&here, &client, &["transfer", "--from", &server.url(), "--to", &to]).await;
    server.freeze();
    let (status, told) = transfer.ended().await;
    server.thaw();
    assert_eq!(status, Some(1), "{told:?}");
    let line = told.last().unwrap();
    assert!(
        line.contains("the database has been away for more than 10 s") && line.contains("check --from"),
        "{line}"
    );
}
