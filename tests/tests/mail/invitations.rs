//! Invitations in the local outbox.

use app::Call;
use countersign_tests::{link_in, mail_text, on_both_databases};
use model::mail::MailStatus;
use reqwest::Method;
use serde_json::json;

use crate::support::{activity, sent};

on_both_databases! {
    async fn an_invitation_is_kept_with_a_link_that_opens_the_document(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com", "name": "Ana", "message": "By Friday, please." }])).await;
        let [kept] = world.mails(acme.id).await.try_into().expect("one mail");
        let mail = &kept.mail;
        assert_eq!((mail.kind.as_str(), mail.recipient.as_str()), ("invitation", "ana@example.com"));
        assert_eq!((mail.status, &mail.error), (MailStatus::Kept, &None));
        assert!(path.ends_with(&mail.document.unwrap().to_string()));
        assert!(mail.subject.contains("Our NDA") && mail.subject.contains("Acme") || mail.subject.contains(&acme.email), "{}", mail.subject);
        let text = mail_text(&kept);
        assert!(text.contains("By Friday, please."), "{text}");
        let link = link_in(&kept, "/s/");
        let request = world.client().request(Method::GET, &link).header("Accept", "application/json");
        assert_eq!(world.client().send(request).await.ok()["state"], "ready");
        let composed = kept.composed.as_ref().unwrap();
        assert!(composed.html.contains(&link));
        assert!(composed.list_unsubscribe.as_ref().unwrap().contains("/u/"));
    }

    async fn a_mail_speaks_the_language_of_who_gets_it(world: World) {
        let acme = world.workspace("Acme").await;
        let recipients = json!([
            { "email": "ana@example.com", "language": "de-AT" }, { "email": "bo@example.com", "language": "ja" },
        ]);
        let path = crate::support::document(&acme).await;
        let body = json!({ "recipients": recipients, "expiresAt": "2030-03-01T12:00:00Z" });
        // The link ends before the document does; both mails name its last day.
        let _ = acme.post(&format!("{path}/send"), body).await.ok();
        let mails = world.mails(acme.id).await;
        let of = |address: &str| mails.iter().find(|kept| kept.mail.recipient == address).unwrap();
        let languages = ["ana@example.com", "bo@example.com"].map(|who| of(who).composed.as_ref().unwrap().language.clone());
        assert_eq!(languages, ["de", "en"]);
        assert!(of("ana@example.com").mail.subject.contains("bittet"), "{}", of("ana@example.com").mail.subject);
    }

    async fn a_mail_shows_the_logo_of_its_workspace(world: World) {
        let acme = world.workspace("Acme").await;
        let app = &world.node.app;
        let picture = b"\x89PNG\r\n\x1a\n and what follows".to_vec();
        app::workspaces::set_logo(app, &Call::by_system(acme.id), Some(picture.clone())).await.unwrap();
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        // A mail is worded when it is sent.
        world.drained().await;
        app::workspaces::set_logo(app, &Call::by_system(acme.id), None).await.unwrap();
        sent(&acme, json!([{ "email": "bo@example.com" }])).await;
        let mails = world.mails(acme.id).await;
        let logo = |address: &str| {
            let kept = mails.iter().find(|kept| kept.mail.recipient == address).unwrap();
            let composed = kept.composed.as_ref().unwrap();
            assert_eq!(composed.html.contains("cid:logo"), composed.logo.is_some());
            composed.logo.as_ref().map(|logo| logo.bytes.clone())
        };
        assert_eq!(logo("ana@example.com"), Some(picture));
        assert_eq!(logo("bo@example.com"), None);
        for wrong in [b"GIF89a".to_vec(), Vec::new(), [b"\xff\xd8\xff".to_vec(), vec![0; 200 * 1024]].concat()] {
            let refused = app::workspaces::set_logo(app, &Call::by_system(acme.id), Some(wrong)).await;
            assert!(matches!(refused, Err(model::Error::Validation(_))), "{refused:?}");
        }
        assert_eq!(activity(&acme, "workspace.updated").await.len(), 2);
    }

    async fn what_is_kept_is_encrypted(world: World) {
        let acme = world.workspace("Acme").await;
        sent(&acme, json!([{ "email": "ana@example.com", "message": "Very secret words" }])).await;
        assert_eq!(world.mails(acme.id).await.len(), 1);
        let database = world.database().await;
        let rows = database.query("SELECT content FROM mails", store::args![], |mut row| row.take::<Vec<u8>>());
        let content = rows.await.unwrap().pop().unwrap();
        database.close().await;
        let text = String::from_utf8_lossy(&content).into_owned();
        assert!(content.len() > 1_000 && !text.contains("secret") && !text.contains("/s/"));
    }

    async fn other_workspaces_mails_are_not_there(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        let [kept] = world.mails(acme.id).await.try_into().expect("one mail");
        assert!(world.mails(other.id).await.is_empty());
        let call = app::Call::by_system(other.id);
        assert!(matches!(app::mail::show(&world.node.app, &call, kept.mail.id).await, Err(model::Error::NotFound(_))));
    }
}
