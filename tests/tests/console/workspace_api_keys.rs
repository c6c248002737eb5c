//! API keys, made and revoked in the console.

use countersign_tests::on_both_databases;
use serde_json::json;

on_both_databases! {
    async fn a_secret_is_shown_once_and_opens_the_workspace(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        world.clock.advance_millis(1);
        let made = browser.post("/api-keys", json!({ "name": " Accounting " })).await.created();
        assert_eq!((made["name"].as_str(), made["createdBy"]["email"].as_str()), (Some("Accounting"), Some(acme.email.as_str())));
        let secret = made["secret"].as_str().unwrap();
        let _ = acme.with_key(secret).get("/templates").await.ok();
        let listed = browser.get("/api-keys").await;
        assert!(!listed.text().contains(secret), "the secret is never shown again");
        let keys = listed.ok();
        let names: Vec<_> = keys.as_array().unwrap().iter().map(|key| key["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["Accounting", "First key"]);
        assert!(keys.as_array().unwrap().iter().all(|key| key["createdAt"].is_string()), "{keys}");
        assert!(keys[0]["lastUsedAt"].is_string() && keys[1]["lastUsedAt"].is_null(), "{keys}");
        assert_eq!(keys[0]["createdBy"], json!({ "id": acme.user.to_string(), "email": acme.email }));
        let rows = acme.get("/activity?events=apiKey.created").await.ok();
        assert_eq!(rows[0]["actorId"], acme.user.to_string(), "{rows}");
    }

    async fn a_key_needs_a_name(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        for body in [json!({}), json!({ "name": "  " }), json!({ "name": "x".repeat(256) }), json!({ "name": 7 })] {
            browser.post("/api-keys", body).await.invalid("name");
        }
        assert_eq!(browser.get("/api-keys").await.ok().as_array().unwrap().len(), 1);
    }

    async fn a_key_is_revoked_at_once_and_for_ever(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let browser = acme.administrator().await;
        let first = browser.get("/api-keys").await.ok()[0]["id"].as_str().unwrap().to_owned();
        let _ = acme.get("/templates").await.ok();
        let path = format!("/api-keys/{first}");
        other.administrator().await.delete(&path).await.error(404, "NOT_FOUND");
        let _ = acme.get("/templates").await.ok();
        for _ in 0..2 {
            let _ = browser.delete(&path).await.ok();
            acme.get("/templates").await.error(401, "UNAUTHORIZED");
        }
        let keys = browser.get("/api-keys").await.ok();
        assert!(keys[0]["revokedAt"].is_string(), "{keys}");
        for unknown in ["/api-keys/key_01jcmwk1x3f2q8z5v7t9r4n6ab", "/api-keys/none"] {
            browser.delete(unknown).await.error(404, "NOT_FOUND");
        }
    }
}
