//! Mail, seen by the operator: kept without a mail server, sent with one, and not lost when the service is killed.

use countersign_tests::{Engine, MailServer, eventually};
use serde_json::{Value, json};

use crate::program::{Place, Server};

/// Invites somebody.
async fn invite(server: &Server, key: &str, email: &str) {
    let template = server.post("/templates", key, &json!({ "name": "NDA" })).await.created();
    let document = server.post("/documents", key, &json!({ "templateId": template["id"] })).await.created();
    let path = format!("/documents/{}/send", document["id"].as_str().unwrap());
    let sent = server.post(&path, key, &json!({ "recipients": [{ "email": email }] })).await.ok();
    assert_eq!(sent["invitationsSent"], 1);
}

async fn listed(place: &Place) -> Vec<Value> {
    place.run(&["outbox", "--json"]).await.json().as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_mail_server_the_outbox_shows_mails_with_their_links() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let server = place.serve().await;
    invite(&server, made["apiKey"].as_str().unwrap(), "bo@example.org").await;
    let mails =
        eventually("the mail to be kept", async || Some(listed(&place).await).filter(|mails| mails.len() == 1))
            .await;
    let mail = &mails[0];
    assert_eq!(
        (&mail["recipient"], &mail["status"], &mail["kind"]),
        (&json!("bo@example.org"), &json!("kept"), &json!("invitation"))
    );
    assert_eq!(mail["workspaceId"], made["workspaceId"]);
    let id = mail["id"].as_str().unwrap();
    let shown = place.run(&["outbox", "--show", id]).await;
    let link = format!("{}/s/", server.client.base_url());
    assert!(shown.ok().contains("To: bo@example.org") && shown.ok().contains(&link), "{}", shown.stdout);
    let list = place.run(&["outbox", "--workspace", made["workspaceId"].as_str().unwrap()]).await;
    assert!(list.ok().contains(id) && !list.ok().contains("/s/"), "{}", list.stdout);
    let unknown = place.run(&["outbox", "--show", "eml_01jcmwk1x3f2q8z5v7t9r4n6ab"]).await;
    assert!(unknown.failure().contains("there is no mail"), "{unknown:?}");
    assert!(place.run(&["doctor"]).await.ok().contains("mail: kept in the local outbox"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_is_killed_while_it_sends_sends_again() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let mails = MailServer::start().await;
        let place = Place::on(engine).await.with("COUNTERSIGN_SMTP_URL", &mails.url());
        let made = place.set_up("Acme").await;
        assert!(place.run(&["doctor"]).await.ok().contains("answers, in the clear"));
        mails.hang(true);
        let server = place.serve().await;
        invite(&server, made["apiKey"].as_str().unwrap(), "bo@example.org").await;
        eventually("the mail to be under way", async || (mails.received().len() == 1).then_some(())).await;
        server.kill().await;
        mails.hang(false);
        let server = place.serve().await;
        eventually("the mail to arrive again", async || (mails.received().len() == 2).then_some(())).await;
        eventually("the mail to be settled", async || (listed(&place).await.len() == 1).then_some(())).await;
        assert_eq!(listed(&place).await[0]["status"], "sent");
        let received = mails.received();
        assert_eq!(received[0].header("Message-ID"), received[1].header("Message-ID"));
        server.stop().await;
        assert_eq!(mails.received().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mails_that_were_kept_are_sent_once_there_is_a_mail_server() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let mails = MailServer::start().await;
        let place = Place::on(engine).await;
        let made = place.set_up("Acme").await;
        let server = place.serve().await;
        let told = "there is no mail server, so mails are kept in the outbox and reach nobody (0 so far); set \
                    COUNTERSIGN_SMTP_URL, and have `countersign outbox send --all` send those that were kept";
        assert_eq!(eventually("the warning", async || server.log.event(told)).await["level"], "WARN");
        invite(&server, made["apiKey"].as_str().unwrap(), "bo@example.org").await;
        let kept = eventually("the mail to be kept", async || listed(&place).await.pop()).await;
        server.stop().await;
        let run = place.run(&["outbox", "send", "--all"]).await;
        assert!(run.failure().contains("set COUNTERSIGN_SMTP_URL"), "{run:?}");

        let place = place.with("COUNTERSIGN_SMTP_URL", &mails.url());
        let doctor = place.run(&["doctor"]).await;
        assert!(doctor.ok().contains("look    unsent mails: 1 were kept"), "{doctor:?}");
        let server = place.serve().await;
        assert_eq!(listed(&place).await[0]["status"], "kept", "nothing is sent by itself");
        let sent = place.run(&["outbox", "send", "--all"]).await;
        assert!(sent.ok().starts_with("1 mails are sent"), "{sent:?}");
        eventually("the mail to arrive", async || (mails.received().len() == 1).then_some(())).await;
        assert!(mails.received()[0].data.contains("/s/"), "with its link");
        let settled = eventually("the mail to be settled", async || listed(&place).await.pop()).await;
        assert_eq!((&settled["id"], &settled["status"]), (&kept["id"], &json!("sent")));
        let again = place.run(&["outbox", "send", "--all"]).await;
        assert!(again.ok().starts_with("0 mails are sent"), "{again:?}");
        assert!(!place.run(&["doctor"]).await.ok().contains("unsent mails"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mails_that_were_given_up_are_sent_again_and_those_that_wait_are_shown() {
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let mails = MailServer::start().await;
        let place = Place::on(engine).await.with("COUNTERSIGN_SMTP_URL", &mails.url());
        let made = place.set_up("Acme").await;
        let key = made["apiKey"].as_str().unwrap();
        let server = place.serve().await;
        mails.answer("bo@example.org", "550 5.7.1 Sender is not welcome");
        mails.answer("cy@example.org", "451 4.7.1 Greylisted, come back");
        invite(&server, key, "bo@example.org").await;
        let named = async |status: &str, address: &str| {
            let all = listed(&place).await;
            all.into_iter().find(|mail| mail["status"] == status && mail["recipient"] == address)
        };
        let failed = eventually("the mail to be given up", async || named("failed", "bo@example.org").await).await;
        invite(&server, key, "cy@example.org").await;
        let waits = eventually("the mail to wait", async || named("waiting", "cy@example.org").await).await;
        assert!(waits["error"].as_str().unwrap().contains("Greylisted, come back"), "{waits}");
        assert_eq!((&waits["kind"], &waits["attempts"]), (&json!("invitation"), &json!(1)));
        let listed = place.run(&["outbox"]).await;
        assert!(listed.ok().contains("waits") && listed.ok().contains("Greylisted, come back"), "{listed:?}");

        mails.answer("bo@example.org", "");
        let sent = place.run(&["outbox", "send", failed["id"].as_str().unwrap()]).await;
        assert!(sent.ok().starts_with("1 mails are sent"), "{sent:?}");
        let settled = eventually("the mail to be sent", async || named("sent", "bo@example.org").await).await;
        assert_eq!(settled["id"], failed["id"]);
        let unknown = place.run(&["outbox", "send", "eml_01jcmwk1x3f2q8z5v7t9r4n6ab"]).await;
        assert!(unknown.failure().contains("there is no mail"), "{unknown:?}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn doctor_says_when_the_mail_server_takes_nothing_from_us() {
    let mail_server = MailServer::start().await;
    mail_server.answer_sender("550 5.1.8 We do not know you");
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_SMTP_URL", &mail_server.url());
    let _ = place.set_up("Acme").await;
    let run = place.run(&["doctor"]).await;
    let told = run.stdout.lines().find(|line| line.starts_with("mend    mail: ")).unwrap_or_default();
    assert!(told.contains("We do not know you") && told.contains("COUNTERSIGN_SMTP_FROM"), "{run:?}");
    assert!(mail_server.received().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn doctor_says_when_the_mail_server_does_not_answer() {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_SMTP_URL", "smtp://127.0.0.1:9?tls=none");
    let _ = place.set_up("Acme").await;
    let run = place.run(&["doctor"]).await;
    assert!(run.stdout.contains("mend    mail: 127.0.0.1:9"), "{}", run.stdout);
    assert_eq!(run.status, Some(1));
}
