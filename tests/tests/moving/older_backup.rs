//! A backup of an older version is restored by this one, and its tables are brought up to date.

use std::path::Path;
use std::sync::Arc;

use countersign_tests::{Databases, Engine};
use model::{Clock, clock::SystemClock};
use store::archive::{self, Contents, Wanted};
use store::blobs::Blobs;
use store::dump::{self, Unseen};
use store::{Database, args};

use crate::every_table::fill_every_table;
use crate::household::refused;
use crate::program::Place;

/// The last step of the first release.
const OLD: i64 = 28;

async fn old(engine: Engine) -> (Databases, Database) {
    let place = Databases::fresh(engine).await;
    let database = Database::open(place.url()).await.unwrap();
    store::migrate_up_to(&database, OLD).await.unwrap();
    (place, database)
}

async fn last_step(database: &Database) -> Option<i64> {
    database.look_up_one("SELECT max(number) FROM schema_migrations", args![]).await.unwrap()
}

fn files(folder: &Path) -> Blobs {
    std::fs::create_dir_all(folder).unwrap();
    Blobs::open_at(&format!("file:{}", folder.display()), None).unwrap()
}

/// An archive of the first release, with rows in every table.
async fn backup(folder: &Path) -> (std::path::PathBuf, Database, Databases) {
    let (place, database) = old(Engine::Sqlite).await;
    let (_other, kinds) = old(Engine::Postgres).await;
    fill_every_table(&database, &kinds).await;
    let path = folder.join("old.tar");
    let contents = Contents {
        database: &database,
        blobs: &files(&folder.join("old")),
        keys: Vec::new(),
        keys_elsewhere: Vec::new(),
        version: "0.0.9",
        clock: Arc::new(SystemClock),
        id: "test".to_owned(),
    };
    archive::write(&path, contents, &Unseen).await.unwrap();
    (path, database, place)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_the_first_release_is_restored_and_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let (path, from, _place) = backup(folder.path()).await;
    // What it comes from, brought up to date by itself, is what has to come out.
    let tables: Vec<String> = dump::digests(&from).await.unwrap().into_keys().collect();
    store::migrate(&from).await.unwrap();
    let mut filled = dump::digests(&from).await.unwrap();
    filled.retain(|table, _| tables.contains(table));
    assert!(filled.values().all(|digest| digest.rows > 0), "{filled:?}");
    let manifest = archive::check(&path, &Unseen).unwrap();
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let place = Databases::fresh(engine).await;
        let database = Database::open(place.url()).await.unwrap();
        let blobs = files(&folder.path().join(format!("{engine:?}")));
        let wanted = Wanted { command: "restore".to_owned(), run: "test".to_owned(), now: SystemClock.now() };
        let keep = |_: &str, _: &[u8]| Ok(());
        archive::restore(&path, &manifest, &database, &blobs, keep, wanted, &Unseen).await.unwrap();
        assert!(last_step(&database).await > Some(OLD), "{engine:?}");
        assert_eq!(store::migrate(&database).await.unwrap(), Vec::<i64>::new(), "{engine:?}: it is up to date");
        let mut restored = dump::digests(&database).await.unwrap();
        for (table, digest) in &filled {
            assert_eq!(restored.remove(table).as_ref(), Some(digest), "{engine:?}: {table}");
        }
        // What is left came since then.
        assert!(restored.values().all(|digest| digest.rows == 0), "{engine:?}: {restored:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_use_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let here = Place::on(Engine::Sqlite).await;
    here.set_up("Acme").await;
    let path = folder.path().join("new.tar").display().to_string();
    here.run(&["backup", &path]).await.ok();
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let there = Place::on(engine).await;
        std::fs::create_dir_all(there.folder().join("data")).unwrap();
        let database = Database::open(&there.database_url()).await.unwrap();
        store::migrate_up_to(&database, OLD).await.unwrap();
        let workspace = "INSERT INTO workspaces (id, name, plan, entitlement_api, entitlement_webhooks, language, time_zone, created_at)
                         VALUES ('wsp_1', 'Acme', 'starter', $1, $1, 'en', 'UTC', 1)";
        let mut write = store::Write::new();
        write.one("workspace", workspace, args![true]);
        database.commit(write).await.unwrap();
        let (from, to) = (here.database_url(), there.database_url());
        for command in [&["restore", &path][..], &["transfer", "--from", &from, "--to", &to]] {
            let ended = there.run(command).await;
            assert!(refused(&ended).contains("the target holds data"), "{ended:?}");
            assert_eq!(last_step(&database).await, Some(OLD), "{engine:?} {command:?}");
        }
        database.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_newer_version_are_in_its_way() {
    let folder = tempfile::tempdir().unwrap();
    let (path, ..) = backup(folder.path()).await;
    let path = path.display().to_string();
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let there = Place::on(engine).await;
        there.serve().await.stop().await;
        let ended = there.run(&["restore", &path]).await;
        assert!(refused(&ended).contains("name a database that has no tables yet"), "{ended:?}");
        // It is as it was.
        there.serve().await.stop().await;
    }
}
