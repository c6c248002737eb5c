//! The local outbox in the console.

use countersign_tests::{MailServer, Workspace, World, WorldOptions, link_in, on_both_databases};
use serde_json::{Value, json};

async fn invite(acme: &Workspace) {
    let template = acme.template(json!({ "name": "NDA" })).await;
    let document = acme.document(json!({ "templateId": template, "name": "Our <b>NDA</b>" })).await;
    let people =
        json!({ "recipients": [{ "email": "ana@example.com", "message": "See https://evil.example/ <script>" }] });
    let _ = acme.post(&format!("/documents/{document}/send"), people).await.ok();
}

async fn only_mail(world: &World, acme: &Workspace) -> app::mail::Kept {
    let [kept] = world.mails(acme.id).await.try_into().expect("one mail");
    kept
}

on_both_databases! {
    async fn an_administrator_reads_what_would_have_been_sent(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        assert_eq!(browser.get("/outbox").await.ok(), json!([]));
        assert_eq!(browser.get("/session").await.ok()["workspace"]["sendsMail"], false);
        invite(&acme).await;
        let kept = only_mail(&world, &acme).await;
        let list = browser.get("/outbox").await.ok();
        assert_eq!((&list[0]["recipient"], &list[0]["kind"], &list[0]["status"]), (&json!("ana@example.com"), &json!("invitation"), &json!("kept")));
        let path = format!("/outbox/{}", kept.mail.id);
        let mail = browser.get(&path).await.ok();
        let link = link_in(&kept, "/s/");
        assert!(mail["content"]["text"].as_str().unwrap().contains(&link), "{mail}");
        assert_eq!(mail["content"]["replyTo"], json!(acme.email), "{mail}");
    }

    async fn the_mail_in_a_frame_can_do_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        invite(&acme).await;
        let kept = only_mail(&world, &acme).await;
        let shown = browser.get(&format!("/outbox/{}/html", kept.mail.id)).await;
        assert_eq!((shown.status, shown.header("content-type")), (200, "text/html; charset=utf-8"));
        let policy = shown.header("content-security-policy");
        for part in ["default-src 'none'", "frame-ancestors 'self'", "sandbox", "form-action 'none'"] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("script-src") && !policy.contains("allow-scripts") && !policy.contains("allow-same-origin"));
        assert!(shown.text().contains(&link_in(&kept, "/s/")) && !shown.text().contains("<script>"));
    }

    async fn other_workspaces_see_none_of_it(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        invite(&acme).await;
        let path = format!("/outbox/{}", only_mail(&world, &acme).await.mail.id);
        let stranger = other.administrator().await;
        assert_eq!(stranger.get("/outbox").await.ok(), json!([]));
        stranger.get(&path).await.error(404, "NOT_FOUND");
        stranger.get(&format!("{path}/html")).await.error(404, "NOT_FOUND");
        stranger.get("/outbox/none").await.error(404, "NOT_FOUND");
    }

    async fn a_document_has_its_own_mails(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let template = acme.template(json!({ "name": "NDA" })).await;
        let mut documents = Vec::new();
        for name in ["ana", "ben", "cem"] {
            let document = acme.document(json!({ "templateId": template })).await;
            let people = json!({ "recipients": [
                { "email": format!("{name}@example.com") }, { "email": format!("{name}@example.org") },
            ] });
            let _ = acme.post(&format!("/documents/{document}/send"), people).await.ok();
            documents.push(document);
        }
        world.drained().await;
        let browser = acme.administrator().await;
        let path = format!("/outbox?documentId={}", documents[0]);
        let mails = browser.get(&path).await.ok();
        let mut to: Vec<_> = mails.as_array().unwrap().iter().map(|mail| mail["recipient"].clone()).collect();
        to.sort_by_key(Value::to_string);
        assert_eq!(to, [json!("ana@example.com"), json!("ana@example.org")]);
        let people = browser.get(&format!("/documents/{}", documents[0])).await.ok();
        for mail in mails.as_array().unwrap() {
            let people = people["respondents"].as_array().unwrap();
            assert!(people.iter().any(|one| (&one["id"], &one["email"]) == (&mail["respondentId"], &mail["recipient"])), "{mail}");
        }
        let first = browser.get(&format!("{path}&limit=1")).await;
        let next = first.next_page().unwrap();
        let second = browser.get(next.split_once("/api/console").unwrap().1).await;
        assert_eq!((&second.ok()[0], second.next_page()), (&mails[1], None));
        assert_eq!(browser.get("/outbox?documentId=none").await.ok(), json!([]));
        assert_eq!(other.administrator().await.get(&path).await.ok(), json!([]));
    }

    async fn older_mails_are_on_further_pages(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let people: Vec<_> = (0..5).map(|number| json!({ "email": format!("p{number}@example.com") })).collect();
        let _ = acme.post(&format!("/documents/{document}/send"), json!({ "recipients": people })).await.ok();
        world.drained().await;
        let browser = acme.administrator().await;
        let first = browser.get("/outbox?limit=3").await;
        let next = first.next_page().unwrap();
        let second = browser.get(next.split_once("/api/console").unwrap().1).await;
        assert_eq!((first.ok().as_array().unwrap().len(), second.ok().as_array().unwrap().len()), (3, 2));
        assert!(second.next_page().is_none());
        browser.get("/outbox?limit=0").await.invalid("limit");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_handed_to_a_mail_server_is_not_kept() {
    let server = MailServer::start().await;
    let options = WorldOptions { smtp_url: Some(server.url()), ..WorldOptions::default() };
    let world = World::start_with(countersign_tests::Engine::Sqlite, options).await;
    let acme = world.workspace("Acme").await;
    invite(&acme).await;
    world.drained().await;
    let browser = acme.administrator().await;
    assert_eq!(browser.get("/session").await.ok()["workspace"]["sendsMail"], true);
    let list = browser.get("/outbox").await.ok();
    assert_eq!(list[0]["status"], "sent");
    let path = format!("/outbox/{}", list[0]["id"].as_str().unwrap());
    assert_eq!(browser.get(&path).await.ok()["content"], Value::Null);
    browser.get(&format!("{path}/html")).await.error(404, "NOT_FOUND");
}
