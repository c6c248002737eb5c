//! The monthly quota: section 8 of the contract.

use countersign_tests::{Workspace, World, eventually, on_both_databases};
use model::plan::Plan;
use model::{Clock, Timestamp};
use reqwest::Method;
use serde_json::{Value, json};
use store::allowances::{self, Kind, Period};

use crate::support::{admitted, calls, number, plan, quota, shared_world};

/// The month, as `GET /rate-limit` tells it.
async fn month(workspace: &Workspace) -> Value {
    workspace.get("/rate-limit").await.ok()
}

async fn used(workspace: &Workspace) -> i64 {
    month(workspace).await["used"].as_i64().unwrap()
}

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

on_both_databases! {
    async fn every_call_is_counted_exactly(world: World) {
        let acme = world.workspace_on("Acme", quota(10_000)).await;
        for expected in 0..200 {
            if expected % 20 == 0 {
                let month = month(&acme).await;
                assert_eq!(month["used"], expected);
                assert_eq!(month["remaining"], 10_000 - expected);
            }
            calls(&acme, 1).await;
        }
        let me = acme.send(acme.request_v2(Method::GET, "/me")).await.ok();
        assert_eq!(me["usage"]["used"], 200);
        assert_eq!(me["usage"]["remaining"], 9_800);
    }

    async fn calls_fetched_beforehand_are_counted_exactly_too(world: World) {
        // So large a quota is taken in blocks of a thousand, the next one before the last is used up.
        let acme = world.workspace_on("Acme", plan(5_000_000, 600_000)).await;
        for burst in 1..=4 {
            assert_eq!(admitted(&acme, 500).await, 500);
            assert_eq!(used(&acme).await, burst * 500);
        }
        let last = acme.get("/templates?limit=1").await;
        // Four of the calls were for the status.
        assert_eq!(number(&last, "x-ratelimit-remaining"), 600_000 - 2_000 - 4 - 1);
        world.node.clone().stop().await;
        assert_eq!(used(&acme.through(&world.another_node().await)).await, 2_001);
    }

    async fn a_call_above_the_quota_is_refused_until_the_month_ends(world: World) {
        world.clock.set(at("2027-02-27T12:00:00.500Z"));
        let acme = world.workspace_on("Acme", quota(5)).await;
        calls(&acme, 5).await;
        let refused = acme.get("/templates").await;
        // From noon of the 27th, and half a second, to the end of the 28th; rounded up.
        let seconds = 36 * 3600;
        assert_eq!(number(&refused, "retry-after"), seconds);
        assert_eq!(number(&refused, "x-ratelimit-limit"), 100_000);
        assert_eq!(refused.error(429, "QUOTA_EXCEEDED")["retryAfter"], seconds);
        assert_eq!(month(&acme).await, json!({
            "plan": "enterprise", "limit": 5, "used": 5, "remaining": 0, "resetsAt": "2027-03-01T00:00:00.000Z",
        }));
    }

    async fn a_refused_call_does_nothing(world: World) {
        let acme = world.workspace_on("Acme", quota(2)).await;
        acme.template(json!({ "name": "One" })).await;
        acme.template(json!({ "name": "Two" })).await;
        acme.post("/templates", json!({ "name": "Three" })).await.error(429, "QUOTA_EXCEEDED");
        app::workspaces::set_plan(&world.node.app, acme.id, quota(10)).await.unwrap();
        assert_eq!(acme.get("/templates").await.ok().as_array().unwrap().len(), 2);
    }

    async fn what_explains_the_refusal_is_answered_all_the_same(world: World) {
        let acme = world.workspace_on("Acme", quota(1)).await;
        calls(&acme, 1).await;
        acme.get("/templates").await.error(429, "QUOTA_EXCEEDED");
        for _ in 0..3 {
            assert_eq!(month(&acme).await["remaining"], 0);
            let me = acme.send(acme.request_v2(Method::GET, "/me")).await.ok();
            assert_eq!(me["usage"], json!({
                "limit": 1, "used": 1, "remaining": 0, "resetsAt": world.clock.now().next_month().to_string(),
            }));
        }
    }

    async fn the_quota_begins_anew_on_the_first_of_the_month(world: World) {
        for (last, first, end) in [
            ("2027-04-30T23:59:59.999Z", "2027-05-01T00:00:00Z", "2027-06-01T00:00:00.000Z"),
            ("2027-12-31T23:59:59.999Z", "2028-01-01T00:00:00Z", "2028-02-01T00:00:00.000Z"),
            ("2028-02-29T23:59:59.999Z", "2028-03-01T00:00:00Z", "2028-04-01T00:00:00.000Z"),
        ] {
            world.clock.set(at(last));
            let acme = world.workspace_on(last, quota(3)).await;
            calls(&acme, 3).await;
            assert_eq!(acme.get("/templates").await.error(429, "QUOTA_EXCEEDED")["retryAfter"], 1);
            world.clock.set(at(first));
            assert_eq!(used(&acme).await, 0);
            calls(&acme, 3).await;
            assert_eq!(month(&acme).await["resetsAt"], end);
            acme.get("/templates").await.error(429, "QUOTA_EXCEEDED");
        }
    }

    async fn calls_left_over_are_not_taken_into_the_next_month(world: World) {
        world.clock.set(at("2027-04-30T23:00:00Z"));
        let acme = world.workspace_on("Acme", quota(5_000)).await;
        calls(&acme, 10).await;
        world.clock.set(at("2027-05-01T00:00:00Z"));
        calls(&acme, 10).await;
        assert_eq!(used(&acme).await, 10);
    }

    async fn a_refusal_costs_nothing(world: World) {
        let acme = world.workspace_on("Acme", plan(100, 10)).await;
        calls(&acme, 10).await;
        for _ in 0..20 {
            acme.get("/templates").await.error(429, "RATE_LIMITED");
        }
        world.clock.advance_millis(60_000);
        assert_eq!(used(&acme).await, 10);

        let spent = world.workspace_on("Spent", quota(2)).await;
        calls(&spent, 2).await;
        for _ in 0..20 {
            spent.get("/templates").await.error(429, "QUOTA_EXCEEDED");
        }
        app::workspaces::set_plan(&world.node.app, spent.id, quota(3)).await.unwrap();
        assert_eq!(used(&spent).await, 2);
        calls(&spent, 1).await;
    }

    async fn a_call_costs_one_whatever_comes_of_it(world: World) {
        let acme = world.workspace_on("Acme", quota(1_000)).await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let not_json = acme.request(Method::POST, "/templates").body("x");
        let twice = || acme.request(Method::POST, "/templates").header("Idempotency-Key", "k");
        let answers = [
            (404, acme.get("/documents/doc_nothing").await),
            (404, acme.post("/documents", json!({ "templateId": "tpl_nothing" })).await),
            (400, acme.post("/templates", json!({ "name": "" })).await),
            (400, acme.get("/documents?limit=0").await),
            (415, acme.send(not_json).await),
            (201, acme.send(twice().json(&json!({ "name": "Twice" }))).await),
            (201, acme.send(twice().json(&json!({ "name": "Twice" }))).await),
            (422, acme.send(twice().json(&json!({ "name": "Other" }))).await),
            (200, acme.delete(&format!("/templates/{template}")).await),
            (404, acme.delete(&format!("/templates/{template}")).await),
        ];
        for (expected, (status, answer)) in answers.iter().enumerate() {
            assert_eq!(answer.status, *status, "{expected}: {}", answer.text());
        }
        assert_eq!(used(&acme).await, 11);
    }

    async fn three_hundred_calls_at_once_near_the_end_never_go_over(world: World) {
        let acme = world.workspace_on("Acme", quota(400)).await;
        calls(&acme, 237).await;
        assert_eq!(admitted(&acme, 300).await, 163);
        assert_eq!(used(&acme).await, 400);
    }

    async fn a_crash_wastes_at_most_one_block_and_never_goes_over(world: World) {
        // Out of 300 calls the blocks are of four at most.
        let acme = world.workspace_on("Acme", quota(300)).await;
        let mut node = world.node.clone();
        for _ in 0..3 {
            calls(&acme.through(&node), 30).await;
            node.crash();
            node = world.another_node().await;
        }
        let after = acme.through(&node);
        let counted = used(&after).await;
        assert!((90..=90 + 3 * 3).contains(&counted), "{counted} counted after 90");
        let total = 90 + admitted(&after, 300).await;
        assert!((300 - 3 * 3..=300).contains(&total), "{total} admitted");
        assert_eq!(used(&after).await, 300);
    }

    async fn a_clean_stop_wastes_nothing(world: World) {
        let acme = world.workspace_on("Acme", quota(10_000)).await;
        let mut node = world.node.clone();
        for stops in 1..=3 {
            calls(&acme.through(&node), 10).await;
            node.stop().await;
            node = world.another_node().await;
            assert_eq!(used(&acme.through(&node)).await, stops * 10);
        }
    }

    async fn what_is_left_of_a_minute_that_is_over_is_not_written_back(world: World) {
        let acme = world.workspace_on("Acme", plan(10_000, 6_400)).await;
        let minute = Period { workspace: acme.id, kind: Kind::Minute, start: world.clock.now().minute() };
        calls(&acme, 1).await;
        world.clock.advance_millis(60_000);
        world.node.clone().stop().await;
        let database = world.database().await;
        assert_eq!(allowances::granted(&database, minute).await.unwrap(), 64, "a write for nothing");
        // What is left of the month is.
        assert_eq!(granted(&world, &database, &acme).await, 1);
    }

    async fn another_plan_counts_at_once(world: World) {
        let acme = world.workspace_on("Acme", Plan::Starter).await;
        calls(&acme, 10).await;
        let set = async |plan| app::workspaces::set_plan(&world.node.app, acme.id, plan).await.unwrap();
        set(plan(8, 1_000)).await;
        acme.get("/templates").await.error(429, "QUOTA_EXCEEDED");
        let lower = month(&acme).await;
        assert_eq!((&lower["limit"], &lower["used"], &lower["remaining"]), (&json!(8), &json!(10), &json!(0)));
        set(plan(12, 1_000)).await;
        calls(&acme, 2).await;
        acme.get("/templates").await.error(429, "QUOTA_EXCEEDED");
        set(Plan::Business).await;
        calls(&acme, 1).await;
        let higher = month(&acme).await;
        assert_eq!((&higher["limit"], &higher["used"]), (&json!(50_000), &json!(13)));
    }

    async fn calls_held_in_reserve_are_given_back_when_idle(world: World) {
        // A block of 64 is taken for the first call; nobody else could use it, so it is kept for a while.
        let database = world.database().await;
        let acme = world.workspace_on("Acme", quota(10_000)).await;
        calls(&acme, 1).await;
        assert_eq!(granted(&world, &database, &acme).await, 64);
        world.clock.advance_millis(599_000);
        calls(&acme, 1).await;
        assert_eq!(granted(&world, &database, &acme).await, 64, "the second call took another block");
        world.clock.advance_millis(600_000);
        eventually("the block to go back", async || (granted(&world, &database, &acme).await == 2).then_some(())).await;
        assert_eq!(used(&acme).await, 2);
        calls(&acme, 1).await;
        assert_eq!(used(&acme).await, 3);
    }
}

/// The calls of the present month that were given out to nodes.
async fn granted(world: &World, database: &store::Database, workspace: &Workspace) -> i64 {
    let period = Period { workspace: workspace.id, kind: Kind::Month, start: world.clock.now().month() };
    allowances::granted(database, period).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn where_another_node_could_use_them_idle_calls_are_given_back_soon() {
    let world = shared_world().await;
    let _other = world.another_node().await;
    let database = world.database().await;
    let acme = world.workspace_on("Acme", quota(10_000)).await;
    calls(&acme, 1).await;
    assert_eq!(granted(&world, &database, &acme).await, 64);
    world.clock.advance_millis(5_000);
    eventually("the block to go back", async || (granted(&world, &database, &acme).await == 1).then_some(()))
        .await;
    assert_eq!(used(&acme).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_about_to_refuse_takes_what_another_holds_idle() {
    let world = shared_world().await;
    let acme = world.workspace_on("Acme", quota(5_000)).await;
    let other = world.another_node().await;
    let elsewhere = acme.through(&other);
    // The other node takes a block of 64 and uses one call of it.
    calls(&elsewhere, 1).await;
    let mut total = 1;
    for _ in 0..10 {
        total += admitted(&acme, 500).await;
    }
    assert_eq!(total, 5_000, "all calls can be used, wherever they were held");
    acme.get("/templates").await.error(429, "QUOTA_EXCEEDED");
    elsewhere.get("/templates").await.error(429, "QUOTA_EXCEEDED");
    assert_eq!(used(&acme).await, 5_000);
    assert_eq!(used(&elsewhere).await, 5_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_at_full_load_use_the_quota_up_and_never_go_over() {
    let world = shared_world().await;
    let other = world.another_node().await;
    for quota_of in [150, 700] {
        let acme = world.workspace_on(&format!("Of {quota_of}"), quota(quota_of)).await;
        let elsewhere = acme.through(&other);
        let quota_of = usize::try_from(quota_of).unwrap();
        let (here, there) = tokio::join!(admitted(&acme, quota_of), admitted(&elsewhere, quota_of));
        let mut total = here + there;
        assert!(total <= quota_of, "{total} of {quota_of}");
        // A refusal is believed for a second; after it, what the other node gave back meanwhile can be had.
        world.clock.advance_millis(1_000);
        total += admitted(&acme, 50).await + admitted(&elsewhere, 50).await;
        assert_eq!(total, quota_of);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_crashed_node_held_delays_no_refusal_for_long() {
    let world = shared_world().await;
    let acme = world.workspace_on("Acme", quota(300)).await;
    let other = world.another_node().await;
    calls(&acme.through(&other), 1).await;
    other.crash();
    // The crashed node answers no more; after ten seconds without a sign of life nobody asks it.
    world.clock.advance_millis(11_000);
    let total = 1 + admitted(&acme, 320).await;
    assert!((297..=300).contains(&total), "{total}");
    acme.get("/templates").await.error(429, "QUOTA_EXCEEDED");
}
