//! The states of an export, and what is recorded and told of them.

use countersign_tests::on_both_databases;
use model::{Clock, Timestamp};
use reqwest::Method;
use serde_json::{Value, json};
use store::{Write, file_holds};

use crate::support::{address, ask, document, exported, file, idle_export, recorded, shown, told, until};

const DAY: i64 = 86_400_000;
const FIELDS: [&str; 11] = [
    "id", "documentId", "format", "status", "progress", "size", "sha256", "error", "createdAt", "completedAt",
    "expiresAt",
];

on_both_databases! {
    async fn an_export_is_queued_made_recorded_and_told_once(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let asked = ask(&acme, &document, "json").await;
        assert_eq!(asked.as_object().unwrap().keys().collect::<Vec<_>>(), FIELDS);
        assert!(asked["id"].as_str().unwrap().starts_with("exp_"));
        assert_eq!((&asked["documentId"], &asked["format"]), (&json!(document), &json!("json")));
        assert_eq!((&asked["status"], &asked["progress"]), (&json!("queued"), &json!(0)));
        for unknown in ["size", "sha256", "error", "completedAt", "expiresAt"] {
            assert_eq!(asked[unknown], Value::Null, "{unknown}");
        }
        let export = until(&acme, &asked, "completed").await;
        assert_eq!((&export["progress"], &export["error"]), (&json!(100), &Value::Null));
        assert_eq!(export["createdAt"], asked["createdAt"]);
        assert!(export["completedAt"].is_string() && export["expiresAt"].is_string());

        let rows = recorded(&acme).await;
        let events: Vec<_> = rows.iter().map(|row| row["event"].as_str().unwrap()).collect();
        assert_eq!(events, ["export.created", "export.completed"]);
        assert_eq!((&rows[0]["actorType"], &rows[1]["actorType"]), (&json!("apiKey"), &json!("system")));
        assert!(rows.iter().all(|row| row["documentId"] == *document && row["metadata"]["exportId"] == export["id"]));
        let told = told(&world).await;
        assert_eq!(told.len(), 1);
        assert_eq!(told[0]["document"]["id"], json!(document));
        for field in ["id", "documentId", "format", "status", "size", "sha256", "createdAt", "completedAt", "expiresAt"] {
            assert_eq!(told[0]["export"][field], export[field], "{field}");
        }
        assert!(!told[0].to_string().contains("/d/"), "no link travels with an event");
    }

    async fn before_it_is_completed_there_is_nothing_to_download(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let idle = idle_export(&world, &acme, &document).await;
        assert_eq!(idle["status"], "queued");
        let error = address(&acme, &idle).await.error(409, "CONFLICT");
        assert!(error["message"].as_str().unwrap().contains("queued"), "{error}");
    }

    async fn after_seven_days_the_file_is_gone(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let early = exported(&acme, &document, "json").await;
        world.clock.advance_millis(6 * DAY);
        let late = exported(&acme, &document, "json").await;
        let link = address(&acme, &early).await.ok();
        world.clock.advance_millis(DAY - 1);
        assert_eq!(shown(&acme, early["id"].as_str().unwrap()).await["status"], "completed");
        world.clock.advance_millis(1);
        let expired = shown(&acme, early["id"].as_str().unwrap()).await;
        assert_eq!((&expired["status"], &expired["sha256"]), (&json!("expired"), &early["sha256"]));
        address(&acme, &early).await.error(410, "GONE");
        world.client().get(link["url"].as_str().unwrap()).await.error(410, "GONE");

        let folder = world.databases().folder().join(format!("blobs/exports/{}", acme.id));
        let files = |export: &Value| {
            let files = std::fs::read_dir(folder.join(export["id"].as_str().unwrap()));
            files.map_or(0, Iterator::count)
        };
        let database = world.database().await;
        let hold = async |holds: fn(&mut Write, &str, Timestamp)| {
            let mut write = Write::new();
            holds(&mut write, "a backup", world.clock.now());
            database.commit(write).await.unwrap();
        };
        let clear = async || app::exports::remove_expired(&world.node.app, || false).await.unwrap();
        hold(file_holds::hold).await;
        clear().await;
        assert_eq!(files(&early), 1, "whoever copies files may need it");
        hold(file_holds::release).await;
        clear().await;
        assert_eq!(files(&early), 0, "its time is over");
        assert_eq!(files(&late), 1, "the other one has six days left");
        assert_eq!(file(&world, &acme, &late).await.status, 200);
        assert_eq!(shown(&acme, early["id"].as_str().unwrap()).await["status"], "expired");
    }

    async fn a_key_asks_once_and_another_workspace_never(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        let document = document(&acme).await;
        let path = format!("/documents/{document}/exports");
        let twice = || acme.request_v2(Method::POST, &path).header("Idempotency-Key", "once").json(&json!({ "format": "json" }));
        let (first, second) = (acme.send(twice()).await, acme.send(twice()).await);
        assert_eq!(first.created(), second.created());
        assert_eq!(second.header("idempotent-replayed"), "true");
        let export = until(&acme, &first.created(), "completed").await;
        assert_eq!(recorded(&acme).await.len(), 2);
        let theirs = format!("/exports/{}", export["id"].as_str().unwrap());
        for path in [theirs.clone(), format!("{theirs}/download-signed")] {
            globex.send(globex.request_v2(Method::GET, &path)).await.error(404, "NOT_FOUND");
        }
        globex.send(globex.request_v2(Method::POST, &path).json(&json!({ "format": "pdf" }))).await.error(404, "NOT_FOUND");
        assert_eq!(recorded(&globex).await, Vec::<Value>::new());
    }

    async fn what_is_no_format_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/documents/{}/exports", document(&acme).await);
        for body in [json!({ "format": "docx" }), json!({ "format": "PDF" }), json!({ "format": "" }), json!({ "format": 1 }), json!({ "format": null }), json!({})] {
            let error = acme.send(acme.request_v2(Method::POST, &path).json(&body)).await.invalid("format");
            if body["format"].is_string() {
                assert!(error["message"].as_str().unwrap().contains("must be one of pdf, bundle, json"), "{error}");
            }
        }
        // The body is looked at before the document.
        let nowhere = "/documents/doc_01jcmwk1x3f2q8z5v7t9r4n6ab/exports";
        acme.send(acme.request_v2(Method::POST, nowhere).json(&json!({ "format": "docx" }))).await.invalid("format");
        acme.send(acme.request_v2(Method::POST, nowhere).json(&json!({ "format": "pdf" }))).await.error(404, "NOT_FOUND");
        assert_eq!(recorded(&acme).await, Vec::<Value>::new());
    }

    async fn with_the_document_its_exports_go(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let export = exported(&acme, &document, "json").await;
        let link = address(&acme, &export).await.ok();
        let _ = acme.delete(&format!("/documents/{document}")).await.ok();
        assert_eq!(shown(&acme, export["id"].as_str().unwrap()).await["status"], "expired");
        address(&acme, &export).await.error(410, "GONE");
        world.client().get(link["url"].as_str().unwrap()).await.error(410, "GONE");
    }

    async fn with_a_person_the_exports_about_them_go(world: World) {
        let acme = world.workspace("Acme").await;
        let document = crate::signing::note(&acme).await;
        crate::signing::send(&acme, &document, json!([{ "email": "ana@example.com", "name": "Ana Anders" }])).await;
        let path = format!("/documents/{document}/void");
        let _ = acme.send(acme.request_v2(Method::POST, &path).json(&json!({}))).await.ok();
        let export = exported(&acme, &document, "json").await;
        app::respondents::erase(&world.node.app, &app::Call::by_system(acme.id), "ana@example.com").await.unwrap();
        assert_eq!(shown(&acme, export["id"].as_str().unwrap()).await["status"], "expired");
        let fresh = exported(&acme, &document, "json").await;
        assert!(!file(&world, &acme, &fresh).await.text().contains("Ana"), "what is exported now knows nothing of them");
    }
}
