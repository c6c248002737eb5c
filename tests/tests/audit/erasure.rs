//! Erasing a person, with the trail still proving what happened.

use app::Call;
use app::respondents::{Erased, erase};
use app::verification::{Verdict, check};
use countersign_tests::{Engine, MailServer, Workspace, World, WorldOptions, eventually, on_both_databases};
use model::people::Role;
use reqwest::Method;
use serde_json::json;
use store::args;

use crate::signing::{Signer, lease, note, sealed, send, shown, signed};
use crate::support::must_hold;

const ANA: &str = "ana.lima@example.com";

async fn erased(world: &World, acme: &Workspace, email: &str) -> model::Result<Erased> {
    erase(&world.node.app, &Call::by_system(acme.id), email).await
}

/// Everything that the database says about the workspace, as one text.
async fn all_text(world: &World) -> String {
    let database = world.database().await;
    let mut text = String::new();
    for sql in [
        "SELECT actor_name || ' ' || message || ' ' || metadata || ' ' || words || ' ' || coalesce(ip, '') FROM activity",
        "SELECT email || ' ' || email_key || ' ' || coalesce(name, '') || ' ' || coalesce(message, '') || ' ' || signatures FROM respondents",
        "SELECT response_data || ' ' || coalesce(closing_reason, '') FROM documents",
        "SELECT payload FROM events",
        "SELECT content FROM drafts",
        "SELECT recipient || ' ' || subject FROM mails",
        "SELECT payload || ' ' || coalesce(last_error, '') FROM outbox",
    ] {
        let rows = database.query(sql, args![], |mut row| row.take::<String>()).await.unwrap();
        text.push_str(&rows.join("\n"));
    }
    database.close().await;
    text
}

on_both_databases! {
    async fn who_is_erased_is_nowhere_and_the_trail_holds(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([
            { "email": ANA, "name": "Ana Lima", "message": "Dear Ana Lima" }, { "email": "bo@example.com", "name": "Bo Berg" },
        ])).await;
        let ana = Signer::of(&acme, &document, ANA).await;
        let _ = ana.ready().await;
        let _ = ana.post("draft", json!({ "values": { "x": "Rex" } })).await;
        let _ = ana.post("decline", json!({ "reason": "I, Ana Lima, moved to Rua Augusta" })).await.ok();
        let before = must_hold(&world, acme.id).await;
        assert!(all_text(&world).await.contains(ANA));

        let done = erased(&world, &acme, &ANA.to_uppercase()).await.unwrap();
        assert!(done.documents == 1 && done.entries >= 5 && done.sealed == 0, "{done:?}");
        let text = all_text(&world).await.to_lowercase();
        for sign in [ANA, "ana lima", "rua augusta", "phone/1.0"] {
            assert!(!text.contains(sign), "{sign} is still there: {text}");
        }
        assert!(text.contains("bo@example.com"), "others stay");
        let after = must_hold(&world, acme.id).await;
        assert_eq!(usize::try_from(after.erased).unwrap(), done.entries);
        assert!(after.entries > before.entries, "the erasure itself is in the trail");
        assert!(acme.get("/activity?q=lima").await.ok().as_array().unwrap().is_empty(), "nor is it found by searching");
        let rows = acme.get("/activity?events=respondent.erased").await.ok();
        assert!(!rows.as_array().unwrap().is_empty());
        ana.look().await.error(410, "GONE");

        let answer = acme.send(acme.request(Method::POST, &format!("/documents/{document}/download-bundle"))).await;
        let report = check(&answer.bytes, &[]);
        assert!(report.problems.is_empty() && report.verdict == Verdict::Unsealed, "{report:#?}");
        assert!(matches!(erased(&world, &acme, ANA).await, Err(model::Error::NotFound(_))), "there is nobody any more");
    }

    async fn who_is_erased_while_a_mail_is_under_way_stays_erased(world: World) {
        let engine = if world.databases().url().starts_with("sqlite:") { Engine::Sqlite } else { Engine::Postgres };
        let server = MailServer::start().await;
        let options = WorldOptions { smtp_url: Some(server.url()), ..WorldOptions::default() };
        let world = World::start_with(engine, options).await;
        let acme = world.workspace("Acme").await;
        for (turn, answer) in ["250 OK", "550 5.1.1 <ana.lima@example.com> is unknown"].into_iter().enumerate() {
            let document = note(&acme).await;
            let people = json!({ "recipients": [{ "email": ANA, "name": "Ana Lima" }], "notify": true });
            acme.post(&format!("/documents/{document}/send"), people).await.ok();
            world.drained().await;
            server.pause(true);
            let path = format!("/documents/{document}/void");
            let _ = acme.send(acme.request_v2(Method::POST, &path).json(&json!({}))).await.ok();
            let spoken_to = async || (server.asked(ANA) == 2 * (turn + 1)).then_some(());
            eventually("the second mail to be under way", spoken_to).await;
            erased(&world, &acme, ANA).await.unwrap();
            server.answer(ANA, answer);
            server.pause(false);
            world.drained().await;
            server.answer(ANA, "");
            let text = all_text(&world).await.to_lowercase();
            assert!(!text.contains(ANA) && !text.contains("ana lima"), "after {answer}: {text}");
            let _ = must_hold(&world, acme.id).await;
        }
    }

    async fn answers_go_and_the_sealed_pdf_stays(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{ "email": ANA, "role": "Tenant", "name": "Ana Lima" }])).await;
        let ana = Signer::of(&acme, &document, ANA).await;
        let _ = ana.submit(json!({ "values": { "rent": 950 }, "signatures": { "tenantSigns": { "typed": "Ana Lima" } } })).await.ok();
        let _ = sealed(&acme, &document).await;
        let path = format!("/documents/{document}/pdf");
        let pdf = acme.get(&path).await.bytes;
        let done = erased(&world, &acme, ANA).await.unwrap();
        assert_eq!((done.documents, done.sealed), (1, 1));
        assert_eq!(shown(&acme, &document).await["responseData"], json!({}));
        assert!(acme.get(&path).await.bytes == pdf, "what was sealed stays");
        must_hold(&world, acme.id).await;
        assert!(!all_text(&world).await.to_lowercase().contains("lima"));
    }

    async fn what_is_open_has_to_be_settled_first(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{ "email": ANA }, { "email": "bo@example.com" }])).await;
        let open = erased(&world, &acme, ANA).await;
        assert!(matches!(&open, Err(model::Error::Conflict(message)) if message.contains("still open")), "{open:?}");
        let _ = Signer::of(&acme, &document, ANA).await.submit(signed("sign")).await.ok();
        assert!(matches!(erased(&world, &acme, ANA).await, Err(model::Error::Conflict(_))));
        assert!(matches!(erased(&world, &acme, "nobody@example.com").await, Err(model::Error::NotFound(_))));
        assert!(matches!(erased(&world, &acme, "no address").await, Err(model::Error::Validation(_))));
        let member = Call { role: Role::Member, ..Call::by_system(acme.id) };
        assert!(matches!(erase(&world.node.app, &member, ANA).await, Err(model::Error::Forbidden(_))));
        must_hold(&world, acme.id).await;
    }

    async fn an_entry_that_says_less_than_was_erased_is_found(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{ "email": ANA }])).await;
        let path = format!("/documents/{document}/void");
        let _ = acme.send(acme.request_v2(Method::POST, &path).json(&json!({ "reason": "Wrong" }))).await.ok();
        let _ = erased(&world, &acme, ANA).await.unwrap();
        must_hold(&world, acme.id).await;
        let statements = vec![(
            "UPDATE activity SET erasure_id = id WHERE workspace_id = $1 AND erased_at IS NOT NULL".to_owned(),
            args![acme.id],
        )];
        crate::support::execute(&world, statements).await;
        let report = crate::support::verify(&world, acme.id).await;
        assert!(report.problems.iter().any(|problem| problem.code == "erased"), "{report:#?}");
    }
}
