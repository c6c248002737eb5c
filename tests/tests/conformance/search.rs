//! Text search over the activity stream finds the same rows on both engines.

use countersign_tests::on_both_databases;
use model::activity::{ActivityFilter, Event, NewActivity, words};
use model::clock::SystemClock;
use model::id::{ActivityId, WorkspaceId};
use model::page::PageRequest;
use model::people::Actor;
use model::random::SystemRandom;
use model::{Clock, Timestamp};
use store::{Database, Write, args};

fn activity(now: Timestamp, message: &str) -> NewActivity {
    NewActivity {
        id: ActivityId::new(now, &SystemRandom),
        event: Event::DocumentCreated,
        actor: Actor::System,
        document: None,
        template: None,
        message: message.to_owned(),
        metadata: serde_json::Map::new(),
        ip: None,
        at: now,
        salt: [0; 16],
        link: None,
    }
}

async fn found(database: &Database, workspace: WorkspaceId, query: &str) -> i64 {
    let filter = ActivityFilter { words: words(query), ..ActivityFilter::default() };
    store::activity::count(database, workspace, &filter).await.unwrap()
}

on_both_databases! {
    async fn what_was_committed_before_a_search_is_found_by_it(world: World) {
        let database = Database::open(world.databases().url()).await.unwrap();
        let now = SystemClock.now();
        let workspace = WorkspaceId::new(now, &SystemRandom);
        for round in 1..=3 {
            // More than goes into the index at once.
            let mut write = Write::new();
            for number in 0..1_500 {
                store::activity::insert(&mut write, workspace, &activity(now, &format!("lease round{round} no{number}")));
            }
            database.commit(write).await.unwrap();
            assert_eq!(found(&database, workspace, "lease").await, round * 1_500);
            assert_eq!(found(&database, workspace, &format!("round{round} no1499")).await, 1);
        }
    }

    async fn what_was_deleted_is_not_found_whether_it_was_in_the_index_or_not(world: World) {
        let database = Database::open(world.databases().url()).await.unwrap();
        let now = SystemClock.now();
        let workspace = WorkspaceId::new(now, &SystemRandom);
        let add = async |message: &str| {
            let mut write = Write::new();
            store::activity::insert(&mut write, workspace, &activity(now, message));
            database.commit(write).await.unwrap();
        };
        add("first lease").await;
        assert_eq!(found(&database, workspace, "lease").await, 1);
        add("second lease").await;
        let mut write = Write::new();
        write.any("DELETE FROM activity WHERE workspace_id = $1", args![workspace]);
        database.commit(write).await.unwrap();
        add("third lease").await;
        assert_eq!(found(&database, workspace, "lease").await, 1);
        assert_eq!(found(&database, workspace, "second").await, 0);
        assert_eq!(found(&database, workspace, "third").await, 1);
        // Which workspace a row belongs to is no word of it.
        assert_eq!(found(&database, workspace, "w").await, 0);
        assert_eq!(found(&database, workspace, "wsp third").await, 0);
    }

    async fn words_are_found_by_their_beginnings(world: World) {
        let database = Database::open(world.databases().url()).await.unwrap();
        let now = SystemClock.now();
        let workspace = WorkspaceId::new(now, &SystemRandom);
        let messages = [
            "ana.lima@example.com was invited to “Lease 2026”",
            "BOB@EXAMPLE.COM was invited to “Mietvertrag Müller & Söhne”",
            "Document “عقد إيجار” was created",
            "Document “租赁合同” was created",
            "Document “1e5 12.50 ''; DROP TABLE activity; --” was created",
        ];
        let mut write = Write::new();
        for message in messages {
            store::activity::insert(&mut write, workspace, &activity(now, message));
        }
        database.commit(write).await.unwrap();
        for (query, expected) in [
            ("lima", vec![0]),
            ("lim", vec![0]),
            ("ana.lima@example.com", vec![0]),
            ("example lease", vec![0]),
            ("example", vec![0, 1]),
            ("müller", vec![1]),
            ("muller", vec![]),
            ("söh", vec![1]),
            ("عقد", vec![2]),
            ("租赁", vec![3]),
            ("क्षेत्र ⓐ ੴ", vec![]),
            ("1e5", vec![4]),
            ("12.50", vec![4]),
            ("'; DROP TABLE activity; --", vec![4]),
            ("document.created lima", vec![0]),
            ("\"lease\" OR bob*", vec![]),
            ("nothing", vec![]),
        ] {
            let filter = ActivityFilter { words: words(query), ..ActivityFilter::default() };
            let request = PageRequest { limit: 10, after: None };
            let page = store::activity::page(&database, workspace, &filter, request).await.unwrap();
            let mut found: Vec<_> = page.rows.iter().map(|row| messages.iter().position(|one| *one == row.message).unwrap()).collect();
            found.sort_unstable();
            assert_eq!(found, expected, "{query}");
        }
    }
}
