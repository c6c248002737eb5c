//! A bucket that is wrong, slow or away: said clearly at the start and by `doctor`, 503 soon, and nothing half done.

use std::time::Duration;

use countersign_tests::{Engine, eventually};
use serde_json::json;
use store::Database;
use tokio::time::Instant;

use crate::household;
use crate::program::Place;
use crate::s3::{S3, Way};

/// Within this time whoever needs a file that can't be had is told so.
const SOON: Duration = Duration::from_secs(20);

async fn refused_at_the_start(place: &Place, words: &str) {
    let start = place.run(&["serve"]).await;
    let line = start.stderr.lines().last().unwrap_or_default().to_owned();
    assert!(
        start.status == Some(1) && line.contains("the files can't be used") && line.contains(words),
        "{start:?}"
    );
    let doctor = place.run(&["doctor"]).await;
    let said = doctor.stdout.lines().find(|line| line.contains("files:")).unwrap_or_default();
    assert!(said.starts_with("mend") && said.contains(words), "{doctor:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_key_and_a_missing_bucket_are_named_at_the_start_and_by_doctor() {
    let s3 = S3::start().await;
    let place = s3.place(Engine::Sqlite).await.with("AWS_SECRET_ACCESS_KEY", "wrong");
    refused_at_the_start(&place, "AWS_SECRET_ACCESS_KEY").await;
    let place = s3.place(Engine::Sqlite).await.with("AWS_ACCESS_KEY_ID", "unknown");
    refused_at_the_start(&place, "AWS_ACCESS_KEY_ID").await;
    let place = s3.place(Engine::Sqlite).await.with("COUNTERSIGN_BLOBS_URL", "s3://nothing/here");
    refused_at_the_start(&place, "there is no such bucket").await;
}

async fn files_known(place: &Place) -> i64 {
    let database = Database::open(&place.database_url()).await.unwrap();
    let count = database.query("SELECT count(*) FROM files", store::args![], |mut row| row.take()).await.unwrap();
    database.close().await;
    count[0]
}

#[tokio::test(flavor = "multi_thread")]
async fn what_passes_is_tried_again_and_what_does_not_is_503_and_leaves_nothing() {
    let s3 = S3::start().await;
    let place = s3.place(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&place).await;
    let server = place.serve().await;
    let template = household::template(&server, &key).await;
    let sealed = household::completed(&server, &key, &template, "Sealed").await;
    household::until_sealed(&server, &key, &sealed).await;
    let pdf = server.get(&format!("/documents/{sealed}/pdf"), &key).await.bytes;

    // Two refusals pass unnoticed; so does an answer that is cut in the middle.
    s3.set(Way::FailsAtFirst(2));
    let _ = household::upload(&server, &key, "one.pdf", pdf.clone()).await.created();
    assert_eq!(files_known(&place).await, 1);
    server.stop().await;
    // A new process has nothing in memory.
    let server = place.serve().await;
    s3.set(Way::CutsOnce(2_000));
    let again = server.get(&format!("/documents/{sealed}/pdf"), &key).await;
    assert!(again.status == 200 && again.bytes == pdf, "{} {}", again.status, again.bytes.len());
    server.stop().await;

    for way in [Way::Fails, Way::Hangs] {
        let server = place.serve().await;
        s3.set(way);
        let asked = Instant::now();
        let away = server.get(&format!("/documents/{sealed}/pdf"), &key).await;
        let _ = away.error(503, "UNAVAILABLE");
        assert!(!away.header("retry-after").is_empty() && asked.elapsed() < SOON, "{way:?} {:?}", asked.elapsed());
        let before = files_known(&place).await;
        let asked = Instant::now();
        let other = [&pdf[..], format!("% {way:?}").as_bytes()].concat();
        let away = household::upload(&server, &key, "two.pdf", other.clone()).await;
        let _ = away.error(503, "UNAVAILABLE");
        assert!(asked.elapsed() < SOON, "{way:?} {:?}", asked.elapsed());
        assert_eq!(files_known(&place).await, before, "no row without its bytes");
        if way == Way::Fails {
            assert_eq!(server.client.get("/readyz").await.status, 503);
        }
        assert_eq!(server.client.get("/healthz").await.status, 200);
        // What needs no file is done, and what needs one later waits for it.
        let waits = household::completed(&server, &key, &template, "Waits").await;
        let shown = server.get_v2(&format!("/documents/{waits}"), &key).await.ok();
        assert_eq!((&shown["status"], &shown["sealed"]), (&json!("completed"), &json!(false)));
        s3.set(Way::Open);
        household::until_sealed(&server, &key, &waits).await;
        assert_eq!(server.get(&format!("/documents/{waits}/pdf"), &key).await.status, 200);
        let _ = household::upload(&server, &key, "two.pdf", other.clone()).await.created();
        eventually("it to be ready", async || (server.client.get("/readyz").await.status == 200).then_some(()))
            .await;
        server.stop().await;
    }
    // It starts while the bucket is away for the moment, and says so.
    s3.set(Way::Fails);
    let server = place.serve().await;
    assert!(server.log.event("the files do not answer yet").is_some());
    s3.set(Way::Open);
    eventually("it to be ready", async || (server.client.get("/readyz").await.status == 200).then_some(())).await;
    server.stop().await;
}
