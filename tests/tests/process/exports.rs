//! Exports: finished after a kill, and given out by the bucket where files are in one.

use std::collections::BTreeSet;

use countersign_tests::{Engine, eventually};
use serde_json::{Value, json};

use crate::program::{Place, Server};

/// How many exports are under way at the kill.
const EXPORTS: usize = 12;

async fn document(server: &Server, key: &str) -> String {
    let template = server.post("/templates", key, &json!({ "name": "NDA" })).await.created();
    let new = json!({ "templateId": template["id"], "name": "Größe" });
    server.post("/documents", key, &new).await.created()["id"].as_str().unwrap().to_owned()
}

async fn ask(server: &Server, key: &str, document: &str, format: &str) -> String {
    let asked = server.post_v2(&format!("/documents/{document}/exports"), key, &json!({ "format": format })).await;
    asked.created()["id"].as_str().unwrap().to_owned()
}

async fn completed(server: &Server, key: &str, export: &str) -> Value {
    eventually("the export", async || {
        let shown = server.get_v2(&format!("/exports/{export}"), key).await.ok();
        assert_ne!(shown["status"], "failed", "{shown}");
        Some(shown).filter(|export| export["status"] == "completed")
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_under_way_at_a_kill_is_finished_and_told_once() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let place = Place::on(engine).await;
        // It is asked more often than once a second.
        let made = place.set_up_without_limits("Acme").await;
        let key = made["apiKey"].as_str().unwrap();
        let server = place.serve().await;
        let document = document(&server, key).await;
        let mut asked = BTreeSet::new();
        for _ in 0..EXPORTS {
            asked.insert(ask(&server, key, &document, "bundle").await);
        }
        server.kill().await;
        let server = place.serve().await;
        for export in &asked {
            let shown = completed(&server, key, export).await;
            let link = server.get_v2(&format!("/exports/{export}/download-signed"), key).await.ok();
            let file = server.client.get(link["url"].as_str().unwrap()).await;
            assert_eq!((file.status, shown["size"].as_u64()), (200, Some(file.bytes.len() as u64)));
        }
        let told = eventually("the events", async || {
            let events = server.get_v2("/events?limit=200", key).await.ok().as_array().unwrap().clone();
            Some(events).filter(|events| events.len() >= EXPORTS)
        })
        .await;
        assert_eq!(told.len(), EXPORTS, "told once each");
        let about: BTreeSet<_> =
            told.iter().map(|event| event["data"]["export"]["id"].as_str().unwrap().to_owned()).collect();
        assert_eq!(about, asked);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: needs an S3 server, from scripts/with-s3"]
async fn in_a_bucket_the_bucket_itself_gives_the_file_out() {
    let bucket =
        std::env::var("COUNTERSIGN_TEST_S3_URL").expect("COUNTERSIGN_TEST_S3_URL is set by scripts/with-s3");
    for folder in ["", "/a/folder"] {
        let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_BLOBS_URL", &format!("{bucket}{folder}"));
        let variables = std::env::vars().filter(|(name, _)| name.starts_with("AWS_"));
        let place = variables.fold(place, |place, (name, value)| place.with(&name, &value));
        let made = place.set_up_without_limits("Acme").await;
        let key = made["apiKey"].as_str().unwrap();
        let server = place.serve().await;
        let document = document(&server, key).await;
        let export = ask(&server, key, &document, "pdf").await;
        let shown = completed(&server, key, &export).await;
        let link = server.get_v2(&format!("/exports/{export}/download-signed"), key).await.ok();
        let url = link["url"].as_str().unwrap();
        assert!(url.starts_with(&std::env::var("AWS_ENDPOINT_URL").unwrap()), "{url}");
        assert!(url.contains("X-Amz-Signature=") && url.contains("X-Amz-Expires=900"), "{url}");
        let file = server.client.get(url).await;
        assert_eq!((file.status, shown["size"].as_u64()), (200, Some(file.bytes.len() as u64)), "{}", file.text());
        // The server of the tests takes no notice of these two; a real one answers with them as its headers.
        let asked: std::collections::BTreeMap<_, _> =
            reqwest::Url::parse(url).unwrap().query_pairs().into_owned().collect();
        assert_eq!(asked["response-content-type"], "application/pdf");
        assert_eq!(asked["response-content-disposition"], "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf");
        assert_eq!(file.bytes, server.get(&format!("/documents/{document}/pdf"), key).await.bytes);
        server.stop().await;
    }
}
