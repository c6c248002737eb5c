//! Reminders, when they are due and when somebody asks for them.

use app::Call;
use app::documents;
use countersign_tests::{Engine, Workspace, World, eventually, link_in, on_both_databases};
use futures::future::join_all;
use model::Clock;
use model::id::DocumentId;
use serde_json::json;
use store::{Write, args};

use crate::support::{DAY, activity, execute, remind_every, sent};

/// How many reminders a workspace has sent.
async fn reminders(world: &World, acme: &Workspace) -> usize {
    world.mails(acme.id).await.iter().filter(|kept| kept.mail.kind == "reminder").count()
}

/// Turns the clock on and waits until everything that is due is looked at.
async fn later(world: &World, millis: i64) {
    // What was asked for before is sent before the clock is turned.
    world.drained().await;
    world.clock.advance_millis(millis);
    // The nodes do this by themselves; the test does not wait for their turn.
    documents::expire_due(&world.node.app).await.unwrap();
    documents::queue_due_reminders(&world.node.app).await.unwrap();
    world.drained().await;
}

fn id(path: &str) -> DocumentId {
    path.rsplit('/').next().unwrap().parse().unwrap()
}

on_both_databases! {
    async fn who_has_not_submitted_is_reminded_at_each_turn_of_the_cadence(world: World) {
        for days in [1, 3, 7, 14] {
            let acme = world.workspace(&format!("Acme {days}")).await;
            let path = sent(&acme, json!([{ "email": "ana@example.com" }, { "email": "bo@example.com" }])).await;
            remind_every(&acme, &path, days).await;
            later(&world, days * DAY - 1).await;
            assert_eq!(reminders(&world, &acme).await, 0, "not before its time");
            later(&world, 1).await;
            assert_eq!(reminders(&world, &acme).await, 2);
            let rows = activity(&acme, "respondent.reminded").await;
            assert_eq!(rows.len(), 2);
            assert!(rows.iter().all(|row| row["actorType"] == "system" && row["documentId"] == json!(id(&path))));
            // So that the next cadence begins with nobody waiting.
            execute(&world, "DELETE FROM documents WHERE id = $1", args![id(&path)]).await;
        }
    }

    async fn the_next_reminder_is_due_one_cadence_later(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        remind_every(&acme, &path, 3).await;
        for turn in 1..=3 {
            later(&world, 3 * DAY).await;
            assert_eq!(reminders(&world, &acme).await, turn);
            later(&world, 0).await;
            assert_eq!(reminders(&world, &acme).await, turn, "once for each due time");
        }
        // A service that stood still does not make up for what it missed.
        later(&world, 15 * DAY).await;
        assert_eq!(reminders(&world, &acme).await, 4);
        later(&world, 3 * DAY - 1).await;
        assert_eq!(reminders(&world, &acme).await, 4);
        later(&world, 1).await;
        assert_eq!(reminders(&world, &acme).await, 5);
    }

    async fn changed_settings_count_from_the_last_reminder(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        remind_every(&acme, &path, 3).await;
        later(&world, 3 * DAY).await;
        let reminded = world.clock.now();
        later(&world, DAY).await;
        for days in [7, 3, 3] {
            let set = acme.patch(&format!("{path}/auto-reminder"), json!({ "cadenceDays": days })).await.ok();
            assert_eq!(set["nextReminderAt"], json!(reminded.plus_days(days).to_string()));
        }
        later(&world, 0).await;
        assert_eq!(reminders(&world, &acme).await, 1);
    }

    async fn nobody_is_reminded_of_what_is_done_or_not_theirs(world: World) {
        let acme = world.workspace("Acme").await;
        let roles = json!([{ "name": "Viewer", "kind": "viewer" }, { "name": "First" }, { "name": "Second", "order": 2 }]);
        let template = acme.template(json!({ "name": "NDA", "formSchema": { "roles": roles, "fields": [] } })).await;
        let recipients = json!([
            { "email": "viewer@example.com", "role": "Viewer" }, { "email": "first@example.com", "role": "First" },
            { "email": "done@example.com", "role": "First" }, { "email": "second@example.com", "role": "Second" },
        ]);
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
        let _ = acme.post(&format!("{path}/send"), json!({ "recipients": recipients })).await.ok();
        remind_every(&acme, &path, 1).await;
        execute(&world, "UPDATE respondents SET status = 'submitted' WHERE email = 'done@example.com'", args![]).await;
        later(&world, DAY).await;
        let mails = world.mails(acme.id).await;
        let reminded: Vec<_> =
            mails.iter().filter(|kept| kept.mail.kind == "reminder").map(|kept| kept.mail.recipient.as_str()).collect();
        assert_eq!(reminded, ["first@example.com"]);
        for status in ["completed", "declined", "voided", "expired"] {
            execute(&world, "UPDATE documents SET status = $2 WHERE id = $1", args![id(&path), status]).await;
            later(&world, DAY).await;
            assert_eq!(reminders(&world, &acme).await, 1, "{status}");
        }
    }

    async fn without_mail_there_are_no_reminders(world: World) {
        let acme = world.workspace("Acme").await;
        let path = crate::support::document(&acme).await;
        let quiet = json!({ "recipients": [{ "email": "ana@example.com" }], "notify": false });
        let _ = acme.post(&format!("{path}/send"), quiet).await.ok();
        remind_every(&acme, &path, 1).await;
        later(&world, DAY).await;
        assert!(world.mails(acme.id).await.is_empty());
        assert!(activity(&acme, "respondent.reminded").await.is_empty());
    }

    async fn a_reminder_leads_to_the_same_document(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        remind_every(&acme, &path, 1).await;
        later(&world, DAY).await;
        let mails = world.mails(acme.id).await;
        assert_eq!(link_in(&mails[0], "/s/"), link_in(&mails[1], "/s/"));
        assert!(mails[1].mail.subject.starts_with("Reminder"), "{}", mails[1].mail.subject);
    }

    async fn a_change_from_before_a_reminder_does_not_bring_it_back(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        remind_every(&acme, &path, 1).await;
        let (app, call) = (&world.node.app, Call::by_system(acme.id));
        let mut unrelated = documents::show(app, &call, id(&path)).await.unwrap();
        let mut rescheduled = unrelated.clone();
        // Between reading and writing, the clock of some node comes by.
        let database = world.database().await;
        let later = world.clock.now().plus_days(1);
        let due = store::reminders::due(&database, later).await.unwrap();
        assert_eq!(due.iter().map(|one| one.document).collect::<Vec<_>>(), [id(&path)]);
        for lost in [false, true] {
            let mut write = Write::new();
            store::reminders::move_on(&mut write, database.dialect(), &due, later);
            assert_eq!(database.commit(write).await.is_err_and(|error| error.is_lost()), lost, "once for a due time");
        }
        rescheduled.reminder.schedule(Some(world.clock.now().plus_days(2)), later);
        rescheduled.touch(later);
        let mut write = Write::new();
        store::documents::update(&mut write, acme.id, &rescheduled);
        assert!(database.commit(write).await.is_err_and(|error| error.is_lost()), "it is to be decided anew");
        unrelated.touch(later);
        let mut write = Write::new();
        store::documents::update(&mut write, acme.id, &unrelated);
        database.commit(write).await.unwrap();
        let next = documents::show(app, &call, id(&path)).await.unwrap().reminder.next_at;
        assert_eq!(next, Some(later.plus_days(1)));
        database.close().await;
    }

    async fn each_workspace_reminds_of_its_own(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        for (workspace, email) in [(&acme, "a@example.com"), (&other, "b@example.com"), (&acme, "c@example.com")] {
            let path = sent(workspace, json!([{ "email": email }])).await;
            remind_every(workspace, &path, 1).await;
        }
        later(&world, DAY).await;
        assert_eq!(reminders(&world, &acme).await, 2);
        assert_eq!(reminders(&world, &other).await, 1);
        assert_eq!(activity(&other, "respondent.reminded").await.len(), 1);
    }

    async fn the_nodes_look_for_what_is_due_by_themselves(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        remind_every(&acme, &path, 1).await;
        world.clock.advance_millis(DAY);
        eventually("the reminder", async || (reminders(&world, &acme).await == 1).then_some(())).await;
    }

    async fn somebody_can_be_reminded_now(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        remind_every(&acme, &path, 3).await;
        later(&world, 2 * DAY).await;
        let call = Call::by_system(acme.id);
        let app = &world.node.app;
        documents::remind(app, &call, id(&path), |_| ()).await.unwrap();
        assert_eq!(reminders(&world, &acme).await, 1);
        assert_eq!(activity(&acme, "respondent.reminded").await.len(), 1, "recorded once");
        later(&world, 2 * DAY).await;
        assert_eq!(reminders(&world, &acme).await, 1, "the next one is counted from this one");
        later(&world, DAY).await;
        assert_eq!(reminders(&world, &acme).await, 2);
        let draft = crate::support::document(&acme).await;
        assert!(matches!(documents::remind(app, &call, id(&draft), |_| ()).await, Err(model::Error::Conflict(_))));
        execute(&world, "UPDATE documents SET status = 'voided' WHERE id = $1", args![id(&path)]).await;
        assert!(matches!(documents::remind(app, &call, id(&path), |_| ()).await, Err(model::Error::Conflict(_))));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_never_send_two_for_one_due_time() {
    const DOCUMENTS: usize = 40;
    const TURNS: usize = 3;
    let world = World::start(Engine::Postgres).await;
    let other = world.another_node().await;
    let acme = world.workspace("Acme").await;
    let mut paths = Vec::new();
    for number in 0..DOCUMENTS {
        let people =
            json!([{ "email": format!("a{number}@example.com") }, { "email": format!("b{number}@example.com") }]);
        let path = sent(&acme, people).await;
        remind_every(&acme, &path, 1).await;
        paths.push(path);
    }
    world.drained().await;
    for turn in 1..=TURNS {
        world.clock.advance_millis(DAY);
        // Both nodes look by themselves too; here each does so several times at the same moment.
        let apps = [&world.node.app, &other.app];
        join_all((0..8).map(|number| documents::queue_due_reminders(apps[number % 2]))).await;
        world.drained().await;
        let database = world.database().await;
        let count = |sql: &'static str| {
            let database = database.clone();
            async move { database.query(sql, args![], |mut row| row.take::<i64>()).await.unwrap()[0] }
        };
        let expected = i64::try_from(turn * DOCUMENTS * 2).unwrap();
        assert_eq!(count("SELECT count(*) FROM mails WHERE kind = 'reminder'").await, expected);
        assert_eq!(count("SELECT count(*) FROM activity WHERE event = 'respondent.reminded'").await, expected);
        let most = "SELECT max(times) FROM (
                        SELECT count(*) AS times FROM mails WHERE kind = 'reminder' GROUP BY respondent_id) AS each";
        assert_eq!(count(most).await, i64::try_from(turn).unwrap());
        database.close().await;
    }
}
