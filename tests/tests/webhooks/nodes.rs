//! Several nodes over one database.

use std::collections::BTreeSet;

use countersign_tests::{Engine, World};
use futures::future::join_all;
use serde_json::json;

use crate::receiver::{Receiver, Reply};
use crate::support::{activity, count, fed, invited, opened_hook};

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_deliver_each_event_once_and_in_order() {
    let world = World::start(Engine::Postgres).await;
    let second = world.another_node().await;
    let acme = world.workspace("Acme").await;
    let other = acme.through(&second);
    let receivers = join_all((0..8).map(|_| Receiver::start())).await;
    for receiver in &receivers {
        opened_hook(&acme, &receiver.url()).await;
    }
    let both = [&acme, &other];
    let signers = join_all((0..40).map(|turn| invited(both[turn % 2]))).await;
    let opened = join_all(signers.iter().map(|signer| signer.post("open", json!({})))).await;
    assert!(opened.iter().all(|answer| answer.status == 200));
    let ids = fed(&acme, 40).await;
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 40);
    for receiver in &receivers {
        receiver.wait_for(40).await;
        assert_eq!(receiver.payload_ids(), ids);
    }
    let sql = "SELECT count(*) FROM deliveries WHERE status = 'succeeded' AND attempts = 1";
    countersign_tests::eventually("all to be settled", async || (count(&world, sql).await == 320).then_some(()))
        .await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_disable_a_webhook_once() {
    let world = World::start(Engine::Postgres).await;
    let others = join_all((0..2).map(|_| world.another_node())).await;
    let acme = world.workspace("Acme").await;
    let receiver = Receiver::answering(Reply::Status(410)).await;
    let made = opened_hook(&acme, &receiver.url()).await;
    let through = [acme.clone(), acme.through(&others[0]), acme.through(&others[1])];
    let signers = join_all((0..12).map(|turn| invited(&through[turn % 3]))).await;
    join_all(signers.iter().map(|signer| signer.post("open", json!({})))).await;
    countersign_tests::eventually("the disabling", async || {
        (made.shown(&acme).await["active"] == false).then_some(())
    })
    .await;
    fed(&acme, 12).await;
    let sql = "SELECT count(*) FROM deliveries WHERE status = 'pending'";
    countersign_tests::eventually("the rest to be skipped", async || {
        (count(&world, sql).await == 0).then_some(())
    })
    .await;
    assert_eq!(activity(&acme, "webhook.").await, ["webhook.created", "webhook.disabled"]);
    let mails = world.mails(acme.id).await;
    assert_eq!(mails.iter().filter(|kept| kept.mail.kind == "webhookDisabled").count(), 1);
}
