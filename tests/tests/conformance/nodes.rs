//! Which nodes are at work, by their signs of life.

use std::sync::Arc;

use countersign_tests::on_both_databases;
use model::clock::SystemClock;
use model::id::NodeId;
use model::random::SystemRandom;
use model::{Clock, Timestamp};
use store::{Database, Write, nodes};

async fn sign(database: &Database, node: NodeId, at: Timestamp) {
    let mut write = Write::new();
    nodes::alive(&mut write, node, at);
    database.commit(write).await.unwrap();
}

/// A machine whose clock is an hour ahead.
struct HourAhead;

impl Clock for HourAhead {
    fn now(&self) -> Timestamp {
        SystemClock.now().plus_millis(3_600_000)
    }
}

on_both_databases! {
    async fn who_shares_a_database_goes_by_its_clock(world: World) {
        let database = world.database().await;
        let clock = database.clock_or(Arc::new(HourAhead));
        // The tests' PostgreSQL runs on this machine.
        let right = if database.is_shared() { SystemClock.now() } else { HourAhead.now() };
        let off = clock.now().millis() - right.millis();
        assert!(off.abs() < 2_000, "{off} ms off");
        database.close().await;
    }

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
