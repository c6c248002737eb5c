//! The per-minute limit: section 8 of the contract.

use countersign_tests::{Answer, Workspace, on_both_databases};
use futures::future::join_all;
use model::Clock;
use model::plan::Plan;
use reqwest::Method;
use serde_json::json;

use crate::support::{admitted, another_key, calls, demote, number, plan, shared_world};

/// Limit, remaining, and the moment of the reset, from the headers of an answer.
fn window(answer: &Answer) -> (i64, i64, i64) {
    let [limit, remaining, reset] =
        ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"].map(|name| number(answer, name));
    (limit, remaining, reset)
}

async fn me(workspace: &Workspace) -> Answer {
    workspace.send(workspace.request_v2(Method::GET, "/me")).await
}

on_both_databases! {
    async fn every_authenticated_answer_carries_the_headers(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        demote(&world, &acme).await;
        let reset = world.clock.now().minute().seconds() + 60;
        let not_json = acme.request(Method::POST, "/templates").body("x");
        let answers = [
            (201, acme.post("/templates", json!({ "name": "NDA" })).await),
            (200, acme.get("/templates").await),
            (200, acme.get("/documents?limit=1").await),
            (404, acme.get("/templates/tpl_nothing").await),
            (400, acme.post("/templates", json!({})).await),
            (403, acme.get("/activity/export").await),
            (415, acme.send(not_json).await),
            (200, acme.get("/rate-limit").await),
            (200, me(&acme).await),
        ];
        for (left, (status, answer)) in (51..=59).rev().zip(answers) {
            assert_eq!(answer.status, status, "{}", answer.text());
            assert_eq!(window(&answer), (60, left, reset), "{status}");
        }
    }

    async fn an_answer_without_a_key_carries_none(world: World) {
        let answer = world.client().get("/api/external/v1/templates").await;
        assert_eq!(answer.status, 401);
        assert_eq!(answer.header("x-ratelimit-limit"), "");
    }

    async fn each_plan_has_its_own_limit(world: World) {
        let plans = [(Plan::Starter, 60), (Plan::Pro, 120), (Plan::Business, 300), (plan(10, 7), 7)];
        for (plan, limit) in plans {
            let acme = world.workspace_on(plan.name(), plan).await;
            let answer = acme.get("/templates").await;
            assert_eq!(window(&answer).0, limit);
            assert_eq!(window(&answer).1, limit - 1);
            answer.ok();
        }
    }

    async fn the_call_above_the_limit_is_told_when_to_come_back(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        for left in (0..60).rev() {
            let answer = acme.get("/templates").await;
            assert_eq!(window(&answer).1, left);
            answer.ok();
        }
        for refused in [acme.get("/templates").await, acme.get("/rate-limit").await, me(&acme).await] {
            // The clock stands one second after the minute's beginning.
            let reset = world.clock.now().minute().seconds() + 60;
            assert_eq!(window(&refused), (60, 0, reset));
            assert_eq!(refused.header("retry-after"), "59");
            assert_eq!(refused.error(429, "RATE_LIMITED")["retryAfter"], 59);
        }
    }

    async fn the_window_is_a_minute_of_the_clock(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        let minute = world.clock.now().minute();
        world.clock.set(minute.plus_millis(50_000));
        calls(&acme, 60).await;
        world.clock.set(minute.plus_millis(59_999));
        let refused = acme.get("/templates").await;
        assert_eq!(refused.error(429, "RATE_LIMITED")["retryAfter"], 1);
        assert_eq!(refused.header("retry-after"), "1");
        world.clock.set(minute.plus_millis(60_000));
        let answer = acme.get("/templates").await;
        assert_eq!(window(&answer), (60, 59, minute.seconds() + 120));
        answer.ok();
    }

    async fn two_hundred_calls_at_once_are_counted_exactly(world: World) {
        let starter = world.workspace_on("Starter", Plan::Starter).await;
        assert_eq!(admitted(&starter, 200).await, 60);
        // Here calls are taken from the database in blocks of more than one.
        let larger = world.workspace_on("Larger", plan(10_000, 170)).await;
        assert_eq!(admitted(&larger, 200).await, 170);
    }

    async fn the_minute_is_exact_when_it_turns_under_load(world: World) {
        let acme = world.workspace_on("Acme", plan(1_000_000, 150)).await;
        for _ in 0..5 {
            let minute = world.clock.now().minute();
            let next = minute.plus_millis(60_000);
            let turn = async {
                // Some calls are answered, the others are under way.
                acme.get("/templates").await;
                world.clock.set(next);
            };
            let burst = join_all((0..100).map(|_| acme.get("/templates?limit=1")));
            let (mut answers, ()) = tokio::join!(burst, turn);
            answers.extend(join_all((0..200).map(|_| acme.get("/templates?limit=1"))).await);
            let in_it = |answer: &&Answer| answer.status == 200 && window(answer).2 == next.seconds() + 60;
            assert_eq!(answers.iter().filter(in_it).count(), 150);
        }
    }

    async fn the_status_tells_plan_and_month(world: World) {
        let acme = world.workspace_on("Acme", Plan::Pro).await;
        calls(&acme, 3).await;
        let status = acme.get("/rate-limit").await.ok();
        let fields: Vec<_> = status.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["plan", "limit", "used", "remaining", "resetsAt"]);
        let resets_at = world.clock.now().next_month().to_string();
        let expected =
            json!({ "plan": "pro", "limit": 10_000, "used": 3, "remaining": 9_997, "resetsAt": resets_at });
        assert_eq!(status, expected);
    }

    async fn the_status_counts_in_the_minute_but_not_in_the_month(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        for left in (55..60).rev() {
            let answer = acme.get("/rate-limit").await;
            assert_eq!(window(&answer).1, left);
            assert_eq!(answer.ok()["used"], 0);
        }
        assert_eq!(window(&me(&acme).await).1, 54);
        assert_eq!(me(&acme).await.ok()["usage"]["used"], 0);
    }

    async fn what_never_reaches_the_workspace_costs_nothing(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        let send = |method, path: &str| {
            let request = world.client().request(method, path).bearer_auth(&acme.key);
            async { world.client().send(request).await.status }
        };
        assert_eq!(acme.with_key("nonsense").get("/templates").await.status, 401);
        let redirected = world.client().request(Method::GET, "/api/external/v1/templates");
        assert_eq!(world.client().send(redirected.header("X-Api-Key", &acme.key)).await.status, 308);
        assert_eq!(send(Method::GET, "/api/external/integration/hooks").await, 410);
        assert_eq!(send(Method::GET, "/api/external/v1/nothing").await, 404);
        assert_eq!(send(Method::PUT, "/api/external/v1/templates").await, 405);
        let status = acme.get("/rate-limit").await;
        assert_eq!(window(&status).1, 59);
        assert_eq!(status.ok()["used"], 0);
    }

    async fn the_limit_is_the_workspaces_and_not_the_keys(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        let second_key = another_key(&acme, "Second").await;
        let other = world.workspace_on("Other", Plan::Starter).await;
        calls(&acme, 30).await;
        calls(&second_key, 30).await;
        acme.get("/templates").await.error(429, "RATE_LIMITED");
        second_key.get("/templates").await.error(429, "RATE_LIMITED");
        assert_eq!(window(&other.get("/templates").await).1, 59);
    }

    async fn a_crash_in_the_middle_of_a_minute_lets_no_more_through(world: World) {
        let starter = world.workspace_on("Starter", Plan::Starter).await;
        let larger = world.workspace_on("Larger", plan(10_000, 180)).await;
        calls(&starter, 37).await;
        calls(&larger, 37).await;
        world.node.clone().crash();
        let node = world.another_node().await;
        // The smaller limit is taken in blocks of one, so nothing is lost; of the larger one a block of two.
        assert_eq!(admitted(&starter.through(&node), 60).await, 60 - 37);
        let more = admitted(&larger.through(&node), 180).await;
        assert!((180 - 37 - 1..=180 - 37).contains(&more), "{more}");
    }

    async fn a_plan_with_more_calls_counts_at_once(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        calls(&acme, 60).await;
        acme.get("/templates").await.error(429, "RATE_LIMITED");
        app::workspaces::set_plan(&world.node.app, acme.id, Plan::Pro).await.unwrap();
        let answer = acme.get("/templates").await;
        assert_eq!(window(&answer).0, 120);
        assert_eq!(window(&answer).1, 59);
        app::workspaces::set_plan(&world.node.app, acme.id, Plan::Starter).await.unwrap();
        assert_eq!(window(&acme.get("/templates").await), (60, 0, world.clock.now().minute().seconds() + 60));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_together_never_let_more_through() {
    let world = shared_world().await;
    let other = world.another_node().await;
    for (limit, held) in [(60, 0), (300, 8)] {
        let acme = world.workspace_on(&format!("Up to {limit}"), plan(10_000, limit)).await;
        let elsewhere = acme.through(&other);
        let limit = usize::try_from(limit).unwrap();
        let (here, there) = tokio::join!(admitted(&acme, limit), admitted(&elsewhere, limit));
        assert!(here > 0 && there > 0, "both serve");
        let total = here + there;
        assert!((limit - held..=limit).contains(&total), "{total} of {limit}");
        acme.get("/templates").await.error(429, "RATE_LIMITED");
        elsewhere.get("/templates").await.error(429, "RATE_LIMITED");
    }
}
