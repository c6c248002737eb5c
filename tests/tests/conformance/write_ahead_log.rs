//! What holds of SQLite alone: its write-ahead log starts over again and again, whoever reads meanwhile.

use countersign_tests::{Databases, Engine};
use store::{Write, args};

use crate::playground_in;

#[tokio::test(flavor = "multi_thread")]
async fn reads_between_the_writes_do_not_let_the_log_grow() {
    const WRITES: i64 = 400;
    let databases = Databases::fresh(Engine::Sqlite).await;
    let database = playground_in(&databases).await;
    for number in 0..WRITES {
        // Pages that stay as they are would not be written.
        let bytes = vec![u8::try_from(number % 251).unwrap(); 256 * 1024];
        let mut write = Write::new();
        write.one(
            "row",
            "INSERT INTO playground (id, bytes) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes",
            args![number % 20, bytes],
        );
        database.commit(write).await.unwrap();
        for _ in 0..20 {
            let rows =
                database.lookup("SELECT count(*) FROM playground", args![], |mut row| row.take::<i64>()).await;
            assert_eq!(rows.unwrap(), [(number + 1).min(20)]);
        }
    }
    let path = databases.url().strip_prefix("sqlite:").unwrap().to_owned() + "-wal";
    let length = std::fs::metadata(path).unwrap().len();
    // 100 MB were written; the log is copied into the database after 16.
    assert!(length < 40 * 1024 * 1024, "the log has {length} bytes");
}
