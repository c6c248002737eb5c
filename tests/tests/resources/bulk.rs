//! Many documents at once: checked before any is made, made in batches, each exactly once whatever crashes.

use countersign_tests::{Answer, Workspace, eventually, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{assert_fields, column, text};

async fn order(acme: &Workspace, body: Value) -> Answer {
    acme.send(acme.request_v2(Method::POST, "/documents/bulk").json(&body)).await
}

async fn progress(acme: &Workspace, id: &Value) -> Value {
    acme.send(acme.request_v2(Method::GET, &format!("/bulk/{}", text(id)))).await.ok()
}

async fn completed(acme: &Workspace, id: &Value) -> Value {
    eventually("the order", async || {
        let found = progress(acme, id).await;
        (found["status"] == "completed").then_some(found)
    })
    .await
}

async fn lease(acme: &Workspace) -> String {
    acme.template(json!({
        "name": "Lease", "symbolTable": {"rent": {"type": "number"}},
        "formSchema": {"roles": [{"name": "Tenant"}], "fields": [{"id": "sign", "type": "signature", "role": "Tenant"}]},
    }))
    .await
}

on_both_databases! {
    async fn documents_are_made_and_sent_in_the_callers_name(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let documents: Vec<_> = (0..120).map(|number| json!({
            "name": format!("Flat {number}"), "externalId": format!("crm-{number}"), "metadata": {"row": number.to_string()},
            "values": {"rent": number}, "recipients": if number == 7 { json!([{"email": "ana@example.com"}]) } else { json!(null) },
        })).collect();
        let ordered = order(&acme, json!({"templateId": template, "documents": documents})).await.created();
        assert_eq!((&ordered["total"], &ordered["status"]), (&json!(120), &json!("queued")));
        // Later edits and the template's deletion change nothing.
        let _ = acme.delete(&format!("/templates/{template}")).await.ok();
        let done = completed(&acme, &ordered["id"]).await;
        assert_fields(&done, &["id", "templateId", "status", "total", "done", "failed", "createdAt", "completedAt", "documentIds", "errors"]);
        assert_eq!((&done["done"], &done["failed"], &done["errors"]), (&json!(120), &json!(0), &json!([])));
        let ids = done["documentIds"].as_array().unwrap();
        assert_eq!(ids.len(), 120);
        let shown = acme.send(acme.request_v2(Method::GET, &format!("/documents/{}", text(&ids[7])))).await.ok();
        assert_eq!((&shown["externalId"], &shown["responseData"]["rent"], &shown["status"]), (&json!("crm-7"), &json!(7), &json!("sent")));
        assert_eq!(acme.get("/documents").await.ok().as_array().unwrap().len(), 120);
        let rows = acme.get("/activity?events=document.created&limit=200").await.ok();
        assert_eq!(rows.as_array().unwrap().len(), 120);
        assert!(column(&rows, "actorType").iter().all(|kind| kind == "apiKey"));
        assert_eq!(world.mails(acme.id).await.len(), 1);
    }

    async fn those_that_nobody_is_invited_to_end_as_well(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let with = |end: &str| json!({"templateId": template, "expiresAt": end, "documents": [
            {}, {}, {"recipients": [{"email": "ana@example.com"}]},
        ]});
        let refused = order(&acme, with("2020-01-01T00:00:00Z")).await;
        refused.invalid("expiresAt");
        assert_eq!(refused.json()["error"]["details"].as_array().unwrap().len(), 1, "{}", refused.text());
        let end = "2999-01-01T00:00:00.000Z";
        let ordered = order(&acme, with(end)).await.created();
        let done = completed(&acme, &ordered["id"]).await;
        for id in done["documentIds"].as_array().unwrap() {
            let shown = acme.send(acme.request_v2(Method::GET, &format!("/documents/{}", text(id)))).await.ok();
            assert_eq!(shown["expiresAt"], end);
        }
    }

    async fn people_go_back_to_the_page_of_their_row_or_of_all(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let ana = json!([{"email": "ana@example.com"}]);
        let with = |page: &str, own: &str| json!({"templateId": template, "notify": false, "redirectUrl": page, "documents": [
            {"recipients": ana}, {"recipients": ana, "redirectUrl": own}, {},
        ]});
        let refused = order(&acme, with("http://app.example.com/", "https://app.example.com/2")).await;
        refused.invalid("redirectUrl");
        assert_eq!(refused.json()["error"]["details"].as_array().unwrap().len(), 1, "{}", refused.text());
        order(&acme, with("https://app.example.com/", "app")).await.invalid("documents[1].redirectUrl");
        let nobody = json!({"templateId": template, "documents": [{"redirectUrl": "https://app.example.com/"}]});
        order(&acme, nobody).await.invalid("documents[0].redirectUrl");
        let ordered = order(&acme, with("https://app.example.com/", "https://app.example.com/2")).await.created();
        let mut pages = Vec::new();
        for id in completed(&acme, &ordered["id"]).await["documentIds"].as_array().unwrap() {
            let shown = acme.send(acme.request_v2(Method::GET, &format!("/documents/{}", text(id)))).await.ok();
            pages.push(shown["redirectUrl"].clone());
        }
        assert_eq!(Value::from(pages), json!(["https://app.example.com/", "https://app.example.com/2", null]));
    }

    async fn all_are_checked_before_any_is_made(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let answer = order(&acme, json!({"templateId": template, "documents": [
            {"values": {"rent": 1}}, {"values": {"rent": "much"}, "name": " "}, {"metadata": {"a": "x".repeat(501)}},
            {"data": {"rent": "much"}}, {"recipients": [{"email": "nonsense"}]},
            {"recipients": [{"email": "a@example.com", "role": "Boss"}]},
        ]})).await;
        for field in ["documents[1].name", "documents[2].metadata.a", "documents[3].values.rent", "documents[4].recipients[0].email", "documents[5].recipients[0].role"] {
            answer.invalid(field);
        }
        order(&acme, json!({"templateId": template, "documents": []})).await.invalid("documents");
        order(&acme, json!({"templateId": template, "documents": vec![json!({}); 1001]})).await.invalid("documents");
        order(&acme, json!({"templateId": template})).await.invalid("documents");
        order(&acme, json!({"templateId": template, "documents": [{"note": 1, "values": 1}]})).await.invalid("documents[0].values");
        order(&acme, json!({"templateId": template, "documents": [{"name": 5}]})).await.invalid("documents[0].name");
        order(&acme, json!({"templateId": "", "documents": [{}]})).await.invalid("templateId");
        order(&acme, json!({"templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", "documents": [{}]})).await.error(404, "NOT_FOUND");
        world.drained().await;
        assert_eq!(acme.get("/documents").await.ok(), json!([]));
        let other = world.workspace("Globex").await;
        let ordered = order(&acme, json!({"templateId": template, "documents": [{}]})).await.created();
        let foreign = other.request_v2(Method::GET, &format!("/bulk/{}", text(&ordered["id"])));
        other.send(foreign).await.error(404, "NOT_FOUND");
        other.send(other.request_v2(Method::GET, "/bulk/nothing")).await.error(404, "NOT_FOUND");
    }

    async fn fields_that_nobody_knows_are_ignored(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let documents = json!([{"note": 1, "rent": 5, "externalId": "crm-1", "values": {"rent": 950}}]);
        let ordered = order(&acme, json!({"templateId": template, "documents": documents, "note": 1})).await.created();
        let done = completed(&acme, &ordered["id"]).await;
        let path = format!("/documents/{}", text(&done["documentIds"][0]));
        let shown = acme.send(acme.request_v2(Method::GET, &path)).await.ok();
        assert_eq!((&shown["externalId"], &shown["responseData"]), (&json!("crm-1"), &json!({"rent": 950})));
    }

    async fn after_a_crash_each_is_made_once(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let documents: Vec<_> = (0..300).map(|number| json!({"externalId": number.to_string()})).collect();
        let ordered = order(&acme, json!({"templateId": template, "documents": documents})).await.created();
        eventually("the first batch", async || (progress(&acme, &ordered["id"]).await["done"].as_i64() > Some(0)).then_some(())).await;
        world.node.clone().crash();
        // The lease of the one that died ends.
        world.clock.advance_millis(120_000);
        let node = world.another_node().await;
        let acme = acme.through(&node);
        let done = completed(&acme, &ordered["id"]).await;
        assert_eq!((&done["done"], &done["failed"]), (&json!(300), &json!(0)));
        let mut ids: Vec<_> = done["documentIds"].as_array().unwrap().iter().map(text).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 300);
        assert_eq!(acme.get("/documents").await.ok().as_array().unwrap().len(), 300, "no more than were ordered");
    }
}
