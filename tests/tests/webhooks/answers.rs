//! Receivers that answer with anything but what they should: each is bounded, recorded, and tried again.

use std::time::Duration;

use countersign_tests::{Workspace, World, WorldOptions, on_both_databases};
use serde_json::{Value, json};

use crate::receiver::{Receiver, Reply};
use crate::support::{engine, open, opened_hook, text};

fn answer(head: &str, body: &str) -> Reply {
    Reply::Bytes(format!("{head}\r\n\r\n{body}").into_bytes())
}

/// Has a receiver answer so, and looks at what is recorded of the attempt.
async fn recorded(acme: &Workspace, reply: &Reply, status: &Value, error: &str) {
    let receiver = Receiver::answering(reply.clone()).await;
    let made = opened_hook(acme, &receiver.url()).await;
    open(acme).await;
    let tried = made.tried(acme, 1).await;
    let attempt = &tried["attempts"][0];
    assert_eq!((&tried["status"], &attempt["status"]), (&json!("pending"), status), "{reply:?}: {attempt}");
    if error.is_empty() {
        assert!(attempt["error"].is_null());
    } else {
        assert!(text(&attempt["error"]).contains(error), "{reply:?}: {attempt}");
    }
    assert!(tried["nextAttemptAt"].is_string());
    // Later events go to the next receiver alone.
    crate::support::call(acme, reqwest::Method::DELETE, &made.path(), None).await.ok();
}

on_both_databases! {
    async fn strange_answers_are_recorded_and_tried_again(world: World) {
        let acme = world.workspace("Acme").await;
        let elsewhere = Receiver::start().await;
        let redirect = format!("HTTP/1.1 307 Go\r\nlocation: {}\r\ncontent-length: 0", elsewhere.url());
        for (reply, status, error) in [
            (answer(&redirect, ""), json!(307), "redirect"),
            (answer("HTTP/1.1 200 OK\r\ncontent-length: 50", "half of it"), json!(200), "broke off"),
            (answer("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked", "zzz"), json!(200), "broke off"),
            (Reply::Bytes(b"\x16\x03\x01 what is this?\r\n\r\n".to_vec()), Value::Null, "no answer that could be read"),
            (Reply::Bytes(Vec::new()), Value::Null, "no answer that could be read"),
            (answer("HTTP/1.1 404 No\r\ncontent-length: 3", "\u{0}ab"), json!(404), ""),
        ] {
            recorded(&acme, &reply, &status, error).await;
        }
        assert!(elsewhere.told().is_empty(), "redirects are not followed");
    }

    async fn answers_that_come_late_or_never_are_recorded_and_tried_again(world: World) {
        // Enough for the beginning of an answer, however busy the machine is.
        let options = WorldOptions { hook_deadline: Some(Duration::from_millis(1_500)), ..WorldOptions::default() };
        let world = World::start_with(engine(&world), options).await;
        let acme = world.workspace("Acme").await;
        recorded(&acme, &Reply::Silence, &Value::Null, "did not answer within 1500 ms").await;
        recorded(&acme, &Reply::Drip, &json!(200), "did not finish its answer within 1500 ms").await;
    }

    async fn of_a_long_answer_the_beginning_is_kept(world: World) {
        let acme = world.workspace("Acme").await;
        let long = "é".repeat(1_000_000);
        let receiver = Receiver::answering(answer(&format!("HTTP/1.1 200 OK\r\ncontent-length: {}", long.len()), &long)).await;
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        let done = made.has_status(&acme, "succeeded").await;
        assert_eq!(text(&done["attempts"][0]["body"]), "é".repeat(10_000));
        receiver.usually(answer("HTTP/1.1 500 Oh\r\nconnection: close", &"x".repeat(3_000_000)));
        world.clock.advance_millis(1);
        open(&acme).await;
        let is_second = |one: &Value| one["id"] != done["id"] && one["attempts"][0].is_object();
        let tried = made.delivery(&acme, "the second", is_second).await;
        assert_eq!(text(&tried["attempts"][0]["body"]).len(), 20_000);
    }

    async fn nobody_there_is_a_failure_as_any_other(world: World) {
        let acme = world.workspace("Acme").await;
        let made = opened_hook(&acme, "http://127.0.0.1:9/").await;
        open(&acme).await;
        let tried = made.tried(&acme, 1).await;
        assert!(text(&tried["attempts"][0]["error"]).contains("can't be reached"), "{tried}");
        assert!(tried["attempts"][0]["status"].is_null() && tried["status"] == "pending");
    }
}
