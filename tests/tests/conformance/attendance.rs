//! Keeping watch over a PostgreSQL that other nodes share.

use std::collections::BTreeSet;
use std::time::Duration;

use countersign_tests::{Databases, Engine};
use store::Database;
use store::engine::Heard;
use tokio_postgres::NoTls;

/// What other nodes say while this one stands still: many times what may wait to be looked at.
const SAID: i64 = 2_000;

/// Other nodes, on a thread of their own, while this one's stands still.
fn say_much(url: &str) {
    let url = url.to_owned();
    let others = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
            tokio::spawn(connection);
            let sql = "SELECT pg_notify('countersign ' || current_schema(), 'word' || number)
                       FROM generate_series(1, $1::bigint) AS number";
            client.query(sql, &[&SAID]).await.unwrap();
        });
    });
    others.join().unwrap();
}

/// The connections that a node has.
async fn connections(client: &tokio_postgres::Client, name: &str) -> BTreeSet<i32> {
    let sql = "SELECT pid FROM pg_stat_activity WHERE application_name = $1";
    client.query(sql, &[&name]).await.unwrap().iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn a_node_that_stood_still_while_others_spoke_goes_on() {
    let place = Databases::fresh(Engine::Postgres).await;
    let (client, connection) = tokio_postgres::connect(place.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    let name = format!("node {}", std::process::id());
    let url = format!("{}&application_name={}", place.url(), name.replace(' ', "%20"));
    let database = Database::open(&url).await.unwrap();
    let mut told = database.attend().unwrap();
    assert_eq!(told.recv().await, Some(Heard::Gap), "it listens from here on");
    let before = connections(&client, &name).await;
    assert_eq!(before.len(), 2, "one that keeps watch, one for questions");
    say_much(place.url());
    // Its own word waits behind all of theirs.
    database.tell(["mine".to_owned()]);
    let (mut heard, mut gap) = (0, false);
    let listening = async {
        loop {
            match told.recv().await.unwrap() {
                Heard::Words(words) if words == "mine" => break,
                Heard::Words(_) => heard += 1,
                Heard::Gap => {
                    gap = true;
                    database.tell(["mine".to_owned()]);
                }
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), listening).await.expect("it hears itself again");
    assert!(heard == SAID || gap, "{heard} of {SAID} were heard, and nothing said that some were missed");
    assert_eq!(connections(&client, &name).await, before, "a server that answers was given up");
}
