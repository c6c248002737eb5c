//! Documents whose time is over.

use countersign_tests::{Engine, World, eventually, link_in, on_both_databases};
use futures::future::join_all;
use model::Clock;
use reqwest::Method;
use serde_json::json;

use crate::support::{DAY, activity, document};

on_both_databases! {
    async fn a_document_ends_when_its_time_is_over(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme).await;
        let body = json!({
            "recipients": [{ "email": "ana@example.com" }, { "email": "bo@example.com", "order": 2 }],
            "expiresAt": world.clock.now().plus_days(2).to_string(),
        });
        let _ = acme.post(&format!("{path}/send"), body).await.ok();
        let link = link_in(&world.mails(acme.id).await[0], "/s/");
        world.clock.advance_millis(2 * DAY - 1);
        assert_eq!(app::documents::expire_due(&world.node.app).await.unwrap(), 0);
        world.clock.advance_millis(1);
        eventually("the document to end", async || (activity(&acme, "document.expired").await.len() == 1).then_some(()))
            .await;
        assert_eq!(app::documents::expire_due(&world.node.app).await.unwrap(), 0, "once");
        let rows = activity(&acme, "document.expired").await;
        assert_eq!((rows.len(), &rows[0]["actorType"]), (1, &json!("system")));
        let mails = world.mails(acme.id).await;
        let mut told: Vec<_> =
            mails[1..].iter().map(|kept| (kept.mail.kind.as_str(), kept.mail.recipient.as_str())).collect();
        told.sort_unstable();
        let expected = [("expired", "ana@example.com"), ("senderExpired", acme.email.as_str())];
        assert_eq!(told, expected, "who was never invited is not told");
        let request = world.client().request(Method::GET, &link).header("Accept", "application/json");
        assert_eq!(world.client().send(request).await.ok()["state"], "expired");
        let again = json!({ "recipients": [{ "email": "ana@example.com" }] });
        acme.post(&format!("{path}/send"), again).await.error(409, "CONFLICT");
    }

    async fn the_sender_is_told_in_the_language_that_they_chose(world: World) {
        let acme = world.workspace("Acme").await;
        let _ = acme.administrator().await.patch("/account", json!({ "language": "fr" })).await.ok();
        let path = document(&acme).await;
        let body = json!({
            "recipients": [{ "email": "ana@example.com" }], "expiresAt": world.clock.now().plus_days(2).to_string(),
        });
        let _ = acme.post(&format!("{path}/send"), body).await.ok();
        world.clock.advance_millis(2 * DAY);
        eventually("the document to end", async || (activity(&acme, "document.expired").await.len() == 1).then_some(()))
            .await;
        let mails = world.mails(acme.id).await;
        let language = |kind: &str| {
            let kept = mails.iter().find(|kept| kept.mail.kind == kind).unwrap();
            kept.composed.as_ref().unwrap().language.clone()
        };
        assert_eq!((language("expired"), language("senderExpired")), ("en".to_owned(), "fr".to_owned()));
    }

    async fn a_draft_does_not_end(world: World) {
        let acme = world.workspace("Acme").await;
        document(&acme).await;
        world.clock.advance_millis(1_000 * DAY);
        assert_eq!(app::documents::expire_due(&world.node.app).await.unwrap(), 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_end_each_document_once() {
    const DOCUMENTS: usize = 20;
    let world = World::start(Engine::Postgres).await;
    let others = join_all((0..2).map(|_| world.another_node())).await;
    let acme = world.workspace("Acme").await;
    for number in 0..DOCUMENTS {
        let path = document(&acme).await;
        let body = json!({
            "recipients": [{ "email": format!("p{number}@example.com") }],
            "expiresAt": world.clock.now().plus_days(2).to_string(),
        });
        let _ = acme.post(&format!("{path}/send"), body).await.ok();
    }
    world.drained().await;
    world.clock.advance_millis(2 * DAY);
    // All nodes look by themselves too; here each does so several times at the same moment.
    let apps = [&world.node.app, &others[0].app, &others[1].app];
    let ended = join_all((0..9).map(|turn| app::documents::expire_due(apps[turn % 3]))).await;
    let ended: usize = ended.into_iter().map(Result::unwrap).sum();
    assert!(ended <= DOCUMENTS, "{ended}");
    eventually("all to end", async || {
        (activity(&acme, "document.expired").await.len() >= DOCUMENTS).then_some(())
    })
    .await;
    let mails = world.mails(acme.id).await;
    assert_eq!(activity(&acme, "document.expired").await.len(), DOCUMENTS);
    assert_eq!(mails.iter().filter(|kept| kept.mail.kind == "expired").count(), DOCUMENTS);
    assert_eq!(mails.iter().filter(|kept| kept.mail.kind == "senderExpired").count(), DOCUMENTS);
}
