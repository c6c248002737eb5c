//! What the instance signed of the chains.

use countersign_tests::{Engine, World, on_both_databases};
use serde_json::json;
use store::args;
use store::engine::Arg;

use crate::support::{Scene, execute, must_hold, number, verify};

const COUNT: &str = "SELECT count(*) FROM audit_checkpoints WHERE workspace_id = $1";

/// Waits until the workspace has so many checkpoints, while the clock goes on.
async fn signed(world: &World, scene: &Scene, count: i64) {
    countersign_tests::eventually("a checkpoint", async || {
        world.clock.advance_millis(61_000);
        (number(world, COUNT, args![scene.workspace.id]).await >= count).then_some(())
    })
    .await;
}

async fn is_found(world: &World, what: &str, statements: impl Fn(&Scene) -> Vec<(String, Vec<Arg>)>) {
    let name: String = what.chars().filter(char::is_ascii_alphanumeric).collect();
    let scene = Scene::new(world, &name).await;
    signed(world, &scene, 1).await;
    assert!(must_hold(world, scene.workspace.id).await.checkpoints >= 1);
    execute(world, statements(&scene)).await;
    let report = verify(world, scene.workspace.id).await;
    assert!(report.problems.iter().any(|problem| problem.code == "checkpoint"), "{what}: {:#?}", report.problems);
}

on_both_databases! {
    async fn a_chain_is_signed_once_an_hour_while_it_grows(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        signed(&world, &scene, 1).await;
        must_hold(&world, scene.workspace.id).await;
        scene.workspace.template(json!({ "name": "More" })).await;
        signed(&world, &scene, 2).await;
        assert!(must_hold(&world, scene.workspace.id).await.checkpoints >= 2);
        let apart = "SELECT max(at) - min(at) FROM audit_checkpoints WHERE workspace_id = $1";
        assert!(number(&world, apart, args![scene.workspace.id]).await >= 3_600_000);
    }

    async fn a_chain_is_signed_at_a_clean_stop(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        world.node.clone().stop().await;
        assert_eq!(number(&world, COUNT, args![scene.workspace.id]).await, 1);
        let report = app::audit::verify(&world.operator().await, scene.workspace.id).await.unwrap();
        assert!(report.holds() && report.checkpoints == 1, "{report:#?}");
    }

    async fn a_checkpoint_that_was_altered_or_removed(world: World) {
        for set in ["at = at + 1", "position = position - 1", "signature = mark", "mark = signature",
                    "certificate_sha256 = 'x'", "hash = mark", "number = number + 1"] {
            is_found(&world, set, |scene| {
                let last = "number = (SELECT max(c.number) FROM audit_checkpoints c WHERE c.workspace_id = $1)";
                let sql = format!("UPDATE audit_checkpoints SET {set} WHERE workspace_id = $1 AND {last}");
                vec![(sql, args![scene.workspace.id])]
            })
            .await;
        }
        is_found(&world, "removed", |scene| {
            vec![("DELETE FROM audit_checkpoints WHERE workspace_id = $1".to_owned(), args![scene.workspace.id])]
        })
        .await;
    }

    async fn a_chain_that_was_written_anew(world: World) {
        is_found(&world, "anew", |scene| {
            // All links are made again over what is there, by the service itself.
            let id = || args![scene.workspace.id];
            let mut statements = vec![
                ("UPDATE activity SET message = 'x' WHERE workspace_id = $1".to_owned(), id()),
                ("DELETE FROM audit_links WHERE workspace_id = $1".to_owned(), id()),
                ("UPDATE audit_heads SET length = 0, hash = $2 WHERE workspace_id = $1".to_owned(), args![scene.workspace.id, [0u8; 32]]),
            ];
            if world.databases().engine() == Engine::Sqlite {
                let others = "DELETE FROM audit_links WHERE workspace_id <> $1";
                statements.push((others.to_owned(), id()));
                statements.push(("UPDATE audit_heads SET length = 0, hash = $1".to_owned(), args![[0u8; 32]]));
                statements.push(("UPDATE audit_position SET chained = 0".to_owned(), args![]));
            } else {
                let all = "INSERT INTO audit_pending SELECT seq FROM activity WHERE workspace_id = $1 ON CONFLICT DO NOTHING";
                statements.push((all.to_owned(), id()));
            }
            statements
        })
        .await;
    }
}
