//! Plan and usage, by the day.

use countersign_tests::on_both_databases;
use model::Clock;
use model::plan::{Plan, PlanLimits};
use serde_json::{Value, json};

use crate::signing::{Signer, note, send, signed};

fn day<'a>(usage: &'a Value, date: &str) -> &'a Value {
    usage["days"]
        .as_array()
        .unwrap()
        .iter()
        .find(|day| day["date"] == date)
        .unwrap_or_else(|| panic!("{date}: {usage}"))
}

on_both_databases! {
    async fn the_month_and_its_days_add_up(world: World) {
        // The middle of a month, so that a day later it is the same one.
        world.clock.set(world.clock.now().month().plus_days(14));
        let plan = Plan::Enterprise(PlanLimits { calls_per_month: 100, per_minute: 50 });
        let acme = world.workspace_on("Acme", plan).await;
        let first = world.clock.now().date();
        for _ in 0..7 {
            let _ = acme.get("/templates").await.ok();
        }
        world.clock.set(world.clock.now().plus_days(1));
        let second = world.clock.now().date();
        for _ in 0..5 {
            let _ = acme.get("/templates").await.ok();
        }
        // These two cost nothing.
        let _ = acme.send(acme.request_v2(reqwest::Method::GET, "/me")).await.ok();
        let browser = acme.administrator().await;
        let usage = browser.get("/usage").await.ok();
        assert_eq!((&usage["plan"], &usage["limit"], &usage["perMinute"]), (&json!("enterprise"), &json!(100), &json!(50)));
        assert_eq!((&usage["used"], &usage["remaining"]), (&json!(12), &json!(88)));
        assert_eq!(usage["resetsAt"], world.clock.now().next_month().to_string());
        assert_eq!(usage["days"].as_array().unwrap().len(), 31);
        assert_eq!(usage["days"][30]["date"], second);
        assert_eq!((&day(&usage, &first)["calls"], &day(&usage, &second)["calls"]), (&json!(7), &json!(5)));
        let sum: i64 = usage["days"].as_array().unwrap().iter().map(|day| day["calls"].as_i64().unwrap()).sum();
        assert_eq!(sum, 12);
    }

    async fn a_clean_stop_loses_no_call(world: World) {
        let acme = world.workspace("Acme").await;
        for _ in 0..9 {
            let _ = acme.get("/templates").await.ok();
        }
        let (clock, node) = (world.clock.clone(), world.node.clone());
        node.stop().await;
        let next = world.another_node().await;
        let call = app::Call::by_system(acme.id);
        let (usage, days) = app::usage::overview(&next.app, &call).await.unwrap();
        assert_eq!(usage.used, 9);
        let today = days.iter().find(|day| day.start == clock.now().day()).unwrap();
        assert_eq!(today.calls, 9);
        next.stop().await;
    }

    async fn calls_that_are_refused_are_not_counted(world: World) {
        let plan = Plan::Enterprise(PlanLimits { calls_per_month: 3, per_minute: 50 });
        let acme = world.workspace_on("Acme", plan).await;
        let mut refused = 0;
        for _ in 0..5 {
            refused += i32::from(acme.get("/templates").await.status == 429);
        }
        assert_eq!(refused, 2);
        let usage = acme.administrator().await.get("/usage").await.ok();
        assert_eq!((&usage["days"][30]["calls"], &usage["used"], &usage["remaining"]), (&json!(3), &json!(3), &json!(0)));
    }

    async fn documents_are_counted_by_the_day_even_when_they_are_gone(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let document = note(&acme).await;
        let gone = note(&acme).await;
        let _ = note(&other).await;
        let _ = acme.delete(&format!("/documents/{gone}")).await.ok();
        send(&acme, &document, json!([{ "email": "ana@example.com" }])).await;
        let _ = Signer::of(&acme, &document, "ana@example.com").await.submit(signed("sign")).await.ok();
        let usage = acme.administrator().await.get("/usage").await.ok();
        let today = &usage["days"][30];
        assert_eq!((&today["documentsCreated"], &today["documentsCompleted"]), (&json!(2), &json!(1)));
    }
}
