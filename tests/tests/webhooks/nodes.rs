//! Several nodes over one database.

use std::collections::BTreeSet;

use countersign_tests::{Engine, World};
use futures::future::join_all;
use serde_json::json;

use crate::receiver::Receiver;
use crate::support::{count, fed, invited, opened_hook};

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
