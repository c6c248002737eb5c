//! Writes: all or nothing, checked, and independent of whatever shares their transaction.

use countersign_tests::on_both_databases;
use futures::future::join_all;
use store::engine::Row;
use store::{StoreError, Write, args};

use crate::playground;

const INSERT: &str = "INSERT INTO playground (id, number) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";
const COUNT: &str = "SELECT count(*) FROM playground";

async fn count(database: &store::Database) -> i64 {
    database.query(COUNT, args![], |mut row: Row| row.take()).await.unwrap()[0]
}

on_both_databases! {
    async fn a_write_that_loses_its_check_leaves_nothing_behind(world: World) {
        let database = playground(&world).await;
        let mut write = Write::new();
        write.one("first", INSERT, args![1i64, 1i64]).one("second", INSERT, args![1i64, 2i64]).one("third", INSERT, args![3i64, 3i64]);
        let lost = database.commit(write).await.unwrap_err();
        assert!(matches!(lost, StoreError::Lost("second")), "{lost:?}");
        assert_eq!(count(&database).await, 0);
    }

    async fn a_statement_that_touches_more_or_fewer_rows_than_it_said_is_lost(world: World) {
        const UPDATE: &str = "UPDATE playground SET number = 7 WHERE id <= $1";
        let database = playground(&world).await;
        let mut write = Write::new();
        for id in 1..=3i64 {
            write.one("row", INSERT, args![id, 1i64]);
        }
        database.commit(write).await.unwrap();
        for rows in [0, 1, 3] {
            let mut write = Write::new();
            write.exactly(rows, "some", UPDATE, args![2i64]);
            assert!(matches!(database.commit(write).await, Err(StoreError::Lost("some"))), "{rows}");
        }
        let mut write = Write::new();
        write.exactly(2, "some", UPDATE, args![2i64]);
        database.commit(write).await.unwrap();
        let changed = "SELECT count(*) FROM playground WHERE number = 7";
        assert_eq!(database.query(changed, args![], |mut row: Row| row.take::<i64>()).await.unwrap(), [2]);
    }

    async fn arguments_are_known_by_their_numbers_and_may_come_twice(world: World) {
        let database = playground(&world).await;
        let sql = "SELECT CAST($2 AS TEXT) || CAST($1 AS TEXT) || CAST($2 AS TEXT) || '$.a' WHERE $3 = CAST(3 AS BIGINT)";
        let rows = database.query(sql, args!["a", "b", 3i64], |mut row: Row| row.take::<String>()).await.unwrap();
        assert_eq!(rows, ["bab$.a"]);
        assert!(database.query(sql, args!["a", "b"], |mut row: Row| row.take::<String>()).await.is_err());
    }

    async fn a_refused_statement_undoes_its_whole_write(world: World) {
        let database = playground(&world).await;
        let mut write = Write::new();
        write.one("first", INSERT, args![1i64, 1i64]).one("second", "INSERT INTO playground (id) VALUES ($1)", args![1i64]);
        let refused = database.commit(write).await.unwrap_err();
        assert!(matches!(refused, StoreError::Refused(_)), "{refused:?}");
        assert_eq!(count(&database).await, 0);
    }

    async fn failures_among_many_concurrent_writes_stay_their_own(world: World) {
        let database = playground(&world).await;
        let writes = (0..400i64).map(|number| {
            let database = database.clone();
            async move {
                // Every id is written twice; a good row comes first in each write, so half-done work would show.
                let mut write = Write::new();
                write.one("mark", INSERT, args![1000 + number, number]).one("row", INSERT, args![number / 2, number]);
                database.commit(write).await
            }
        });
        let outcomes = join_all(writes).await;
        let won = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        assert_eq!(won, 200);
        assert!(outcomes.iter().all(|outcome| !matches!(outcome, Err(error) if !error.is_lost())));
        assert_eq!(count(&database).await, 400);
    }

    async fn of_many_who_change_one_version_exactly_one_wins(world: World) {
        let database = playground(&world).await;
        let mut write = Write::new();
        write.one("row", INSERT, args![1i64, 0i64]);
        database.commit(write).await.unwrap();
        for version in 0..5i64 {
            let attempts = (0..20).map(|_| {
                let database = database.clone();
                async move {
                    let mut write = Write::new();
                    write.one(
                        "row",
                        "UPDATE playground SET number = number + 1 WHERE id = $1 AND number = $2",
                        args![1i64, version],
                    );
                    database.commit(write).await
                }
            });
            let won = join_all(attempts).await.iter().filter(|outcome| outcome.is_ok()).count();
            assert_eq!(won, 1, "version {version}");
        }
    }

    async fn returned_rows_come_back_to_the_write_that_asked(world: World) {
        let database = playground(&world).await;
        let writes = (0..100i64).map(|number| {
            let database = database.clone();
            async move {
                let mut write = Write::new();
                write.returning("INSERT INTO playground (id, number) VALUES ($1, $2) RETURNING number", args![number, number * 7]);
                let mut rows = database.commit(write).await.unwrap();
                assert_eq!(rows.len(), 1);
                assert_eq!(rows.pop().unwrap().take::<i64>().unwrap(), number * 7);
            }
        });
        join_all(writes).await;
    }

    async fn what_is_committed_is_seen_at_once(world: World) {
        let database = playground(&world).await;
        for number in 0..50i64 {
            let mut write = Write::new();
            write.one("row", INSERT, args![number, number]);
            database.commit(write).await.unwrap();
            assert_eq!(count(&database).await, number + 1);
        }
    }
}
