//! Text search over the activity stream finds the same rows on both engines.

use countersign_tests::on_both_databases;
use model::Clock;
use model::activity::{ActivityFilter, Event, NewActivity, words};
use model::clock::SystemClock;
use model::id::{ActivityId, WorkspaceId};
use model::page::PageRequest;
use model::people::Actor;
use model::random::SystemRandom;
use store::{Database, Write};

on_both_databases! {
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
            let activity = NewActivity {
                id: ActivityId::new(now, &SystemRandom),
                event: Event::DocumentCreated,
                actor: Actor::System,
                document: None,
                template: None,
                message: message.to_owned(),
                metadata: serde_json::Map::new(),
                ip: None,
                at: now,
            };
            store::activity::insert(&mut write, workspace, &activity);
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
