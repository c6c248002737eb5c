//! What the outside is told of a document's way beside submissions: that it was sent, and how it ended.

use countersign_tests::{Workspace, eventually, on_both_databases};
use model::Clock;
use serde_json::{Value, json};

use crate::signing::{Signer, note};
use crate::support::{get, post};

/// Waits until the feed holds an event of a document, and gives what it says.
async fn told(acme: &Workspace, document: &str, event: &str) -> Value {
    eventually(event, async || {
        let events = get(acme, "/events?limit=200").await.ok();
        let found = events
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["event"] == event && one["data"]["document"]["id"] == document);
        found.map(|one| one["data"].clone())
    })
    .await
}

/// A document that was sent, by its id.
async fn sent(acme: &Workspace, more: Value) -> String {
    let document = note(acme).await;
    let mut body = json!({ "recipients": [{ "email": "ana@example.com", "name": "Ana Lima" }], "notify": false });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let _ = post(acme, &format!("/documents/{document}/send"), body).await.ok();
    document
}

on_both_databases! {
    async fn receivers_hear_how_a_document_ends(world: World) {
        let acme = world.workspace("Acme").await;
        let declined = sent(&acme, json!({})).await;
        let said = told(&acme, &declined, "document.sent").await;
        assert_eq!((&said["document"]["status"], &said["document"]["respondents"][0]["kind"]), (&json!("sent"), &json!("signer")));
        let ana = Signer::of(&acme, &declined, "ana@example.com").await;
        let _ = ana.post("open", json!({})).await.ok();
        let _ = ana.post("decline", json!({ "reason": "The rent is too high." })).await.ok();
        let said = told(&acme, &declined, "document.declined").await;
        assert_eq!((&said["document"]["status"], &said["document"]["reason"]), (&json!("declined"), &json!("The rent is too high.")));
        assert_eq!((&said["respondent"]["email"], &said["respondent"]["status"]), (&json!("ana@example.com"), &json!("declined")));

        let voided = sent(&acme, json!({})).await;
        let _ = post(&acme, &format!("/documents/{voided}/void"), json!({ "reason": "Sent by mistake." })).await.ok();
        let said = told(&acme, &voided, "document.voided").await;
        assert_eq!((&said["document"]["status"], &said["document"]["reason"]), (&json!("voided"), &json!("Sent by mistake.")));

        let end = world.clock.now().plus_millis(3_600_000);
        let expired = sent(&acme, json!({ "expiresAt": end.to_string() })).await;
        world.clock.advance_millis(3_600_001);
        let said = told(&acme, &expired, "document.expired").await;
        assert_eq!(said["document"]["status"], "expired");
    }

    async fn what_only_viewers_get_is_complete_when_they_have_read_it(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Policy", "formSchema": { "roles": [{ "name": "Reader", "kind": "viewer" }] },
        })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let people = json!([{ "email": "ana@example.com", "role": "Reader" }, { "email": "bo@example.com", "role": "Reader" }]);
        let _ = post(&acme, &format!("/documents/{document}/send"), json!({ "recipients": people, "notify": false })).await.ok();
        let status = async || get(&acme, &format!("/documents/{document}")).await.ok()["status"].clone();
        let _ = Signer::of(&acme, &document, "ana@example.com").await.post("open", json!({})).await.ok();
        assert_eq!(status().await, "in_progress");
        let bo = Signer::of(&acme, &document, "bo@example.com").await;
        let opened = bo.post("open", json!({})).await.ok();
        assert!(opened["form"].is_object(), "who completes it by reading still reads it: {opened}");
        assert_eq!(status().await, "completed");
        let said = told(&acme, &document, "document.completed").await;
        assert_eq!(said["document"]["sealed"], true);
    }
    async fn who_reads_before_the_signer_was_invited_completes_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Lease",
            "formSchema": { "roles": [{ "name": "Reader", "kind": "viewer" }, { "name": "Tenant" }] },
        })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let invite = async |email: &str, role: &str| {
            let people = json!([{ "email": email, "role": role }]);
            let _ = post(&acme, &format!("/documents/{document}/send"), json!({ "recipients": people, "notify": false })).await.ok();
        };
        let status = async || get(&acme, &format!("/documents/{document}")).await.ok()["status"].clone();
        invite("ana@example.com", "Reader").await;
        let _ = Signer::of(&acme, &document, "ana@example.com").await.post("open", json!({})).await.ok();
        assert_eq!(status().await, "in_progress", "there is a tenant to sign it still");
        invite("bo@example.com", "Tenant").await;
        let _ = Signer::of(&acme, &document, "bo@example.com").await.post("open", json!({})).await.ok();
        assert_eq!(status().await, "in_progress");
    }
}
