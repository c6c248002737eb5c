//! What is delivered, in which order, how it is listed, and how it is delivered again.

use countersign_tests::{eventually, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::receiver::{Receiver, Reply};
use crate::signing::signed;
use crate::support::{DAY, call, count, fed, feed, get, hook, invited, open, opened_hook, patch, post, text};

/// The page of a list behind another.
fn next(answer: &countersign_tests::Answer) -> Option<String> {
    answer.next_page().map(|url| url.split_once("/api/external/v2").unwrap().1.to_owned())
}

on_both_databases! {
    async fn each_webhook_is_told_what_it_asked_for(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        let (opened, all, foreign) = (Receiver::start().await, Receiver::start().await, Receiver::start().await);
        opened_hook(&acme, &opened.url()).await;
        let events = json!(["document.opened", "recipient.submitted", "document.completed", "export.completed"]);
        hook(&acme, &all.url(), events.clone()).await;
        hook(&globex, &foreign.url(), events).await;
        let ana = invited(&acme).await;
        let _ = ana.submit(signed("sign")).await.ok();
        let told = all.wait_for(3).await;
        let names: Vec<_> = told.iter().map(|told| told.header("x-service-event").to_owned()).collect();
        assert_eq!(names, ["document.opened", "recipient.submitted", "document.completed"]);
        let last = told[2].json();
        assert_eq!((&last["data"]["document"]["completed"], &last["data"]["document"]["sealed"]), (&json!(true), &json!(true)));
        assert!(last["data"].get("respondent").is_none(), "only the parts that the event has");
        assert_eq!(told[1].json()["data"]["respondent"]["submitted"], true);
        assert_eq!(opened.wait_for(1).await[0].body, told[0].body, "one payload for all");
        assert!(foreign.told().is_empty() && feed(&globex).await.is_empty());
    }

    async fn deliveries_keep_the_order_of_the_feed(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        opened_hook(&acme, &receiver.url()).await;
        let signers = futures::future::join_all((0..30).map(|_| invited(&acme))).await;
        futures::future::join_all(signers.iter().map(|signer| signer.post("open", json!({})))).await;
        receiver.wait_for(30).await;
        assert_eq!(receiver.payload_ids(), fed(&acme, 30).await);
    }

    async fn deliveries_are_listed_with_their_attempts(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        receiver.next(Reply::Bytes(b"HTTP/1.1 201 Created\r\ncontent-length: 6\r\n\r\nthanks".to_vec()));
        receiver.next(Reply::Bytes(b"HTTP/1.1 500 Oh\r\ncontent-length: 4\r\n\r\noops".to_vec()));
        for count in 1..=3 {
            open(&acme).await;
            receiver.wait_for(count).await;
            // Who was told has not answered yet; the moment that is written down is that of the answer.
            made.tried(&acme, 1).await;
            world.clock.advance_millis(1);
        }
        let rows = made.deliveries(&acme).await;
        assert_eq!(rows.len(), 3);
        let fields = ["id", "payloadId", "event", "status", "attempts", "nextAttemptAt", "createdAt", "payload"];
        assert_eq!(rows[0].as_object().unwrap().keys().collect::<Vec<_>>(), fields);
        let ids: Vec<_> = rows.iter().rev().map(|row| text(&row["payloadId"]).to_owned()).collect();
        assert_eq!(ids, receiver.payload_ids(), "newest first");
        let statuses: Vec<_> = rows.iter().map(|row| text(&row["status"])).collect();
        assert_eq!(statuses, ["succeeded", "pending", "succeeded"]);
        let attempt = |row: usize| &rows[row]["attempts"][0];
        assert_eq!(attempt(0).as_object().unwrap().keys().collect::<Vec<_>>(), ["at", "status", "durationMs", "error", "body"]);
        assert_eq!((&attempt(2)["status"], &attempt(2)["body"]), (&json!(201), &json!("thanks")));
        assert_eq!((&attempt(1)["status"], &attempt(1)["body"]), (&json!(500), &json!("oops")));
        assert!(attempt(1)["durationMs"].as_i64().unwrap() >= 0 && rows[1]["nextAttemptAt"].is_string());
        assert!(rows[0]["nextAttemptAt"].is_null() && attempt(0)["error"].is_null());

        let path = format!("{}/deliveries", made.path());
        let list = async |query: &str| get(&acme, &format!("{path}?{query}")).await.ok().as_array().unwrap().clone();
        assert_eq!(list("status=pending").await, rows[1..2]);
        assert_eq!(list("status=succeeded&event=document.opened").await, [rows[0].clone(), rows[2].clone()]);
        assert_eq!(list("event=document.completed").await, Vec::<Value>::new());
        let first = get(&acme, &format!("{path}?limit=2&event=document.opened")).await;
        let second = get(&acme, &next(&first).unwrap()).await;
        assert_eq!(first.ok(), json!(rows[..2]));
        assert_eq!(second.ok(), json!(rows[2..]));
        assert_eq!(next(&second), None);
        let shown = made.shown(&acme).await;
        assert!(text(&shown["lastSuccessAt"]) > text(&shown["lastFailureAt"]));
    }

    async fn a_test_is_sent_once_and_answered_with_what_came_of_it(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = hook(&acme, &receiver.url(), json!(["export.completed"])).await;
        let path = format!("{}/test", made.path());
        let good = call(&acme, Method::POST, &path, None).await.ok();
        let told = receiver.wait_for(1).await.remove(0);
        assert_eq!((&good["status"], &good["event"]), (&json!("succeeded"), &json!("webhook.test")));
        assert_eq!(good["payload"], told.json());
        assert_eq!(told.json()["data"]["webhook"]["id"], made.id);
        assert_eq!(told.header("x-service-delivery"), text(&good["id"]));
        receiver.next(Reply::Status(410));
        world.clock.advance_millis(1);
        let bad = call(&acme, Method::POST, &path, None).await.ok();
        assert_eq!((&bad["status"], &bad["attempts"][0]["status"]), (&json!("failed"), &json!(410)));
        assert!(bad["nextAttemptAt"].is_null());
        let shown = made.shown(&acme).await;
        assert!(shown["active"] == true && shown["lastSuccessAt"].is_null() && shown["lastFailureAt"].is_null());
        let disabled = patch(&acme, &made.path(), json!({ "active": false })).await.ok();
        assert_eq!((&disabled["active"], &disabled["disabledReason"]), (&json!(false), &json!("switchedOff")));
        world.clock.advance_millis(1);
        let off = call(&acme, Method::POST, &path, None).await.ok();
        assert_eq!(off["status"], "succeeded", "also while it is disabled");
        assert_eq!(made.deliveries(&acme).await, [off, bad, good]);
        world.clock.advance_millis(DAY);
        assert_eq!(feed(&acme).await, Vec::<Value>::new(), "a test is no event");
        receiver.wait_for(3).await;
    }

    async fn a_payload_is_delivered_again_under_its_id(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        let first = made.has_status(&acme, "succeeded").await;
        world.clock.advance_millis(1);
        let again = format!("/webhooks/deliveries/{}/redeliver", text(&first["id"]));
        let second = call(&acme, Method::POST, &again, None).await.created();
        assert_ne!(second["id"], first["id"]);
        assert_eq!((&second["status"], &second["attempts"]), (&json!("pending"), &json!([])));
        let told = receiver.wait_for(2).await;
        assert_eq!(told[0].body, told[1].body);
        assert_eq!(told[0].header("webhook-id"), told[1].header("webhook-id"));
        assert_eq!(told[1].header("x-service-delivery"), text(&second["id"]));
        let listed = made.has_status(&acme, "succeeded").await;
        assert_eq!(listed["id"], second["id"]);
        let tested = call(&acme, Method::POST, &format!("{}/test", made.path()), None).await.ok();
        let again = format!("/webhooks/deliveries/{}/redeliver", text(&tested["id"]));
        call(&acme, Method::POST, &again, None).await.created();
        let told = receiver.wait_for(4).await;
        assert_eq!(told[2].body, told[3].body, "a test too");
        patch(&acme, &made.path(), json!({ "active": false })).await.ok();
        let error = call(&acme, Method::POST, &again, None).await.error(409, "CONFLICT");
        assert!(text(&error["message"]).contains("active"), "{error}");
    }

    async fn what_a_crash_left_is_delivered(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Silence).await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        let first = receiver.wait_for(1).await.remove(0);
        receiver.usually(Reply::Status(200));
        let next = world.node.clone();
        next.crash();
        // Its sign of life, and its hold on the webhook, end.
        world.clock.advance_millis(60_000);
        let node = world.another_node().await;
        let acme = acme.through(&node);
        let delivered = made.has_status(&acme, "succeeded").await;
        let told = receiver.wait_for(2).await;
        assert_eq!(told[1].header("webhook-id"), first.header("webhook-id"));
        assert_eq!(delivered["attempts"].as_array().unwrap().len(), 1, "what nobody wrote down did not happen");
    }

    async fn a_stop_lets_webhooks_go(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        receiver.wait_for(1).await;
        world.node.clone().stop().await;
        let sql = "SELECT count(*) FROM webhooks WHERE claimed_by IS NOT NULL";
        assert_eq!(count(&world, sql).await, 0);
        assert_eq!(count(&world, "SELECT count(*) FROM deliveries WHERE status = 'succeeded'").await, 1);
    }

    async fn everything_goes_after_thirty_days(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        made.has_status(&acme, "succeeded").await;
        world.clock.advance_millis(30 * DAY - 1_000);
        assert_eq!((feed(&acme).await.len(), made.deliveries(&acme).await.len()), (1, 1));
        world.clock.advance_millis(2_000);
        assert!(feed(&acme).await.is_empty());
        world.clock.advance_millis(DAY);
        eventually("the clearing", async || {
            let left = count(
                &world,
                "SELECT (SELECT count(*) FROM events) + (SELECT count(*) FROM deliveries)
                      + (SELECT count(*) FROM delivery_attempts)",
            );
            (left.await == 0).then_some(())
        }).await;
        open(&acme).await;
        receiver.wait_for(2).await;
        assert_eq!(fed(&acme, 1).await, receiver.payload_ids()[1..], "it goes on");
    }

    async fn what_waits_and_what_was_tried_is_measured(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = opened_hook(&acme, &receiver.url()).await;
        receiver.next(Reply::Status(500));
        open(&acme).await;
        made.tried(&acme, 1).await;
        world.clock.advance_millis(1);
        open(&acme).await;
        receiver.wait_for(2).await;
        let lines = [
            "countersign_webhook_attempts_total{outcome=\"retry\"} 1", "countersign_webhook_attempts_total{outcome=\"succeeded\"} 1",
            "countersign_webhook_attempt_duration_seconds_count 2", "countersign_webhook_pending 1",
            "countersign_webhook_oldest_seconds 0",
        ];
        eventually("the measurements", async || {
            let text = world.client().get("/metrics").await.text();
            lines.iter().all(|line| text.lines().any(|found| found == *line)).then_some(())
        }).await;
        let _ = post(&acme, &format!("{}/rotate-secret", made.path()), json!({})).await.ok();
    }
}
