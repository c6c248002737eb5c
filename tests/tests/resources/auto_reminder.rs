//! A document's automatic reminders.

use countersign_tests::{Workspace, on_both_databases};
use model::Clock;
use serde_json::{Value, json};

use crate::support::{assert_fields, column};

/// A new document, by its path.
async fn document(acme: &Workspace) -> String {
    let template = acme.template(json!({ "name": "NDA" })).await;
    format!("/documents/{}", acme.document(json!({ "templateId": template })).await)
}

async fn send(acme: &Workspace, path: &str) {
    let recipients = json!({ "recipients": [{ "email": "ana@example.com" }] });
    let _ = acme.post(&format!("{path}/send"), recipients).await.ok();
}

async fn set(acme: &Workspace, path: &str, body: Value) -> Value {
    acme.patch(&format!("{path}/auto-reminder"), body).await.ok()
}

on_both_databases! {
    async fn reminders_are_switched_on_and_off(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        let on = set(&acme, &path, json!({ "enabled": true, "cadenceDays": 7 })).await;
        assert_fields(&on, &["enabled", "cadenceDays", "nextReminderAt"]);
        assert_eq!(
            on,
            json!({ "enabled": true, "cadenceDays": 7, "nextReminderAt": null }),
            "nobody is invited yet"
        );
        let off = set(&acme, &path, json!({ "enabled": false })).await;
        assert_eq!(
            off,
            json!({ "enabled": false, "cadenceDays": 7, "nextReminderAt": null }),
            "the cadence stays"
        );
    }

    async fn each_setting_can_be_changed_alone(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        for days in [1, 3, 7, 14] {
            let answer = set(&acme, &path, json!({ "cadenceDays": days })).await;
            assert_eq!((&answer["enabled"], &answer["cadenceDays"]), (&json!(false), &json!(days)));
        }
        let answer = set(&acme, &path, json!({ "enabled": true, "cadenceDays": null })).await;
        assert_eq!((&answer["enabled"], &answer["cadenceDays"]), (&json!(true), &json!(14)));
    }

    async fn the_next_reminder_is_counted_from_the_invitation(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        let _ = set(&acme, &path, json!({ "enabled": true, "cadenceDays": 3 })).await;
        send(&acme, &path).await;
        let invited = world.clock.now();
        let due = |days| json!(invited.plus_days(days).to_string());
        assert_eq!(
            set(&acme, &path, json!({ "enabled": true })).await["nextReminderAt"],
            due(3),
            "set before sending"
        );
        world.clock.advance_millis(3_600_000);
        assert_eq!(set(&acme, &path, json!({ "cadenceDays": 14 })).await["nextReminderAt"], due(14));
        assert_eq!(set(&acme, &path, json!({ "enabled": false })).await["nextReminderAt"], Value::Null);
        assert_eq!(set(&acme, &path, json!({ "enabled": true })).await["nextReminderAt"], due(14));
    }

    async fn an_overdue_reminder_is_due_now_and_not_in_the_past(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        send(&acme, &path).await;
        world.clock.set(world.clock.now().plus_days(30));
        let now = json!(world.clock.now().to_string());
        assert_eq!(set(&acme, &path, json!({ "enabled": true, "cadenceDays": 1 })).await["nextReminderAt"], now);
    }

    async fn sending_schedules_the_reminder_that_was_switched_on(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        let _ = set(&acme, &path, json!({ "enabled": true, "cadenceDays": 7 })).await;
        send(&acme, &path).await;
        let stored = crate::support::database(&world).await;
        let sql = "SELECT next_at FROM reminders WHERE document_id = $1";
        let id = path.rsplit('/').next().unwrap();
        let next = stored.query(sql, store::args![id], |mut row| row.take::<model::Timestamp>()).await.unwrap();
        stored.close().await;
        assert_eq!(next, [world.clock.now().plus_days(7)]);
    }

    async fn only_the_four_cadences_are_taken(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        for bad in [
            json!(0),
            json!(2),
            json!(-1),
            json!(15),
            json!(3.5),
            json!("3"),
            json!([3]),
            json!(true),
            json!(1e30),
        ] {
            let answer = acme.patch(&format!("{path}/auto-reminder"), json!({ "cadenceDays": bad })).await;
            answer.invalid("cadenceDays");
        }
        for bad in [json!("yes"), json!(1), json!([])] {
            acme.patch(&format!("{path}/auto-reminder"), json!({ "enabled": bad })).await.invalid("enabled");
        }
        let answer = set(&acme, &path, json!({ "enabled": true })).await;
        assert_eq!(answer["cadenceDays"], 3, "nothing was changed by then");
    }

    async fn at_least_one_setting_must_be_there(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        for bad in [json!({}), json!({ "cadence": 3 }), json!({ "enabled": null, "cadenceDays": null })] {
            acme.patch(&format!("{path}/auto-reminder"), bad).await.invalid("enabled");
        }
    }

    async fn a_change_of_reminders_is_a_change_of_the_document(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        let before = acme.get(&path).await.ok();
        world.clock.advance_millis(1000);
        let _ = set(&acme, &path, json!({ "enabled": true })).await;
        let mut after = acme.get(&path).await.ok();
        assert_ne!(after["updatedAt"], before["updatedAt"]);
        after["updatedAt"] = before["updatedAt"].clone();
        assert_eq!(after, before);
        let rows = acme.get("/activity?events=document.updated").await.ok();
        assert_eq!(rows[0]["metadata"]["autoReminder"], json!({ "enabled": true, "cadenceDays": 3 }));
        assert_eq!(column(&rows, "documentId"), [path.rsplit('/').next().unwrap()]);
    }
}
