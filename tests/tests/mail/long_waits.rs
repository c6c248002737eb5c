//! Documents that wait for longer than a link lasts.

use app::documents;
use countersign_tests::{Answer, Workspace, World, link_in, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{DAY, activity, remind_every};

/// A document that two sign, one after the other, by its path.
async fn in_turn(acme: &Workspace) -> String {
    let roles = json!([{ "name": "First" }, { "name": "Second", "order": 2 }]);
    let template = acme.template(json!({ "name": "NDA", "formSchema": { "roles": roles } })).await;
    let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
    let both = json!([
        { "email": "first@example.com", "role": "First" }, { "email": "second@example.com", "role": "Second" },
    ]);
    let _ = acme.post(&format!("{path}/send"), json!({ "recipients": both })).await.ok();
    path
}

async fn v2(acme: &Workspace, method: Method, path: &str, body: Value) -> Answer {
    acme.send(acme.request_v2(method, path).json(&body)).await
}

async fn later(world: &World, millis: i64) {
    // What was asked for before is sent before the clock is turned.
    world.drained().await;
    world.clock.advance_millis(millis);
    documents::queue_due_reminders(&world.node.app).await.unwrap();
    world.drained().await;
}

/// The last mail to somebody: its kind, and the state of the document for whoever follows its link.
async fn last_mail(world: &World, acme: &Workspace, email: &str) -> (String, Value) {
    let mails = world.mails(acme.id).await;
    let last = mails.iter().rev().find(|kept| kept.mail.recipient == email).expect("a mail");
    let link = link_in(last, "/s/");
    let path = link.strip_prefix(world.client().base_url()).expect("a link of ours");
    let request = world.client().request(Method::GET, path).header("accept", "application/json");
    let state = world.client().send(request).await.ok()["state"].clone();
    (last.mail.kind.clone(), state)
}

on_both_databases! {
    async fn whose_turn_comes_late_is_told_and_has_a_link_that_opens(world: World) {
        let acme = world.workspace("Acme").await;
        let path = in_turn(&acme).await;
        later(&world, 43 * DAY).await;
        let _ = v2(&acme, Method::POST, &format!("{path}/submit"), json!({ "role": "First" })).await.ok();
        world.drained().await;
        assert_eq!(last_mail(&world, &acme, "second@example.com").await, ("yourTurn".to_owned(), json!("ready")));
    }

    async fn reminders_go_on_for_as_long_as_the_document_waits(world: World) {
        let acme = world.workspace("Acme").await;
        let path = in_turn(&acme).await;
        remind_every(&acme, &path, 14).await;
        for _ in 0..4 {
            later(&world, 14 * DAY).await;
        }
        assert_eq!(activity(&acme, "respondent.reminded").await.len(), 4);
        assert_eq!(last_mail(&world, &acme, "first@example.com").await, ("reminder".to_owned(), json!("ready")));
    }

    async fn a_reminder_that_is_asked_for_opens_the_document_again(world: World) {
        let acme = world.workspace("Acme").await;
        let path = in_turn(&acme).await;
        world.drained().await;
        later(&world, 31 * DAY).await;
        assert_eq!(last_mail(&world, &acme, "first@example.com").await.1, "linkExpired");
        let reminded = v2(&acme, Method::POST, &format!("{path}/remind"), json!({})).await.ok();
        assert_eq!(reminded["remindersSent"], 1);
        world.drained().await;
        assert_eq!(last_mail(&world, &acme, "first@example.com").await, ("reminder".to_owned(), json!("ready")));
    }

    async fn nobody_is_reminded_before_the_cadence_is_over(world: World) {
        let acme = world.workspace("Acme").await;
        let path = in_turn(&acme).await;
        remind_every(&acme, &path, 3).await;
        for _ in 0..3 {
            later(&world, 3 * DAY).await;
        }
        let due = json!(world.clock.now().plus_days(3).to_string());
        later(&world, DAY).await;
        // Somebody more, whose turn has not come.
        let third = json!({ "recipients": [{ "email": "third@example.com", "role": "Second", "order": 3 }] });
        let _ = acme.post(&format!("{path}/send"), third).await.ok();
        let settings = format!("{path}/auto-reminder");
        let _ = acme.patch(&settings, json!({ "enabled": false })).await.ok();
        let set = acme.patch(&settings, json!({ "enabled": true })).await.ok();
        assert_eq!(set["nextReminderAt"], due, "three days after the last one");
        later(&world, 0).await;
        assert_eq!(activity(&acme, "respondent.reminded").await.len(), 3);
    }

    async fn where_nobody_can_be_reminded_no_reminder_is_announced(world: World) {
        let acme = world.workspace("Acme").await;
        let roles = json!([{ "name": "Reader", "kind": "viewer" }, { "name": "Signer" }]);
        let template = acme.template(json!({ "name": "NDA", "formSchema": { "roles": roles } })).await;
        for (recipient, notify) in [("Reader", true), ("Signer", false)] {
            let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
            let to = json!([{ "email": "ana@example.com", "role": recipient }]);
            let _ = acme.post(&format!("{path}/send"), json!({ "recipients": to, "notify": notify })).await.ok();
            let set = acme.patch(&format!("{path}/auto-reminder"), json!({ "enabled": true })).await.ok();
            assert_eq!(set["nextReminderAt"], json!(null), "{recipient}");
        }
    }
}
