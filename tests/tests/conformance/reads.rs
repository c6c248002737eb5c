//! Reads: every kind of column comes back as it went, and a mapper that does not fit is an error.

use countersign_tests::on_both_databases;
use store::engine::Row;
use store::{StoreError, Write, args};

use crate::playground;

on_both_databases! {
    async fn every_kind_of_value_round_trips(world: World) {
        let database = playground(&world).await;
        let texts = ["", "plain", "it's \"quoted\" $1 ?", "עברית العربية 漢字 🖋", "line\nline\ttab", "{\"a\": \"\\u0000\"}"];
        for (id, text) in texts.iter().enumerate() {
            let id = i64::try_from(id).unwrap();
            let mut write = Write::new();
            write.one(
                "row",
                "INSERT INTO playground (id, words, number, truth, bytes) VALUES ($1, $2, $3, $4, $5)",
                args![id, *text, i64::MAX - id, id % 2 == 0, vec![0u8, 255, 128, 10]],
            );
            database.commit(write).await.unwrap();
            // The arguments are used out of order, and one of them twice.
            let sql = "SELECT words, number, truth, bytes FROM playground WHERE number = $2 AND id = $1 AND $1 = id";
            let map = |mut row: Row| Ok((row.take::<String>()?, row.take::<i64>()?, row.take::<bool>()?, row.take::<Vec<u8>>()?));
            let found = database.lookup(sql, args![id, i64::MAX - id], map).await.unwrap();
            assert_eq!(found, [((*text).to_owned(), i64::MAX - id, id % 2 == 0, vec![0u8, 255, 128, 10])]);
        }
    }

    async fn missing_values_are_none_and_nothing_else(world: World) {
        let database = playground(&world).await;
        let mut write = Write::new();
        write.one("row", "INSERT INTO playground (id, words, number) VALUES ($1, $2, $3)", args![1i64, None::<String>, None::<i64>]);
        database.commit(write).await.unwrap();
        let sql = "SELECT words, number FROM playground";
        let found = database.query(sql, args![], |mut row: Row| Ok((row.take::<Option<String>>()?, row.take::<Option<i64>>()?)));
        assert_eq!(found.await.unwrap(), [(None, None)]);
        let wrong = database.query(sql, args![], |mut row: Row| row.take::<String>()).await.unwrap_err();
        assert!(matches!(wrong, StoreError::Corrupt(_)), "{wrong:?}");
    }

    async fn a_statement_with_the_wrong_arguments_is_refused(world: World) {
        let database = playground(&world).await;
        let sql = "SELECT number FROM playground WHERE id = $1";
        for arguments in [args![], args![1i64, 2i64]] {
            assert!(database.query(sql, arguments, |mut row: Row| row.take::<i64>()).await.is_err());
        }
        // And the connection is as good as before.
        assert!(database.query(sql, args![1i64], |mut row: Row| row.take::<i64>()).await.is_ok());
    }

    async fn text_is_ordered_by_its_bytes(world: World) {
        let database = playground(&world).await;
        for name in ["b", "A", "a", "B", "_", "1", "ä"] {
            let mut write = Write::new();
            write.any(
                "INSERT INTO one_time_links (token_hash, purpose, created_at, expires_at) VALUES ($1, $2, 0, 0)",
                args![name.as_bytes(), name],
            );
            database.commit(write).await.unwrap();
        }
        let sql = "SELECT purpose FROM one_time_links ORDER BY purpose";
        let found = database.query(sql, args![], |mut row: Row| row.take::<String>()).await.unwrap();
        assert_eq!(found, ["1", "A", "B", "_", "a", "b", "ä"]);
    }
}
