//! Calls given out in blocks: never more than there are, and what is handed back can be had again.

use countersign_tests::{World, on_both_databases};
use futures::future::join_all;
use model::clock::SystemClock;
use model::id::{JobId, NodeId, WorkspaceId};
use model::random::SystemRandom;
use model::{Clock, Timestamp};
use store::allowances::{
    self, Block, Kind, Period, Wish, block_size, forget_holdings_of_the_dead, give_back, granted, recall, recalled,
};
use store::{Database, Write, args, nodes};

fn now() -> Timestamp {
    SystemClock.now()
}

fn node() -> NodeId {
    NodeId::new(now(), &SystemRandom)
}

fn token() -> JobId {
    JobId::new(now(), &SystemRandom)
}

fn month() -> Period {
    Period { workspace: WorkspaceId::new(now(), &SystemRandom), kind: Kind::Month, start: now().month() }
}

async fn database(world: &World) -> Database {
    Database::open(world.databases().url()).await.unwrap()
}

/// Takes one block.
async fn take(database: &Database, period: Period, limit: i64, node: NodeId) -> Option<Block> {
    let [block] = allowances::take(database, [Wish { period, limit }], node, token()).await.unwrap();
    block
}

on_both_databases! {
    async fn blocks_of_a_minute_and_of_a_month_come_together(world: World) {
        let database = database(&world).await;
        let month = month();
        let minute = Period { kind: Kind::Minute, start: now().minute(), ..month };
        let node = node();
        let wishes = [Wish { period: minute, limit: 2 }, Wish { period: month, limit: 6_400 }];
        let both = async || allowances::take(&database, wishes, node, token()).await.unwrap();
        assert_eq!(
            both().await,
            [Some(Block { calls: 1, granted: 1 }), Some(Block { calls: 64, granted: 64 })]
        );
        both().await;
        // The minute has no more calls; the month has.
        assert_eq!(both().await, [None, Some(Block { calls: 64, granted: 192 })]);
        let mut reversed = wishes;
        reversed.reverse();
        let taken = allowances::take(&database, reversed, node, token()).await.unwrap();
        assert_eq!(taken, [Some(Block { calls: 64, granted: 256 }), None]);
    }

    async fn blocks_add_up_to_the_limit_and_shrink_towards_it(world: World) {
        let database = database(&world).await;
        let (period, node, limit) = (month(), node(), 5000);
        let mut total = 0;
        while let Some(block) = take(&database, period, limit, node).await {
            assert_eq!(block.calls, block_size(limit - total), "after {total}");
            total += block.calls;
            assert_eq!(block.granted, total);
        }
        assert_eq!(total, limit);
        assert_eq!(granted(&database, period).await.unwrap(), limit);
    }

    async fn blocks_of_large_limits_are_as_large_as_said(world: World) {
        let database = database(&world).await;
        for limit in [100_000, 300_000, 5_000_000, 40_000_000, 1_000_000_000] {
            let (period, node) = (month(), node());
            let mut total = 0;
            // The first one makes the counter, and the next ones go on with it.
            for _ in 0..3 {
                let block = take(&database, period, limit, node).await.unwrap();
                assert_eq!(block.calls, block_size(limit - total), "of {limit} after {total}");
                total += block.calls;
                assert_eq!(block.granted, total);
            }
        }
    }

    async fn many_takers_never_get_more_than_there_is(world: World) {
        let database = database(&world).await;
        let period = month();
        let takers = (0..40).map(|_| {
            let database = database.clone();
            async move {
                let node = node();
                let mut got = 0;
                while let Some(block) = take(&database, period, 300, node).await {
                    got += block.calls;
                }
                got
            }
        });
        assert_eq!(join_all(takers).await.iter().sum::<i64>(), 300);
    }

    async fn what_is_handed_back_can_be_had_again(world: World) {
        let database = database(&world).await;
        let (period, node) = (month(), node());
        let block = take(&database, period, 640, node).await.unwrap();
        assert_eq!(block.calls, 10);
        let mut write = Write::new();
        give_back(&mut write, period, node, 7);
        database.commit(write).await.unwrap();
        assert_eq!(granted(&database, period).await.unwrap(), 3);
    }

    async fn a_limit_of_nothing_gives_nothing(world: World) {
        let database = database(&world).await;
        assert_eq!(take(&database, month(), 0, node()).await, None);
    }

    async fn only_running_nodes_are_asked_to_hand_back(world: World) {
        let database = database(&world).await;
        let (period, alive, dead, asking) = (month(), node(), node(), node());
        // Alive before they hold anything: the instance beside the test clears away what the dead hold.
        let mut write = Write::new();
        nodes::alive(&mut write, alive, now());
        nodes::alive(&mut write, dead, now());
        database.commit(write).await.unwrap();
        for holder in [alive, dead] {
            take(&database, period, 100_000, holder).await.unwrap();
        }
        let mut write = Write::new();
        nodes::alive(&mut write, dead, now().plus_millis(-nodes::LIFE_MILLIS - 1));
        database.commit(write).await.unwrap();
        assert_eq!(recall(&database, period, asking, now()).await.unwrap(), 1);
        assert_eq!(recalled(&database, alive).await.unwrap(), [(period.workspace, period.start)]);
        assert!(recalled(&database, dead).await.unwrap().is_empty());
    }

    async fn what_crashed_nodes_held_is_forgotten(world: World) {
        let database = database(&world).await;
        let (period, dead, running, now) = (month(), node(), node(), now());
        // Alive before they hold anything: the instance beside the test clears away what the dead hold.
        let mut write = Write::new();
        nodes::alive(&mut write, dead, now);
        nodes::alive(&mut write, running, now);
        database.commit(write).await.unwrap();
        for holder in [dead, running] {
            take(&database, period, 5_000, holder).await.unwrap();
        }
        let mut write = Write::new();
        nodes::alive(&mut write, dead, now.plus_millis(-60 * nodes::LIFE_MILLIS));
        forget_holdings_of_the_dead(&mut write, now);
        database.commit(write).await.unwrap();
        let sql = "SELECT node_id FROM allowance_holdings WHERE workspace_id = $1";
        let holders = database.query(sql, args![period.workspace], |mut row| row.take::<String>()).await.unwrap();
        assert_eq!(holders, [running.to_string()]);
        assert!(granted(&database, period).await.unwrap() > 0, "it counts as used: it may have been");
    }
}
