//! Tries that several nodes count together.

use std::collections::BTreeSet;

use countersign_tests::{World, eventually, on_both_databases};
use futures::future::join_all;
use model::clock::SystemClock;
use model::id::JobId;
use model::random::SystemRandom;
use model::{Clock, Timestamp};
use store::{Database, Write, tries};
use tokio_postgres::NoTls;

const START: Timestamp = Timestamp::from_millis(1_000_000);
const WINDOW: i64 = 1_000;

async fn count(database: &Database, account: u8, now: Timestamp) -> [i64; 2] {
    let counted = tries::count(database, [[account; 32], [0; 32]], now, now.plus_millis(WINDOW)).await.unwrap();
    counted.map(|one| one.tries)
}

/// A database beside which no instance runs: it would clear away what was over long ago, as all of these are.
async fn database(world: &World) -> Database {
    world.node.clone().stop().await;
    world.database().await
}

on_both_databases! {
    async fn tries_are_counted_by_both_keys_until_they_are_over(world: World) {
        let database = database(&world).await;
        assert_eq!(count(&database, 1, START).await, [1, 1]);
        assert_eq!(count(&database, 1, START.plus_millis(WINDOW - 1)).await, [2, 2]);
        assert_eq!(count(&database, 2, START.plus_millis(WINDOW - 1)).await, [1, 3]);
        // Those that began at the start are over, the other one is not.
        let later = START.plus_millis(WINDOW);
        assert_eq!(count(&database, 1, later).await, [1, 1]);
        assert_eq!(count(&database, 2, later).await, [2, 2]);
        database.commit(tries::forgive([[2; 32], [0; 32]])).await.unwrap();
        assert_eq!(count(&database, 2, later).await, [1, 2]);
        assert_eq!(count(&database, 2, later).await, [2, 3]);
        database.commit(tries::take_back([[2; 32], [0; 32]])).await.unwrap();
        assert_eq!(count(&database, 2, later).await, [2, 3], "one was taken back, and those before it count");
    }

    async fn what_is_over_is_forgotten(world: World) {
        let database = database(&world).await;
        count(&database, 1, START).await;
        let later = START.plus_millis(WINDOW / 2);
        count(&database, 2, later).await;
        let mut write = Write::new();
        tries::forget_over(&mut write, START.plus_millis(WINDOW));
        database.commit(write).await.unwrap();
        let sql = "SELECT count(*) FROM tries";
        assert_eq!(database.look_up_one::<i64>(sql, store::args![]).await.unwrap(), Some(1));
    }

    async fn many_at_once_are_each_counted(world: World) {
        let database = database(&world).await;
        let counted = join_all((0..50_u8).map(|number| count(&database, 1 + number % 5, START))).await;
        let of_address: BTreeSet<i64> = counted.iter().map(|[_, address]| *address).collect();
        assert_eq!(of_address, (1..=50).collect());
        assert_eq!(counted.iter().map(|[account, _]| *account).max(), Some(10));
    }
}

/// On SQLite nobody waits for another.
#[tokio::test(flavor = "multi_thread")]
async fn those_that_share_addresses_do_not_wait_in_a_circle() {
    let server = std::env::var("COUNTERSIGN_TEST_POSTGRES_URL").expect("run this by scripts/with-postgres");
    let (client, connection) = tokio_postgres::connect(&server, NoTls).await.unwrap();
    tokio::spawn(connection);
    // Who waited in a circle is counted for a whole database, in which other tests do what they do.
    let name = JobId::new(SystemClock.now(), &SystemRandom).to_string();
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    let database = Database::open(&server.replace("/postgres?", &format!("/{name}?"))).await.unwrap();
    store::migrate(&database).await.unwrap();
    let until = START.plus_millis(WINDOW);
    for round in 0..4_u8 {
        let tries = (0..200_u8).map(|number| {
            tries::count(&database, [[100 + number % 40; 32], [number % 7 + round; 32]], START, until)
        });
        for counted in join_all(tries).await {
            let _ = counted.unwrap();
        }
    }
    // What a connection saw is told at the latest when it ends.
    database.close().await;
    let deadlocks = eventually("the statistics", async || {
        let sql =
            "SELECT deadlocks FROM pg_stat_database WHERE datname = $1 AND xact_commit >= 800 AND numbackends = 0";
        client.query_opt(sql, &[&name]).await.unwrap().map(|row| row.get::<_, i64>(0))
    })
    .await;
    assert_eq!(deadlocks, 0);
}
