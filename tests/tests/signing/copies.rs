//! How the finished copy reaches whoever took part.

use countersign_tests::{MailServer, Workspace, World, WorldOptions, link_in, mail_text, on_both_databases};
use serde_json::{Value, json};

use crate::support::{Signer, note, sealed, signed};

const DAY: i64 = 86_400_000;

/// A document that was sent by mail, by its id.
async fn mailed(acme: &Workspace, recipients: Value) -> String {
    let document = note(acme).await;
    let _ = acme.post(&format!("/documents/{document}/send"), json!({ "recipients": recipients })).await.ok();
    document
}

/// The one mail with which somebody is told of the end.
async fn told(world: &World, acme: &Workspace, email: &str) -> app::mail::Kept {
    let mails = world.mails(acme.id).await;
    let mut told = mails.into_iter().filter(|kept| kept.mail.kind == "completed" && kept.mail.recipient == email);
    let first = told.next().unwrap_or_else(|| panic!("no mail to {email}"));
    assert!(told.next().is_none(), "more than one mail to {email}");
    first
}

fn attached(mail: &app::mail::Kept) -> Vec<&str> {
    mail.composed.as_ref().unwrap().attachments.iter().map(|file| file.name.as_str()).collect()
}

on_both_databases! {
    async fn a_mailbox_that_opened_the_document_gets_the_file(world: World) {
        let acme = world.workspace("Acme").await;
        let document = mailed(&acme, json!([{"email": "ana@example.com"}])).await;
        let link = link_in(&world.mails(acme.id).await[0], "/s/");
        let _ = Signer::at(&link).submit(signed("sign")).await.ok();
        let _ = sealed(&acme, &document).await;
        assert_eq!(attached(&told(&world, &acme, "ana@example.com").await), ["Note.pdf"]);
    }

    async fn where_a_code_is_asked_for_the_mailbox_alone_does_not_do(world: World) {
        let acme = world.workspace("Acme").await;
        let document = mailed(&acme, json!([{"email": "ana@example.com", "accessCode": "blue horse"}])).await;
        let link = link_in(&world.mails(acme.id).await[0], "/s/");
        let mut ana = Signer::at(&link);
        let opened = ana.post("open", json!({"accessCode": "blue horse"})).await.ok();
        ana.access = Some(opened["access"].as_str().unwrap().to_owned());
        let _ = ana.post("consent", json!({"version": opened["consent"]["version"]})).await.ok();
        let _ = ana.post("submit", signed("sign")).await.ok();
        let _ = sealed(&acme, &document).await;
        let mail = told(&world, &acme, "ana@example.com").await;
        assert!(attached(&mail).is_empty(), "{mail:?}");
        assert!(mail_text(&mail).contains("access code"), "{}", mail_text(&mail));
        assert_eq!(link_in(&mail, "/s/"), link);
        ana.access = None;
        ana.get("copy").await.error(403, "FORBIDDEN");
    }

    async fn an_address_that_a_stranger_gave_gets_neither_their_words_nor_a_file(world: World) {
        let server = MailServer::start().await;
        let options = WorldOptions { smtp_url: Some(server.url()), ..WorldOptions::default() };
        let world = World::start_with(world.databases().engine(), options).await;
        let acme = world.workspace("Acme").await;
        let template = acme
            .template(json!({
                "name": "Registration", "isPubliclyFillable": true,
                "formSchema": {"roles": [{"name": "Guest"}], "fields": [
                    {"id": "town", "type": "text", "role": "Guest", "required": true}]},
            }))
            .await;
        let client = world.client();
        let filled = json!({"email": "victim@example.com", "name": "Your account is locked", "consent": true,
                            "values": {"town": "Go to evil.example"}});
        let request = client.request(reqwest::Method::POST, &format!("/f/{template}"));
        let made = client.send(request.json(&filled)).await.created();
        let _ = sealed(&acme, made["document"]["id"].as_str().unwrap()).await;
        let _ = world.mails(acme.id).await;
        let received = server.received();
        let mail = received.iter().find(|mail| mail.to == "victim@example.com").unwrap();
        assert!(!mail.data.contains("application/pdf") && !mail.data.contains("locked"), "{}", mail.data);
        assert_eq!(mail.header("To"), Some("victim@example.com"));
    }

    async fn a_copy_can_be_fetched_for_a_month_from_the_completion_on(world: World) {
        let acme = world.workspace("Acme").await;
        let people = json!([{"email": "ana@example.com"}, {"email": "bo@example.com"}]);
        let document = mailed(&acme, people).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.submit(signed("sign")).await.ok();
        world.clock.advance_millis(40 * DAY);
        let bo = Signer::of(&acme, &document, "bo@example.com").await;
        assert_eq!(ana.look().await.ok()["state"], "linkExpired", "nothing is to be fetched yet");
        let _ = bo.submit(signed("sign")).await.ok();
        let _ = sealed(&acme, &document).await;
        assert_eq!(ana.look().await.ok()["copyAvailable"], true);
        world.clock.advance_millis(30 * DAY - 1);
        assert!(ana.get("copy").await.bytes.starts_with(b"%PDF"));
        world.clock.advance_millis(1);
        ana.get("copy").await.error(409, "CONFLICT");
    }

    async fn what_lies_in_the_place_of_the_sealed_file_is_not_mailed(world: World) {
        let server = MailServer::start().await;
        let options = WorldOptions { smtp_url: Some(server.url()), ..WorldOptions::default() };
        let world = World::start_with(world.databases().engine(), options).await;
        let acme = world.workspace("Acme").await;
        let document = mailed(&acme, json!([{"email": "ana@example.com"}])).await;
        world.drained().await;
        server.answer("ana@example.com", "451 4.7.1 Come back later");
        let _ = Signer::of(&acme, &document, "ana@example.com").await.submit(signed("sign")).await.ok();
        let _ = sealed(&acme, &document).await;
        world.drained().await;
        let file = in_folder(&world.databases().folder().join("blobs"), &|name| name.contains("sealed"));
        let real = std::fs::read(&file).unwrap();
        std::fs::write(&file, b"%PDF-1.7 of somebody else").unwrap();
        server.answer("ana@example.com", "");
        let copies = || server.received().iter().filter(|mail| mail.data.contains("application/pdf") && mail.to == "ana@example.com").count();
        world.clock.advance_millis(DAY);
        world.drained().await;
        assert_eq!(copies(), 0);
        std::fs::write(&file, real).unwrap();
        world.clock.advance_millis(DAY);
        world.drained().await;
        assert_eq!(copies(), 1);
    }
}

/// The first file in a folder, or in one below, whose path is wanted.
fn in_folder(folder: &std::path::Path, wanted: &dyn Fn(&str) -> bool) -> std::path::PathBuf {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if wanted(&path.to_string_lossy()) {
                return path;
            }
        }
    }
    panic!("no such file in {}", folder.display())
}
