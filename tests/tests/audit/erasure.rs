//! Erasing a person, with the trail still proving what happened.

use app::Call;
use app::respondents::{Erased, erase};
use app::verification::{Verdict, check};
use countersign_tests::{
    Engine, MailServer, SMALL_PDF, Workspace, World, WorldOptions, eventually, files, on_both_databases,
};
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
        "SELECT email_key FROM opt_outs",
        "SELECT name FROM files",
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

    async fn what_a_mail_server_said_of_somebody_goes_too(world: World) {
        let engine = if world.databases().url().starts_with("sqlite:") { Engine::Sqlite } else { Engine::Postgres };
        let server = MailServer::start().await;
        let options = WorldOptions { smtp_url: Some(server.url()), ..WorldOptions::default() };
        let world = World::start_with(engine, options).await;
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        server.answer(ANA, "550 5.1.1 <ana.lima@example.com> is unknown");
        let people = json!({ "recipients": [{ "email": ANA, "name": "Ana Lima" }], "notify": true });
        acme.post(&format!("/documents/{document}/send"), people).await.ok();
        world.drained().await;
        let path = format!("/documents/{document}/void");
        let _ = acme.send(acme.request_v2(Method::POST, &path).json(&json!({}))).await.ok();
        world.drained().await;
        erased(&world, &acme, ANA).await.unwrap();
        let text = all_text(&world).await.to_lowercase();
        assert!(!text.contains(ANA) && !text.contains("ana lima"), "{text}");
    }

    async fn who_is_in_no_document_any_more_is_erased_from_the_rest(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        let people = json!({ "recipients": [{ "email": ANA, "name": "Ana Lima" }], "notify": true });
        acme.post(&format!("/documents/{document}/send"), people).await.ok();
        world.drained().await;
        let id = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
        let path = format!("/documents/{document}/respondents/{id}");
        let correction = json!({ "email": "bo@example.com", "name": "Bo Berg" });
        let _ = acme.send(acme.request_v2(Method::PATCH, &path).json(&correction)).await.ok();
        world.drained().await;
        let added = vec![("INSERT INTO opt_outs (workspace_id, email_key, created_at) VALUES ($1, $2, 1)".to_owned(), args![acme.id, ANA])];
        crate::support::execute(&world, added).await;
        erased(&world, &acme, ANA).await.unwrap();
        let text = all_text(&world).await.to_lowercase();
        assert!(!text.contains(ANA), "{text}");
        assert!(text.contains("bo@example.com"), "others stay");
        must_hold(&world, acme.id).await;
    }

    async fn files_go_whoever_uploaded_them_and_at_the_next_try_where_they_cannot_now(world: World) {
        let acme = world.workspace("Acme").await;
        let upload = acme.request_v2(Method::POST, "/files?name=passport.pdf").body(SMALL_PDF);
        let passport = acme.send(upload).await.created();
        let template = acme.template(json!({
            "name": "Application",
            "formSchema": {"fields": [{"id": "passport", "type": "file", "required": true}]},
        })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        send(&acme, &document, json!([{ "email": ANA }])).await;
        let path = format!("/documents/{document}/submit");
        let answers = json!({ "passport": passport["id"] });
        let _ = acme.send(acme.request_v2(Method::POST, &path).json(&answers)).await.ok();
        let _ = sealed(&acme, &document).await;

        // A folder in the place of a file can't be deleted as one.
        let folder = world.databases().folder().join("blobs/files").join(acme.id.to_string());
        let bytes = folder.join(passport["sha256"].as_str().unwrap());
        std::fs::rename(&bytes, folder.join("aside")).unwrap();
        std::fs::create_dir(&bytes).unwrap();
        let refused = erased(&world, &acme, ANA).await;
        assert!(matches!(refused, Err(model::Error::Unavailable(_))), "{refused:?}");
        std::fs::remove_dir(&bytes).unwrap();
        std::fs::rename(folder.join("aside"), &bytes).unwrap();

        let done = erased(&world, &acme, ANA).await.unwrap();
        assert_eq!((done.documents, done.files), (1, 1));
        assert!(!bytes.exists());
        assert_eq!(crate::support::number(&world, "SELECT count(*) FROM files", args![]).await, 0);
        must_hold(&world, acme.id).await;
    }

    async fn a_file_that_another_document_names_stays(world: World) {
        let acme = world.workspace("Acme").await;
        let upload = acme.request_v2(Method::POST, "/files?name=terms.pdf").body(SMALL_PDF);
        let terms = acme.send(upload).await.created();
        let template = acme.template(json!({
            "name": "Application", "formSchema": {"fields": [{"id": "terms", "type": "file", "required": true}]},
        })).await;
        let body = json!({ "templateId": template, "data": { "terms": terms["id"] } });
        let (document, other) = (acme.document(body.clone()).await, acme.document(body).await);
        send(&acme, &document, json!([{ "email": ANA }])).await;
        let path = format!("/documents/{document}/submit");
        let _ = acme.send(acme.request_v2(Method::POST, &path).json(&json!({}))).await.ok();
        let _ = sealed(&acme, &document).await;
        let done = erased(&world, &acme, ANA).await.unwrap();
        assert_eq!((done.documents, done.files), (1, 0));
        let path = format!("/files/{}", terms["id"].as_str().unwrap());
        assert_eq!(acme.send(acme.request_v2(Method::GET, &path)).await.status, 200);
        assert_eq!(shown(&acme, &other).await["responseData"]["terms"], terms["id"]);
    }

    async fn what_was_answered_under_a_key_is_not_shown_again(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{ "email": ANA, "role": "Tenant", "name": "Ana Lima" }])).await;
        let patch = async || {
            let request = acme.request_v2(Method::PATCH, &format!("/documents/{document}"));
            acme.send(request.header("Idempotency-Key", "one").json(&json!({ "values": { "pet": "Rex" } }))).await
        };
        let first = patch().await.ok();
        assert!(first.to_string().contains(ANA), "{first}");
        assert_eq!(patch().await.ok(), first);
        let void = acme.request_v2(Method::POST, &format!("/documents/{document}/void"));
        let _ = acme.send(void.json(&json!({}))).await.ok();
        let _ = erased(&world, &acme, ANA).await.unwrap();
        let error = patch().await.error(409, "CONFLICT");
        assert!(error["message"].as_str().unwrap().contains("carried out"), "{error}");
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
        let prints = world.databases().folder().join("blobs/renders");
        let (app, call) = (&world.node.app, Call::by_system(acme.id));
        let _ = app::documents::audit_trail(app, &call, document.parse().unwrap()).await.unwrap();
        assert!(files(&prints) >= 2, "what was sealed, and the trail with their name");
        let done = erased(&world, &acme, ANA).await.unwrap();
        assert_eq!((done.documents, done.sealed), (1, 1));
        assert_eq!(files(&prints), 0);
        assert_eq!(shown(&acme, &document).await["responseData"], json!({}));
        assert!(acme.get(&path).await.bytes == pdf, "what was sealed stays");
        must_hold(&world, acme.id).await;
        assert!(!all_text(&world).await.to_lowercase().contains("lima"));
    }

    async fn what_others_of_the_role_have_answered_stays(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "Note", "formSchema": {"fields": [
            {"id": "first", "type": "text"}, {"id": "second", "type": "text"}, {"id": "both", "type": "text"}]}})).await;
        let document = acme.document(json!({"templateId": template, "data": {"both": "from the sender"}})).await;
        send(&acme, &document, json!([{"email": ANA, "name": "Ana Lima"}, {"email": "bo@example.com"}])).await;
        let _ = Signer::of(&acme, &document, ANA).await.submit(json!({"values": {"first": "of Ana"}})).await.ok();
        let bo = Signer::of(&acme, &document, "bo@example.com").await;
        let _ = bo.submit(json!({"values": {"first": "of Ana", "second": "of Bo"}})).await.ok();
        let rows = acme.get("/activity?events=respondent.submitted").await.ok();
        let answered: Vec<_> = rows.as_array().unwrap().iter().map(|row| row["metadata"]["answered"].clone()).collect();
        assert!(answered.contains(&json!(["first"])) && answered.contains(&json!(["second"])), "{answered:?}");
        let _ = sealed(&acme, &document).await;
        erased(&world, &acme, ANA).await.unwrap();
        assert_eq!(shown(&acme, &document).await["responseData"], json!({"second": "of Bo"}));
    }

    async fn whose_name_or_address_only_holds_theirs_keeps_every_word(world: World) {
        let acme = world.workspace("Acme").await;
        let (together, apart) = (note(&acme).await, note(&acme).await);
        let juliana = format!("juli{ANA}");
        send(&acme, &together, json!([{ "email": ANA, "name": "Ana" }, { "email": juliana, "name": "Juliana" }])).await;
        send(&acme, &apart, json!([{ "email": juliana, "name": "Juliana" }])).await;
        for document in [&together, &apart] {
            let path = format!("/documents/{document}/void");
            let reason = json!({ "reason": "Juliana\nasked for it" });
            let _ = acme.send(acme.request_v2(Method::POST, &path).json(&reason)).await.ok();
        }
        let said = async || {
            let rows = acme.get("/activity?limit=200").await.ok();
            let rows = rows.as_array().unwrap().iter().filter(|row| row.to_string().contains("uliana")).cloned();
            rows.collect::<Vec<_>>()
        };
        let before = said().await;
        assert_eq!(before.len(), 4, "invited and voided, twice: {before:#?}");
        let done = erased(&world, &acme, ANA).await.unwrap();
        assert_eq!((done.documents, done.entries), (1, 1), "that she was invited");
        assert_eq!(said().await, before);
        let text = all_text(&world).await.replace(&juliana, "");
        assert!(!text.contains(ANA), "{text}");
        must_hold(&world, acme.id).await;
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

/// Somebody else holds the document to write a mail down about it, and is done only when the erasure is under way. SQLite, whose
/// writes come one after the other, knows no such moment.
#[tokio::test]
async fn a_mail_that_is_written_down_during_the_erasure_goes_too() {
    let world = World::start(Engine::Postgres).await;
    let acme = world.workspace("Acme").await;
    let document = note(&acme).await;
    send(&acme, &document, json!([{ "email": ANA, "name": "Ana Lima" }])).await;
    let _ = Signer::of(&acme, &document, ANA).await.submit(signed("sign")).await.ok();
    let _ = sealed(&acme, &document).await;
    world.drained().await;

    let (writer, connection) =
        tokio_postgres::connect(world.databases().url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let id = document.as_str();
    writer.batch_execute("BEGIN").await.unwrap();
    let mail = "INSERT INTO mails (id, workspace_id, kind, recipient, subject, document_id, status, created_at, settled_at)
                SELECT 'mai_late', workspace_id, 'senderCompleted', 'sender@example.com', 'Ana Lima signed', id, 'sent', 1, 1
                FROM documents WHERE id = $1";
    writer.execute(mail, &[&id]).await.unwrap();
    writer.execute("UPDATE documents SET version = version WHERE id = $1", &[&id]).await.unwrap();

    let (app, workspace) = (world.node.app.clone(), acme.id);
    let erasing = tokio::spawn(async move { erase(&app, &Call::by_system(workspace), ANA).await });
    let waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted";
    let waits = async || (writer.query_one(waiting, &[]).await.unwrap().get::<_, i64>(0) > 0).then_some(());
    eventually("the erasure to wait for the document", waits).await;
    writer.batch_execute("COMMIT").await.unwrap();
    erasing.await.unwrap().unwrap();
    let text = all_text(&world).await.to_lowercase();
    assert!(!text.contains("ana lima"), "{text}");
}
