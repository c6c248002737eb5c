//! Files and database belong together: where they do not, no file is deleted, and the operator is told.

use std::path::Path;
use std::time::Duration;

use bytes::Bytes;
use countersign_tests::{Engine, World, eventually, on_both_databases};
use model::Clock;
use model::random::SystemRandom;
use store::blobs::Blobs;
use store::file_mark::{self, Fit};
use store::{Database, Write, args, instance_secrets};

use crate::household;
use crate::program::{Place, Server};

/// What the log says where files do not fit.
const TOLD: &str = "files and database do not belong together; no files are deleted";

/// Makes the next round of clearing away due.
async fn round_is_due(database: &Database) {
    let mut write = Write::new();
    write.one("round", "UPDATE rounds SET at = 0 WHERE name = 'unclaimed files'", args![]);
    database.commit(write).await.unwrap();
}

async fn clear(world: &World) -> usize {
    app::unclaimed_files::clear_due(&world.node.app, || false).await.unwrap()
}

on_both_databases! {
    async fn an_older_database_deletes_nothing_until_it_is_accepted(world: World) {
        let acme = world.workspace("Acme").await;
        let database = world.database().await;
        let blobs = Blobs::open(&world.databases().blobs_url()).unwrap();
        let unknown = format!("sealed/{}/{}.pdf", acme.id, "0".repeat(64));
        blobs.put(&unknown, Bytes::from_static(b"sealed")).await.unwrap();
        let there = async || blobs.size(&unknown).await.unwrap().is_some();
        let older = instance_secrets::find(&database, "files").await.unwrap().unwrap();
        // The database goes on for a while; then it is as it was before.
        world.clock.set(world.clock.now().plus_millis(600_000));
        clear(&world).await;
        let now = instance_secrets::find(&database, "files").await.unwrap().unwrap();
        assert!(now.version > older.version, "the mark goes on");
        let mut write = Write::new();
        instance_secrets::replace(&mut write, "files", &older.content, &now, world.clock.now());
        database.commit(write).await.unwrap();
        world.clock.set(world.clock.now().plus_days(8));
        round_is_due(&database).await;
        assert_eq!(clear(&world).await, 0);
        assert!(there().await, "it may be a document's");
        assert_eq!(file_mark::look(&database, &blobs).await.unwrap(), Fit::Later);
        // Somebody says that it is right as it is, and has a week to think better of it.
        file_mark::accept(&database, &blobs, world.clock.now(), &SystemRandom).await.unwrap();
        assert_eq!(clear(&world).await, 0);
        assert!(there().await, "a week has not passed");
        world.clock.set(world.clock.now().plus_days(8));
        round_is_due(&database).await;
        // The node's own task may have been faster.
        clear(&world).await;
        eventually("it to go", async || (!there().await).then_some(())).await;
    }

    async fn files_of_another_database_stay(world: World) {
        let acme = world.workspace("Acme").await;
        let database = world.database().await;
        let blobs = Blobs::open(&world.databases().blobs_url()).unwrap();
        let unknown = format!("sealed/{}/{}.pdf", acme.id, "0".repeat(64));
        blobs.put(&unknown, Bytes::from_static(b"sealed")).await.unwrap();
        let mark = blobs.get("mark/instance.json").await.unwrap().unwrap();
        let mut other: serde_json::Value = serde_json::from_slice(&mark).unwrap();
        other["instance"] = "another".into();
        blobs.put("mark/instance.json", Bytes::from(other.to_string())).await.unwrap();
        world.clock.set(world.clock.now().plus_days(8));
        round_is_due(&database).await;
        assert_eq!(clear(&world).await, 0);
        assert!(blobs.size(&unknown).await.unwrap().is_some());
        assert_eq!(file_mark::look(&database, &blobs).await.unwrap(), Fit::Foreign);
    }
}

/// The line of `doctor` about files.
async fn doctor(place: &Place) -> String {
    let run = place.run(&["doctor"]).await;
    run.stdout
        .lines()
        .find(|line| line.get(8..).is_some_and(|line| line.starts_with("files: ")))
        .unwrap()
        .to_owned()
}

/// Waits until a service has told what does not fit.
async fn told(server: &Server) -> String {
    let event = eventually("the warning", async || server.log.event(TOLD)).await;
    event["problem"].as_str().unwrap().to_owned()
}

fn sealed(folder: &Path) -> Vec<std::path::PathBuf> {
    let workspace = std::fs::read_dir(folder.join("sealed")).unwrap().next().unwrap().unwrap().path();
    std::fs::read_dir(workspace).unwrap().map(|file| file.unwrap().path()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_database_over_the_live_files_costs_no_document() {
    let place = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&place).await;
    let database = place.data("countersign.db");
    let (older, newer) = (place.folder().join("older.db"), place.folder().join("newer.db"));
    let server = place.serve().await;
    let template = household::template(&server, &key).await;
    let first = household::completed(&server, &key, &template, "First").await;
    household::until_sealed(&server, &key, &first).await;
    server.stop().await;
    std::fs::copy(&database, &older).unwrap();
    let server = place.serve().await;
    let second = household::completed(&server, &key, &template, "Second").await;
    household::until_sealed(&server, &key, &second).await;
    server.stop().await;
    for file in sealed(&place.data("blobs")) {
        let file = std::fs::File::options().write(true).open(file).unwrap();
        let long_ago = file.metadata().unwrap().modified().unwrap() - Duration::from_hours(9 * 24);
        file.set_modified(long_ago).unwrap();
    }
    std::fs::rename(&database, &newer).unwrap();
    std::fs::copy(&older, &database).unwrap();
    let opened = Database::open(&place.database_url()).await.unwrap();
    round_is_due(&opened).await;
    opened.close().await;

    let server = place.serve().await;
    let problem = told(&server).await;
    assert!(problem.contains("a later state") && problem.contains("`countersign accept-files`"), "{problem}");
    let line = doctor(&place).await;
    assert!(line.starts_with("mend") && line.contains("a later state"), "{line}");
    server.stop().await;
    assert_eq!(sealed(&place.data("blobs")).len(), 2, "the later one is there still");

    // The right one is put back.
    std::fs::rename(&newer, &database).unwrap();
    let server = place.serve().await;
    assert_eq!(server.get(&format!("/documents/{second}/pdf"), &key).await.status, 200);
    assert!(doctor(&place).await.starts_with("ok"));
    assert!(server.log.event(TOLD).is_none());
    server.stop().await;

    // Or the older one is what is wanted.
    std::fs::copy(&older, &database).unwrap();
    assert!(place.run(&["accept-files"]).await.ok().contains("belong to this database from now on"));
    assert!(doctor(&place).await.starts_with("ok"));
    let server = place.serve().await;
    assert_eq!(server.get(&format!("/documents/{first}/pdf"), &key).await.status, 200);
    assert!(server.log.event(TOLD).is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_are_not_there_are_told() {
    let place = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&place).await;
    let server = place.serve().await;
    let template = household::template(&server, &key).await;
    let document = household::completed(&server, &key, &template, "First").await;
    household::until_sealed(&server, &key, &document).await;
    server.stop().await;
    let (files, away) = (place.data("blobs"), place.folder().join("unmounted"));
    std::fs::rename(&files, &away).unwrap();
    let line = doctor(&place).await;
    assert!(line.starts_with("mend") && line.contains("mount their volume"), "{line}");
    assert!(!files.exists(), "looking makes nothing");
    let server = place.serve().await;
    let problem = told(&server).await;
    assert!(problem.contains("mount their volume") && problem.contains("COUNTERSIGN_BLOBS_URL"), "{problem}");
    let line = doctor(&place).await;
    assert!(line.starts_with("mend") && line.contains("none of them is here"), "{line}");
    server.stop().await;
    std::fs::remove_dir_all(&files).unwrap();
    std::fs::rename(&away, &files).unwrap();
    assert!(doctor(&place).await.starts_with("ok"));
    // One that comes from before there were marks gets one.
    std::fs::remove_dir_all(files.join("mark")).unwrap();
    let database = Database::open(&place.database_url()).await.unwrap();
    let mut write = Write::new();
    write.one("mark", "DELETE FROM instance_secrets WHERE name = 'files'", args![]);
    database.commit(write).await.unwrap();
    database.close().await;
    assert!(doctor(&place).await.starts_with("ok"));
    let server = place.serve().await;
    assert!(files.join("mark/instance.json").exists() && server.log.event(TOLD).is_none());
    server.stop().await;
    // A single file that is gone is told too.
    for file in sealed(&files) {
        std::fs::remove_file(file).unwrap();
    }
    let line = doctor(&place).await;
    assert!(
        line.starts_with("mend") && line.contains("1 of 1 files that were looked for are not there"),
        "{line}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_with_files_of_its_own_is_told() {
    let place = Place::on(Engine::Postgres).await;
    let (_, key, _) = household::set_up(&place).await;
    let server = place.serve().await;
    let template = household::template(&server, &key).await;
    let document = household::completed(&server, &key, &template, "First").await;
    household::until_sealed(&server, &key, &document).await;
    let own = format!("file:{}", place.folder().join("own").display());
    let other = place.node(&[], &[("COUNTERSIGN_BLOBS_URL", &own)]).await;
    assert!(told(&other).await.contains("none of them is here"));
    assert!(server.log.event(TOLD).is_none());
    // Whoever calls these the right ones has the other node say so.
    let here = place.with("COUNTERSIGN_BLOBS_URL", &own);
    here.run(&["accept-files"]).await.ok();
    other.stop().await;
    server.stop().await;
    let there = format!("file:{}", here.data("blobs").display());
    let there = here.with("COUNTERSIGN_BLOBS_URL", &there);
    let line = doctor(&there).await;
    assert!(line.starts_with("mend") && line.contains("the same on every node"), "{line}");
}
