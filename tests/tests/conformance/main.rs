//! Both engines behave the same: each body runs on SQLite and on PostgreSQL, against the store itself.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod allowances;
mod attendance;
mod document_search;
mod files;
mod given_up;
mod migrations;
mod newest_first;
mod nodes;
mod outbox;
mod reads;
mod search;
mod tries;
mod write_ahead_log;
mod writes;

use countersign_tests::{Databases, World};
use store::{Database, Write};

/// A connection of the test's own to the world's database, with a table to play with.
async fn playground(world: &World) -> Database {
    playground_in(world.databases()).await
}

/// The same in a database that nobody else uses.
async fn playground_in(databases: &Databases) -> Database {
    let database = Database::open(databases.url()).await.expect("the database opens");
    let blob = if database.is_shared() { "BYTEA" } else { "BLOB" };
    let boolean = if database.is_shared() { "BOOLEAN" } else { "INTEGER" };
    let mut write = Write::new();
    write.any(
        format!(
            "CREATE TABLE playground (id BIGINT PRIMARY KEY, words TEXT, number BIGINT, truth {boolean}, bytes {blob})"
        ),
        vec![],
    );
    database.commit(write).await.expect("a table");
    database
}
