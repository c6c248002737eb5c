//! The outbox: jobs are taken once, for a while, and only who took one last settles it.

use std::collections::BTreeSet;

use countersign_tests::on_both_databases;
use futures::future::join_all;
use model::id::{JobId, NodeId, WorkspaceId};
use model::random::SystemRandom;
use model::{Clock, Timestamp};
use serde_json::json;
use store::outbox::{self, NewJob};
use store::{Database, StoreError, Write};

/// A node that is alive: the jobs of others are taken from them.
async fn node(database: &Database, now: Timestamp) -> NodeId {
    let node = NodeId::new(now, &SystemRandom);
    let mut write = Write::new();
    store::nodes::alive(&mut write, node, now);
    database.commit(write).await.unwrap();
    node
}

async fn write_jobs(database: &Database, count: usize, now: Timestamp) {
    let workspace = WorkspaceId::new(now, &SystemRandom);
    let mut write = Write::new();
    for number in 0..count {
        let id = JobId::new(now, &SystemRandom);
        let job = NewJob { id, kind: "test", payload: json!({ "number": number }), run_at: now, trace: None };
        outbox::insert(&mut write, workspace, &job, now);
    }
    database.commit(write).await.unwrap();
}

on_both_databases! {
    async fn no_job_is_taken_twice(world: World) {
        let (database, now) = (world.database().await, world.clock.now());
        write_jobs(&database, 200, now).await;
        let until = now.plus_millis(60_000);
        let node = node(&database, now).await;
        let takers = (0..20).map(|_| outbox::claim(&database, "test", 15, node, now, until));
        let taken: Vec<_> = join_all(takers).await.into_iter().flat_map(Result::unwrap).collect();
        let different: BTreeSet<_> = taken.iter().map(|job| job.id).collect();
        assert_eq!((taken.len(), different.len()), (200, 200));
        assert!(taken.iter().all(|job| job.attempts == 1));
        assert!(outbox::claim(&database, "test", 15, node, now, until).await.unwrap().is_empty());
        assert!(outbox::claim(&database, "other", 15, node, until, until).await.unwrap().is_empty());
        database.close().await;
    }

    async fn a_job_whose_lease_ended_belongs_to_who_took_it_last(world: World) {
        let (database, now) = (world.database().await, world.clock.now());
        write_jobs(&database, 1, now).await;
        let node = node(&database, now).await;
        let claim = async |now: Timestamp| {
            outbox::claim(&database, "test", 1, node, now, now.plus_millis(1_000)).await.unwrap().pop()
        };
        let first = claim(now).await.unwrap();
        let mut write = Write::new();
        outbox::renew(&mut write, &first, now.plus_millis(2_000));
        database.commit(write).await.unwrap();
        assert!(claim(now.plus_millis(1_500)).await.is_none(), "it was kept for longer");
        let second = claim(now.plus_millis(2_000)).await.unwrap();
        assert_eq!((second.id, second.attempts), (first.id, 2));
        for settle in [outbox::finish, |write: &mut Write, job: &_| outbox::give_up(write, job, Timestamp::from_millis(0), "no")] {
            let mut write = Write::new();
            settle(&mut write, &first);
            assert!(matches!(database.commit(write).await, Err(StoreError::Lost("job"))));
        }
        let mut write = Write::new();
        outbox::put_off(&mut write, &first, now, "late");
        outbox::forget(&mut write, &first);
        database.commit(write).await.unwrap();
        assert_eq!(outbox::depths(&database).await.unwrap()[0].open, 1, "the first one changes nothing any more");
        let mut write = Write::new();
        outbox::give_up(&mut write, &second, now, "never");
        database.commit(write).await.unwrap();
        let depths = outbox::depths(&database).await.unwrap();
        assert_eq!((depths[0].open, depths[0].failed, depths[0].oldest), (0, 1, None));
        assert!(claim(now.plus_days(1)).await.is_none(), "what was given up is not tried again");
        database.close().await;
    }

    async fn what_a_dead_node_had_taken_is_due_again(world: World) {
        let (database, now) = (world.database().await, world.clock.now());
        write_jobs(&database, 2, now).await;
        let (alive, dead) = (node(&database, now).await, NodeId::new(now, &SystemRandom));
        let until = now.plus_days(1);
        let kept = outbox::claim(&database, "test", 1, alive, now, until).await.unwrap();
        assert_eq!((kept.len(), outbox::claim(&database, "test", 1, dead, now, until).await.unwrap().len()), (1, 1));
        let mut write = Write::new();
        outbox::release_those_of_the_dead(&mut write, now);
        database.commit(write).await.unwrap();
        let again = outbox::claim(&database, "test", 9, alive, now, until).await.unwrap();
        assert_eq!(again.len(), 1);
        assert_ne!(again[0].id, kept[0].id);
        let mut write = Write::new();
        outbox::release(&mut write, alive, now);
        database.commit(write).await.unwrap();
        assert_eq!(outbox::claim(&database, "test", 9, alive, now, until).await.unwrap().len(), 2);
        database.close().await;
    }
}
