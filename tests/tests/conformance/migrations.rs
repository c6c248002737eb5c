//! Migrations: once, whoever comes first.

use countersign_tests::{Databases, Engine, eventually};
use futures::future::join_all;
use store::Database;

async fn several_processes_migrate_once(engine: Engine) {
    let databases = Databases::fresh(engine).await;
    let handles = join_all((0..4).map(|_| Database::open(databases.url()))).await;
    let handles: Vec<_> = handles.into_iter().map(Result::unwrap).collect();
    let steps = join_all(handles.iter().map(store::migrate)).await;
    let taken: Vec<_> = steps.into_iter().flat_map(Result::unwrap).collect();
    assert!(!taken.is_empty());
    let mut once = taken.clone();
    once.dedup();
    assert_eq!(taken, once, "no step is taken twice");
    assert!(store::migrate(&handles[0]).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn several_processes_migrate_once_sqlite() {
    several_processes_migrate_once(Engine::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_processes_migrate_once_postgres() {
    several_processes_migrate_once(Engine::Postgres).await;
}

async fn client(url: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn a_migration_waits_whatever_the_address_says_of_requests() {
    let place = Databases::fresh(Engine::Postgres).await;
    let (other, looks) = (client(place.url()).await, client(place.url()).await);
    // Somebody holds what a migration needs.
    other.batch_execute("BEGIN; CREATE TABLE schema_migrations (number BIGINT PRIMARY KEY)").await.unwrap();
    let name = format!("migration {}", std::process::id());
    let limits = "%20-cstatement_timeout%3D300%20-clock_timeout%3D300";
    let url = format!("{}{limits}&application_name={}", place.url(), name.replace(' ', "%20"));
    let database = Database::open(&url).await.unwrap();
    let let_go = async {
        eventually("a migration that has waited for longer than a request may", async || {
            let sql = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'
                       AND clock_timestamp() - query_start > interval '1 second'";
            looks.query_opt(sql, &[&name]).await.unwrap()
        })
        .await;
        other.batch_execute("ROLLBACK").await.unwrap();
    };
    let (migrated, ()) = tokio::join!(store::migrate(&database), let_go);
    assert!(!migrated.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_do_not_wait_behind_a_migration_that_waits_for_a_backup() {
    let place = Databases::fresh(Engine::Postgres).await;
    let name = format!("held up {}", std::process::id());
    let url = format!("{}&application_name={}", place.url(), name.replace(' ', "%20"));
    let database = Database::open(&url).await.unwrap();
    store::migrate(&database).await.unwrap();
    let (backup, request, looks) =
        (client(place.url()).await, client(place.url()).await, client(place.url()).await);
    // One that makes an index anew, as if it had never been applied.
    request.batch_execute("DELETE FROM schema_migrations WHERE number = 26").await.unwrap();
    backup.batch_execute("BEGIN; SELECT 1 FROM activity LIMIT 1").await.unwrap();
    let meanwhile = async {
        eventually("a migration that waits for the table", async || {
            let sql = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'";
            looks.query_opt(sql, &[&name]).await.unwrap()
        })
        .await;
        // It waits behind the migration, which waits behind the backup; and is answered although the backup goes on.
        request.batch_execute("SET statement_timeout = '15s'; SELECT 1 FROM activity LIMIT 1").await.unwrap();
        backup.batch_execute("ROLLBACK").await.unwrap();
    };
    let (migrated, ()) = tokio::join!(store::migrate(&database), meanwhile);
    assert_eq!(migrated.unwrap(), [26]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_there_is_an_error() {
    for url in [
        "sqlite:/nowhere/at/all/test.db",
        "postgres://nobody@127.0.0.1:1/nothing?connect_timeout=2",
        "mysql://localhost/x",
        "",
    ] {
        assert!(Database::open(url).await.is_err(), "{url}");
    }
}
