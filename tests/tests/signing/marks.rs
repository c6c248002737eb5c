//! A PDF of a document that is not complete says so on every page; the finished one never does.

use countersign_tests::{Workspace, on_both_databases};
use model::Clock as _;
use reqwest::Method;
use serde_json::{Value, json};

use crate::seals::text_of;
use crate::support::{Signer, sealed, send, signed, submit};

const WORDS: [&str; 5] = ["Not complete", "Declined", "Withdrawn", "Expired", "Nicht abgeschlossen"];

/// Two pages for two people to sign, one after the other.
async fn contract(acme: &Workspace, language: &str) -> String {
    let words = |text: &str| json!({ "type": "paragraph", "content": [{ "type": "text", "text": text }] });
    let template = acme
        .template(json!({
            "name": "Contract",
            "content": { "type": "doc", "attrs": { "language": language }, "content": [
                words("One"), { "type": "pageBreak" }, words("Two"),
                { "type": "field", "attrs": { "id": "first" } }, { "type": "field", "attrs": { "id": "second" } }] },
            "formSchema": {
                "roles": [{ "name": "First", "order": 1 }, { "name": "Second", "order": 2 }],
                "fields": [{ "id": "first", "type": "signature", "role": "First", "required": true },
                           { "id": "second", "type": "signature", "role": "Second", "required": true }] },
        }))
        .await;
    acme.document(json!({ "templateId": template, "name": "Contract" })).await
}

async fn sent(acme: &Workspace, document: &str) {
    let people =
        json!([{ "email": "ana@example.com", "role": "First" }, { "email": "bo@example.com", "role": "Second" }]);
    send(acme, document, people).await;
}

async fn pdf(acme: &Workspace, document: &str) -> Vec<u8> {
    let answer = acme.send(acme.request_v2(Method::GET, &format!("/documents/{document}/pdf"))).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.bytes
}

/// The words that each page of the PDF bears.
async fn marks(acme: &Workspace, document: &str) -> Vec<Vec<&'static str>> {
    let text = text_of(&pdf(acme, document).await);
    let pages = text.split('\u{c}').filter(|page| !page.trim().is_empty());
    pages.map(|page| WORDS.into_iter().filter(|word| page.contains(word)).collect()).collect()
}

on_both_databases! {
    async fn a_contract_is_marked_from_sending_to_completion(world: World) {
        let acme = world.workspace("Acme").await;
        let document = contract(&acme, "en").await;
        assert_eq!(marks(&acme, &document).await, [[""; 0]; 2], "what was never sent may be a finished letter");
        sent(&acme, &document).await;
        assert_eq!(marks(&acme, &document).await, [["Not complete"]; 2]);
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let opened = ana.ready().await;
        assert_eq!(opened["form"]["print"]["mark"], Value::Null, "it is no part of what people read and sign");
        let _ = ana.post("submit", signed("first")).await.ok();
        assert_eq!(marks(&acme, &document).await, [["Not complete"]; 2]);
        let _ = submit(&acme, &document, json!({ "email": "bo@example.com", "signatures": { "second": { "typed": "Bo" } } })).await.ok();
        let _ = sealed(&acme, &document).await;
        assert_eq!(marks(&acme, &document).await, [[""; 0]; 2]);
        assert_eq!(pdf(&acme, &document).await, ana.get("copy").await.bytes);
    }

    async fn a_contract_that_came_to_nothing_says_so(world: World) {
        let acme = world.workspace("Acme").await;
        let declined = contract(&acme, "en").await;
        sent(&acme, &declined).await;
        let _ = Signer::of(&acme, &declined, "ana@example.com").await.submit(signed("first")).await.ok();
        let bo = Signer::of(&acme, &declined, "bo@example.com").await;
        let _ = bo.ready().await;
        let _ = bo.post("decline", json!({ "reason": "No" })).await.ok();
        assert_eq!(marks(&acme, &declined).await, [["Declined"]; 2]);

        let voided = contract(&acme, "en").await;
        sent(&acme, &voided).await;
        assert_eq!(marks(&acme, &voided).await, [["Not complete"]; 2]);
        let path = format!("/documents/{voided}/void");
        let _ = acme.send(acme.request_v2(Method::POST, &path).json(&json!({ "reason": "A mistake" }))).await.ok();
        assert_eq!(marks(&acme, &voided).await, [["Withdrawn"]; 2]);
    }

    async fn time_that_is_over_is_seen_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let document = contract(&acme, "de").await;
        sent(&acme, &document).await;
        let end = world.clock.now().plus_days(2);
        let path = format!("/documents/{document}");
        let _ = acme.send(acme.request_v2(Method::PATCH, &path).json(&json!({ "expiresAt": end }))).await.ok();
        assert_eq!(marks(&acme, &document).await, [["Nicht abgeschlossen"]; 2]);
        world.clock.set(end.plus_days(1));
        let text = text_of(&pdf(&acme, &document).await);
        assert_eq!(text.matches("Abgelaufen").count(), 2, "{text}");
    }

    async fn every_page_of_an_uploaded_pdf_is_marked_until_it_is_complete(world: World) {
        let acme = world.workspace("Acme").await;
        let draft = contract(&acme, "en").await;
        let file = pdf(&acme, &draft).await;
        let file = acme.send(acme.request_v2(Method::POST, "/files?name=two.pdf").body(file)).await.created();
        let placement = json!({ "page": 2, "x": 0.1, "y": 0.5, "width": 0.3, "height": 0.06 });
        let template = acme
            .template(json!({
                "name": "Form",
                "content": { "type": "doc", "content": [{ "type": "pdf", "attrs": { "file": file["id"] } }] },
                "formSchema": { "fields": [{ "id": "sign", "type": "signature", "required": true, "placement": placement }] },
            }))
            .await;
        let document = acme.document(json!({ "templateId": template })).await;
        assert_eq!(marks(&acme, &document).await, [[""; 0]; 2]);
        send(&acme, &document, json!([{ "email": "ana@example.com" }])).await;
        assert_eq!(marks(&acme, &document).await, [["Not complete"]; 2]);
        let _ = Signer::of(&acme, &document, "ana@example.com").await.submit(signed("sign")).await.ok();
        let _ = sealed(&acme, &document).await;
        assert_eq!(marks(&acme, &document).await, [[""; 0]; 2]);
    }
}
