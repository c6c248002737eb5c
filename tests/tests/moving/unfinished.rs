//! A transfer that is killed, or fails, leaves a database that nobody serves from, and the same command again makes it whole.

use std::sync::Arc;
use std::time::Duration;

use countersign_tests::{Databases, Engine, TestClock, eventually};
use model::Clock;
use serde_json::json;
use store::Database;
use store::dump::{self, CopyError, Unseen, Wanted};
use store::file_holds::{Holding, LASTS_MILLIS};

use crate::every_table;
use crate::household::{self, done, refused};
use crate::program::Place;

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_transfer_is_refused_and_done_again() {
    let here = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&here).await;
    let server = here.serve().await;
    let template = household::template(&server, &key).await;
    let _ = server.post("/documents", &key, &json!({ "templateId": template })).await.created();
    server.stop().await;

    let there = Databases::fresh(Engine::Postgres).await;
    let target = Database::open(there.url()).await.unwrap();
    store::migrate(&target).await.unwrap();
    // Somebody else holds a table, so that it can't go on once it has begun.
    let (client, connection) = tokio_postgres::connect(there.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("BEGIN; LOCK TABLE webhooks IN ACCESS SHARE MODE").await.unwrap();
    let url = here.database_url();
    let arguments = ["transfer", "--from", &url, "--to", there.url()];
    let running = here.start(&arguments);
    let moved = Place::on(Engine::Postgres).await.with("COUNTERSIGN_DATABASE_URL", there.url());
    eventually("the target to be marked", async || {
        let sql = "SELECT count(*) FROM unfinished_copy";
        let marked = target.query(sql, store::args![], |mut row| row.take::<i64>()).await.unwrap();
        (marked == [1]).then_some(())
    })
    .await;
    drop(running);
    let ended = moved.run(&["serve"]).await;
    let line = ended.stderr.lines().last().unwrap_or_default().to_owned();
    assert!(line.contains("unfinished copy") && line.contains("`countersign transfer` again"), "{ended:?}");
    assert_eq!(ended.status, Some(1));
    client.batch_execute("ROLLBACK").await.unwrap();

    // The server notices within a moment that whoever filled it is gone.
    let again = tokio::time::timeout(Duration::from_mins(1), async {
        loop {
            let again = here.run(&arguments).await;
            if again.status == Some(0) {
                return again;
            }
            assert!(refused(&again).contains("another transfer or restore"), "{again:?}");
        }
    });
    assert!(done(&again.await.unwrap()).contains("compared row by row"));
    std::fs::create_dir_all(moved.data("")).unwrap();
    std::fs::copy(here.data("secret.key"), moved.data("secret.key")).unwrap();
    let server = moved.serve().await;
    assert_eq!(server.get("/documents", &key).await.ok().as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_target_whose_files_were_not_held_all_the_time_is_not_whole() {
    let (_one, here) = every_table::fresh(Engine::Sqlite).await;
    let (_two, there) = every_table::fresh(Engine::Postgres).await;
    let clock = TestClock::default();
    let hold = Holding::begin(&here, "late".to_owned(), Arc::new(clock.clone())).await.unwrap();
    let wanted = Wanted { command: "transfer".to_owned(), run: "late".to_owned(), now: clock.now() };
    // Copying files takes so long that what was deleted meanwhile may be gone.
    let files = async || {
        clock.advance_millis(LASTS_MILLIS + 1);
        Ok::<_, CopyError>(())
    };
    let ended = dump::transfer(&here, &there, wanted, hold, files, &Unseen).await;
    assert!(ended.is_err_and(|error| error.to_string().contains("available")));
    assert!(dump::refuse_unfinished(&there).await.is_err(), "nobody serves from it");
    every_table::transfer(&here, &there).await;
    dump::refuse_unfinished(&there).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_starts_while_the_mark_is_set_is_seen() {
    let (_one, here) = every_table::fresh(Engine::Sqlite).await;
    let (place, there) = every_table::fresh(Engine::Postgres).await;
    let (client, connection) = tokio_postgres::connect(place.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let clock = TestClock::default();
    // Its sign of life comes with the mark: behind the first question and before the second.
    let start = format!(
        "CREATE FUNCTION start() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN INSERT INTO nodes (id, started_at, seen_at) VALUES ('node', {now}, {now}); RETURN NEW; END $$;
         CREATE TRIGGER start AFTER INSERT ON unfinished_copy FOR EACH ROW EXECUTE FUNCTION start()",
        now = clock.now().millis()
    );
    client.batch_execute(&start).await.unwrap();
    let hold = Holding::begin(&here, "test".to_owned(), Arc::new(clock.clone())).await.unwrap();
    let wanted = Wanted { command: "transfer".to_owned(), run: "test".to_owned(), now: clock.now() };
    let ended = dump::transfer(&here, &there, wanted, hold, async || Ok(()), &Unseen).await;
    assert!(ended.is_err_and(|error| error.to_string().contains("a service runs on the target")));
    dump::refuse_unfinished(&there).await.expect("it is that service's again");
}
