//! Nodes over one database whose machines' clocks differ.

use countersign_tests::{Engine, MailServer, World, WorldOptions, eventually};
use model::clock::SystemClock;
use model::mail::MailStatus;
use model::{Clock, Timestamp};
use serde_json::json;
use store::args;

use crate::support::sent;

/// A machine whose clock is so many milliseconds ahead.
struct Ahead(i64);

impl Clock for Ahead {
    fn now(&self) -> Timestamp {
        SystemClock.now().plus_millis(self.0)
    }
}

/// The last signs of life of all nodes together.
async fn signs(world: &World) -> i64 {
    let database = world.database().await;
    let sql = "SELECT CAST(sum(seen_at) AS BIGINT) FROM nodes";
    let seen = database.look_up_one(sql, args![]).await.expect("the nodes").unwrap_or_default();
    database.close().await;
    seen
}

/// A mail that takes long, while another node, with its clock so far ahead, looks who lives.
async fn a_slow_mail_is_sent_once(ahead: i64) {
    let server = MailServer::start().await;
    let options = WorldOptions { smtp_url: Some(server.url()), ..WorldOptions::default() };
    let world = World::start_with(Engine::Postgres, options).await;
    let acme = world.workspace("Acme").await;
    // It goes by a clock that stands still.
    world.node.clone().stop().await;
    let sender = world.node_with_a_clock_of_its_own(Ahead(0)).await;
    let acme = acme.through(&sender);
    server.pause(true);
    sent(&acme, json!([{ "email": "ana@example.com" }])).await;
    eventually("the mail to be under way", async || (server.asked("ana@example.com") == 1).then_some(())).await;
    // At its start, and then with each sign of life, it takes from the dead what they had in hand.
    let other = world.node_with_a_clock_of_its_own(Ahead(ahead)).await;
    let before = signs(&world).await;
    eventually("further signs of life", async || (signs(&world).await - before > 2_500).then_some(())).await;
    server.pause(false);
    eventually("the mail to be settled", async || {
        let call = app::Call::by_system(acme.id);
        let page = model::page::PageRequest { limit: 10, after: None };
        let mails = app::mail::list(&other.app, &call, None, page).await.expect("the mails").rows;
        (mails.iter().filter(|mail| mail.status == MailStatus::Sent).count() == 1).then_some(())
    })
    .await;
    assert_eq!(server.asked("ana@example.com"), 1, "the other node sent it as well");
    assert_eq!(server.received().len(), 1);
    other.stop().await;
    sender.stop().await;
}

#[tokio::test]
async fn a_node_thirteen_seconds_ahead_takes_nobody_for_dead() {
    a_slow_mail_is_sent_once(13_000).await;
}

#[tokio::test]
async fn a_node_five_minutes_ahead_takes_no_lease_for_over() {
    a_slow_mail_is_sent_once(300_000).await;
}
