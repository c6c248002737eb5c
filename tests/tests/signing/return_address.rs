//! The page of the sender's to which people go back when they are done: told to those who are, and to nobody else.

use countersign_tests::{Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Signer, note, send, shown, signed};

const PAGE: &str = "https://app.example.com:8443/orders/5?tab=papers#/signed";

/// Sends a document to these recipients, with a page to go back to.
async fn send_with(acme: &Workspace, document: &str, recipients: Value, page: &str) {
    let body = json!({"recipients": recipients, "notify": false, "redirectUrl": page});
    let _ =
        acme.send(acme.request_v2(Method::POST, &format!("/documents/{document}/send")).json(&body)).await.ok();
}

/// Where somebody is told that they can go back to.
async fn return_of(signer: &Signer) -> Value {
    signer.look().await.ok()["document"]["returnTo"].clone()
}

fn back(document: &str, respondent: &Value, event: &str) -> String {
    let respondent = respondent.as_str().unwrap();
    format!(
        "https://app.example.com:8443/orders/5?tab=papers&documentId={document}&respondentId={respondent}&event={event}#/signed"
    )
}

on_both_databases! {
    async fn whoever_submitted_can_go_back(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send_with(&acme, &document, json!([{"email": "ana@example.com"}, {"email": "bo@example.com"}]), PAGE).await;
        let seen = shown(&acme, &document).await;
        assert_eq!(seen["redirectUrl"], PAGE);
        let (ana, bo) = (Signer::of(&acme, &document, "ana@example.com").await, Signer::of(&acme, &document, "bo@example.com").await);
        assert_eq!(return_of(&ana).await, Value::Null, "nobody goes back who has not been there");
        let _ = ana.ready().await;
        assert_eq!(return_of(&ana).await, Value::Null);
        let done = ana.post("submit", signed("sign")).await.ok();
        assert_eq!(done["document"]["returnTo"], back(&document, &seen["respondents"][0]["id"], "submitted"));
        assert_eq!(return_of(&ana).await, done["document"]["returnTo"], "also who comes again");
        assert_eq!(return_of(&bo).await, Value::Null);
        let _ = bo.ready().await;
        let declined = bo.post("decline", json!({"reason": "On paper, please"})).await.ok();
        assert_eq!(declined["document"]["returnTo"], back(&document, &seen["respondents"][1]["id"], "declined"));
        assert_eq!(return_of(&ana).await, done["document"]["returnTo"], "it is about what they did themselves");
    }

    async fn it_stays_until_another_is_named(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        let path = format!("/documents/{document}/send");
        let to = |email: &str| json!({"recipients": [{"email": email}], "notify": false});
        let _ = acme.post(&path, to("ana@example.com")).await.ok();
        assert_eq!(shown(&acme, &document).await["redirectUrl"], Value::Null);
        let mut body = to("ana@example.com");
        body["redirectUrl"] = json!("http://localhost:3000/done");
        // In version 1 as well, whose document does not show it.
        let _ = acme.post(&path, body).await.ok();
        assert_eq!(acme.get(&format!("/documents/{document}")).await.ok().get("redirectUrl"), None);
        send(&acme, &document, json!([{"email": "bo@example.com"}])).await;
        let _ = acme.send(acme.request_v2(Method::PATCH, &format!("/documents/{document}")).json(&json!({"name": "Other"}))).await.ok();
        assert_eq!(shown(&acme, &document).await["redirectUrl"], "http://localhost:3000/done");
        send_with(&acme, &document, json!([{"email": "cy@example.com"}]), PAGE).await;
        assert_eq!(shown(&acme, &document).await["redirectUrl"], PAGE);
    }

    async fn what_is_no_page_is_refused_and_nobody_is_invited(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        let path = format!("/documents/{document}/send");
        let long = format!("https://example.com/{}", "x".repeat(1_981));
        for page in ["", "/orders/5", "http://app.example.com/", "javascript:alert(1)", "https://a@b.example/", &long] {
            let body = json!({"recipients": [{"email": "ana@example.com"}], "redirectUrl": page});
            acme.post(&path, body.clone()).await.invalid("redirectUrl");
            acme.send(acme.request_v2(Method::POST, &path).json(&body)).await.invalid("redirectUrl");
        }
        assert_eq!(shown(&acme, &document).await["status"], "draft");
    }

    async fn without_the_access_code_nothing_is_told(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send_with(&acme, &document, json!([{"email": "ana@example.com", "accessCode": "4711"}]), PAGE).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        let opened = ana.post("open", json!({"accessCode": "4711"})).await.ok();
        ana.access = opened["access"].as_str().map(str::to_owned);
        let _ = ana.post("consent", json!({"version": opened["consent"]["version"]})).await.ok();
        let done = ana.post("submit", signed("sign")).await.ok();
        assert!(done["document"]["returnTo"].is_string(), "{done}");
        ana.access = None;
        assert_eq!(return_of(&ana).await, Value::Null);
    }
}
