//! Mail through a mail server: delivered, tried again, given up.

use countersign_tests::{eventually, on_both_databases};
use model::Clock;
use model::id::JobId;
use model::mail::MailStatus;
use model::random::SystemRandom;
use reqwest::Method;
use serde_json::{Value, json};
use store::args;

use crate::support::{DAY, activity, execute, sent, with_server};

on_both_databases! {
    async fn an_invitation_is_handed_to_the_mail_server(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        let [kept] = world.mails(acme.id).await.try_into().expect("one mail");
        assert_eq!(kept.mail.status, MailStatus::Sent);
        assert!(kept.composed.is_none(), "what was sent is not kept");
        let [mail] = server.received().try_into().expect("one mail arrived");
        assert_eq!(mail.to, "ana@example.com");
        let unsubscribe = mail.header("List-Unsubscribe");
        assert!(unsubscribe.is_none_or(|link| link.contains("/u/")), "{unsubscribe:?}");
        assert_eq!(mail.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
        assert_eq!(mail.header("Auto-Submitted"), Some("auto-generated"));
        assert_eq!(mail.header("Reply-To"), Some(acme.email.as_str()));
        assert!(mail.header("Message-ID").is_some_and(|id| id.starts_with("<job_")), "{}", mail.data);
    }

    async fn a_passing_failure_is_tried_again_later(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer("ana@example.com", "451 4.7.1 Come back later");
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        assert!(world.mails(acme.id).await.is_empty(), "neither sent nor given up");
        assert!(server.received().is_empty());
        world.clock.advance_millis(20_000);
        world.drained().await;
        server.answer("ana@example.com", "");
        world.clock.advance_millis(20_000);
        let [kept] = world.mails(acme.id).await.try_into().expect("one mail");
        assert_eq!(kept.mail.status, MailStatus::Sent);
        assert_eq!(server.received().len(), 1);
    }

    async fn a_job_that_only_a_newer_version_can_read_is_left_to_it(world: World) {
        let acme = world.workspace("Acme").await;
        let (id, now) = (JobId::new(world.clock.now(), &SystemRandom), world.clock.now());
        let sql = "INSERT INTO outbox (workspace_id, id, kind, payload, run_at, attempts, created_at)
                   VALUES ($1, $2, 'mail', '{\"pigeon\":{}}', $3, 0, $3)";
        execute(&world, sql, args![acme.id, id, now]).await;
        let tried = async || {
            let database = world.database().await;
            let sql = "SELECT failed_at IS NOT NULL FROM outbox WHERE id = $1 AND last_error IS NOT NULL";
            let found = database.query(sql, args![id], |mut row| row.take::<bool>()).await.unwrap().pop();
            database.close().await;
            found
        };
        assert!(!eventually("an attempt", tried).await, "another node may do it");
        world.clock.advance_millis(3 * DAY);
        eventually("the last attempt", async || tried().await.filter(|is_given_up| *is_given_up)).await;
    }

    async fn a_mail_that_cannot_be_delivered_is_given_up_and_the_sender_is_told(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer("gone@example.com", "550 5.1.1 No such user");
        let path = sent(&acme, json!([{ "email": "gone@example.com" }, { "email": "ana@example.com" }])).await;
        let mails = world.mails(acme.id).await;
        let mut found: Vec<_> =
            mails.iter().map(|kept| (kept.mail.kind.as_str(), kept.mail.recipient.as_str(), kept.mail.status)).collect();
        found.sort_by_key(|(kind, recipient, _)| (*kind, *recipient));
        assert_eq!(found, [
            ("invitation", "ana@example.com", MailStatus::Sent),
            ("invitation", "gone@example.com", MailStatus::Failed),
            ("undelivered", acme.email.as_str(), MailStatus::Sent),
        ]);
        let failed = mails.iter().find(|kept| kept.mail.status == MailStatus::Failed).unwrap();
        assert!(failed.mail.error.as_ref().unwrap().contains("No such user"));
        let rows = activity(&acme, "document.updated").await;
        let told = &rows.last().unwrap()["metadata"]["mail"];
        assert_eq!((&told["email"], &told["status"]), (&json!("gone@example.com"), &json!("failed")));
        assert_eq!(rows.last().unwrap()["actorType"], "system");
        assert_eq!(json!(path.rsplit('/').next()), rows.last().unwrap()["documentId"]);
        for line in [
            r#"countersign_outbox_failed{kind="mail"} 1"#, r#"countersign_outbox_jobs{kind="mail"} 0"#,
            r#"countersign_outbox_attempts_total{kind="mail",outcome="failed"} 1"#,
            r#"countersign_outbox_attempts_total{kind="mail",outcome="done"} 2"#,
        ] {
            // An attempt is counted a moment after what came of it is written down.
            eventually(line, async || {
                world.client().get("/metrics").await.text().lines().any(|found| found == line).then_some(())
            }).await;
        }
    }

    async fn a_person_whom_mail_does_not_reach_is_shown_until_their_address_is_corrected(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        server.answer("gone@example.com", "550 5.1.1 No such user");
        let path = sent(&acme, json!([{ "email": "gone@example.com" }, { "email": "ana@example.com" }])).await;
        let _ = world.mails(acme.id).await;
        let undelivered = async || {
            let told = person.get(&format!("{path}/particulars")).await.ok()["respondents"].clone();
            told.as_array().unwrap().iter().map(|one| one["undelivered"].clone()).collect::<Vec<_>>()
        };
        let [gone, ana] = undelivered().await.try_into().unwrap();
        assert!(gone["reason"].as_str().unwrap().contains("No such user"), "{gone}");
        assert_eq!((&gone["at"], &ana), (&json!(world.clock.now().to_string()), &Value::Null));
        // The address alone: who has it now was not written to before.
        server.answer("here@example.com", "451 4.7.1 Come back later");
        let id = person.get(&path).await.ok()["respondents"][0]["id"].as_str().unwrap().to_owned();
        let _ = person.patch(&format!("{path}/respondents/{id}"), json!({ "email": "here@example.com" })).await.ok();
        assert_eq!(undelivered().await, [Value::Null, Value::Null]);
    }

    async fn whoever_takes_the_place_of_somebody_is_invited_once(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer("ana@example.com", "451 4.7.1 Come back later");
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        world.drained().await;
        world.clock.advance_millis(1);
        let people = acme.send(acme.request_v2(Method::GET, &path)).await.ok()["respondents"].clone();
        let correct = format!("{path}/respondents/{}", people[0]["id"].as_str().unwrap());
        let body = json!({ "email": "bo@example.com" });
        let _ = acme.send(acme.request_v2(Method::PATCH, &correct).json(&body)).await.ok();
        world.clock.advance_millis(DAY);
        world.drained().await;
        let to: Vec<_> = server.received().into_iter().map(|mail| mail.to).collect();
        assert_eq!(to, ["bo@example.com"]);
    }

    async fn lists_mark_and_find_documents_of_which_mail_came_back(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        let listed = async |query: &str| {
            let _ = world.mails(acme.id).await;
            let rows = acme.send(acme.request_v2(Method::GET, &format!("/documents{query}"))).await.ok();
            rows.as_array().unwrap().iter().map(|row| row["mailLost"].clone()).collect::<Vec<_>>()
        };
        server.answer("gone@example.com", "550 5.1.1 No such user");
        let path = sent(&acme, json!([{ "email": "gone@example.com" }, { "email": "ana@example.com" }])).await;
        world.clock.advance_millis(1_000);
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        assert_eq!(listed("").await, [json!(false), json!(true)]);
        assert_eq!(listed("?mailLost=true").await, [json!(true)]);
        assert_eq!(listed("?mailLost=true&status=sent,in_progress&q=ana").await, [json!(true)]);
        assert_eq!(listed("?mailLost=true&status=completed").await.len(), 0);
        acme.send(acme.request_v2(Method::GET, "/documents?mailLost=yes")).await.invalid("mailLost");
        assert!(acme.get("/documents").await.ok()[0].get("mailLost").is_none(), "version 1 stays as it is");

        // Another mail that arrives shows that the address is right.
        server.answer("gone@example.com", "");
        world.clock.advance_millis(2 * DAY);
        acme.send(acme.request_v2(Method::POST, &format!("{path}/remind"))).await.ok();
        assert_eq!(listed("?mailLost=true").await.len(), 0);
        server.answer("gone@example.com", "550 5.1.1 No such user");
        world.clock.advance_millis(2 * DAY);
        acme.send(acme.request_v2(Method::POST, &format!("{path}/remind"))).await.ok();
        assert_eq!(listed("?mailLost=true").await.len(), 1);

        // Nothing is known of an address that was corrected.
        let people = acme.send(acme.request_v2(Method::GET, &path)).await.ok()["respondents"].clone();
        let correct = format!("{path}/respondents/{}", people[0]["id"].as_str().unwrap());
        let to = async |email: &str| {
            let request = acme.request_v2(Method::PATCH, &correct).json(&json!({ "email": email }));
            acme.send(request).await.ok();
        };
        to("here@example.com").await;
        assert_eq!(listed("?mailLost=true").await.len(), 0);
        world.clock.advance_millis(1_000);
        to("gone@example.com").await;
        assert_eq!(listed("?mailLost=true").await.len(), 1);
        // What is over waits for nobody.
        let void = acme.request_v2(Method::POST, &format!("{path}/void")).json(&json!({ "reason": "Lost" }));
        acme.send(void).await.ok();
        assert_eq!(listed("?mailLost=true").await.len(), 0);
        assert_eq!(listed("").await, [json!(false), json!(false)]);
    }

    async fn a_refusal_of_our_own_sender_is_no_bounce_and_is_tried_again(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer_sender("550 5.1.8 We do not know you");
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        assert!(world.mails(acme.id).await.is_empty(), "neither sent nor given up");
        let database = world.database().await;
        let [waiting] = store::outbox::put_off_jobs(&database, acme.id, "mail", 10).await.unwrap().try_into().unwrap();
        database.close().await;
        assert!(waiting.last_error.contains("smtp.from") && waiting.last_error.contains("We do not know you"));
        server.answer_sender("");
        world.clock.advance_millis(60_000);
        let [kept] = world.mails(acme.id).await.try_into().expect("one mail");
        assert_eq!(kept.mail.status, MailStatus::Sent);
    }

    async fn nobody_hears_of_a_bounce_where_our_own_sender_was_refused_for_days(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer_sender("550 5.1.8 We do not know you");
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        world.drained().await;
        world.clock.advance_millis(3 * DAY);
        let [given_up] = world.mails(acme.id).await.try_into().expect("the invitation, and no mail about it");
        assert_eq!((given_up.mail.kind.as_str(), given_up.mail.status), ("invitation", MailStatus::Failed));
        let rows = activity(&acme, "document.updated").await;
        assert_eq!(rows.last().unwrap()["metadata"]["mail"]["status"], "failed", "the timeline tells");
    }

    async fn a_sender_who_cannot_be_reached_is_not_told_about_that(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer("gone@example.com", "550 5.1.1 No such user");
        server.answer(&acme.email, "550 5.1.1 No such user");
        sent(&acme, json!([{ "email": "gone@example.com" }])).await;
        let mut kinds: Vec<_> = world.mails(acme.id).await.iter().map(|kept| kept.mail.kind.clone()).collect();
        // The clock stands still, so their order is by chance.
        kinds.sort();
        assert_eq!(kinds, ["invitation", "undelivered"]);
        assert!(server.received().is_empty());
    }

    async fn after_three_days_a_mail_is_given_up(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer("ana@example.com", "451 4.7.1 Come back later");
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        world.drained().await;
        for _ in 0..3 {
            assert!(!world.mails(acme.id).await.iter().any(|kept| kept.mail.status == MailStatus::Failed));
            world.clock.advance_millis(DAY);
        }
        let mails = world.mails(acme.id).await;
        assert_eq!((mails[0].mail.kind.as_str(), mails[0].mail.status), ("invitation", MailStatus::Failed));
        assert_eq!(mails[1].mail.kind, "undelivered");
    }

    async fn an_invitation_to_what_is_past_is_dropped(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.answer("ana@example.com", "451 4.7.1 Come back later");
        let path = sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        world.drained().await;
        let id = path.rsplit('/').next().unwrap();
        execute(&world, "UPDATE documents SET status = 'voided' WHERE id = $1", args![id]).await;
        server.answer("ana@example.com", "");
        world.clock.advance_millis(60_000);
        assert!(world.mails(acme.id).await.is_empty());
        assert!(server.received().is_empty());
        let database = world.database().await;
        let jobs = database.query("SELECT count(*) FROM outbox", args![], |mut row| row.take::<i64>()).await.unwrap();
        database.close().await;
        assert_eq!(jobs, [0]);
    }

    async fn a_node_that_dies_while_it_sends_loses_nothing(world: World) {
        let (world, server) = with_server(&world).await;
        let acme = world.workspace("Acme").await;
        server.hang(true);
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        eventually("the mail to arrive", async || (server.received().len() == 1).then_some(())).await;
        world.node.clone().crash();
        server.hang(false);
        let other = world.another_node().await;
        // On PostgreSQL the dead node's sign of life has to end first; its lease would end later.
        world.clock.advance_millis(11_000);
        eventually("the mail to arrive again", async || (server.received().len() == 2).then_some(())).await;
        let [first, second] = server.received().try_into().expect("two mails");
        assert_eq!(first.header("Message-ID"), second.header("Message-ID"), "the mail is recognised");
        let call = app::Call::by_system(acme.id);
        let page = model::page::PageRequest { limit: 10, after: None };
        eventually("the mail to be settled", async || {
            let mails = app::mail::list(&other.app, &call, None, page).await.unwrap().rows;
            (mails.len() == 1).then_some(())
        })
        .await;
        let through = acme.through(&other);
        let _: Value = through.get("/documents").await.ok();
    }
}
