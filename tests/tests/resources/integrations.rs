//! The live integration path: either key header, JSON or a form, values in any shape, sent at once where that is wanted.

use countersign_tests::{Answer, Workspace, on_both_databases};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::support::{assert_fields, text};

const PATH: &str = "/api/integrations/documents";

fn request(acme: &Workspace, query: &str) -> RequestBuilder {
    acme.node.client.request(Method::POST, &format!("{PATH}{query}"))
}

async fn post(acme: &Workspace, body: Value) -> Answer {
    acme.send(request(acme, "").header("x-api-key", &acme.key).json(&body)).await
}

async fn lease(acme: &Workspace) -> String {
    acme.template(json!({
        "name": "Lease",
        "symbolTable": {"tenant": {"type": "text"}, "rent": {"type": "number"}},
        "formSchema": {"roles": [{"name": "Tenant"}], "fields": [{"id": "sign", "type": "signature", "role": "Tenant"}]},
    }))
    .await
}

on_both_databases! {
    async fn an_n8n_style_body_makes_a_document(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        // Flat, as such platforms write their bodies.
        let made = post(&acme, json!({
            "templateId": template, "name": "Flat 4", "externalId": "n8n-1", "metadata[workflow]": "leases",
            "values[tenant]": "Ana", "values[rent]": "950", "email": "ana@example.com",
        })).await.created();
        assert_eq!((&made["name"], &made["externalId"], &made["metadata"]), (&json!("Flat 4"), &json!("n8n-1"), &json!({"workflow": "leases"})));
        assert_eq!(made["responseData"], json!({"email": "ana@example.com", "tenant": "Ana", "rent": 950}));
        assert_eq!((&made["status"], &made["respondents"]), (&json!("draft"), &json!([])));
        let shown = acme.get(&format!("/documents/{}", text(&made["id"]))).await.ok();
        assert_eq!(shown["responseData"], made["responseData"]);
    }

    async fn a_form_makes_a_document_and_sends_it(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let form = "tenant=Ana+Lima&rent=950&recipients[0][email]=ana%40example.com&recipients[0][role]=Tenant&recipients[0][order]=1&notify=true";
        let sent = request(&acme, &format!("?templateId={template}")).bearer_auth(&acme.key);
        let sent = sent.header("content-type", "application/x-www-form-urlencoded; charset=utf-8").body(form);
        let made = acme.send(sent).await.created();
        assert_eq!((&made["status"], &made["sent"]), (&json!("sent"), &json!(true)));
        assert_eq!(made["responseData"], json!({"tenant": "Ana Lima", "rent": 950}));
        assert_eq!((&made["respondents"][0]["email"], &made["respondents"][0]["status"]), (&json!("ana@example.com"), &json!("invited")));
        let mails = world.mails(acme.id).await;
        assert_eq!(mails.iter().map(|kept| kept.mail.recipient.as_str()).collect::<Vec<_>>(), ["ana@example.com"]);
        let rows = acme.get("/activity?limit=50").await.ok();
        let mut events: Vec<_> = rows.as_array().unwrap().iter().map(|row| text(&row["event"])).collect();
        events.sort_unstable();
        assert_eq!(events, ["apiKey.created", "document.created", "document.sent", "respondent.invited", "template.created", "user.joined"]);
    }

    async fn it_asks_for_a_key_in_either_header_and_for_the_entitlement(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let body = json!({"templateId": template});
        let missing = acme.send(request(&acme, "").json(&body)).await.error(401, "UNAUTHORIZED");
        let message = text(&missing["message"]);
        assert!(message.contains("X-Api-Key") && message.contains("Authorization"), "{message}");
        acme.send(request(&acme, "").bearer_auth("csk_x").json(&body)).await.error(401, "UNAUTHORIZED");
        acme.send(request(&acme, "").header("x-api-key", "csk_x").json(&body)).await.error(401, "UNAUTHORIZED");
        let answer = acme.send(request(&acme, "").bearer_auth(&acme.key).json(&body)).await;
        let _ = answer.created();
        assert_ne!(answer.header("x-ratelimit-limit"), "");
        app::workspaces::set_entitlements(&world.node.app, acme.id, Some(false), None).await.unwrap();
        acme.send(request(&acme, "").bearer_auth(&acme.key).json(&body)).await.error(403, "ENTITLEMENT_REQUIRED");
    }

    async fn a_key_that_was_used_for_another_template_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let (one, other) = (lease(&acme).await, lease(&acme).await);
        let send = async |template: &str| {
            let request = request(&acme, &format!("?templateId={template}")).bearer_auth(&acme.key);
            acme.send(request.header("idempotency-key", "k").json(&json!({"rent": 5}))).await
        };
        let made = send(&one).await.created();
        assert_eq!(send(&one).await.created()["id"], made["id"]);
        send(&other).await.error(422, "IDEMPOTENCY_KEY_REUSED");
    }

    async fn what_is_wrong_is_named_and_nothing_is_made(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let with = |field: &str, value: Value| json!({"templateId": template, field: value});
        for (body, field) in [
            (json!({}), "templateId"),
            (json!({"templateId": ""}), "templateId"),
            (with("rent", json!("much")), "values.rent"),
            (with("recipients", json!([])), "recipients"),
            (with("recipients", json!([{"email": "nonsense"}])), "recipients[0].email"),
            (with("recipients", json!([{"email": "a@example.com", "role": "Boss"}])), "recipients[0].role"),
            (with("recipients[0][role]", json!("Tenant")), "recipients[0].email"),
            (with("notify", json!("no")), "notify"),
            (with("expiresAt", json!("2020-01-01T00:00:00Z")), "expiresAt"),
            (with("expiresAt", json!("soon")), "expiresAt"),
        ] {
            post(&acme, body).await.invalid(field);
        }
        post(&acme, json!({"templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab"})).await.error(404, "NOT_FOUND");
        let other = world.workspace("Globex").await;
        post(&other, json!({"templateId": template})).await.error(404, "NOT_FOUND");
        acme.send(request(&acme, "").header("x-api-key", &acme.key).body("x")).await.error(415, "UNSUPPORTED_MEDIA_TYPE");
        acme.node.client.get(PATH).await.error(405, "METHOD_NOT_ALLOWED");
        assert_eq!(acme.get("/documents").await.ok(), json!([]), "neither a document nor half of one");
        assert!(world.mails(acme.id).await.is_empty());
    }

    async fn people_go_back_to_the_page_that_it_names(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let (page, to) = ("https://app.example.com/done", json!([{"email": "ana@example.com"}]));
        let made = post(&acme, json!({"templateId": template, "recipients": to, "redirectUrl": page})).await.created();
        assert_eq!((&made["redirectUrl"], &made["responseData"]), (&json!(page), &json!({})));
        post(&acme, json!({"templateId": template, "recipients": to, "redirectUrl": "done"})).await.invalid("redirectUrl");
        post(&acme, json!({"templateId": template, "redirectUrl": page})).await.invalid("redirectUrl");
        assert_eq!(acme.get("/documents").await.ok().as_array().unwrap().len(), 1);
    }

    async fn a_draft_keeps_when_it_ends(world: World) {
        let acme = world.workspace("Acme").await;
        let end = "2999-01-01T00:00:00.000Z";
        let made = post(&acme, json!({"templateId": lease(&acme).await, "expiresAt": end})).await.created();
        assert_eq!((&made["status"], &made["expiresAt"]), (&json!("draft"), &json!(end)));
        let path = format!("/documents/{}", text(&made["id"]));
        assert_eq!(acme.send(acme.request_v2(Method::GET, &path)).await.ok()["expiresAt"], end);
    }

    async fn the_same_request_twice_under_one_key_makes_one_document(world: World) {
        let acme = world.workspace("Acme").await;
        let body = json!({"templateId": lease(&acme).await, "recipients": [{"email": "ana@example.com"}]});
        let again = async || acme.send(request(&acme, "").bearer_auth(&acme.key).header("idempotency-key", "k").json(&body)).await;
        let first = again().await.created();
        assert_fields(&first["respondents"][0], &[
            "id", "email", "name", "role", "kind", "order", "status", "submitted", "invitedAt", "openedAt", "submittedAt", "mailLost",
        ]);
        assert_eq!(again().await.created(), first);
        assert_eq!(acme.get("/documents").await.ok().as_array().unwrap().len(), 1);
    }
}
