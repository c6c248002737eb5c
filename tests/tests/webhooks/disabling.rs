//! When a webhook is disabled, who is told, and how it comes back.

use countersign_tests::{eventually, mail_text, on_both_databases};
use model::{Clock, Timestamp};
use reqwest::Method;
use serde_json::json;
use store::args;

use crate::receiver::{Receiver, Reply};
use crate::support::{HOUR, Hook, activity, call, count, fed, get, open, opened_hook, patch, text};

async fn disabled(acme: &countersign_tests::Workspace, made: &Hook) -> serde_json::Value {
    eventually("the disabling", async || Some(made.shown(acme).await).filter(|shown| shown["active"] == false))
        .await
}

on_both_databases! {
    async fn who_is_gone_is_told_nothing_more(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        let waiting = made.tried(&acme, 1).await;
        world.clock.advance_millis(1);
        receiver.usually(Reply::Status(410));
        open(&acme).await;
        let shown = disabled(&acme, &made).await;
        assert_eq!(shown["disabledReason"], "gone");
        assert_eq!(text(&shown["disabledAt"]).parse::<Timestamp>().unwrap(), world.clock.now());
        let rows = made.deliveries(&acme).await;
        assert_eq!((&rows[0]["status"], &rows[1]["status"]), (&json!("failed"), &json!("skipped")), "{rows:?}");
        assert_eq!(rows[1]["id"], waiting["id"]);
        assert!(rows.iter().all(|row| row["nextAttemptAt"].is_null()));
        assert_eq!(activity(&acme, "webhook.").await, ["webhook.created", "webhook.disabled"]);
        let mails = world.mails(acme.id).await;
        let mail = mails.iter().find(|kept| kept.mail.kind == "webhookDisabled").unwrap();
        assert_eq!(mail.mail.recipient, acme.email);
        assert!(mail_text(mail).contains(&receiver.url()) && mail_text(mail).contains("410"), "{}", mail_text(mail));

        // What it misses stays listed.
        receiver.usually(Reply::Status(200));
        world.clock.advance_millis(1);
        open(&acme).await;
        let missed = made.has_status(&acme, "skipped").await;
        assert_eq!(missed["attempts"], json!([]));
        world.clock.advance_millis(HOUR);
        let again = format!("/webhooks/deliveries/{}/redeliver", text(&missed["id"]));
        call(&acme, Method::POST, &again, None).await.error(409, "CONFLICT");
        let enabled = patch(&acme, &made.path(), json!({ "active": true })).await.ok();
        assert!(enabled["active"] == true && enabled["disabledReason"].is_null() && enabled["disabledAt"].is_null());
        assert_eq!(activity(&acme, "webhook.").await, ["webhook.created", "webhook.disabled", "webhook.enabled"]);
        assert_eq!(receiver.told().len(), 2, "what was skipped is not sent by itself");
        call(&acme, Method::POST, &again, None).await.created();
        let told = receiver.wait_for(3).await;
        assert_eq!(told[2].header("webhook-id"), text(&missed["payloadId"]));
        open(&acme).await;
        receiver.wait_for(4).await;
    }

    async fn five_days_of_failures_disable(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        made.tried(&acme, 1).await;
        // A failure a moment before five days are over is not the last one.
        let end = world.clock.now().plus_millis(120 * HOUR);
        world.clock.set(end.plus_millis(-1));
        open(&acme).await;
        let early = made.tried(&acme, 1).await;
        assert_eq!((&early["status"], &made.shown(&acme).await["active"]), (&json!("pending"), &json!(true)));
        world.clock.set(end);
        open(&acme).await;
        let shown = disabled(&acme, &made).await;
        assert_eq!(shown["disabledReason"], "failing");
        let mails = world.mails(acme.id).await;
        assert_eq!(mails.iter().filter(|kept| kept.mail.kind == "webhookDisabled").count(), 1);
        let sql = "SELECT count(*) FROM deliveries WHERE status = 'pending'";
        assert_eq!(count(&world, sql).await, 0, "nothing waits any more");

        // Enabled again, it has five days anew.
        patch(&acme, &made.path(), json!({ "active": true })).await.ok();
        world.clock.advance_millis(1);
        open(&acme).await;
        made.tried(&acme, 1).await;
        assert_eq!(made.shown(&acme).await["active"], true);
    }

    async fn one_success_ends_the_run_of_failures(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        made.tried(&acme, 1).await;
        world.clock.advance_millis(100 * HOUR);
        receiver.usually(Reply::Status(204));
        open(&acme).await;
        eventually("both deliveries", async || {
            made.deliveries(&acme).await.iter().all(|row| row["status"] == "succeeded").then_some(())
        }).await;
        world.clock.advance_millis(50 * HOUR);
        receiver.usually(Reply::Status(500));
        open(&acme).await;
        made.tried(&acme, 1).await;
        assert_eq!(made.shown(&acme).await["active"], true);
    }

    async fn a_test_that_arrives_and_another_address_end_it_too(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        for mends in [true, false] {
            let made = opened_hook(&acme, &receiver.url()).await;
            receiver.usually(Reply::Status(500));
            open(&acme).await;
            made.tried(&acme, 1).await;
            world.clock.advance_millis(100 * HOUR);
            if mends {
                receiver.usually(Reply::Status(204));
                let _ = call(&acme, Method::POST, &format!("{}/test", made.path()), None).await.ok();
                receiver.usually(Reply::Status(500));
            } else {
                patch(&acme, &made.path(), json!({ "url": format!("{}?new", receiver.url()) })).await.ok();
            }
            world.clock.advance_millis(50 * HOUR);
            open(&acme).await;
            made.delivery(&acme, "the last", |one| one["attempts"].as_array().is_some_and(|tries| !tries.is_empty())).await;
            assert_eq!(made.shown(&acme).await["active"], true, "{mends}");
            let _ = call(&acme, Method::DELETE, &made.path(), None).await.ok();
        }
    }

    async fn a_workspace_that_may_not_use_webhooks_is_delivered_nothing(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        made.tried(&acme, 1).await;
        let entitle = async |wanted| app::workspaces::set_entitlements(&world.node.app, acme.id, None, Some(wanted)).await;
        entitle(false).await.unwrap();
        get(&acme, &made.path()).await.error(403, "ENTITLEMENT_REQUIRED");
        receiver.usually(Reply::Status(200));
        // What waits is due, and something more happens.
        world.clock.advance_millis(HOUR);
        open(&acme).await;
        fed(&acme, 2).await;
        let database = world.database().await;
        eventually("nothing to wait", async || {
            let sql = "SELECT count(*) FROM deliveries WHERE status <> 'skipped'";
            (database.look_up_one(sql, args![]).await.unwrap() == Some(0)).then_some(())
        })
        .await;
        database.close().await;
        assert_eq!(receiver.told().len(), 1, "the attempt before");
        entitle(true).await.unwrap();
        assert_eq!(made.shown(&acme).await["active"], true, "it was not disabled");
        open(&acme).await;
        assert_eq!(receiver.wait_for(2).await.len(), 2, "what was skipped is not sent by itself");
    }

    async fn who_is_switched_off_misses_what_waits(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        let made = opened_hook(&acme, &receiver.url()).await;
        open(&acme).await;
        made.tried(&acme, 1).await;
        patch(&acme, &made.path(), json!({ "active": false })).await.ok();
        made.has_status(&acme, "skipped").await;
        world.clock.advance_millis(HOUR);
        open(&acme).await;
        fed(&acme, 2).await;
        made.delivery(&acme, "what is missed", |one| one["status"] == "skipped" && one["attempts"] == json!([])).await;
        receiver.wait_for(1).await;
        assert_eq!(activity(&acme, "webhook.").await, ["webhook.created", "webhook.disabled"]);
        assert!(world.mails(acme.id).await.iter().all(|kept| kept.mail.kind != "webhookDisabled"), "who did it knows");
    }
}
