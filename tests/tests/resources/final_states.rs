//! A document that is completed, declined, voided or expired takes no more values, invitations or reminders.
//!
//! Signing, which leads to these states, comes later; here the database is told.

use countersign_tests::on_both_databases;
use serde_json::json;

use crate::support::{events, put_into_state, text};

const FINAL: [&str; 4] = ["completed", "declined", "voided", "expired"];

on_both_databases! {
    async fn nothing_more_happens_to_a_document_in_a_final_state(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        for status in FINAL {
            let id = acme.document(json!({ "templateId": template, "data": { "a": 1 } })).await;
            let path = format!("/documents/{id}");
            put_into_state(&world, &id, status).await;
            let before = (acme.get(&path).await.ok(), events(&acme).await.len());
            let recipients = json!({ "recipients": [{ "email": "ana@example.com" }] });
            for answer in [
                acme.patch(&path, json!({ "data": { "a": 2 } })).await,
                acme.patch(&path, json!({ "name": "New", "data": {} })).await,
                acme.post(&format!("{path}/send"), recipients).await,
                acme.patch(&format!("{path}/auto-reminder"), json!({ "enabled": true })).await,
                acme.patch(&format!("{path}/auto-reminder"), json!({ "enabled": false })).await,
            ] {
                let error = answer.error(409, "CONFLICT");
                assert!(text(&error["message"]).contains(status), "the message names the state: {error}");
            }
            assert_eq!((acme.get(&path).await.ok(), events(&acme).await.len()), before);
        }
        assert!(world.mails(acme.id).await.is_empty());
    }

    async fn only_a_completed_document_is_completed(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let id = acme.document(json!({ "templateId": template })).await;
        for status in FINAL {
            put_into_state(&world, &id, status).await;
            let completed = status == "completed";
            assert_eq!(acme.get(&format!("/documents/{id}")).await.ok()["completed"], completed, "{status}");
            assert_eq!(acme.get("/documents").await.ok()[0]["completed"], completed, "{status}");
        }
    }

    async fn a_document_in_a_final_state_can_be_renamed_printed_and_deleted(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        for status in FINAL {
            let id = acme.document(json!({ "templateId": template })).await;
            put_into_state(&world, &id, status).await;
            let path = format!("/documents/{id}");
            assert_eq!(acme.patch(&path, json!({ "name": "Filed" })).await.ok()["name"], "Filed");
            assert_eq!(acme.get(&format!("{path}/pdf")).await.status, 200);
            let _ = acme.delete(&path).await.ok();
        }
    }

    async fn a_wrong_value_for_a_finished_document_is_first_a_conflict(world: World) {
        let acme = world.workspace("Acme").await;
        let symbols = json!({ "rent": { "type": "number" } });
        let template = acme.template(json!({ "name": "Lease", "symbolTable": symbols })).await;
        let id = acme.document(json!({ "templateId": template })).await;
        put_into_state(&world, &id, "completed").await;
        let path = format!("/documents/{id}");
        acme.patch(&path, json!({ "data": { "rent": "much" } })).await.error(409, "CONFLICT");
        acme.patch(&path, json!({ "data": "much" })).await.invalid("data");
    }
}
