//! Submitting through the interface, for somebody who was invited or for a document that nobody was.

use countersign_tests::on_both_databases;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Signer, events, lease, note, sealed, send, shown, signed, submit, told};

/// A picture of one dot.
const DOT: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

on_both_databases! {
    async fn a_submission_for_one_is_never_that_of_another(world: World) {
        let acme = world.workspace("Acme").await;
        for _ in 0..15 {
            let document = note(&acme).await;
            send(&acme, &document, json!([{"email": "ann@example.com"}])).await;
            let id = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
            let body = json!({"email": "ann@example.com", "signatures": {"sign": {"typed": "Ann"}}});
            let corrected = acme.request_v2(Method::PATCH, &format!("/documents/{document}/respondents/{id}"));
            let corrected = acme.send(corrected.json(&json!({"email": "ben@example.com"})));
            let (submitted, corrected) = tokio::join!(submit(&acme, &document, body), corrected);
            assert!(submitted.status != 200 || corrected.status != 200, "{submitted:?} {corrected:?}");
            assert!(submitted.status == 200 || corrected.status == 200, "{submitted:?} {corrected:?}");
        }
    }

    async fn somebody_is_submitted_for_and_the_trail_says_how(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant"}, {"email": "lo@example.com", "role": "Landlord"}])).await;
        let done = submit(&acme, &document, json!({
            "email": "ana@example.com", "values[rent]": "950", "pets": true, "values": {"pet": "Rex"},
            "signatures": {"tenantSigns": {"typed": "Ana"}},
        })).await.ok();
        assert_eq!((&done["respondent"]["email"], &done["respondent"]["submitted"]), (&json!("ana@example.com"), &json!(true)));
        assert_eq!((&done["document"]["status"], &done["document"]["responseData"]), (&json!("in_progress"), &json!({"rent": 950, "pets": true, "pet": "Rex"})));
        assert_eq!(done["respondent"]["openedAt"], json!(null), "nobody opened anything");
        let rows = acme.get("/activity?actor=apiKey&limit=50").await.ok();
        let row = |event: &str| rows.as_array().unwrap().iter().find(|row| row["event"] == event).cloned().unwrap();
        assert_eq!(row("respondent.submitted")["metadata"]["via"], "API");
        let consented = |row: &Value| row["event"] == "respondent.consented";
        assert!(!rows.as_array().unwrap().iter().any(consented), "nobody was asked for consent");
        assert_eq!(row("respondent.submitted")["actorName"], "First key");
        let mut heard = told(&world).await;
        heard.sort();
        assert_eq!(heard, ["document.sent", "recipient.submitted"]);

        let done = submit(&acme, &document, json!({"role": "Landlord", "signatures": {"landlordSigns": {"image": DOT}}})).await.ok();
        assert_eq!((&done["document"]["completed"], &done["document"]["sealed"]), (&json!(true), &json!(false)));
        let _ = sealed(&acme, &document).await;
        let bundle = acme.send(acme.request_v2(Method::POST, &format!("/documents/{document}/download-bundle"))).await;
        assert_eq!(bundle.status, 200, "the trail can be printed");
    }

    async fn a_form_submits_too(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant"}])).await;
        let request = acme.request_v2(Method::POST, &format!("/documents/{document}/submit"));
        let form = "email=ana%40example.com&rent=950&pets=on&pet=Rex&signatures[tenantSigns][typed]=Ana+Lima";
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(form);
        let done = acme.send(request).await.ok();
        assert_eq!((&done["document"]["completed"], &done["document"]["responseData"]["pets"]), (&json!(true), &json!(true)));
    }

    async fn what_is_missing_or_wrong_is_named_and_nothing_happens(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant"}])).await;
        let answer = submit(&acme, &document, json!({"email": "ana@example.com", "pets": true})).await;
        for field in ["values.rent", "values.pet", "signatures.tenantSigns"] {
            answer.invalid(field);
        }
        let good = json!({"email": "ana@example.com", "rent": 5, "signatures": {"tenantSigns": {"typed": "Ana"}}});
        let with = |field: &str, value: Value| {
            let mut body = good.clone();
            body[field] = value;
            body
        };
        for (body, field) in [
            (with("rent", json!("much")), "values.rent"),
            (with("rent", json!(0)), "values.rent"),
            (with("unknown", json!(1)), "values.unknown"),
            (with("landlordSigns", json!(1)), "values.landlordSigns"),
            (with("signatures", json!({"tenantSigns": {"image": "x"}})), "signatures.tenantSigns"),
            (with("signatures", json!({"landlordSigns": {"typed": "x"}})), "signatures.landlordSigns"),
            (with("signatures", json!([])), "signatures"),
            (with("email", json!("nobody@example.com")), "email"),
            (with("email", json!("nonsense")), "email"),
            (with("role", json!("Landlord")), "email"),
        ] {
            submit(&acme, &document, body).await.invalid(field);
        }
        submit(&acme, &document, with("respondentId", json!("rsp_01jcmwk1x3f2q8z5v7t9r4n6ab"))).await.error(404, "NOT_FOUND");
        submit(&acme, "nothing", good.clone()).await.error(404, "NOT_FOUND");
        assert_eq!(shown(&acme, &document).await["status"], "sent");
        assert_eq!(events(&acme, &document).await.len(), 3, "made, sent, invited");
        let _ = submit(&acme, &document, good).await.ok();
    }

    async fn whoever_is_meant_has_to_be_clear_and_their_turn(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}, {"email": "bo@example.com", "order": 2}])).await;
        submit(&acme, &document, signed("sign")).await.invalid("respondentId");
        let respondents = shown(&acme, &document).await["respondents"].clone();
        let with = |id: &Value| {
            let mut body = signed("sign");
            body["respondentId"] = id.clone();
            body
        };
        for (field, other) in [("email", "bo@example.com"), ("role", "Landlord")] {
            let mut body = with(&respondents[0]["id"]);
            body[field] = json!(other);
            submit(&acme, &document, body).await.invalid(field);
        }
        submit(&acme, &document, with(&respondents[1]["id"])).await.error(409, "CONFLICT");
        let _ = submit(&acme, &document, with(&respondents[0]["id"])).await.ok();
        submit(&acme, &document, with(&respondents[0]["id"])).await.error(409, "CONFLICT");
        // The page and the interface lead to the same end.
        let done = Signer::of(&acme, &document, "bo@example.com").await.submit(signed("sign")).await.ok();
        assert_eq!(done["state"], "completed");
        submit(&acme, &document, with(&respondents[1]["id"])).await.error(409, "CONFLICT");
    }

    async fn the_same_submission_twice_under_one_key_acts_once(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let again = async || {
            let request = acme.request_v2(Method::POST, &format!("/documents/{document}/submit")).json(&signed("sign"));
            acme.send(request.header("idempotency-key", "one")).await
        };
        let first = again().await.ok();
        let second = again().await;
        assert_eq!((second.ok(), second.header("idempotent-replayed")), (first, "true"));
        assert_eq!(events(&acme, &document).await.iter().filter(|event| *event == "respondent.submitted").count(), 1);
    }

    async fn a_document_that_nobody_was_invited_to_is_completed_directly(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "Receipt",
            "symbolTable": {"total": {"type": "number"}},
            "formSchema": {"fields": [{"id": "amount", "type": "number", "variable": "total", "required": true}]}})).await;
        let document = acme.document(json!({"templateId": template})).await;
        submit(&acme, &document, json!({})).await.invalid("values.amount");
        submit(&acme, &document, json!({"amount": "much"})).await.invalid("values.total");
        submit(&acme, &document, json!({"amount": 5, "signatures": {"sign": {"typed": "Ana"}}})).await.invalid("signatures.sign");
        submit(&acme, &document, json!({"amount": 5, "email": "ana@example.com"})).await.invalid("email");
        let done = submit(&acme, &document, json!({"values[amount]": "12.5"})).await.ok();
        assert_eq!((&done["respondent"], &done["document"]["status"], &done["document"]["sent"]), (&json!(null), &json!("completed"), &json!(false)));
        assert_eq!(done["document"]["responseData"], json!({"total": 12.5}));
        let _ = sealed(&acme, &document).await;
        let told = told(&world).await;
        for event in ["recipient.submitted", "document.completed"] {
            assert!(told.contains(&event.to_owned()), "{told:?}");
        }
        submit(&acme, &document, json!({"amount": 5})).await.error(409, "CONFLICT");
        let signs = note(&acme).await;
        submit(&acme, &signs, json!({})).await.invalid("signatures.sign");
    }
}
