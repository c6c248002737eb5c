//! No more reminders: the link at the foot of each mail.

use countersign_tests::{Answer, World, link_in, on_both_databases};
use reqwest::Method;
use serde_json::json;

use crate::support::{DAY, activity, remind_every, sent};

/// What a mail program sends by itself: no cookie, no origin.
async fn one_click(world: &World, link: &str) -> Answer {
    let request = world.client().request(Method::POST, link);
    let request = request.header("Content-Type", "application/x-www-form-urlencoded");
    world.client().send(request.body("List-Unsubscribe=One-Click")).await
}

async fn undo(world: &World, link: &str) -> Answer {
    let request = world.client().request(Method::POST, link);
    let request = request.header("Content-Type", "application/x-www-form-urlencoded");
    world.client().send(request.body("reminders=on")).await
}

async fn a_day_later(world: &World) {
    world.clock.advance_millis(DAY);
    app::documents::queue_due_reminders(&world.node.app).await.unwrap();
    world.drained().await;
}

on_both_databases! {
    async fn one_click_stops_reminders_and_nothing_else(world: World) {
        let acme = world.workspace("Acme").await;
        let path = sent(&acme, json!([{ "email": "ana@example.com" }, { "email": "bo@example.com" }])).await;
        remind_every(&acme, &path, 1).await;
        let mails = world.mails(acme.id).await;
        let ana = mails.iter().find(|kept| kept.mail.recipient == "ana@example.com").unwrap();
        let link = link_in(ana, "/u/");
        let page = world.client().get(&link).await;
        assert_eq!(page.status, 200);
        assert!(page.text().contains("Acme") && page.text().contains("ana@example.com"), "{}", page.text());
        assert!(activity(&acme, "respondent.optedOut").await.is_empty(), "to look changes nothing");
        for _ in 0..2 {
            assert_eq!(one_click(&world, &link).await.status, 200);
        }
        let rows = activity(&acme, "respondent.optedOut").await;
        assert_eq!(rows.len(), 1, "to say it twice changes nothing");
        assert_eq!((&rows[0]["actorType"], &rows[0]["metadata"]["optedOut"]), (&json!("respondent"), &json!(true)));
        a_day_later(&world).await;
        let reminded = |mails: &[app::mail::Kept]| {
            let mut who: Vec<_> = mails.iter().filter(|kept| kept.mail.kind == "reminder").map(|kept| kept.mail.recipient.clone()).collect();
            who.sort();
            who
        };
        assert_eq!(reminded(&world.mails(acme.id).await), ["bo@example.com"]);
        // Invitations are not reminders, and another spelling is the same address.
        sent(&acme, json!([{ "email": "ANA@example.com" }])).await;
        assert!(world.mails(acme.id).await.iter().any(|kept| kept.mail.recipient == "ANA@example.com"));

        assert_eq!(undo(&world, &link).await.status, 200);
        assert_eq!(activity(&acme, "respondent.optedOut").await.last().unwrap()["metadata"]["optedOut"], false);
        a_day_later(&world).await;
        assert_eq!(reminded(&world.mails(acme.id).await), ["ana@example.com", "bo@example.com", "bo@example.com"]);
    }

    async fn another_workspace_still_reminds(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        for workspace in [&acme, &other] {
            let path = sent(workspace, json!([{ "email": "ana@example.com" }])).await;
            remind_every(workspace, &path, 1).await;
        }
        one_click(&world, &link_in(&world.mails(acme.id).await[0], "/u/")).await;
        a_day_later(&world).await;
        assert_eq!(world.mails(acme.id).await.len(), 1);
        assert_eq!(world.mails(other.id).await.len(), 2);
    }

    async fn a_link_of_nobody_says_so(world: World) {
        let acme = world.workspace("Acme").await;
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        let link = link_in(&world.mails(acme.id).await[0], "/u/");
        for bad in [link[..link.len() - 2].to_owned(), format!("{}/u/nonsense", world.client().base_url())] {
            for answer in [world.client().get(&bad).await, one_click(&world, &bad).await] {
                assert_eq!(answer.status, 404, "{bad}");
                assert!(answer.text().contains("This link does not work"), "{}", answer.text());
            }
        }
        assert!(activity(&acme, "respondent.optedOut").await.is_empty());
    }

    async fn the_page_speaks_the_reader_s_language(world: World) {
        let acme = world.workspace("Acme").await;
        sent(&acme, json!([{ "email": "ana@example.com" }])).await;
        let link = link_in(&world.mails(acme.id).await[0], "/u/");
        let request = world.client().request(Method::GET, &link).header("Accept-Language", "ar,en;q=0.5");
        let page = world.client().send(request).await;
        assert!(page.text().contains(r#"<html lang="ar" dir="rtl">"#), "{}", page.text());
        assert_eq!(page.header("referrer-policy"), "no-referrer");
    }
}
