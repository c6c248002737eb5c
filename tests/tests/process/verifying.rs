//! `countersign verify` and `countersign erase`.

use std::time::Duration;

use countersign_tests::{Engine, SMALL_PDF, eventually};
use serde_json::{Value, json};
use store::{Database, Write, args};
use tokio::time::Instant;

use crate::program::Place;

const ENGINES: [Engine; 2] = [Engine::Sqlite, Engine::Postgres];

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} of {value}"))
}

async fn execute(place: &Place, sql: &'static str) {
    let database = Database::open(&place.database_url()).await.unwrap();
    let mut write = Write::new();
    write.any(sql, args![]);
    database.commit(write).await.unwrap();
    database.close().await;
}

#[tokio::test]
async fn a_workspace_is_verified_beside_a_running_service_and_after_it() {
    for engine in ENGINES {
        let place = Place::on(engine).await;
        let made = place.set_up("Acme").await;
        let (workspace, key) = (text(&made, "workspaceId"), text(&made, "apiKey"));
        let server = place.serve().await;
        let template = server.post("/templates", key, &json!({ "name": "NDA" })).await.created();
        let body = json!({ "templateId": template["id"] });
        let document = server.post("/documents", key, &body).await.created();

        let whole = place.run(&["verify", "--workspace", workspace]).await;
        assert!(whole.ok().contains("is whole"), "{whole:?}");
        let report = place.run(&["verify", "--workspace", workspace, "--json"]).await.json();
        assert_eq!((&report["documents"], &report["problems"]), (&json!(1), &json!([])));
        let nobody = place.run(&["erase", "--workspace", workspace, "--email", "x@example.com"]).await;
        let told = nobody.failure();
        assert!(told.starts_with("respondent not found") && told.contains("--email and --workspace"), "{told}");

        let path = format!("/documents/{}/download-bundle", text(&document, "id"));
        let bundle = server.post(&path, key, &json!({})).await.bytes;
        std::fs::write(place.folder().join("bundle.zip"), &bundle).unwrap();
        let unsealed = place.run(&["verify", "bundle.zip"]).await;
        assert!(unsealed.failure().contains("it is not sealed"), "{unsealed:?}");
        assert_eq!(unsealed.stdout.matches("listed  ").count(), 5, "{unsealed:?}");
        std::fs::write(place.folder().join("note.txt"), "hello").unwrap();
        assert!(place.run(&["verify", "note.txt"]).await.failure().contains("neither a PDF nor a bundle"));
        assert!(place.run(&["verify"]).await.failure().contains("--help"));
        assert!(place.run(&["verify", "nothing.pdf"]).await.failure().contains("nothing.pdf"));

        server.stop().await;
        let stopped = place.run(&["verify", "--workspace", workspace, "--json"]).await.json();
        assert!(stopped["checkpoints"].as_i64() >= Some(1), "a clean stop signs the chain: {stopped}");
        execute(&place, "UPDATE activity SET message = 'x' WHERE event = 'template.created'").await;
        let broken = place.run(&["verify", "--workspace", workspace]).await;
        assert!(broken.failure().contains("does not hold: 1 problem was found"), "{broken:?}");
        assert!(broken.stdout.contains("(template.created) is not what it was"), "{broken:?}");
    }
}

#[tokio::test]
async fn whoever_watches_a_document_does_not_hold_up_the_stop() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let key = text(&made, "apiKey");
    let server = place.serve().await;
    let template = server.post("/templates", key, &json!({ "name": "NDA" })).await.created();
    let document = server.post("/documents", key, &json!({ "templateId": template["id"] })).await.created();
    let path = format!("/api/external/v2/documents/{}/events", text(&document, "id"));
    let request = server.client.request(reqwest::Method::GET, &path).header("x-api-key", key);
    let mut watch = request.header("accept", "text/event-stream").send().await.unwrap();
    assert!(watch.chunk().await.unwrap().is_some());
    let told = Instant::now();
    server.stop().await;
    assert!(told.elapsed() < Duration::from_secs(20), "it waited for the watcher: {:?}", told.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seal_is_not_called_foreign_because_the_instance_is_away() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    std::fs::write(place.folder().join("a.pdf"), SMALL_PDF).unwrap();
    let unsealed = place.run(&["verify", "a.pdf"]).await;
    assert!(unsealed.failure().contains("it is not sealed"), "{unsealed:?}");
    let away = place.with("COUNTERSIGN_SECRET_KEY", "another secret key that is long enough for one");
    let failed = away.run(&["verify", "a.pdf"]).await;
    assert!(failed.failure().contains("can't be opened: the secret key is another one"), "{failed:?}");
    // Who names a certificate is told, and has an answer.
    let named = away.run(&["verify", "a.pdf", "--certificate", &"ab".repeat(32)]).await;
    assert_eq!(named.status, Some(1), "{named:?}");
    let told: Vec<_> = named.stderr.lines().collect();
    assert!(
        told[0].contains("another one") && told[0].ends_with("only the certificates that were named count"),
        "{told:?}"
    );
    assert!(told[1].contains("it is not sealed"), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bundle_with_blank_entries_has_a_status_of_its_own() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let (workspace, key) = (text(&made, "workspaceId"), text(&made, "apiKey"));
    let server = place.serve().await;
    let field = json!({ "id": "sign", "type": "signature", "required": true });
    let template = json!({ "name": "Note", "formSchema": { "fields": [field] } });
    let template = server.post("/templates", key, &template).await.created();
    let document = server.post("/documents", key, &json!({ "templateId": template["id"] })).await.created();
    let document = format!("/documents/{}", text(&document, "id"));
    let send = json!({ "recipients": [{ "email": "bo@example.org" }] });
    server.post(&format!("{document}/send"), key, &send).await.ok();
    let body = json!({ "email": "bo@example.org", "signatures": { "sign": { "typed": "Bo" } } });
    server.post_v2(&format!("{document}/submit"), key, &body).await.ok();
    eventually("the seal", async || (server.get_v2(&document, key).await.ok()["sealed"] == true).then_some(()))
        .await;
    let fetch = async || {
        let bundle = server.post(&format!("{document}/download-bundle"), key, &json!({})).await.bytes;
        std::fs::write(place.folder().join("bundle.zip"), &bundle).unwrap();
        place.run(&["verify", "bundle.zip"]).await
    };
    let whole = fetch().await;
    assert!(whole.ok().contains("its PDF is sealed by this instance, and untouched since"), "{whole:?}");
    assert!(whole.stdout.contains("vouches for entries 1 to ") && whole.stdout.contains("partly  "), "{whole:?}");
    assert!(whole.stdout.contains("later ones (document.sealed)"), "{whole:?}");
    place.run(&["erase", "--workspace", workspace, "--email", "bo@example.org"]).await.ok();
    let blank = fetch().await;
    assert_eq!(blank.status, Some(2), "{blank:?}");
    assert!(blank.stderr.contains("of its timeline are blank"), "{blank:?}");
    assert!(blank.stdout.contains("the seal does not tell which"), "{blank:?}");
}
