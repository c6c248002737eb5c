//! What only administrators may do, and nobody who is not signed in.

use countersign_tests::{Person, Workspace, World, on_both_databases};
use model::Clock;
use model::people::Role;
use reqwest::Method;
use serde_json::json;
use store::Write;

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
    ("GET", "/outbox/eml_01jcmwk1x3f2q8z5v7t9r4n6ab"),
    ("GET", "/outbox/eml_01jcmwk1x3f2q8z5v7t9r4n6ab/html"),
    ("POST", "/audit/verification"),
    ("GET", "/webhooks-health"),
];

/// Makes the workspace's administrator a member.
pub(crate) async fn demote(world: &World, workspace: &Workspace) {
    let other = world.workspace("Second administrator").await;
    let mut write = Write::new();
    store::users::join(&mut write, workspace.id, other.user, Role::Administrator, world.clock.now());
    world.database().await.commit(write).await.unwrap();
    let call = app::Call::by_system(workspace.id);
    app::team::change_role(&workspace.node.app, &call, workspace.user, Role::Member).await.unwrap();
}

fn method(name: &str) -> Method {
    name.parse().unwrap()
}

on_both_databases! {
    async fn members_do_none_of_it(world: World) {
        let acme = world.workspace("Acme").await;
        demote(&world, &acme).await;
        let browser = acme.administrator().await;
        for (name, path) in OPERATIONS {
            // Even where the rest of the request would do.
            let request = browser.request(method(name), path).json(&json!({ "name": "Acme" }));
            browser.send(request).await.error(403, "FORBIDDEN");
        }
        let _ = acme.get("/templates").await.ok();
    }

    async fn what_an_administrator_was_told_is_not_repeated_to_a_member(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let mut write = Write::new();
        store::users::join(&mut write, acme.id, other.user, Role::Member, world.clock.now());
        world.database().await.commit(write).await.unwrap();
        let (boss, member) = (acme.administrator().await, other.administrator().await);
        member.put("/session/workspace", json!({ "workspaceId": acme.id })).await.ok();
        let ask = async |who: &Person, path: &str, body: serde_json::Value| {
            who.send(who.request(Method::POST, path).header("Idempotency-Key", "order-1").json(&body)).await
        };
        let hook = json!({ "url": "https://hooks.example.com/in", "events": ["document.completed"] });
        let first = ask(&boss, "/webhooks", hook.clone()).await.created();
        assert_eq!(ask(&boss, "/webhooks", hook.clone()).await.created(), first, "the same, and made once");
        ask(&member, "/webhooks", hook).await.error(403, "FORBIDDEN");
        // A key is shown once, and made once.
        let key = json!({ "name": "Shop" });
        let _ = ask(&boss, "/api-keys", key.clone()).await.created();
        let error = ask(&boss, "/api-keys", key.clone()).await.error(409, "CONFLICT");
        assert!(error["message"].as_str().unwrap().contains("was carried out"), "{error}");
        ask(&member, "/api-keys", key).await.error(403, "FORBIDDEN");
    }

    async fn who_is_not_signed_in_does_none_of_it(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Person::new(world.client());
        for (name, path) in OPERATIONS {
            let request = browser.request(method(name), path).json(&json!({ "name": "Acme" }));
            browser.send(request).await.error(401, "UNAUTHORIZED");
        }
        let _ = acme.get("/templates").await.ok();
    }

    async fn another_site_changes_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        for (name, path) in OPERATIONS.iter().filter(|(name, _)| *name != "GET") {
            let request = browser.foreign_request(method(name), path).header("Origin", "https://evil.example");
            browser.send(request.json(&json!({ "name": "Acme" }))).await.error(403, "FORBIDDEN");
        }
        let _ = acme.get("/templates").await.ok();
        assert_eq!(browser.get("/workspace").await.ok()["name"], "Acme");
    }
}
