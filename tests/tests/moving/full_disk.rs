//! A SQLite database whose disk is full: the most pages that it may have stand in for the end of a disk.

use std::sync::Arc;

use countersign_tests::{Databases, Engine};
use model::clock::SystemClock;
use model::error::Chain;
use store::archive::{self, Contents};
use store::blobs::Blobs;
use store::dump::Unseen;
use store::{Database, StoreError, Write, args};

/// More rows than fit into what a new database leaves free.
const MANY: i64 = 10_000;

async fn note(database: &Database, id: i64) -> Result<(), StoreError> {
    let mut write = Write::new();
    write.one("hold", "INSERT INTO file_holds (id, until) VALUES ($1, 0)", args![format!("hold {id:0100}")]);
    database.commit(write).await.map(drop)
}

/// A database that can't take one more note that files must stay, and how it says so.
async fn full(place: &Databases) -> (Database, StoreError) {
    let database = Database::open(place.url()).await.unwrap();
    store::migrate(&database).await.unwrap();
    let mut write = Write::new();
    // It becomes as many as there are.
    write.returning("PRAGMA max_page_count = 1", args![]);
    database.commit(write).await.unwrap();
    for id in 0..MANY {
        if let Err(error) = note(&database, id).await {
            return (database, error);
        }
    }
    panic!("there was always room for one more");
}

#[tokio::test]
async fn a_full_disk_is_said_once_and_with_what_to_do() {
    let place = Databases::fresh(Engine::Sqlite).await;
    let (database, error) = full(&place).await;
    assert!(error.is_full_disk(), "{error:?}");
    let said = Chain(&error).to_string();
    assert_eq!(said.matches("not available").count(), 1, "{said}");
    assert!(said.contains("make room"), "{said}");
    // Several that wait share a transaction, and its failure.
    let (one, other) = tokio::join!(note(&database, MANY), note(&database, MANY + 1));
    assert!(one.unwrap_err().is_full_disk() && other.unwrap_err().is_full_disk());
    database.close().await;
}

#[tokio::test]
async fn a_backup_is_made_all_the_same() {
    let place = Databases::fresh(Engine::Sqlite).await;
    let (database, _) = full(&place).await;
    let path = place.folder().join("backup.tar");
    let contents = Contents {
        database: &database,
        blobs: &Blobs::open(&place.blobs_url()).unwrap(),
        keys: Vec::new(),
        keys_elsewhere: Vec::new(),
        version: "0.0.0",
        clock: Arc::new(SystemClock),
        id: "x".repeat(100),
    };
    let written = archive::write(&path, contents, &Unseen).await.unwrap();
    assert!(!written.held, "files were held in a database that takes no note of it");
    archive::check(&path, &Unseen).unwrap();
    database.close().await;
}
