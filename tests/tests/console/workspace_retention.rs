//! Documents are deleted when they were kept for long enough.

use countersign_tests::{Engine, Workspace, World, eventually, files, on_both_databases};
use futures::future::join_all;
use model::Clock;
use serde_json::{Value, json};

use crate::signing::{completed, note, send};

async fn keep_for(acme: &Workspace, days: Value) {
    let _ = acme.administrator().await.patch("/workspace", json!({ "retentionDays": days })).await.ok();
}

async fn delete_due(world: &World) -> usize {
    app::documents::delete_kept_long_enough(&world.node.app, || false).await.unwrap()
}

async fn status(acme: &Workspace, document: &str) -> u16 {
    acme.get(&format!("/documents/{document}")).await.status
}

on_both_databases! {
    async fn finished_documents_go_when_their_time_is_over_and_their_files_with_them(world: World) {
        let acme = world.workspace("Acme").await;
        let done = completed(&acme).await;
        let _ = acme.get(&format!("/documents/{done}/pdf")).await;
        let voided = note(&acme).await;
        send(&acme, &voided, json!([{ "email": "bo@example.com" }])).await;
        let void = acme.request_v2(reqwest::Method::POST, &format!("/documents/{voided}/void"));
        let _ = acme.send(void.json(&json!({ "reason": "no" }))).await.ok();
        let (draft, open) = (note(&acme).await, note(&acme).await);
        send(&acme, &open, json!([{ "email": "cy@example.com" }])).await;
        world.drained().await;
        let blobs = world.databases().folder().join("blobs");
        assert!(files(&blobs.join("sealed")) == 1 && files(&blobs) >= 1);
        keep_for(&acme, json!(30)).await;
        world.clock.set(world.clock.now().plus_days(30).plus_millis(-1));
        assert_eq!(delete_due(&world).await, 0, "not a moment too early");
        world.clock.advance_millis(1);
        let deleted = delete_due(&world).await;
        eventually("both to be gone", async || {
            (status(&acme, &done).await == 404 && status(&acme, &voided).await == 404).then_some(())
        }).await;
        assert!(deleted <= 2);
        assert_eq!((status(&acme, &draft).await, status(&acme, &open).await), (200, 200));
        eventually("the files to be gone", async || (files(&blobs.join("sealed")) == 0).then_some(())).await;
        eventually("the pages to be gone", async || (files(&blobs.join("renders")) == 0).then_some(())).await;
        let rows = acme.get("/activity?events=document.deleted").await.ok();
        assert_eq!(rows.as_array().unwrap().len(), 2, "{rows}");
        for row in rows.as_array().unwrap() {
            assert_eq!(row["actorType"], "system");
        }
        let mails = acme.administrator().await.get("/outbox").await.ok();
        assert!(mails.as_array().unwrap().iter().all(|mail| mail["documentId"] != json!(done)), "{mails}");
        let report = app::audit::verify(&world.node.app, acme.id).await.unwrap();
        assert!(report.holds(), "{report:?}");
    }

    async fn one_that_cannot_be_deleted_is_not_in_the_way_of_the_others(world: World) {
        let acme = world.workspace("Acme").await;
        let mut documents = Vec::new();
        for _ in 0..3 {
            let document = note(&acme).await;
            send(&acme, &document, json!([{ "email": "bo@example.com" }])).await;
            let void = acme.request_v2(reqwest::Method::POST, &format!("/documents/{document}/void"));
            let _ = acme.send(void.json(&json!({ "reason": "no" }))).await.ok();
            documents.push(document);
        }
        // Its template is gone, so nobody knows which of its answers are files.
        let mut write = store::Write::new();
        write.any("UPDATE documents SET body_hash = 'gone' WHERE id = $1", store::args![&documents[1]]);
        let database = world.database().await;
        database.commit(write).await.unwrap();
        database.close().await;
        keep_for(&acme, json!(30)).await;
        world.clock.set(world.clock.now().plus_days(31));
        let _ = delete_due(&world).await;
        eventually("the others to be gone", async || {
            (status(&acme, &documents[0]).await == 404 && status(&acme, &documents[2]).await == 404).then_some(())
        }).await;
        assert_eq!(status(&acme, &documents[1]).await, 200);
    }

    async fn what_nobody_decided_about_stays(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let (ours, theirs) = (completed(&acme).await, completed(&other).await);
        keep_for(&acme, json!(30)).await;
        keep_for(&acme, Value::Null).await;
        keep_for(&other, json!(4000)).await;
        world.clock.set(world.clock.now().plus_days(3999));
        assert_eq!(delete_due(&world).await, 0);
        assert_eq!((status(&acme, &ours).await, status(&other, &theirs).await), (200, 200));
    }

    async fn another_name_does_not_prolong_it(world: World) {
        let acme = world.workspace("Acme").await;
        let document = completed(&acme).await;
        keep_for(&acme, json!(10)).await;
        world.clock.set(world.clock.now().plus_days(9));
        let _ = acme.patch(&format!("/documents/{document}"), json!({ "name": "Renamed" })).await.ok();
        world.clock.set(world.clock.now().plus_days(1));
        let _ = delete_due(&world).await;
        eventually("it to be gone", async || (status(&acme, &document).await == 404).then_some(())).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_delete_each_document_once() {
    const DOCUMENTS: usize = 4;
    let world = World::start(Engine::Postgres).await;
    let others = join_all((0..2).map(|_| world.another_node())).await;
    let acme = world.workspace("Acme").await;
    for _ in 0..DOCUMENTS {
        completed(&acme).await;
    }
    world.drained().await;
    keep_for(&acme, json!(30)).await;
    world.clock.set(world.clock.now().plus_days(30));
    let apps = [&world.node.app, &others[0].app, &others[1].app];
    let deleted =
        join_all((0..6).map(|turn| app::documents::delete_kept_long_enough(apps[turn % 3], || false))).await;
    let deleted: usize = deleted.into_iter().map(Result::unwrap).sum();
    assert!(deleted <= DOCUMENTS, "{deleted}");
    let sealed = world.databases().folder().join("blobs").join("sealed");
    eventually("the files to be gone", async || (files(&sealed) == 0).then_some(())).await;
    let rows = acme.get("/activity?events=document.deleted").await.ok();
    assert_eq!(rows.as_array().unwrap().len(), DOCUMENTS, "{rows}");
    let report = app::audit::verify(&world.node.app, acme.id).await.unwrap();
    assert!(report.holds(), "{report:?}");
}
