//! Registering webhooks, changing them, and who may.

use std::collections::BTreeSet;

use countersign_tests::on_both_databases;
use reqwest::Method;
use serde_json::json;
use store::args;

use crate::receiver::Receiver;
use crate::support::{activity, call, demote, get, hook, open, opened_hook, patch, post, text};

const FIELDS: [&str; 12] = [
    "id", "url", "events", "active", "description", "includeAnswers", "createdAt", "updatedAt", "disabledReason",
    "disabledAt", "lastSuccessAt", "lastFailureAt",
];
const URL: &str = "https://example.com/hook";

on_both_databases! {
    async fn a_webhook_has_its_fields_and_shows_its_secret_once(world: World) {
        let acme = world.workspace("Acme").await;
        let body = json!({ "url": URL, "events": ["document.completed"], "description": "  For the CRM " });
        let made = post(&acme, "/webhooks", body).await.created();
        let secret = text(&made["secret"]).to_owned();
        assert!(secret.starts_with("whsec_") && secret.len() == 50, "{secret}");
        assert!(text(&made["id"]).starts_with("whk_"));
        let shown = get(&acme, &format!("/webhooks/{}", text(&made["id"]))).await.ok();
        let fields: BTreeSet<_> = shown.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, FIELDS.into_iter().collect());
        assert_eq!(shown["url"], URL);
        assert_eq!(shown["events"], json!(["document.completed"]));
        assert_eq!(shown["description"], "For the CRM");
        assert_eq!((&shown["active"], &shown["includeAnswers"]), (&json!(true), &json!(false)));
        assert!(FIELDS[8..].iter().all(|field| shown[field].is_null()), "{shown}");
        let mut with_secret = shown.clone();
        with_secret["secret"] = json!(secret);
        assert_eq!(made, with_secret);
        assert_eq!(get(&acme, "/webhooks").await.ok(), json!([shown]));
        let database = world.database().await;
        let kept = database.query("SELECT secrets FROM webhooks", args![], |mut row| row.take::<Vec<u8>>());
        let kept = kept.await.unwrap().remove(0);
        let hidden = secret.trim_start_matches("whsec_").as_bytes();
        assert!(!kept.windows(8).any(|part| hidden.windows(8).any(|sign| sign == part)), "it is encrypted at rest");
        assert_eq!(activity(&acme, "webhook.").await, ["webhook.created"]);
        assert!(!acme.get("/activity").await.text().contains(&secret));
    }

    async fn earlier_names_are_stored_as_canonical_ones(world: World) {
        let acme = world.workspace("Acme").await;
        let names = json!(["recipient.signed", "document.opened", "document.response.submitted", "recipient.submitted"]);
        let made = hook(&acme, URL, names).await;
        assert_eq!(made.shown(&acme).await["events"], json!(["recipient.submitted", "document.opened"]));
        let changed = patch(&acme, &made.path(), json!({ "events": ["recipient.signed"] })).await.ok();
        assert_eq!(changed["events"], json!(["recipient.submitted"]));
    }

    async fn a_webhook_can_be_changed_and_deleted(world: World) {
        let (acme, old, new) = (world.workspace("Acme").await, Receiver::start().await, Receiver::start().await);
        let made = opened_hook(&acme, &old.url()).await;
        open(&acme).await;
        old.wait_for(1).await;
        world.clock.advance_millis(1_000);
        let changed = patch(&acme, &made.path(), json!({ "url": new.url(), "description": "Moved" })).await.ok();
        assert_eq!((&changed["url"], &changed["description"]), (&json!(new.url()), &json!("Moved")));
        assert!(text(&changed["updatedAt"]) > text(&changed["createdAt"]));
        open(&acme).await;
        new.wait_for(1).await;
        // From here on nothing of it changes by itself.
        made.has_status(&acme, "succeeded").await;
        let cleared = patch(&acme, &made.path(), json!({ "description": null })).await.ok();
        assert!(cleared["description"].is_null());
        let same = patch(&acme, &made.path(), json!({ "active": true })).await.ok();
        assert_eq!(same, made.shown(&acme).await);
        let gone = call(&acme, Method::DELETE, &made.path(), None).await.ok();
        assert_eq!(gone["success"], true);
        get(&acme, &made.path()).await.error(404, "NOT_FOUND");
        call(&acme, Method::DELETE, &made.path(), None).await.error(404, "NOT_FOUND");
        open(&acme).await;
        crate::support::fed(&acme, 3).await;
        assert_eq!((old.told().len(), new.told().len()), (1, 1), "who is gone is told nothing");
        let happened = activity(&acme, "webhook.").await;
        assert_eq!(happened, ["webhook.created", "webhook.deleted", "webhook.updated", "webhook.updated"]);
        assert_eq!(crate::support::count(&world, "SELECT count(*) FROM deliveries").await, 0);
        assert_eq!(crate::support::count(&world, "SELECT count(*) FROM delivery_attempts").await, 0);
    }

    async fn lists_go_page_by_page_newest_first(world: World) {
        let acme = world.workspace("Acme").await;
        let mut made = Vec::new();
        for _ in 0..3 {
            made.insert(0, hook(&acme, URL, json!(["document.opened"])).await.id);
            world.clock.advance_millis(1);
        }
        let first = get(&acme, "/webhooks?limit=2").await;
        let next = first.next_page().unwrap();
        let next = next.split_once("/api/external/v2").unwrap().1;
        let second = get(&acme, next).await;
        let rows = [first.ok(), second.ok()].map(|rows| rows.as_array().unwrap().clone()).concat();
        assert_eq!(rows.iter().map(|row| text(&row["id"])).collect::<Vec<_>>(), made);
        assert_eq!(second.next_page(), None);
        get(&acme, "/webhooks?limit=0").await.invalid("limit");
    }

    async fn only_administrators_may(world: World) {
        let acme = world.workspace("Acme").await;
        let made = opened_hook(&acme, "http://127.0.0.1:9/").await;
        let tested = call(&acme, Method::POST, &format!("{}/test", made.path()), None).await.ok();
        demote(&world, &acme).await;
        let path = made.path();
        for (method, path) in [
            (Method::GET, "/webhooks".to_owned()),
            (Method::POST, "/webhooks".to_owned()),
            (Method::GET, path.clone()),
            (Method::PATCH, path.clone()),
            (Method::DELETE, path.clone()),
            (Method::POST, format!("{path}/rotate-secret")),
            (Method::POST, format!("{path}/test")),
            (Method::GET, format!("{path}/deliveries")),
            (Method::POST, format!("/webhooks/deliveries/{}/redeliver", text(&tested["id"]))),
        ] {
            // Before the body is looked at.
            let request = acme.request_v2(method, &path).header("content-type", "application/json").body("{");
            acme.send(request).await.error(403, "FORBIDDEN");
        }
        get(&acme, "/events").await.ok();
    }

    async fn webhooks_need_their_entitlement_and_the_feed_does_not(world: World) {
        let acme = world.workspace("Acme").await;
        let made = opened_hook(&acme, URL).await;
        app::workspaces::set_entitlements(&world.node.app, acme.id, None, Some(false)).await.unwrap();
        for path in ["/webhooks".to_owned(), made.path(), format!("{}/deliveries", made.path())] {
            let error = get(&acme, &path).await.error(403, "ENTITLEMENT_REQUIRED");
            assert!(text(&error["message"]).contains("WEBHOOKS"), "{error}");
        }
        post(&acme, "/webhooks", json!({})).await.error(403, "ENTITLEMENT_REQUIRED");
        get(&acme, "/events").await.ok();
        app::workspaces::set_entitlements(&world.node.app, acme.id, Some(false), Some(true)).await.unwrap();
        get(&acme, "/events").await.error(403, "ENTITLEMENT_REQUIRED");
        get(&acme, "/webhooks").await.error(403, "ENTITLEMENT_REQUIRED");
    }

    async fn a_workspace_has_a_hundred_at_most(world: World) {
        let acme = world.workspace("Acme").await;
        let wanted = json!({ "url": URL, "events": ["document.opened"] });
        let database = world.database().await;
        let mut write = store::Write::new();
        let first = post(&acme, "/webhooks", wanted.clone()).await.created();
        let copies = "INSERT INTO webhooks (workspace_id, id, url, events, secrets, active, version, created_at, updated_at)
                      SELECT workspace_id, $2, url, events, secrets, active, version, created_at, updated_at
                      FROM webhooks WHERE id = $1";
        for number in 1..95 {
            write.one("webhook", copies, args![text(&first["id"]), format!("whk_{number}")]);
        }
        database.commit(write).await.unwrap();
        database.close().await;
        let made = futures::future::join_all((0..20).map(|_| post(&acme, "/webhooks", wanted.clone()))).await;
        assert_eq!(made.iter().filter(|answer| answer.status == 201).count(), 5, "also at the same moment");
        let refused = post(&acme, "/webhooks", wanted.clone()).await;
        assert!(refused.error(409, "CONFLICT")["message"].as_str().unwrap().contains("delete one"));
        let path = format!("/webhooks/{}", text(&first["id"]));
        call(&acme, Method::DELETE, &path, None).await.ok();
        let _ = post(&acme, "/webhooks", wanted).await.created();
    }

    async fn a_repeated_request_registers_once(world: World) {
        let acme = world.workspace("Acme").await;
        let send = || {
            let request = acme.request_v2(Method::POST, "/webhooks").header("idempotency-key", "one");
            acme.send(request.json(&json!({ "url": URL, "events": ["document.opened"] })))
        };
        let (first, second) = (send().await, send().await);
        assert_eq!(first.created(), second.created(), "the secret included");
        assert_eq!(second.header("idempotent-replayed"), "true");
        assert_eq!(get(&acme, "/webhooks").await.ok().as_array().unwrap().len(), 1);
    }
}
