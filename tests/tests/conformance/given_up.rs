//! Writes that the database can't do in time, on PostgreSQL: on SQLite nobody else holds a lock for long.

use countersign_tests::{Engine, World, eventually};
use store::{Database, StoreError, Write, args};
use tokio_postgres::NoTls;

async fn client(url: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: a write is given up after 15 seconds; part of `make test-full`"]
async fn a_write_that_is_given_up_leaves_nothing_behind() {
    let world = World::start(Engine::Postgres).await;
    crate::playground(&world).await.close().await;
    let (other, looks) = (client(world.databases().url()).await, client(world.databases().url()).await);
    other.batch_execute("BEGIN; LOCK TABLE playground IN ACCESS EXCLUSIVE MODE").await.unwrap();
    let name = format!("given up {}", std::process::id());
    let url = format!("{}&application_name={}", world.databases().url(), name.replace(' ', "%20"));
    let database = Database::open(&url).await.unwrap();
    let mut write = Write::new();
    write.one("row", "INSERT INTO playground (id) VALUES (1)", args![]);
    let (write, read) = tokio::join!(
        database.commit(write),
        database.query("SELECT id FROM playground", args![], |mut row| row.take::<i64>())
    );
    assert!(write.is_err_and(|error| matches!(error, StoreError::Unavailable(_))));
    assert!(read.is_err_and(|error| matches!(error, StoreError::Unavailable(_))));
    eventually("nobody to wait for the lock", async || {
        let sql =
            "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock' LIMIT 1";
        looks.query_opt(sql, &[&name]).await.unwrap().is_none().then_some(())
    })
    .await;
    other.batch_execute("ROLLBACK").await.unwrap();
    let rows = database.query("SELECT id FROM playground", args![], |mut row| row.take::<i64>()).await.unwrap();
    assert_eq!(rows, Vec::<i64>::new(), "what was given up was not done");
}
