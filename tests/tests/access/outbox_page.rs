//! The page of the local outbox.

use countersign_tests::{Workspace, World, link_in, on_both_databases};
use serde_json::json;

use crate::browser::{Browser, assert_page};
use crate::support::demote;

const PATH: &str = "/outbox";

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
        let browser = Browser::signed_in(&world, &acme.email).await;
        let empty = browser.open(PATH).await;
        assert_page(&empty, 200);
        assert!(empty.text().contains("No mail server is set"), "{}", empty.text());
        invite(&acme).await;
        let kept = only_mail(&world, &acme).await;
        let list = browser.open(PATH).await;
        assert_page(&list, 200);
        assert!(list.text().contains("ana@example.com") && list.text().contains("&lt;b&gt;NDA") || list.text().contains("&#60;b&#62;NDA"), "{}", list.text());
        let mail = browser.open(&format!("{PATH}/{}", kept.mail.id)).await;
        assert_page(&mail, 200);
        let link = link_in(&kept, "/s/");
        assert!(mail.text().contains(&format!("href=\"{link}\"")), "{}", mail.text());
        assert!(!mail.text().contains("href=\"https://evil.example/") && !mail.text().contains("<script>"));
        let shown = browser.open(&format!("{PATH}/{}/html", kept.mail.id)).await;
        assert_eq!(shown.status, 200);
        assert!(shown.header("content-security-policy").starts_with("default-src 'none'; style-src 'unsafe-inline'"));
        assert!(shown.text().contains(&link) && !shown.text().contains("<script>"));
        let keys = browser.open("/settings/api-keys").await;
        assert!(keys.text().contains("href=\"/outbox\""), "the page is found");
    }

    async fn nobody_else_does(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        invite(&acme).await;
        let path = format!("{PATH}/{}", only_mail(&world, &acme).await.mail.id);
        let paths = [PATH.to_owned(), path.clone(), format!("{path}/html")];
        let nobody = Browser::new(&world);
        for path in &paths {
            let answer = nobody.open(path).await;
            assert_eq!((answer.status, answer.header("location")), (303, "/signin"), "{path}");
        }
        let stranger = Browser::signed_in(&world, &other.email).await;
        assert!(!stranger.open(PATH).await.text().contains("ana@example.com"));
        for path in &paths[1..] {
            assert_page(&stranger.open(path).await, 404);
        }
        let member = Browser::signed_in(&world, &acme.email).await;
        demote(&world, &acme).await;
        for path in &paths {
            assert_page(&member.open(path).await, 403);
        }
    }

    async fn older_mails_are_on_further_pages(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let people: Vec<_> = (0..60).map(|number| json!({ "email": format!("p{number:02}@example.com") })).collect();
        let _ = acme.post(&format!("/documents/{document}/send"), json!({ "recipients": people })).await.ok();
        world.drained().await;
        let browser = Browser::signed_in(&world, &acme.email).await;
        let first = browser.open(PATH).await.text();
        let next = first.split("href=\"").find(|part| part.starts_with("/outbox?after=")).expect("a further page");
        let second = browser.open(next.split('"').next().unwrap()).await.text();
        let on = |page: &str| (0..60).filter(|number| page.contains(&format!("p{number:02}@example.com"))).count();
        assert_eq!((on(&first), on(&second)), (50, 10));
    }
}
