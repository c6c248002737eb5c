//! Whoever is erased is in no delivery any more.

use app::Call;
use app::respondents::erase;
use countersign_tests::{eventually, on_both_databases};
use serde_json::json;
use store::args;

use crate::receiver::{Receiver, Reply};
use crate::signing::{Signer, note, send};
use crate::support::{feed, opened_hook};

const ANA: &str = "ana.lima@example.com";

on_both_databases! {
    async fn what_was_told_of_a_person_goes_with_them(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        // A receiver may answer with what it was told.
        receiver.next(Reply::Bytes(format!("HTTP/1.1 500 Oh\r\ncontent-length: 20\r\n\r\n{ANA}").into_bytes()));
        let document = note(&acme).await;
        send(&acme, &document, json!([{ "email": ANA, "name": "Ana Lima" }])).await;
        let ana = Signer::of(&acme, &document, ANA).await;
        let _ = ana.post("open", json!({})).await.ok();
        let told = made.tried(&acme, 1).await;
        assert!(told["attempts"][0]["body"] == ANA && told.to_string().contains("Ana Lima"));
        crate::support::open(&acme).await;
        receiver.wait_for(2).await;
        eventually("the second attempt", async || {
            made.deliveries(&acme).await.iter().any(|one| one["status"] == "succeeded").then_some(())
        }).await;
        let _ = ana.post("decline", json!({ "reason": "No" })).await.ok();
        erase(&world.node.app, &Call::by_system(acme.id), ANA).await.unwrap();
        let database = world.database().await;
        for sql in ["SELECT payload FROM events WHERE event <> 'document.sent'", "SELECT coalesce(payload, '') FROM deliveries", "SELECT body FROM delivery_attempts"] {
            let rows = database.query(sql, args![], |mut row| row.take::<String>()).await.unwrap();
            assert_eq!(rows.len(), 1, "{sql}: what is about others stays");
            assert!(!rows.join("\n").contains(ANA), "{sql}");
        }
        let sent = "SELECT payload FROM events WHERE event = 'document.sent'";
        let rows = database.query(sent, args![], |mut row| row.take::<String>()).await.unwrap();
        assert!(rows.len() == 1 && !rows[0].contains(ANA), "{rows:?}");
        database.close().await;
        assert_eq!(feed(&acme).await.len(), 1);
        world.clock.advance_millis(crate::support::HOUR);
        crate::support::open(&acme).await;
        receiver.wait_for(3).await;
        assert_eq!(receiver.told().iter().filter(|told| String::from_utf8_lossy(&told.body).contains(ANA)).count(), 1);
    }
}
