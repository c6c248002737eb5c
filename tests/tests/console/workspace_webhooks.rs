//! How webhooks fare, at a glance.

use countersign_tests::{Person, Workspace, eventually, on_both_databases};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::signing::{Signer, note, send};

/// A receiver that answers everything with one status.
async fn receiver(status: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let mut read = vec![0; 64 * 1024];
                let _ = stream.read(&mut read).await;
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                let _ = stream.write_all(answer.as_bytes()).await;
            });
        }
    });
    url
}

async fn open_a_document(acme: &Workspace) {
    let document = note(acme).await;
    send(acme, &document, json!([{ "email": "ana@example.com" }])).await;
    let _ = Signer::of(acme, &document, "ana@example.com").await.post("open", json!({})).await.ok();
}

async fn health(browser: &Person, webhook: &str) -> Value {
    let list = browser.get("/webhooks-health").await.ok();
    let found = list.as_array().unwrap().iter().find(|one| one["webhookId"] == webhook);
    found.unwrap_or_else(|| panic!("{webhook} in {list}")).clone()
}

on_both_databases! {
    async fn each_says_in_a_word_how_it_fares(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let browser = acme.administrator().await;
        let mut ids = Vec::new();
        for status in ["200 OK", "500 Internal Server Error"] {
            let body = json!({ "url": receiver(status).await, "events": ["document.opened"] });
            ids.push(browser.post("/webhooks", body).await.created()["id"].as_str().unwrap().to_owned());
        }
        let untried = json!({ "state": "untried", "failingSince": null, "pending": 0, "morePending": false, "recent": [] });
        for id in &ids {
            let mut expected = untried.clone();
            expected["webhookId"] = json!(id);
            assert_eq!(health(&browser, id).await, expected);
        }
        open_a_document(&acme).await;
        let healthy = eventually("something to arrive", async || {
            Some(health(&browser, &ids[0]).await).filter(|one| one["state"] == "healthy")
        }).await;
        assert_eq!((&healthy["recent"], &healthy["pending"]), (&json!([{ "status": "succeeded", "attempts": 1 }]), &json!(0)));
        let failing = eventually("something not to arrive", async || {
            Some(health(&browser, &ids[1]).await).filter(|one| one["state"] == "failing")
        }).await;
        assert_eq!((&failing["recent"], &failing["pending"]), (&json!([{ "status": "pending", "attempts": 1 }]), &json!(1)));
        assert!(failing["failingSince"].is_string());
        let _ = browser.patch(&format!("/webhooks/{}", ids[1]), json!({ "active": false })).await.ok();
        assert_eq!(health(&browser, &ids[1]).await["state"], "disabled");
        assert_eq!(other.administrator().await.get("/webhooks-health").await.ok(), json!([]));
    }

    async fn a_workspace_without_webhooks_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        app::workspaces::set_entitlements(&world.node.app, acme.id, None, Some(false)).await.unwrap();
        acme.administrator().await.get("/webhooks-health").await.error(403, "ENTITLEMENT_REQUIRED");
    }
}
