//! When something that did not arrive is tried again.

use countersign_tests::on_both_databases;
use model::{Clock, Timestamp};
use serde_json::{Value, json};

use crate::receiver::{Receiver, Reply};
use crate::support::{HOUR, hook, open, opened_hook, text};

fn moment(value: &Value) -> Timestamp {
    text(value).parse().unwrap()
}

on_both_databases! {
    async fn ten_attempts_are_made_at_their_times(world: World) {
        const SECONDS: [i64; 9] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        for (times, seconds) in (1..).zip(SECONDS) {
            let tried = made.tried(&acme, times).await;
            assert_eq!(tried["status"], "pending");
            let next = moment(&tried["nextAttemptAt"]);
            let pause = next.millis() - world.clock.now().millis();
            assert!((seconds * 800..=seconds * 1_200).contains(&pause), "{pause} ms after attempt {times}");
            // A moment too early is too early.
            world.clock.set(next.plus_millis(-1));
            let due = made.deliveries(&acme).await;
            assert_eq!(due[0]["attempts"].as_array().unwrap().len(), times);
            world.clock.set(next);
        }
        let last = made.has_status(&acme, "failed").await;
        assert_eq!(last["attempts"].as_array().unwrap().len(), 10);
        assert!(last["nextAttemptAt"].is_null());
        let told = receiver.wait_for(10).await;
        assert!(told.iter().all(|one| one.body == told[0].body && one.headers["webhook-id"] == told[0].headers["webhook-id"]));
        assert_ne!(told[0].header("x-service-timestamp"), told[9].header("x-service-timestamp"), "each is signed anew");
        assert_eq!(made.shown(&acme).await["active"], true, "one delivery alone does not disable it");
    }

    async fn what_fails_does_not_hold_up_what_follows(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        receiver.next(Reply::Status(503));
        open(&acme).await;
        let failed = made.tried(&acme, 1).await;
        world.clock.advance_millis(1);
        open(&acme).await;
        let after = made.has_status(&acme, "succeeded").await;
        assert_ne!(after["payloadId"], failed["payloadId"]);
        world.clock.set(moment(&failed["nextAttemptAt"]));
        let told = receiver.wait_for(3).await;
        assert_eq!(told[2].header("webhook-id"), text(&failed["payloadId"]));
    }

    async fn who_asks_for_time_gets_it(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = hook(&acme, &receiver.url(), json!(["document.opened"])).await;
        for (wanted, least, most) in [("7200", 2 * HOUR, 2 * HOUR), ("1", 4_000, 6_000), ("9999999", 24 * HOUR, 24 * HOUR)] {
            let answer = format!("HTTP/1.1 503 Busy\r\nretry-after: {wanted}\r\ncontent-length: 0\r\n\r\n");
            receiver.next(Reply::Bytes(answer.into_bytes()));
            let before = world.clock.now();
            open(&acme).await;
            let tried = made.delivery(&acme, "a pause", |one| {
                one["createdAt"] == before.to_string() && one["nextAttemptAt"].is_string() && one["attempts"][0]["status"] == 503
            }).await;
            let pause = moment(&tried["nextAttemptAt"]).millis() - before.millis();
            assert!((least..=most).contains(&pause), "{pause} for {wanted}");
            world.clock.set(before.plus_millis(1));
        }
    }
}
