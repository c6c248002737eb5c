//! Several nodes over one database, and nodes that die.

use std::collections::BTreeSet;

use countersign_tests::{Engine, World, on_both_databases};
use futures::future::join_all;

use crate::support::{ask, document, file, recorded, told, until};

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_make_each_file_once() {
    let world = World::start(Engine::Postgres).await;
    let other = world.another_node().await;
    let acme = world.workspace("Acme").await;
    let through = [acme.clone(), acme.through(&other)];
    let document = document(&acme).await;
    let asked = join_all((0..40).map(|number| ask(&through[number % 2], &document, "json"))).await;
    let ids: BTreeSet<_> = asked.iter().map(|export| export["id"].as_str().unwrap().to_owned()).collect();
    assert_eq!(ids.len(), 40);
    for export in &asked {
        let export = until(&acme, export, "completed").await;
        assert_eq!(file(&world, &through[1], &export).await.status, 200, "either node gives it out");
    }
    let told = told(&world).await;
    assert_eq!(told.len(), 40, "told once each");
    let about: BTreeSet<_> = told.iter().map(|event| event["export"]["id"].as_str().unwrap().to_owned()).collect();
    assert_eq!(about, ids);
    assert_eq!(recorded(&acme).await.len(), 80);
    other.stop().await;
}

on_both_databases! {
    async fn what_a_dead_node_left_is_done_by_the_next(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let asked = join_all((0..30).map(|_| ask(&acme, &document, "bundle"))).await;
        let node = world.node.clone();
        node.crash();
        let next = world.another_node().await;
        // The signs of life of the dead end.
        world.clock.advance_millis(120_000);
        let acme = acme.through(&next);
        for export in &asked {
            let _ = until(&acme, export, "completed").await;
        }
        assert_eq!(told(&world).await.len(), 30, "told once each");
        next.stop().await;
    }
}
