//! Text search over documents finds every one that was committed before, on both engines.

use countersign_tests::on_both_databases;
use model::Clock;
use model::activity::words;
use model::clock::SystemClock;
use model::document::DocumentFilter;
use model::id::{DocumentId, WorkspaceId};
use model::page::PageRequest;
use model::random::SystemRandom;
use store::{Database, Write, args};

fn add(write: &mut Write, workspace: WorkspaceId, name: &str) -> DocumentId {
    const SQL: &str = "INSERT INTO documents (id, workspace_id, name, template_id, body_hash, status, response_data,
                                              reminder_enabled, reminder_days, version, created_at, updated_at, words)
                       VALUES ($1, $2, $3, 'tpl_01k9zq3v5te8ravx0y5m2n7b4c', '', 'draft', '{}', $4, 3, 1, $5, $5, $6)";
    let now = SystemClock.now();
    let id = DocumentId::new(now, &SystemRandom);
    write.one("document", SQL, args![id, workspace, name, false, now, words(name).join(" ")]);
    id
}

async fn added(database: &Database, workspace: WorkspaceId, name: &str) -> DocumentId {
    let mut write = Write::new();
    let id = add(&mut write, workspace, name);
    database.commit(write).await.unwrap();
    id
}

async fn execute(database: &Database, sql: &'static str, id: DocumentId) {
    let mut write = Write::new();
    write.one("document", sql, args![id]);
    database.commit(write).await.unwrap();
}

async fn found(database: &Database, workspace: WorkspaceId, query: &str) -> usize {
    let filter = DocumentFilter { words: words(query), ..DocumentFilter::default() };
    let request = PageRequest { limit: 10_000, after: None };
    store::document_list::page(database, workspace, &filter, request).await.unwrap().rows.len()
}

on_both_databases! {
    async fn what_was_committed_before_a_search_is_found_by_it(world: World) {
        let database = Database::open(world.databases().url()).await.unwrap();
        let workspace = WorkspaceId::new(SystemClock.now(), &SystemRandom);
        for round in 1..=3 {
            // More than goes into the index at once.
            let mut write = Write::new();
            for number in 0..1_500 {
                add(&mut write, workspace, &format!("Lease round{round} no{number}"));
            }
            database.commit(write).await.unwrap();
            assert_eq!(found(&database, workspace, "lease").await, round * 1_500);
            assert_eq!(found(&database, workspace, &format!("round{round} no1499")).await, 1);
        }
    }

    async fn what_comes_after_a_deleted_one_is_found(world: World) {
        let database = Database::open(world.databases().url()).await.unwrap();
        let workspace = WorkspaceId::new(SystemClock.now(), &SystemRandom);
        let first = added(&database, workspace, "first lease").await;
        let second = added(&database, workspace, "second lease").await;
        assert_eq!(found(&database, workspace, "lease").await, 2);
        // The last one is gone, and with it its place, which the next one may get.
        execute(&database, "DELETE FROM documents WHERE id = $1", second).await;
        let third = added(&database, workspace, "third lease").await;
        assert_eq!(found(&database, workspace, "lease").await, 2);
        assert_eq!(found(&database, workspace, "third").await, 1);
        assert_eq!(found(&database, workspace, "second").await, 0);
        // One that the index never saw, and then all of them.
        let fourth = added(&database, workspace, "fourth lease").await;
        for id in [fourth, third, first] {
            execute(&database, "DELETE FROM documents WHERE id = $1", id).await;
        }
        assert_eq!(found(&database, workspace, "lease").await, 0);
        added(&database, workspace, "fifth lease").await;
        assert_eq!(found(&database, workspace, "lease").await, 1);
    }

    async fn a_new_name_is_found_and_the_old_one_is_not(world: World) {
        let database = Database::open(world.databases().url()).await.unwrap();
        let workspace = WorkspaceId::new(SystemClock.now(), &SystemRandom);
        let seen = added(&database, workspace, "early lease").await;
        assert_eq!(found(&database, workspace, "early").await, 1);
        let unseen = added(&database, workspace, "early contract").await;
        for id in [seen, unseen] {
            execute(&database, "UPDATE documents SET words = 'late paper' WHERE id = $1", id).await;
        }
        assert_eq!(found(&database, workspace, "late").await, 2);
        assert_eq!(found(&database, workspace, "early").await, 0);
    }
}
