//! How webhooks fare, at a glance.

use countersign_tests::{Person, Workspace, eventually, on_both_databases};
use serde_json::{Value, json};
use store::Write;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::signing::{Signer, note, send};
use crate::workspace_rights::demote;

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

    async fn members_do_not_learn_the_secret_part_of_an_address(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        let url = "http://127.0.0.1:9/services/SECRETTOKEN";
        let made = browser.post("/webhooks", json!({ "url": url, "events": ["document.opened"] })).await.created();
        let path = format!("/webhooks/{}", made["id"].as_str().unwrap());
        let _ = browser.patch(&path, json!({ "active": false })).await.ok();
        let _ = browser.patch(&path, json!({ "active": true, "description": "x" })).await.ok();
        let _ = browser.post(&format!("{path}/rotate-secret"), json!({})).await.ok();
        let _ = browser.delete(&path).await.ok();
        let rows = acme.get("/activity?limit=50").await.ok();
        let about: Vec<_> = rows.as_array().unwrap().iter().filter(|row| row["metadata"]["webhookId"].is_string()).collect();
        assert_eq!(about.len(), 6, "{rows}");
        assert!(about.iter().all(|row| row["metadata"]["url"] == "http://127.0.0.1:9/…"), "{rows}");
        assert!(!rows.to_string().contains("SECRETTOKEN"), "what is written down stays for ever: {rows}");

        // What an earlier version wrote down.
        let database = world.database().await;
        let mut write = Write::new();
        write.any(
            "UPDATE activity SET message = $1, metadata = $2, words = $3 WHERE event = 'webhook.created'",
            store::args![
                format!("A webhook to {url} was registered"), json!({ "url": url, "events": [] }).to_string(),
                "a webhook to secrettoken was registered"
            ],
        );
        database.commit(write).await.unwrap();
        let listed = async |query: &str| browser.get(&format!("/activity?events=webhook.created{query}")).await.ok();
        assert_eq!(listed("").await[0]["metadata"]["url"], url, "an administrator sees the webhooks too");
        demote(&world, &acme).await;
        let rows = listed("").await;
        assert_eq!(rows[0]["message"], "A webhook to http://127.0.0.1:9/… was registered");
        assert_eq!(rows[0]["metadata"]["url"], "http://127.0.0.1:9/…");
        assert_eq!(listed("&q=secrett").await, json!([]), "nor is it found out by searching");
    }

    async fn a_workspace_without_webhooks_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        app::workspaces::set_entitlements(&world.node.app, acme.id, None, Some(false)).await.unwrap();
        acme.administrator().await.get("/webhooks-health").await.error(403, "ENTITLEMENT_REQUIRED");
    }
}
