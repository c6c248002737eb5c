//! Entitlements: version 2 is for workspaces that have `API`.

use countersign_tests::{Workspace, on_both_databases};
use http_api::{Version, document};
use model::plan::Plan;
use reqwest::Method;
use serde_json::Value;

use crate::support::number;

async fn take_away_api(workspace: &Workspace) {
    app::workspaces::set_entitlements(&workspace.node.app, workspace.id, Some(false), None).await.unwrap();
}

/// Every operation of version 2, as its document lists them.
fn version_2() -> Vec<(Method, String)> {
    let document: Value = serde_json::to_value(document(Version::V2)).unwrap();
    let paths = document["paths"].as_object().unwrap();
    // One that lies elsewhere has its own tests.
    let below = paths.iter().filter(|(_, item)| item.get("servers").is_none());
    let operations = below.flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys().map(|method| method.to_uppercase().parse().unwrap());
        methods.map(|method| (method, path.clone()))
    });
    operations.collect()
}

on_both_databases! {
    async fn a_plan_and_entitlements_that_are_set_at_once_are_both_set(world: World) {
        let acme = world.workspace("Acme").await;
        for wanted in [false, true, false, true, false, true] {
            let app = &world.node.app;
            let plan = if wanted { Plan::Pro } else { Plan::Business };
            let (planned, set) = tokio::join!(
                app::workspaces::set_plan(app, acme.id, plan),
                app::workspaces::set_entitlements(app, acme.id, None, Some(wanted)),
            );
            assert!(planned.is_ok() && set.is_ok());
            let found = app::workspaces::show(app, acme.id).await.unwrap();
            assert_eq!((found.plan, found.entitlements.webhooks), (plan, wanted));
        }
    }

    async fn without_the_entitlement_every_version_2_operation_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        take_away_api(&acme).await;
        let operations = version_2();
        assert!(operations.contains(&(Method::GET, "/me".to_owned())));
        for (method, path) in operations {
            let answer = acme.send(acme.request_v2(method, &path)).await;
            let error = answer.error(403, "ENTITLEMENT_REQUIRED");
            assert!(error["message"].as_str().unwrap().contains("API"), "{path}: {error}");
        }
    }

    async fn the_refusal_costs_nothing_and_carries_the_rate_headers(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        take_away_api(&acme).await;
        acme.get("/templates").await.ok();
        for _ in 0..70 {
            let refused = acme.send(acme.request_v2(Method::GET, "/me")).await;
            assert_eq!(number(&refused, "x-ratelimit-limit"), 60);
            assert_eq!(number(&refused, "x-ratelimit-remaining"), 59);
            assert!(number(&refused, "x-ratelimit-reset") > 0);
            refused.error(403, "ENTITLEMENT_REQUIRED");
        }
        let status = acme.get("/rate-limit").await;
        assert_eq!(number(&status, "x-ratelimit-remaining"), 58);
        assert_eq!(status.ok()["used"], 1);
    }

    async fn version_1_needs_no_entitlement(world: World) {
        let acme = world.workspace("Acme").await;
        take_away_api(&acme).await;
        acme.get("/templates").await.ok();
        acme.get("/rate-limit").await.ok();
    }

    async fn the_entitlement_counts_again_as_soon_as_it_is_given_back(world: World) {
        let acme = world.workspace("Acme").await;
        take_away_api(&acme).await;
        acme.send(acme.request_v2(Method::GET, "/me")).await.error(403, "ENTITLEMENT_REQUIRED");
        app::workspaces::set_entitlements(&world.node.app, acme.id, Some(true), Some(false)).await.unwrap();
        let me = acme.send(acme.request_v2(Method::GET, "/me")).await.ok();
        assert_eq!(me["entitlements"], serde_json::json!(["API"]));
    }

    async fn another_workspace_keeps_its_own(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        take_away_api(&acme).await;
        other.send(other.request_v2(Method::GET, "/me")).await.ok();
    }

    async fn what_the_operator_changes_on_the_command_line_counts_within_a_second(world: World) {
        let acme = world.workspace("Acme").await;
        acme.send(acme.request_v2(Method::GET, "/me")).await.ok();
        let operator = world.operator().await;
        app::workspaces::set_entitlements(&operator, acme.id, Some(false), None).await.unwrap();
        world.clock.advance_millis(1000);
        acme.send(acme.request_v2(Method::GET, "/me")).await.error(403, "ENTITLEMENT_REQUIRED");
    }
}
