//! `countersign backup` and `restore`, while people work.

use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;
use std::sync::atomic::{AtomicBool, Ordering};

use app::sealing::SealingKey;
use countersign_tests::{Engine, SMALL_PDF};
use futures::future::join_all;
use model::Clock;
use model::clock::SystemClock;
use model::random::SystemRandom;
use reqwest::Method;
use serde_json::json;

use crate::household::{self, Household, done, hooks, refused};
use crate::program::{Place, Server};

/// Documents that are completed and sealed before, and deleted while the backup is made.
const DOOMED: usize = 6;

/// People who make documents, sign them and delete others until they are told to stop.
async fn work(server: &Server, key: &str, template: &str, doomed: &[String], stop: &AtomicBool) {
    let make = async |worker: usize| {
        let mut number = 0;
        while !stop.load(Ordering::SeqCst) {
            number += 1;
            let name = format!("During {worker}-{number}");
            if number % 4 == 0 {
                let _ = household::completed(server, key, template, &name).await;
            } else {
                let _ = server
                    .post("/documents", key, &json!({ "templateId": template, "name": name }))
                    .await
                    .created();
            }
        }
    };
    let delete = async {
        for document in doomed {
            let gone = server.call(Method::DELETE, &format!("/documents/{document}"), key, None).await;
            assert_eq!(gone.status, 200, "{}", gone.text());
        }
    };
    tokio::join!(join_all((0..3).map(make)), delete);
}

/// Every document that says it is sealed can be downloaded, and is.
async fn check_sealed(place: &Place, server: &Server, key: &str) -> usize {
    let mut sealed = 0;
    for document in server.walk("/api/external/v2/documents?limit=200&status=completed", key).await {
        let id = household::id(&document);
        // One that was completed and not sealed at that moment is sealed now.
        household::until_sealed(server, key, &id).await;
        let pdf = server.get(&format!("/documents/{id}/pdf"), key).await;
        assert_eq!(pdf.status, 200, "{id}: {}", pdf.text());
        if sealed < 3 {
            std::fs::write(place.folder().join("one.pdf"), &pdf.bytes).unwrap();
            place.run(&["verify", "one.pdf"]).await.ok();
        }
        sealed += 1;
    }
    sealed
}

async fn under_load(from: Engine, onto: &[Engine]) {
    let here = hooks(Place::on(from).await);
    let set_up = household::set_up(&here).await;
    let server = here.serve().await;
    let household = Household::make(&server, set_up).await;
    let key = household.key.as_str();
    let mut doomed = Vec::new();
    for number in 0..DOOMED {
        doomed.push(household::completed(&server, key, &household.template, &format!("Doomed {number}")).await);
    }
    for document in &doomed {
        household::until_sealed(&server, key, document).await;
    }
    let acknowledged: BTreeSet<String> = {
        let all = server.get_v2("/documents?limit=200", key).await.ok();
        all.as_array().unwrap().iter().map(household::id).filter(|id| !doomed.contains(id)).collect()
    };
    let stop = AtomicBool::new(false);
    let path = here.folder().join("backup.tar").display().to_string();
    let backup = async {
        let made = here.run(&["backup", &path]).await;
        stop.store(true, Ordering::SeqCst);
        made
    };
    let (made, ()) = tokio::join!(backup, work(&server, key, &household.template, &doomed, &stop));
    // Several nodes may share a PostgreSQL, so the sealing key is among its rows.
    let keys = if from == Engine::Sqlite { "secret.key and seal.pem" } else { "secret.key" };
    assert!(done(&made).contains(keys), "{made:?}");
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(!std::path::Path::new(&format!("{path}.partial")).exists());
    let again = here.run(&["backup", &path]).await;
    assert!(refused(&again).contains("already a file"), "{again:?}");
    server.stop().await;

    for engine in onto {
        let there = hooks(Place::on(*engine).await);
        let restored = there.run(&["restore", &path]).await;
        assert!(done(&restored).contains("restored and compared"), "{restored:?}");
        assert_eq!(
            std::fs::read(there.data("secret.key")).unwrap(),
            std::fs::read(here.data("secret.key")).unwrap()
        );
        let rights = std::fs::metadata(there.data("secret.key")).unwrap().permissions().mode();
        assert_eq!(rights & 0o777, 0o600);
        // The sealing key came along, in the folder or among the rows, and nobody calls it missing.
        let doctor = there.run(&["doctor"]).await;
        let kept = match (from, engine) {
            (Engine::Sqlite, _) => "; it is renewed by itself",
            (Engine::Postgres, Engine::Sqlite) => "; it is in the database, and renewed by itself",
            (Engine::Postgres, Engine::Postgres) => "; it is in the database, for all nodes",
        };
        assert!(doctor.ok().contains(kept), "{doctor:?}");
        let server = there.serve().await;
        for document in &acknowledged {
            let shown = server.get_v2(&format!("/documents/{document}"), key).await;
            assert_eq!(shown.status, 200, "{document} was acknowledged before: {}", shown.text());
        }
        household.check(&there, &server).await;
        assert!(check_sealed(&there, &server, key).await >= 1);
        server.stop().await;
        let twice = there.run(&["restore", &path]).await;
        assert!(refused(&twice).contains("the target holds data"), "{twice:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_sqlite_under_load_is_restored_on_either() {
    under_load(Engine::Sqlite, &[Engine::Sqlite, Engine::Postgres]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_postgres_under_load_is_restored_on_either() {
    under_load(Engine::Postgres, &[Engine::Postgres, Engine::Sqlite]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_start_leaves_nothing_that_counts() {
    let here = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&here).await;
    let path = here.folder().join("backup.tar").display().to_string();
    done(&here.run(&["backup", &path]).await);
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let there = Place::on(engine).await;
        there.serve().await.stop().await;
        there.run(&["doctor"]).await;
        let ended = there.run(&["restore", &path]).await;
        assert!(refused(&ended).contains("secret.key is another key"), "{ended:?}");
        // Nothing has begun: whoever thinks better of it goes on as before.
        there.serve().await.stop().await;
        std::fs::remove_file(there.data("secret.key")).unwrap();
        done(&there.run(&["restore", &path]).await);
        let server = there.serve().await;
        assert_eq!(server.get("/documents", &key).await.status, 200);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_in_settings_are_named_and_wanted_again() {
    let secret = "a secret that stands in a setting and is long enough";
    let here = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_SECRET_KEY", secret);
    let now = SystemClock.now();
    let (_, pem) = SealingKey::generate("Acme", now.plus_days(-1), now.plus_days(30), &SystemRandom).unwrap();
    let file = here.folder().join("own.pem").display().to_string();
    std::fs::write(&file, format!("{}{}", pem.key, pem.certificate)).unwrap();
    let sealing =
        |place: Place| place.with("COUNTERSIGN_SEAL_KEY", &file).with("COUNTERSIGN_SEAL_CERTIFICATE", &file);
    let here = sealing(here);
    let (_, key, _) = household::set_up(&here).await;
    let path = here.folder().join("backup.tar").display().to_string();
    let made = here.run(&["backup", &path]).await;
    assert!(done(&made).contains("not in it") && made.stdout.contains("COUNTERSIGN_SECRET_KEY"), "{made:?}");
    assert!(made.stdout.contains("COUNTERSIGN_SEAL_KEY, COUNTERSIGN_SEAL_CERTIFICATE"), "{made:?}");
    let there = Place::on(Engine::Sqlite).await;
    let ended = there.run(&["restore", &path]).await;
    assert!(refused(&ended).contains("COUNTERSIGN_SECRET_KEY"), "{ended:?}");
    assert!(!there.data("countersign.db").exists(), "nothing was made");
    let wrong = Place::on(Engine::Sqlite)
        .await
        .with("COUNTERSIGN_SECRET_KEY", "not the one that the backup was made with");
    let ended = wrong.run(&["restore", &path]).await;
    assert!(refused(&ended).contains("the secret key is another one"), "{ended:?}");
    let there = there.with("COUNTERSIGN_SECRET_KEY", secret);
    let restored = there.run(&["restore", &path]).await;
    let told = "made with COUNTERSIGN_SEAL_KEY, COUNTERSIGN_SEAL_CERTIFICATE set, which is not set now";
    assert!(done(&restored).contains(told), "{restored:?}");
    let whole = sealing(Place::on(Engine::Sqlite).await.with("COUNTERSIGN_SECRET_KEY", secret));
    let restored = whole.run(&["restore", &path]).await;
    assert!(!done(&restored).contains("COUNTERSIGN_SEAL_KEY"), "{restored:?}");
    let server = there.serve().await;
    assert_eq!(server.get("/documents", &key).await.status, 200);
    server.stop().await;

    // A key that lies there is not written over.
    let generated = Place::on(Engine::Sqlite).await;
    household::set_up(&generated).await;
    let path = generated.folder().join("backup.tar").display().to_string();
    done(&generated.run(&["backup", &path]).await);
    let other = Place::on(Engine::Sqlite).await;
    std::fs::create_dir_all(other.data("")).unwrap();
    std::fs::write(other.data("secret.key"), "another key that is long enough to be one").unwrap();
    let ended = other.run(&["restore", &path]).await;
    assert!(refused(&ended).contains("secret.key is another key"), "{ended:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_backup_lacks_is_named_and_others_files_stay_out() {
    let here = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&here).await;
    let server = here.serve().await;
    let upload = async |name: &str, pdf: &[u8]| {
        household::id(&household::upload(&server, &key, name, pdf.to_vec()).await.created())
    };
    upload("one.pdf", SMALL_PDF.as_bytes()).await;
    server.stop().await;
    let files = here.data("blobs/files");
    let workspace = std::fs::read_dir(&files).unwrap().next().unwrap().unwrap().path();
    let file = std::fs::read_dir(&workspace).unwrap().next().unwrap().unwrap().path();
    let name = file.strip_prefix(here.data("blobs")).unwrap().display().to_string();
    // Another instance's, in a folder of the same bucket.
    std::fs::create_dir_all(here.data("blobs/m1/sealed")).unwrap();
    std::fs::write(here.data("blobs/m1/sealed/other.pdf"), "theirs").unwrap();
    let backup = async |name: &str| here.run(&["backup", &here.folder().join(name).display().to_string()]).await;
    let whole = backup("whole.tar").await;
    assert!(done(&whole).contains(" 1 files"), "{whole:?}");

    std::fs::write(&file, "something else").unwrap();
    let damaged = backup("damaged.tar").await;
    let told = refused(&damaged);
    assert!(told.contains("do not hold what their names say") && told.contains(&name), "{damaged:?}");
    std::fs::remove_file(&file).unwrap();
    let lacking = backup("lacking.tar").await;
    let told = refused(&lacking);
    assert!(told.contains("1 files that documents need") && told.contains(&name), "{lacking:?}");
    assert!(here.folder().join("lacking.tar").exists(), "what there is, is better than nothing");

    // Nor is one made with a key that is not the database's.
    let wrong = here.with("COUNTERSIGN_SECRET_KEY", "another secret key that is long enough for one");
    let ended = wrong.run(&["backup", &wrong.folder().join("wrong.tar").display().to_string()]).await;
    assert!(refused(&ended).contains("the secret key is another one"), "{ended:?}");
    assert!(!wrong.folder().join("wrong.tar").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_in_the_way_of_a_backup_is_not_written_into() {
    let here = Place::on(Engine::Sqlite).await;
    household::set_up(&here).await;
    let [path, partial, elsewhere] = ["b.tar", "b.tar.partial", "elsewhere"].map(|name| here.folder().join(name));
    std::fs::write(&elsewhere, "mine").unwrap();
    std::os::unix::fs::symlink(&elsewhere, &partial).unwrap();
    done(&here.run(&["backup", &path.display().to_string()]).await);
    assert_eq!(std::fs::read_to_string(&elsewhere).unwrap(), "mine");
    std::fs::remove_file(&path).unwrap();
    std::fs::write(&partial, "left").unwrap();
    std::fs::set_permissions(&partial, std::fs::Permissions::from_mode(0o666)).unwrap();
    done(&here.run(&["backup", &path.display().to_string()]).await);
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_partial_file_that_is_a_link_to_nothing_is_called_that() {
    let here = Place::on(Engine::Sqlite).await;
    household::set_up(&here).await;
    let [path, partial, nothing] = ["b.tar", "b.tar.partial", "nothing"].map(|name| here.folder().join(name));
    std::os::unix::fs::symlink(&nothing, &partial).unwrap();
    let ended = here.run(&["backup", &path.display().to_string()]).await;
    assert!(refused(&ended).contains("b.tar.partial is a link that leads to nothing; remove it"), "{ended:?}");
    assert!(!nothing.exists() && !path.exists());
}
