//! The feed of events.

use std::collections::BTreeSet;

use countersign_tests::{Workspace, on_both_databases};
use futures::future::join_all;
use model::Clock;
use model::id::EventId;
use model::random::SystemRandom;
use serde_json::json;

use crate::support::{fed, feed, get, invited, open, text};

/// Reads the feed behind a place, in small pages, as a receiver does that catches up; gives the ids and where it ended.
async fn catch_up(acme: &Workspace, after: &str) -> (Vec<String>, String) {
    let (mut ids, mut after) = (Vec::new(), after.to_owned());
    loop {
        let query = if after.is_empty() { String::new() } else { format!("&after={after}") };
        let page = get(acme, &format!("/events?limit=3{query}")).await;
        let rows = page.ok();
        let rows = rows.as_array().unwrap().iter().filter(|row| row["event"] != "document.sent");
        ids.extend(rows.map(|row| text(&row["id"]).to_owned()));
        page.header("x-events-cursor").clone_into(&mut after);
        if page.next_page().is_none() {
            return (ids, after);
        }
        assert!(page.next_page().unwrap().ends_with(&format!("limit=3&after={after}")));
    }
}

on_both_databases! {
    async fn the_feed_goes_page_by_page_oldest_first(world: World) {
        let acme = world.workspace("Acme").await;
        assert_eq!(catch_up(&acme, "").await.0, Vec::<String>::new());
        for _ in 0..7 {
            open(&acme).await;
        }
        let all = fed(&acme, 7).await;
        let (ids, end) = catch_up(&acme, "").await;
        assert_eq!(ids, all);
        assert_eq!(catch_up(&acme, &end).await.0, Vec::<String>::new());
        assert_eq!(catch_up(&acme, &all[4]).await.0, all[5..], "an event's id will do");
        let (none, latest) = catch_up(&acme, "latest").await;
        assert!(none.is_empty());
        open(&acme).await;
        let eight = fed(&acme, 8).await;
        assert_eq!(catch_up(&acme, &end).await.0, eight[7..]);
        assert_eq!(catch_up(&acme, &latest).await.0, eight[7..]);
        for after in ["x", "evt_01jcmwk1x3f2q8z5v7t9r4n6ab", "doc_01jcmwk1x3f2q8z5v7t9r4n6ab", "%00"] {
            get(&acme, &format!("/events?after={after}")).await.invalid("after");
        }
        get(&acme, "/events?limit=201").await.invalid("limit");
        let globex = world.workspace("Globex").await;
        get(&globex, &format!("/events?after={}", all[0])).await.invalid("after");
        assert!(feed(&globex).await.is_empty());
    }

    async fn who_reads_on_misses_nothing_that_is_committed_meanwhile(world: World) {
        let acme = world.workspace("Acme").await;
        let signers = join_all((0..60).map(|_| invited(&acme))).await;
        let writing = join_all(signers.iter().map(|signer| signer.post("open", json!({}))));
        let reading = async {
            let (mut seen, mut after) = (Vec::new(), String::new());
            while seen.len() < 60 {
                let (ids, end) = catch_up(&acme, &after).await;
                seen.extend(ids);
                after = end;
            }
            seen
        };
        let (written, seen) = futures::join!(writing, tokio::time::timeout(std::time::Duration::from_mins(1), reading));
        assert!(written.iter().all(|answer| answer.status == 200));
        let seen = seen.expect("every event is seen in the end");
        assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), 60, "each once");
        assert_eq!(seen, fed(&acme, 60).await, "in the order that everybody sees");
    }

    async fn what_was_not_put_in_order_before_a_crash_is_afterwards(world: World) {
        let acme = world.workspace("Acme").await;
        open(&acme).await;
        let first = fed(&acme, 1).await;
        world.node.clone().crash();
        // As a node leaves it that dies between the two commits.
        let id = EventId::new(world.clock.now(), &SystemRandom);
        let database = world.database().await;
        let mut write = store::Write::new();
        write.any(
            "INSERT INTO events (id, workspace_id, event, document_id, payload, created_at)
             SELECT $1, workspace_id, event, document_id, replace(payload, id, $1), created_at FROM events
             WHERE event = 'document.opened'",
            store::args![id],
        );
        database.commit(write).await.unwrap();
        database.close().await;
        let acme = acme.through(&world.another_node().await);
        assert_eq!(fed(&acme, 2).await, [first[0].clone(), id.to_string()]);
    }
}
