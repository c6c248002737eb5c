//! The chain of a workspace is whole whatever happens, and never forks.

use std::collections::BTreeSet;

use countersign_tests::{Engine, World, on_both_databases};
use futures::future::join_all;
use serde_json::json;
use store::args;

use crate::support::{Scene, must_hold, number};

on_both_databases! {
    async fn every_entry_is_linked_and_the_chain_holds(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let id = scene.workspace.id;
        let report = must_hold(&world, id).await;
        let rows = number(&world, "SELECT count(*) FROM activity WHERE workspace_id = $1", args![id]).await;
        assert_eq!(report.entries, rows, "what was noted is linked");
        assert_eq!(report.documents, 2);
        assert!(report.entries > 10 && report.erased == 0 && report.head.is_some());
        assert_eq!(must_hold(&world, id).await.head, report.head, "nothing happened, nothing changed");
        scene.workspace.template(json!({ "name": "Another" })).await;
        let grown = must_hold(&world, id).await;
        assert_eq!(grown.entries, report.entries + 1);
        assert_ne!(grown.head, report.head);
    }

    async fn workspaces_have_chains_of_their_own(world: World) {
        let (acme, globex) = (Scene::new(&world, "Acme").await, Scene::new(&world, "Globex").await);
        let before = must_hold(&world, acme.workspace.id).await;
        globex.workspace.template(json!({ "name": "More" })).await;
        must_hold(&world, globex.workspace.id).await;
        assert_eq!(must_hold(&world, acme.workspace.id).await.head, before.head);
    }

    async fn many_changes_at_once_make_one_chain(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let documents = join_all((0..40).map(|_| acme.document(json!({ "templateId": template })))).await;
        let one = format!("/documents/{}", documents[0]);
        let changes = (0..8).map(|turn| acme.patch(&one, json!({ "data": { "turn": turn } })));
        let checks = (0..4).map(|_| app::audit::verify(&world.node.app, acme.id));
        let (changes, checks) = tokio::join!(join_all(changes), join_all(checks));
        for answer in &changes {
            let _ = answer.ok();
        }
        for report in checks {
            assert!(report.as_ref().unwrap().holds(), "{report:#?}");
        }
        let report = must_hold(&world, acme.id).await;
        assert_eq!(report.documents, 40);
    }

    async fn downloads_are_in_the_chain_too(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let before = must_hold(&world, scene.workspace.id).await.entries;
        assert_eq!(scene.workspace.get(&format!("/documents/{}/pdf", scene.sent)).await.status, 200);
        assert_eq!(must_hold(&world, scene.workspace.id).await.entries, before + 1);
    }

    async fn entries_are_linked_without_anybody_asking(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let id = scene.workspace.id;
        countersign_tests::eventually("the links", async || {
            // On PostgreSQL the pace is by the clock, which stands still in tests.
            world.clock.advance_millis(2_000);
            let count = "SELECT count(*) FROM activity WHERE workspace_id = $1";
            let rows = number(&world, count, args![id]).await;
            let links = number(&world, "SELECT count(*) FROM audit_links WHERE workspace_id = $1", args![id]).await;
            (rows == links).then_some(())
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn several_nodes_link_one_chain() {
    let world = World::start(Engine::Postgres).await;
    let acme = world.workspace("Acme").await;
    let template = acme.template(json!({ "name": "NDA" })).await;
    let nodes = join_all((0..2).map(|_| world.another_node())).await;
    let mut work = Vec::new();
    for (turn, node) in nodes.iter().chain([&world.node]).cycle().take(60).enumerate() {
        let there = acme.through(node);
        let template = template.clone();
        work.push(async move {
            there.document(json!({ "templateId": template, "name": format!("{turn}") })).await;
            let report = app::audit::verify(&there.node.app, there.id).await.unwrap();
            assert!(report.holds(), "{:#?}", report.problems);
        });
    }
    join_all(work).await;
    must_hold(&world, acme.id).await;
    let rows = number(&world, "SELECT count(*) FROM activity WHERE workspace_id = $1", args![acme.id]).await;
    let database = world.database().await;
    let sql = "SELECT seq FROM audit_links WHERE workspace_id = $1";
    let linked = database.query(sql, args![acme.id], |mut row| row.take::<i64>()).await.unwrap();
    assert_eq!(linked.len(), usize::try_from(rows).unwrap());
    assert_eq!(linked.iter().collect::<BTreeSet<_>>().len(), linked.len(), "none is linked twice");
}
