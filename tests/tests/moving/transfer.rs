//! `countersign transfer`: there and back, and what it refuses.

use countersign_tests::{Databases, Engine, SMALL_PDF};
use serde_json::json;
use store::{Database, dump};

use crate::household::{self, Household, done, hooks, refused, with_keys_of};
use crate::program::Place;

fn blobs(place: &Place) -> String {
    format!("file:{}", place.data("blobs").display())
}

async fn digests(url: &str) -> std::collections::BTreeMap<String, dump::Digest> {
    let database = Database::open(url).await.unwrap();
    let digests = dump::digests(&database).await.unwrap();
    database.close().await;
    digests
}

#[tokio::test(flavor = "multi_thread")]
async fn there_and_back_gives_the_same_database_and_the_same_service() {
    let here = hooks(Place::on(Engine::Sqlite).await);
    let set_up = household::set_up(&here).await;
    let server = here.serve().await;
    let household = Household::make(&server, set_up).await;
    server.stop().await;

    let there = with_keys_of(hooks(Place::on(Engine::Postgres).await), &here);
    let (from, to) = (here.database_url(), there.database_url());
    let files = ["--blobs-from", &blobs(&here), "--blobs-to", &blobs(&there)];
    let moved = here.run(&[&["transfer", "--from", &from, "--to", &to][..], &files].concat()).await;
    assert!(done(&moved).contains("compared row by row"), "{moved:?}");
    let before = digests(&from).await;
    assert_eq!(digests(&to).await, before);
    let held: Vec<_> = [
        "workspaces", "users", "sessions", "documents", "respondents", "activity", "audit_links", "events",
        "webhooks", "deliveries", "delivery_attempts", "exports", "files", "mails", "template_versions", "bodies",
        "rounds", "working_copies",
    ]
    .into_iter()
    .filter(|table| before[*table].rows == 0)
    .collect();
    assert_eq!(held, Vec::<&str>::new(), "tables without rows, of which nothing is shown");

    let back = with_keys_of(hooks(Place::on(Engine::Sqlite).await), &here);
    let home = back.database_url();
    let files = ["--blobs-from", &blobs(&there), "--blobs-to", &blobs(&back)];
    let moved = there.run(&[&["transfer", "--from", &to, "--to", &home][..], &files].concat()).await;
    assert!(done(&moved).contains("compared row by row"), "{moved:?}");
    assert_eq!(digests(&home).await, before, "the same database, row by row");

    for place in [&there, &back] {
        let server = place.serve().await;
        household.check(place, &server).await;
        server.stop().await;
    }
    // What lives there now is not written over.
    let ended = here.run(&["transfer", "--from", &from, "--to", &to]).await;
    assert!(refused(&ended).contains("the target holds data") && refused(&ended).contains("empty"), "{ended:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_source_may_be_in_use() {
    let here = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&here).await;
    let server = here.serve().await;
    let template = household::template(&server, &key).await;
    let there = Databases::fresh(Engine::Postgres).await;
    let before =
        household::id(&server.post("/documents", &key, &json!({ "templateId": template })).await.created());
    let writing = async {
        for _ in 0..200 {
            let _ = server.post("/documents", &key, &json!({ "templateId": template })).await.created();
        }
    };
    let url = here.database_url();
    let arguments = ["transfer", "--from", &url, "--to", there.url()];
    let (moved, ()) = tokio::join!(here.run(&arguments), writing);
    assert!(done(&moved).contains("compared row by row"), "{moved:?}");
    let moved = Database::open(there.url()).await.unwrap();
    let sql = "SELECT count(*) FROM documents WHERE id = $1";
    let found = moved.query(sql, store::args![before], |mut row| row.take::<i64>()).await.unwrap();
    assert_eq!(found, [1], "what was acknowledged before it began is there");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused_in_one_line() {
    let place = Place::on(Engine::Sqlite).await;
    let there = Databases::fresh(Engine::Postgres).await;
    let nothing = format!("sqlite:{}", place.folder().join("nothing.db").display());
    let missing = place.run(&["transfer", "--from", &nothing, "--to", there.url()]).await;
    assert!(refused(&missing).contains("there is no database at") && refused(&missing).contains("--from"));
    assert!(!place.folder().join("nothing.db").exists(), "none was made");
    let same = place.run(&["transfer", "--from", there.url(), "--to", there.url()]).await;
    assert!(refused(&same).contains("the same database"), "{same:?}");
    let target = format!("sqlite:{}", place.folder().join("new/countersign.db").display());
    let foreign = place.run(&["transfer", "--from", there.url(), "--to", &target]).await;
    assert!(refused(&foreign).contains("no database of this service"), "{foreign:?}");
    let half = place.run(&["transfer", "--from", there.url(), "--to", &target, "--blobs-from", "file:x"]).await;
    assert!(refused(&half).contains("--blobs-to"), "{half:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_served_is_not_filled_wherever_it_lies() {
    let here = Place::on(Engine::Sqlite).await;
    household::set_up(&here).await;
    let there = Place::on(Engine::Sqlite).await;
    let elsewhere = there.folder().join("elsewhere");
    std::fs::create_dir(&elsewhere).unwrap();
    let to = format!("sqlite:{}", elsewhere.join("x.db").display());
    let there = there.with("COUNTERSIGN_DATABASE_URL", &to);
    let server = there.serve().await;
    let from = here.database_url();
    let ended = here.run(&["transfer", "--from", &from, "--to", &to]).await;
    assert!(refused(&ended).contains("another countersign serves from"), "{ended:?}");
    server.stop().await;
    done(&here.run(&["transfer", "--from", &from, "--to", &to]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_documents_need_and_that_are_missing_are_named() {
    let here = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&here).await;
    let server = here.serve().await;
    let _ = household::upload(&server, &key, "one.pdf", SMALL_PDF.as_bytes().to_vec()).await.created();
    server.stop().await;
    let workspace = std::fs::read_dir(here.data("blobs/files")).unwrap().next().unwrap().unwrap().path();
    let file = std::fs::read_dir(&workspace).unwrap().next().unwrap().unwrap().path();
    let name = file.strip_prefix(here.data("blobs")).unwrap().display().to_string();
    std::fs::remove_file(&file).unwrap();
    let there = Place::on(Engine::Sqlite).await;
    let (from, to) = (here.database_url(), there.database_url());
    let files = ["--blobs-from", &blobs(&here), "--blobs-to", &blobs(&there)];
    let moved = here.run(&[&["transfer", "--from", &from, "--to", &to][..], &files].concat()).await;
    let told = refused(&moved);
    assert!(told.contains("the instance was moved, but it is not whole: 1 files"), "{moved:?}");
    assert!(told.contains(&name) && told.contains("--blobs-from"), "{moved:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_may_be_given_by_variables() {
    let here = Place::on(Engine::Sqlite).await;
    household::set_up(&here).await;
    let there = Databases::fresh(Engine::Postgres).await;
    let from = here.database_url();
    let nowhere = here.run(&["transfer", "--from", &from]).await;
    assert!(refused(&nowhere).contains("--to"), "{nowhere:?}");
    let help = here.run(&["transfer", "--help"]).await;
    assert!(help.ok().contains("[env: COUNTERSIGN_TRANSFER_TO]"), "{help:?}");
    let here = here.with("COUNTERSIGN_TRANSFER_FROM", &from).with("COUNTERSIGN_TRANSFER_TO", there.url());
    let help = here.run(&["transfer", "--help"]).await;
    assert!(!help.ok().contains(there.url()), "what they hold is not shown: {help:?}");
    done(&here.run(&["transfer"]).await);
    assert_eq!(digests(there.url()).await, digests(&from).await);
    // Other commands do not take them for settings with a slip of the pen.
    here.run(&["workspace", "list"]).await.ok();
}
