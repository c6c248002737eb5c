//! What is no webhook.

use countersign_tests::{World, WorldOptions, on_both_databases};
use serde_json::{Value, json};

use crate::support::{engine, get, hook, patch, post};

const URL: &str = "https://example.com/hook";

/// Bodies that register nothing, each with the field that is wrong.
fn wrong() -> Vec<(Value, &'static str)> {
    let opened = json!(["document.opened"]);
    let mut bodies = vec![
        (json!({ "events": opened }), "url"),
        (json!({ "url": URL }), "events"),
        (json!({ "url": URL, "events": [] }), "events"),
        (json!({ "url": URL, "events": "document.opened" }), "events"),
        (json!({ "url": URL, "events": ["document.opened", 5] }), "events[1]"),
        (json!({ "url": URL, "events": ["document.opened", "document.signed"] }), "events[1]"),
        (json!({ "url": URL, "events": ["webhook.test"] }), "events[0]"),
        (json!({ "url": URL, "events": ["*"] }), "events[0]"),
        (json!({ "url": URL, "events": ["document.opened,"] }), "events[0]"),
        (json!({ "url": URL, "events": opened, "description": "x".repeat(501) }), "description"),
        (json!({ "url": URL, "events": opened, "description": "a\u{0}b" }), "description"),
        (json!({ "url": URL, "events": opened, "description": 5 }), "description"),
    ];
    let long = format!("https://example.com/{}", "x".repeat(2_000));
    for url in [
        "", " ", "example.com", "/hook", "ftp://example.com/", "file:///etc/passwd", "javascript:alert(1)",
        "https://", "https://user:password@example.com/", "https://user@example.com/",
        "https://example.com/#part", "https://example.com:0/", "https://example.com:99999/", "https://10.0.0.1/",
        "https://[::1]/", &long,
    ] {
        bodies.push((json!({ "url": url, "events": opened }), "url"));
    }
    bodies
}

on_both_databases! {
    async fn what_is_wrong_is_refused_with_its_field(world: World) {
        let acme = world.workspace("Acme").await;
        let made = hook(&acme, URL, json!(["document.completed"])).await;
        let before = made.shown(&acme).await;
        for (body, field) in wrong() {
            post(&acme, "/webhooks", body.clone()).await.invalid(field);
            // What a registration needs, a change may leave out.
            if body.get(field.split('[').next().unwrap()).is_some() {
                patch(&acme, &made.path(), body).await.invalid(field);
            }
        }
        patch(&acme, &made.path(), json!({})).await.invalid("active");
        patch(&acme, &made.path(), json!({ "active": "yes" })).await.invalid("active");
        for hours in [json!(-1), json!(169), json!("24"), json!(1.5)] {
            post(&acme, &format!("{}/rotate-secret", made.path()), json!({ "overlapHours": hours })).await
                .invalid("overlapHours");
        }
        assert_eq!(get(&acme, "/webhooks").await.ok(), json!([before]), "nothing was made or changed");
    }

    async fn as_long_as_it_may_be(world: World) {
        let acme = world.workspace("Acme").await;
        let description = "é".repeat(500);
        let body = json!({ "url": URL, "events": ["document.opened"], "description": description });
        assert_eq!(post(&acme, "/webhooks", body).await.created()["description"], description);
    }

    async fn filters_and_cursors_are_checked(world: World) {
        let acme = world.workspace("Acme").await;
        let made = hook(&acme, URL, json!(["document.completed"])).await;
        let path = format!("{}/deliveries", made.path());
        for (query, field) in
            [("status=done", "status"), ("event=%00", "event"), ("event=nothing", "event"), ("cursor=x", "cursor")]
        {
            get(&acme, &format!("{path}?{query}")).await.invalid(field);
        }
        for event in ["recipient.signed", "document.completed", "webhook.test"] {
            assert_eq!(get(&acme, &format!("{path}?event={event}&status=pending")).await.ok(), json!([]));
        }
    }

    async fn without_a_list_only_public_addresses_are_taken(world: World) {
        let options = WorldOptions { public_hooks_only: true, ..WorldOptions::default() };
        let world = World::start_with(engine(&world), options).await;
        let acme = world.workspace("Acme").await;
        for url in ["http://example.com/", "http://127.0.0.1/", "https://127.0.0.1/", "https://169.254.169.254/"] {
            post(&acme, "/webhooks", json!({ "url": url, "events": ["document.opened"] })).await.invalid("url");
        }
        hook(&acme, URL, json!(["document.opened"])).await;
    }
}
