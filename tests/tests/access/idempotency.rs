//! `Idempotency-Key`: a request sent twice acts once and is answered twice.

use std::sync::Arc;

use app::Call;
use app::idempotency::{Admission, Slot, admit};
use app::templates::{NewTemplate, TemplateChanges};
use countersign_tests::{Answer, Engine, Workspace, World, eventually, on_both_databases};
use futures::future::join_all;
use model::id::RequestId;
use model::random::SystemRandom;
use model::{Clock, Error};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use crate::support::{demote, holds, number, quota, stored};

/// Sends a change under an idempotency key.
async fn send(workspace: &Workspace, method: Method, path: &str, key: &str, body: &Value) -> Answer {
    workspace.send(workspace.request(method, path).header("Idempotency-Key", key).json(body)).await
}

async fn post(workspace: &Workspace, path: &str, key: &str, body: Value) -> Answer {
    send(workspace, Method::POST, path, key, &body).await
}

fn is_replay(answer: &Answer) -> bool {
    answer.header("idempotent-replayed") == "true"
}

async fn names(workspace: &Workspace, path: &str) -> Vec<String> {
    let list = workspace.get(path).await.ok();
    list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
}

/// Reserves the key for a request like `body` to `/templates`, as a request does that is still running.
async fn reserve(world: &World, workspace: &Workspace, key: &str, body: &Value) {
    // How a body is recognised is learnt from a request that was made with it.
    let slot = |key: &str| Slot {
        workspace: workspace.id,
        method: "POST".to_owned(),
        path: "/api/external/v1/templates".to_owned(),
        key: key.to_owned(),
    };
    post(workspace, "/templates", "to learn from", body.clone()).await.created();
    let database = world.database().await;
    let learnt = store::idempotency::find(&database, &slot("to learn from")).await.unwrap().unwrap();
    let now = world.clock.now();
    let owner = RequestId::new(now, &SystemRandom);
    let fingerprint = learnt.fingerprint.try_into().unwrap();
    let lease = now.plus_millis(60_000);
    assert!(store::idempotency::reserve(&database, &slot(key), fingerprint, owner, lease, now).await.unwrap());
}

on_both_databases! {
    async fn a_repeated_request_is_answered_alike_and_acts_once(world: World) {
        let acme = world.workspace("Acme").await;
        let first = post(&acme, "/templates", "k", json!({ "name": "NDA" })).await;
        assert!(!is_replay(&first));
        first.created();
        for _ in 0..3 {
            world.clock.advance_millis(1000);
            let again = post(&acme, "/templates", "k", json!({ "name": "NDA" })).await;
            assert_eq!(again.status, 201);
            assert_eq!(again.bytes, first.bytes);
            assert_eq!(again.header("content-type"), first.header("content-type"));
            assert!(is_replay(&again));
            assert_ne!(again.header("x-request-id"), first.header("x-request-id"));
        }
        assert_eq!(names(&acme, "/templates").await, ["NDA"]);
    }

    async fn changes_and_deletions_are_replayed_too(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let requests = [
            (Method::PATCH, format!("/templates/{template}"), json!({ "name": "Other" })),
            (Method::PATCH, format!("/documents/{document}"), json!({ "data": { "rent": 1 } })),
            (Method::PATCH, format!("/documents/{document}/auto-reminder"), json!({ "enabled": true })),
            (Method::POST, format!("/documents/{document}/send"), json!({ "recipients": [{ "email": "a@b.c" }] })),
            (Method::DELETE, format!("/documents/{document}"), json!({})),
            (Method::DELETE, format!("/templates/{template}"), json!({})),
        ];
        for (method, path, body) in requests {
            let first = send(&acme, method.clone(), &path, "k", &body).await;
            assert_eq!(first.status, 200, "{method} {path}: {}", first.text());
            let again = send(&acme, method.clone(), &path, "k", &body).await;
            assert_eq!((again.status, is_replay(&again)), (200, true), "{method} {path}");
            assert_eq!(again.bytes, first.bytes, "{method} {path}");
        }
        let updates = acme.get("/activity?events=document.updated,document.sent,document.deleted").await.ok();
        assert_eq!(updates.as_array().unwrap().len(), 4, "each acted once: {updates}");
    }

    async fn the_same_key_with_another_body_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        post(&acme, "/templates", "k", json!({ "name": "NDA" })).await.created();
        post(&acme, "/templates", "k", json!({ "name": "Lease" })).await.error(422, "IDEMPOTENCY_KEY_REUSED");
        assert_eq!(names(&acme, "/templates").await, ["NDA"]);
    }

    async fn the_same_key_elsewhere_is_another_key(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let body = json!({ "name": "NDA" });
        let made = post(&acme, "/templates", "k", body.clone()).await.created();
        let elsewhere = post(&other, "/templates", "k", body.clone()).await;
        assert!(!is_replay(&elsewhere), "per workspace");
        assert_ne!(elsewhere.created()["id"], made["id"]);
        let path = format!("/templates/{}", made["id"].as_str().unwrap());
        let changed = send(&acme, Method::PATCH, &path, "k", &body).await;
        assert!(!is_replay(&changed), "per path");
        changed.ok();
        let deleted = send(&acme, Method::DELETE, &path, "k", &body).await;
        assert!(!is_replay(&deleted), "per method");
        deleted.ok();
    }

    async fn while_the_first_is_under_way_the_second_is_told_to_wait(world: World) {
        let acme = world.workspace("Acme").await;
        let body = json!({ "name": "NDA" });
        reserve(&world, &acme, "k", &body).await;
        post(&acme, "/templates", "k", body.clone()).await.error(409, "IDEMPOTENCY_IN_FLIGHT");
        post(&acme, "/templates", "k", json!({ "name": "Lease" })).await.error(422, "IDEMPOTENCY_KEY_REUSED");
        assert_eq!(names(&acme, "/templates").await.len(), 1);
    }

    async fn a_reservation_that_nobody_finished_is_taken_over_after_a_minute(world: World) {
        let acme = world.workspace("Acme").await;
        let body = json!({ "name": "NDA" });
        reserve(&world, &acme, "k", &body).await;
        world.clock.advance_millis(59_999);
        post(&acme, "/templates", "k", body.clone()).await.error(409, "IDEMPOTENCY_IN_FLIGHT");
        world.clock.advance_millis(1);
        let made = post(&acme, "/templates", "k", body.clone()).await;
        assert!(!is_replay(&made));
        made.created();
        assert!(is_replay(&post(&acme, "/templates", "k", body).await));
    }

    async fn a_key_that_was_taken_over_is_a_conflict_for_who_lost_it(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await.parse().unwrap();
        let app = &world.node.app;
        let slot = || Slot { workspace: acme.id, method: "POST".into(), path: "/p".into(), key: "k".into() };
        let admit = async || match admit(app, slot(), [7; 32], app.new_id()).await.unwrap() {
            Admission::Go(reservation) => Arc::new(reservation),
            other => panic!("{other:?}"),
        };
        let slow = admit().await;
        world.clock.advance_millis(60_000);
        let fast = admit().await;
        let call = |reservation| Call { idempotency: Some(reservation), ..Call::by_system(acme.id) };
        let new = || NewTemplate { name: "Lease".to_owned(), ..NewTemplate::default() };
        let changes = || TemplateChanges { name: Some("Other".to_owned()), ..TemplateChanges::default() };
        let created = app::templates::create(app, &call(Arc::clone(&slow)), new(), |_| ()).await;
        assert!(matches!(created, Err(Error::Conflict(_))), "{created:?}");
        let changed = app::templates::update(app, &call(slow), template, changes(), |_| ()).await;
        assert!(matches!(changed, Err(Error::Conflict(_))), "{changed:?}");
        app::templates::create(app, &call(fast), new(), |_| ()).await.unwrap();
        assert_eq!(names(&acme, "/templates").await, ["Lease", "NDA"]);
    }

    async fn a_client_who_hangs_up_leaves_no_key_reserved(world: World) {
        let acme = world.workspace("Acme").await;
        let address = world.client().base_url().trim_start_matches("http://").to_owned();
        let body = json!({ "name": "NDA" }).to_string();
        let keys: Vec<_> = (0..40).map(|number| format!("k{number}")).collect();
        for key in &keys {
            let mut connection = tokio::net::TcpStream::connect(&address).await.unwrap();
            let request = format!(
                "POST /api/external/v1/templates HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {}\r\n\
                 Content-Type: application/json\r\nIdempotency-Key: {key}\r\nContent-Length: {}\r\n\r\n{body}",
                acme.key,
                body.len()
            );
            connection.write_all(request.as_bytes()).await.unwrap();
            // Gone before the answer, sooner or later on its way.
            for _ in 0..key.len() * 3 {
                tokio::task::yield_now().await;
            }
        }
        for key in &keys {
            eventually("a key that is free or done", async || {
                let answer = post(&acme, "/templates", key, json!({ "name": "NDA" })).await;
                (answer.status == 201).then_some(())
            })
            .await;
        }
        assert_eq!(names(&acme, "/templates").await.len(), keys.len(), "each acted once");
    }

    async fn an_administrators_answer_is_not_replayed_once_the_keys_creator_is_none(world: World) {
        let acme = world.workspace("Acme").await;
        let ask = async |path: &str, body: Value| {
            acme.send(acme.request_v2(Method::POST, path).header("Idempotency-Key", "k").json(&body)).await
        };
        let hook = json!({ "url": "https://hooks.example.com/in", "events": ["document.completed"] });
        let made = ask("/webhooks", hook.clone()).await.created();
        let rotate = format!("/webhooks/{}/rotate-secret", made["id"].as_str().unwrap());
        ask(&rotate, json!({})).await.ok();
        for (path, body) in [("/webhooks", &hook), (rotate.as_str(), &json!({}))] {
            assert!(is_replay(&ask(path, body.clone()).await), "{path}");
        }
        demote(&world, &acme).await;
        for (path, body) in [("/webhooks", &hook), (rotate.as_str(), &json!({})), ("/webhooks", &json!({ "url": 1 }))] {
            let refused = ask(path, body.clone()).await;
            assert!(!refused.text().contains("whsec_"), "{path}");
            assert_ne!(refused.header("x-ratelimit-limit"), "", "it is a call like any other");
            refused.error(403, "FORBIDDEN");
        }
        // What members may do is told again as before.
        post(&acme, "/templates", "k", json!({ "name": "NDA" })).await.created();
        assert!(is_replay(&post(&acme, "/templates", "k", json!({ "name": "NDA" })).await));
    }

    async fn a_failure_is_not_kept(world: World) {
        let acme = world.workspace("Acme").await;
        let missing = json!({ "templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab" });
        for _ in 0..2 {
            let refused = post(&acme, "/documents", "k", missing.clone()).await;
            assert!(!is_replay(&refused));
            refused.error(404, "NOT_FOUND");
            post(&acme, "/documents", "k", json!({})).await.error(400, "VALIDATION_ERROR");
        }
        let template = acme.template(json!({ "name": "NDA" })).await;
        post(&acme, "/documents", "k", json!({ "templateId": template })).await.created();
    }

    async fn a_key_has_up_to_255_characters(world: World) {
        let acme = world.workspace("Acme").await;
        let body = json!({ "name": "NDA" });
        post(&acme, "/templates", &"k".repeat(255), body.clone()).await.created();
        for key in ["k".repeat(256), String::new(), "  ".to_owned()] {
            post(&acme, "/templates", &key, body.clone()).await.invalid("Idempotency-Key");
        }
        assert_eq!(names(&acme, "/templates").await.len(), 1);
    }

    async fn of_many_at_once_one_acts(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let body = json!({ "templateId": template });
        let answers = join_all((0..30).map(|_| post(&acme, "/documents", "k", body.clone()))).await;
        let made: Vec<_> = answers.iter().filter(|answer| answer.status == 201).collect();
        assert_eq!(made.iter().filter(|answer| !is_replay(answer)).count(), 1);
        assert!(made.iter().all(|answer| answer.bytes == made[0].bytes));
        for waiting in answers.iter().filter(|answer| answer.status != 201) {
            waiting.error(409, "IDEMPOTENCY_IN_FLIGHT");
        }
        assert_eq!(names(&acme, "/documents").await.len(), 1);
        assert!(is_replay(&post(&acme, "/documents", "k", body).await));
    }

    async fn a_replay_is_a_call_like_any_other(world: World) {
        let acme = world.workspace_on("Acme", quota(3)).await;
        let body = json!({ "name": "NDA" });
        let first = post(&acme, "/templates", "k", body.clone()).await;
        let again = post(&acme, "/templates", "k", body.clone()).await;
        assert!(is_replay(&again));
        let left = number(&first, "x-ratelimit-remaining");
        assert_eq!(number(&again, "x-ratelimit-remaining"), left - 1);
        assert_eq!(acme.get("/rate-limit").await.ok()["used"], 2);
        assert!(is_replay(&post(&acme, "/templates", "k", body.clone()).await));
        post(&acme, "/templates", "k", body).await.error(429, "QUOTA_EXCEEDED");
    }

    async fn an_answer_is_kept_for_a_day(world: World) {
        let acme = world.workspace("Acme").await;
        let body = json!({ "name": "NDA" });
        let first = post(&acme, "/templates", "k", body.clone()).await.created();
        world.clock.advance_millis(24 * 3_600_000 - 1);
        assert!(is_replay(&post(&acme, "/templates", "k", body.clone()).await));
        world.clock.advance_millis(1);
        let anew = post(&acme, "/templates", "k", json!({ "name": "Another body" })).await;
        assert!(!is_replay(&anew));
        assert_ne!(anew.created()["id"], first["id"]);
    }

    async fn a_kept_answer_is_encrypted(world: World) {
        let acme = world.workspace("Acme").await;
        let made = post(&acme, "/templates", "a key that is found", json!({ "name": "NDA" })).await;
        let stored = stored(&world).await;
        assert!(holds(&stored, "a key that is found"));
        assert!(!holds(&stored, &made.text()));
        let id = made.created()["id"].as_str().unwrap().to_owned();
        assert!(holds(&stored, &id), "the template itself is there");
        assert!(!holds(&stored, &format!("\"id\":\"{id}\"")), "but not as a part of an answer");
    }

    async fn a_request_that_changes_nothing_ignores_the_key(world: World) {
        let acme = world.workspace("Acme").await;
        let get = || acme.request(Method::GET, "/templates").header("Idempotency-Key", "k".repeat(300));
        assert_eq!(acme.send(get()).await.ok(), json!([]));
        acme.template(json!({ "name": "NDA" })).await;
        let again = acme.send(get()).await;
        assert!(!is_replay(&again));
        assert_eq!(again.ok().as_array().unwrap().len(), 1);
    }

    async fn what_was_answered_before_a_crash_is_replayed_after_it(world: World) {
        let acme = world.workspace("Acme").await;
        let first = post(&acme, "/templates", "k", json!({ "name": "NDA" })).await;
        world.node.clone().crash();
        let acme = acme.through(&world.another_node().await);
        let again = post(&acme, "/templates", "k", json!({ "name": "NDA" })).await;
        assert!(is_replay(&again));
        assert_eq!(again.bytes, first.bytes);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_sqlite_a_restart_frees_what_a_crash_left_reserved() {
    let world = World::start(Engine::Sqlite).await;
    let acme = world.workspace("Acme").await;
    let body = json!({ "name": "NDA" });
    reserve(&world, &acme, "k", &body).await;
    post(&acme, "/templates", "k", body.clone()).await.error(409, "IDEMPOTENCY_IN_FLIGHT");
    world.node.clone().crash();
    let acme = acme.through(&world.another_node().await);
    assert!(
        is_replay(&post(&acme, "/templates", "to learn from", body.clone()).await),
        "what was done stays known"
    );
    let made = post(&acme, "/templates", "k", body).await;
    assert!(!is_replay(&made));
    made.created();
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_leaves_alone_what_a_running_one_has_reserved() {
    let world = World::start(Engine::Postgres).await;
    let acme = world.workspace("Acme").await;
    let body = json!({ "name": "NDA" });
    reserve(&world, &acme, "k", &body).await;
    let acme = acme.through(&world.another_node().await);
    post(&acme, "/templates", "k", body).await.error(409, "IDEMPOTENCY_IN_FLIGHT");
}
