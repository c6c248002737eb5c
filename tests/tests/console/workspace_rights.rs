//! What only administrators may do, and nobody who is not signed in.

use countersign_tests::{World, on_both_databases};
use reqwest::Method;
use serde_json::json;

use crate::support::Browser;

/// The operations on the workspace's side.
const OPERATIONS: [(&str, &str); 15] = [
    ("GET", "/api-keys"),
    ("POST", "/api-keys"),
    ("DELETE", "/api-keys/key_01jcmwk1x3f2q8z5v7t9r4n6ab"),
    ("GET", "/workspace"),
    ("PATCH", "/workspace"),
    ("DELETE", "/workspace"),
    ("PUT", "/workspace/logo"),
    ("DELETE", "/workspace/logo"),
    ("GET", "/usage"),
    ("GET", "/sealing"),
    ("GET", "/outbox"),
    ("GET", "/outbox/mail_01jcmwk1x3f2q8z5v7t9r4n6ab"),
    ("GET", "/outbox/mail_01jcmwk1x3f2q8z5v7t9r4n6ab/html"),
    ("POST", "/audit/verification"),
    ("GET", "/webhooks-health"),
];

fn method(name: &str) -> Method {
    name.parse().unwrap()
}

on_both_databases! {
    async fn members_do_none_of_it(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::of_member(&world, &acme).await;
        for (name, path) in OPERATIONS {
            // Even where the rest of the request would do.
            let request = browser.request(method(name), path).json(&json!({ "name": "Acme" }));
            browser.send(request).await.error(403, "FORBIDDEN");
        }
        let _ = acme.get("/templates").await.ok();
    }

    async fn who_is_not_signed_in_does_none_of_it(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::new(&world);
        for (name, path) in OPERATIONS {
            let request = browser.request(method(name), path).json(&json!({ "name": "Acme" }));
            browser.send(request).await.error(401, "UNAUTHORIZED");
        }
        let _ = acme.get("/templates").await.ok();
    }

    async fn another_site_changes_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::of(&world, &acme).await;
        for (name, path) in OPERATIONS.iter().filter(|(name, _)| *name != "GET") {
            let request = world.client().request(method(name), &format!("/api/console{path}"));
            let request = request.header("Cookie", browser.cookies()).header("Origin", "https://evil.example");
            world.client().send(request.json(&json!({ "name": "Acme" }))).await.error(403, "FORBIDDEN");
        }
        let _ = acme.get("/templates").await.ok();
        assert_eq!(browser.get("/workspace").await.ok()["name"], "Acme");
    }
}
