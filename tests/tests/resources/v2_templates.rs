//! Templates in version 2: found by words, duplicated, and every body that they had.

use countersign_tests::{Answer, Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{assert_fields, column, text};

async fn call(acme: &Workspace, method: Method, path: &str, body: Option<Value>) -> Answer {
    let request = acme.request_v2(method, path);
    acme.send(match body {
        Some(body) => request.json(&body),
        None => request,
    })
    .await
}

async fn get(acme: &Workspace, path: &str) -> Answer {
    call(acme, Method::GET, path, None).await
}

fn variable(kind: &str) -> Value {
    json!({"rent": {"type": kind}})
}

on_both_databases! {
    async fn a_template_is_made_changed_and_deleted(world: World) {
        let acme = world.workspace("Acme").await;
        let made = call(&acme, Method::POST, "/templates", Some(json!({"name": "Lease", "symbolTable": variable("number")}))).await.created();
        assert_eq!(made["symbolTable"], variable("number"), "with its detail fields");
        let path = format!("/templates/{}", text(&made["id"]));
        assert_eq!(get(&acme, &path).await.ok(), made);
        let changed = call(&acme, Method::PATCH, &path, Some(json!({"name": "Lease 2"}))).await.ok();
        assert_eq!(changed["name"], "Lease 2");
        assert_eq!(call(&acme, Method::DELETE, &path, None).await.ok()["success"], true);
        get(&acme, &path).await.error(404, "NOT_FOUND");
        call(&acme, Method::POST, "/templates", Some(json!({"name": " "}))).await.invalid("name");
    }

    async fn templates_are_found_by_words(world: World) {
        let acme = world.workspace("Acme").await;
        for number in 0..230 {
            acme.template(json!({"name": format!("Filler {number}")})).await;
        }
        for name in ["Lease Élan", "Lease of a flat", "Mutual NDA"] {
            world.clock.advance_millis(1000);
            acme.template(json!({"name": name})).await;
        }
        let names = async |query: &str| column(&get(&acme, &format!("/templates?{query}")).await.ok(), "name");
        assert_eq!(names("q=lease").await, ["Lease of a flat", "Lease Élan"]);
        assert_eq!(names("q=FLA%20leas").await, ["Lease of a flat"]);
        assert_eq!(names("q=%C3%A9l").await, ["Lease Élan"]);
        assert_eq!(names("q=nothing").await, [""; 0]);
        assert_eq!(names("q=filler&limit=200").await.len(), 200);
        assert_eq!(names("").await.len(), 50, "fifty where nothing is said");
        let first = get(&acme, "/templates?q=lease&limit=1").await;
        let next = first.next_page().expect("a second page");
        let second = get(&acme, next.rsplit("/v2").next().unwrap()).await;
        assert_eq!((column(&second.ok(), "name"), second.next_page()), (vec!["Lease Élan".to_owned()], None));
        get(&acme, "/templates?limit=x").await.invalid("limit");
    }

    async fn a_template_is_duplicated(world: World) {
        let acme = world.workspace("Acme").await;
        let original = acme.template(json!({"name": "Lease", "symbolTable": variable("number"), "isPubliclyFillable": true})).await;
        let path = format!("/templates/{original}/duplicate");
        let copy = call(&acme, Method::POST, &path, None).await.created();
        assert_eq!((&copy["name"], &copy["symbolTable"], &copy["isPubliclyFillable"]), (&json!("Lease (copy)"), &variable("number"), &json!(false)));
        assert_ne!(copy["id"], json!(original));
        let named = call(&acme, Method::POST, &path, Some(json!({"name": "Sublease"}))).await.created();
        assert_eq!(named["name"], "Sublease");
        let long = acme.template(json!({"name": "é".repeat(255)})).await;
        let _ = call(&acme, Method::POST, &format!("/templates/{long}/duplicate"), None).await.created();
        call(&acme, Method::POST, &path, Some(json!({"name": ""}))).await.invalid("name");
        call(&acme, Method::POST, "/templates/nothing/duplicate", None).await.error(404, "NOT_FOUND");
    }

    async fn every_body_that_was_saved_is_kept(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "Lease", "symbolTable": variable("number")})).await;
        let path = format!("/templates/{template}");
        for body in [json!({"name": "Renamed"}), json!({"symbolTable": variable("text")}), json!({"symbolTable": variable("text")}), json!({"symbolTable": variable("money")})] {
            world.clock.advance_millis(1000);
            let _ = call(&acme, Method::PATCH, &path, Some(body)).await.ok();
        }
        let versions = get(&acme, &format!("{path}/versions")).await.ok();
        let numbers: Vec<_> = versions.as_array().unwrap().iter().map(|one| one["number"].as_i64().unwrap()).collect();
        assert_eq!(numbers, [3, 2, 1], "neither a name alone nor the same body again is a version");
        assert_fields(&versions[0], &["number", "name", "actorType", "actorId", "actorName", "createdAt"]);
        assert_eq!((&versions[0]["actorType"], &versions[0]["name"], &versions[2]["name"]), (&json!("apiKey"), &json!("Renamed"), &json!("Lease")));
        let first = get(&acme, &format!("{path}/versions/1")).await.ok();
        assert_eq!((&first["symbolTable"], &first["content"]), (&variable("number"), &json!({})));
        // Restoring is sending it back.
        let restored = call(&acme, Method::PATCH, &path, Some(first)).await.ok();
        assert_eq!(restored["symbolTable"], variable("number"));
        let page = get(&acme, &format!("{path}/versions?limit=3")).await;
        assert_eq!(page.ok()[0]["number"], 4);
        let next = page.next_page().expect("a second page");
        let last = get(&acme, next.rsplit("/v2").next().unwrap()).await;
        assert_eq!((last.ok().as_array().unwrap().len(), last.next_page()), (1, None));
        for path in [format!("{path}/versions/9"), format!("{path}/versions/x"), "/templates/nothing/versions".to_owned()] {
            get(&acme, &path).await.error(404, "NOT_FOUND");
        }
        get(&acme, &format!("{path}/versions?cursor=x")).await.invalid("cursor");
        let _ = call(&acme, Method::DELETE, &path, None).await.ok();
        get(&acme, &format!("{path}/versions/1")).await.error(404, "NOT_FOUND");
    }

    async fn what_was_typed_in_one_go_is_one_sitting(world: World) {
        const MINUTE: i64 = 60_000;
        let acme = world.workspace("Acme").await;
        let key = acme.administrator().await.post("/api-keys", json!({ "name": "Another" })).await.created();
        let other = acme.with_key(text(&key["secret"]));
        let template = acme.template(json!({ "name": "Lease" })).await;
        let path = format!("/templates/{template}");
        // Who saves, and how long after the last save; ten minutes are still the same sitting.
        let saves = [(&acme, 1), (&acme, 1), (&acme, 10), (&acme, 11), (&other, 1), (&other, 1), (&acme, 1), (&acme, 1)];
        for (number, (who, minutes)) in saves.into_iter().enumerate() {
            world.clock.advance_millis(minutes * MINUTE);
            let body = json!({ "content": { "type": "doc", "content": [{ "type": "paragraph", "content": [{ "type": "text", "text": format!("Text {number}") }] }] } });
            let _ = call(who, Method::PATCH, &path, Some(body)).await.ok();
        }
        let numbers = |found: &Value| -> Vec<i64> {
            found.as_array().unwrap().iter().map(|one| one["number"].as_i64().unwrap()).collect()
        };
        let all = get(&acme, &format!("{path}/versions?sittings=false")).await.ok();
        assert_eq!(numbers(&all), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
        let first = get(&acme, &format!("{path}/versions?sittings=true&limit=3")).await;
        assert_eq!(numbers(&first.ok()), [9, 7, 5]);
        let next = first.next_page().expect("a second page");
        let last = get(&acme, next.rsplit("/v2").next().unwrap()).await;
        assert_eq!((numbers(&last.ok()), last.next_page()), (vec![4, 1], None), "the first version is always there");
        get(&acme, &format!("{path}/versions?sittings=yes")).await.invalid("sittings");
    }
}
