//! Files in a bucket: everything works as in a folder, and those who download reach it under its public name.

use countersign_tests::Engine;

use crate::household::{self, Household, done, hooks, refused, with_keys_of};
use crate::program::Place;
use crate::s3::S3;

#[tokio::test(flavor = "multi_thread")]
async fn an_instance_lives_in_a_bucket() {
    let s3 = S3::start().await;
    let place = hooks(s3.place(Engine::Sqlite).await);
    let set_up = household::set_up(&place).await;
    let server = place.serve().await;
    let household = Household::make(&server, set_up).await;
    let path = format!("/exports/{}/download-signed", household.export);
    let link = server.get_v2(&path, &household.key).await.ok();
    let url = link["url"].as_str().unwrap();
    assert!(url.starts_with(&format!("{}/countersign/a/folder/exports/", s3.direct)), "{url}");
    assert!(url.contains("X-Amz-Signature="), "{url}");
    household.check(&place, &server).await;
    assert_eq!((s3.files("a/folder/sealed"), s3.files("a/folder/files")), (2, 1));
    assert!(!place.data("blobs").exists(), "nothing is kept on the machine");
    let doctor = place.run(&["doctor"]).await;
    assert!(doctor.ok().contains("s3://countersign/a/folder can be written to and read"), "{doctor:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_move_to_a_bucket_and_back() {
    let s3 = S3::start().await;
    let here = hooks(s3.reached_by(Place::on(Engine::Sqlite).await));
    let set_up = household::set_up(&here).await;
    let server = here.serve().await;
    let household = Household::make(&server, set_up).await;
    server.stop().await;

    let there = with_keys_of(hooks(s3.place(Engine::Postgres).await), &here);
    let (from, to) = (here.database_url(), there.database_url());
    let folder = format!("file:{}", here.data("blobs").display());
    let files = ["--blobs-from", &folder, "--blobs-to", "s3://countersign/a/folder"];
    let moved = here.run(&[&["transfer", "--from", &from, "--to", &to][..], &files].concat()).await;
    assert!(done(&moved).contains(" 0 were there already"), "{moved:?}");
    assert_eq!(s3.files("a/folder/renders"), 0, "what can be printed again stays behind");
    let server = there.serve().await;
    household.check(&there, &server).await;
    server.stop().await;

    // Back into the folder, where most of them still are.
    let home = format!("sqlite:{}", here.folder().join("home/countersign.db").display());
    let files = ["--blobs-from", "s3://countersign/a/folder", "--blobs-to", &folder];
    let moved = there.run(&[&["transfer", "--from", &to, "--to", &home][..], &files].concat()).await;
    let is_one = done(&moved).lines().any(|line| line.starts_with("1 files were copied"));
    assert!(is_one, "the one that was sealed there: {moved:?}");
    // A file that was changed on the way is not taken for what its name says.
    let sealed = here.data("blobs").join("sealed");
    let changed = std::fs::read_dir(sealed).unwrap().next().unwrap().unwrap().path();
    let changed = std::fs::read_dir(changed).unwrap().next().unwrap().unwrap().path();
    std::fs::write(&changed, "something else").unwrap();
    let another = format!("sqlite:{}", here.folder().join("another/countersign.db").display());
    let files = ["--blobs-from", &folder, "--blobs-to", "s3://countersign/b"];
    let ended = here.run(&[&["transfer", "--from", &home, "--to", &another][..], &files].concat()).await;
    assert!(refused(&ended).contains("does not hold what its name says"), "{ended:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_takes_the_bucket_along() {
    let s3 = S3::start().await;
    let here = hooks(s3.place(Engine::Sqlite).await);
    let set_up = household::set_up(&here).await;
    let server = here.serve().await;
    let household = Household::make(&server, set_up).await;
    let path = here.folder().join("backup.tar").display().to_string();
    done(&here.run(&["backup", &path]).await);
    server.stop().await;
    let there = hooks(s3.place(Engine::Sqlite).await).with("COUNTERSIGN_BLOBS_URL", "s3://countersign/restored");
    done(&there.run(&["restore", &path]).await);
    let server = there.serve().await;
    household.check(&there, &server).await;
    server.stop().await;
}
