//! Which nodes are at work, by their signs of life.

use countersign_tests::on_both_databases;
use model::id::NodeId;
use model::random::SystemRandom;
use model::{Clock, Timestamp};
use store::{Database, Write, nodes};

async fn sign(database: &Database, node: NodeId, at: Timestamp) {
    let mut write = Write::new();
    nodes::alive(&mut write, node, at);
    database.commit(write).await.unwrap();
}

on_both_databases! {
    async fn a_node_knows_whether_there_are_others(world: World) {
        // The world's own nodes would be others too.
        world.node.clone().stop().await;
        let (database, now) = (world.database().await, world.clock.now());
        let (one, other) = (NodeId::new(now, &SystemRandom), NodeId::new(now, &SystemRandom));
        let lately = now.plus_millis(-60_000);
        sign(&database, one, now).await;
        assert!(!nodes::any_other(&database, one, lately).await.unwrap(), "it is not another to itself");
        assert!(nodes::any_other(&database, other, lately).await.unwrap(), "a command is none of them");
        sign(&database, other, lately).await;
        assert!(!nodes::any_other(&database, one, lately).await.unwrap(), "one that is silent for so long is dead");
        sign(&database, other, lately.plus_millis(1)).await;
        assert!(nodes::any_other(&database, one, lately).await.unwrap());
        let mut write = Write::new();
        nodes::gone(&mut write, other, now);
        database.commit(write).await.unwrap();
        assert!(!nodes::any_other(&database, one, lately).await.unwrap(), "it has stopped");
        database.close().await;
    }
}
