//! What a delivery carries, and that receivers can tell whose it is.

use countersign_tests::on_both_databases;
use hmac::{Hmac, KeyInit, Mac};
use model::Clock;
use reqwest::Method;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use serde_json::json;
use sha2::Sha256;
use standardwebhooks::Webhook;

use crate::receiver::{Receiver, Told};
use crate::support::{HOUR, call, feed, hook, invited, open, opened_hook, post, text};

/// Whether the official library takes a delivery as it is.
fn verifies(secret: &str, told: &Told) -> bool {
    let mut headers = HeaderMap::new();
    for (name, value) in &told.headers {
        headers.insert(HeaderName::try_from(name).unwrap(), HeaderValue::from_str(value).unwrap());
    }
    Webhook::new(secret).unwrap().verify(&told.body, &headers).is_ok()
}

/// Our own signature, worked out as the documentation says.
fn signature(secret: &str, told: &Told) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(told.header("x-service-timestamp").as_bytes());
    mac.update(b".");
    mac.update(&told.body);
    let digest: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("v1={digest}")
}

on_both_databases! {
    async fn a_delivery_carries_the_payload_and_signatures(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        let ana = invited(&acme).await;
        let _ = ana.post("open", json!({})).await.ok();
        let told = receiver.wait_for(1).await.remove(0);
        let payload = told.json();
        assert_eq!(payload.as_object().unwrap().keys().collect::<Vec<_>>(), ["id", "event", "createdAt", "workspaceId", "data"]);
        assert_eq!(payload["event"], "document.opened");
        assert_eq!(payload["workspaceId"], acme.id.to_string());
        assert!(text(&payload["id"]).starts_with("evt_") && text(&payload["createdAt"]).ends_with('Z'));
        assert_eq!(payload["data"]["respondent"]["email"], "ana@example.com");
        assert!(text(&payload["data"]["document"]["id"]).starts_with("doc_"));
        assert!(!String::from_utf8_lossy(&told.body).contains(&ana.token), "no link leaves by this way");
        assert_eq!(feed(&acme).await, std::slice::from_ref(&payload), "the feed shows the same");

        assert!(verifies(&made.secret, &told));
        assert_eq!(told.header("x-service-signature"), signature(&made.secret, &told));
        assert_eq!(told.header("x-service-timestamp"), world.clock.now().seconds().to_string());
        assert_eq!(told.header("webhook-timestamp"), told.header("x-service-timestamp"));
        assert_eq!(told.header("webhook-id"), text(&payload["id"]));
        assert_eq!(told.header("x-service-event"), "document.opened");
        assert_eq!(told.header("content-type"), "application/json");
        let listed = made.has_status(&acme, "succeeded").await;
        assert_eq!(told.header("x-service-delivery"), text(&listed["id"]));
        assert_eq!(listed["payload"], payload);
        assert_eq!((&listed["payloadId"], &listed["event"]), (&payload["id"], &payload["event"]));
        let another = hook(&acme, "https://example.com/", json!(["document.opened"])).await;
        assert!(!verifies(&another.secret, &told));
    }

    async fn during_the_overlap_both_secrets_sign(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        let rotate = format!("{}/rotate-secret", made.path());
        let rotated = post(&acme, &rotate, json!({ "overlapHours": 2 })).await.ok();
        let second = text(&rotated["secret"]).to_owned();
        assert_ne!(second, made.secret);
        assert_eq!(rotated["id"], made.id);
        open(&acme).await;
        let told = receiver.wait_for(1).await.remove(0);
        assert!(verifies(&made.secret, &told) && verifies(&second, &told));
        let both = format!("{},{}", signature(&second, &told), signature(&made.secret, &told));
        assert_eq!(told.header("x-service-signature"), both);

        world.clock.advance_millis(2 * HOUR);
        open(&acme).await;
        let told = receiver.wait_for(2).await.remove(1);
        assert_eq!(told.header("x-service-signature"), signature(&second, &told), "the overlap is over");

        // Without a word it is a day; with none, at once.
        let third = call(&acme, Method::POST, &rotate, None).await.ok();
        world.clock.advance_millis(23 * HOUR);
        open(&acme).await;
        let told = receiver.wait_for(3).await.remove(2);
        let both = format!("{},{}", signature(text(&third["secret"]), &told), signature(&second, &told));
        assert_eq!(told.header("x-service-signature"), both);
        let fourth = post(&acme, &rotate, json!({ "overlapHours": 0 })).await.ok();
        open(&acme).await;
        let told = receiver.wait_for(4).await.remove(3);
        assert_eq!(told.header("x-service-signature"), signature(text(&fourth["secret"]), &told));
        let happened = crate::support::activity(&acme, "webhook.secret").await;
        assert_eq!(happened, ["webhook.secretRotated"; 3]);
    }
}
