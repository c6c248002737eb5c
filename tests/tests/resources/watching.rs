//! What operators watch: the measurements are those that are documented, alerts and dashboard name no others, and the
//! service says that it is ready only while it is.

use std::collections::BTreeSet;
use std::path::Path;

use countersign_tests::{Engine, World, eventually, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::json;

use crate::support::execute;

/// A world in which everything has happened that is measured: what has not is not told.
async fn busy_world() -> World {
    let world = World::start(Engine::Sqlite).await;
    let acme = world.workspace("Acme").await;
    let v2 = |path: &str, body| acme.send(acme.request_v2(Method::POST, path).json(&body));
    v2("/webhooks", json!({ "url": "http://127.0.0.1:9/", "events": ["document.completed"] })).await.created();
    let template = acme.template(json!({ "name": "Note" })).await;
    let document = acme.document(json!({ "templateId": template })).await;
    let people = json!({ "recipients": [{ "email": "eve@example.com" }], "notify": true });
    acme.post(&format!("/documents/{document}/send"), people).await.ok();
    v2(&format!("/documents/{document}/submit"), json!({ "email": "eve@example.com" })).await.ok();
    eventually("a seal and an attempt to tell of it", async || {
        let metrics = world.client().get("/metrics").await.text();
        (metrics.contains("countersign_seals_total{") && metrics.contains("countersign_webhook_attempts_total{"))
            .then_some(())
    })
    .await;
    world.node.app.workers().stop().await;
    world
}

/// The names of what is measured, as Prometheus stores them: counters with `_total`, facts with `_info`.
async fn measured() -> BTreeSet<String> {
    let text = busy_world().await.client().get("/metrics").await.text();
    assert!(text.ends_with("# EOF\n"), "{text}");
    let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).map(|line| {
        let (name, kind) = line.split_once(' ').expect("a kind");
        match kind {
            "counter" => format!("{name}_total"),
            "info" => format!("{name}_info"),
            _ => name.to_owned(),
        }
    });
    types.collect()
}

fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    std::fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a text that begin like a measurement.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let names = words.filter(|word| word.starts_with("countersign_") || word.starts_with("process_"));
    names.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_measurement_is_documented_and_the_other_way_round() {
    let measured = measured().await;
    let rows = file("docs/OPERATING.md");
    let rows = rows.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let documented: BTreeSet<_> =
        rows.map(|(name, _)| name.to_owned()).filter(|name| !named(name).is_empty()).collect();
    let missing: Vec<_> = measured.difference(&documented).collect();
    assert!(missing.is_empty(), "give these a row in the metrics of docs/OPERATING.md: {missing:#?}");
    let gone: Vec<_> = documented.difference(&measured).collect();
    assert!(gone.is_empty(), "docs/OPERATING.md tells of these, which nobody measures: {gone:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn alerts_and_dashboard_name_what_is_measured() {
    let measured = measured().await;
    for path in [
        "packaging/prometheus/alerts.yml", "packaging/prometheus/alerts.test.yml",
        "packaging/grafana/countersign.json",
    ] {
        let names = named(&file(path));
        assert!(names.len() > 5, "{path} names something: {names:?}");
        let parts = ["", "_bucket", "_count", "_sum"];
        let is_known =
            |name: &str| parts.iter().any(|part| measured.contains(name.strip_suffix(part).unwrap_or("")));
        let unknown: Vec<_> = names.iter().filter(|name| !is_known(name)).collect();
        assert!(unknown.is_empty(), "{path} names what nobody measures: {unknown:?}");
    }
    let (alerts, manual) = (file("packaging/prometheus/alerts.yml"), file("docs/OPERATING.md"));
    for alert in alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")) {
        assert!(
            manual.contains(&format!("| `{alert}` |")),
            "docs/OPERATING.md does not say what to do at {alert}"
        );
    }
}

/// Has the database refuse the write that tells whether it takes any, as one on a full disk does; or take it again.
async fn refuse_writes(world: &World, refuses: bool) {
    let sqlite = world.databases().engine() == Engine::Sqlite;
    let sql = match (sqlite, refuses) {
        (true, true) => {
            "CREATE TRIGGER full BEFORE UPDATE ON rounds WHEN NEW.name = 'readiness'
             BEGIN SELECT RAISE(ABORT, 'full'); END"
        }
        (true, false) => "DROP TRIGGER full",
        (false, true) => "ALTER TABLE rounds ADD CONSTRAINT is_full CHECK (name <> 'readiness') NOT VALID",
        (false, false) => "ALTER TABLE rounds DROP CONSTRAINT is_full",
    };
    execute(world, sql, Vec::new()).await;
}

on_both_databases! {
    async fn ready_is_who_can_write(world: World) {
        let ready = async || world.client().get("/readyz").await.status;
        let says = async |line: &str| world.client().get("/metrics").await.text().lines().any(|found| found == line);
        assert_eq!(ready().await, 200);
        assert!(says("countersign_ready 1").await && says("countersign_database_up 1").await);
        refuse_writes(&world, true).await;
        eventually("not to be ready", async || (ready().await == 503).then_some(())).await;
        eventually("the metric", async || says("countersign_ready 0").await.then_some(())).await;
        assert_eq!(world.client().get("/healthz").await.status, 200, "it lives all the same");
        refuse_writes(&world, false).await;
        eventually("to be ready again", async || (ready().await == 200).then_some(())).await;
    }

    async fn what_happens_is_measured(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Note" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        for _ in 0..2 {
            assert_eq!(acme.get(&format!("/documents/{document}/pdf")).await.status, 200);
        }
        world.drained().await;
        // What the instance does by itself may wait for a moment.
        let metrics = eventually("nobody to wait", async || {
            let text = world.client().get("/metrics").await.text();
            text.lines().any(|line| line == "countersign_database_waiting 0").then_some(text)
        }).await;
        for line in [
            r#"countersign_cache_lookups_total{cache="pdfs",outcome="hit"} 1"#,
            r#"countersign_cache_lookups_total{cache="pdfs",outcome="miss"} 1"#,
            r#"countersign_cache_lookups_total{cache="prints",outcome="miss"} 1"#,
            r#"countersign_trace_spans_total{outcome="exported"} 0"#,
        ] {
            assert!(metrics.lines().any(|found| found == line), "{line} is missing in\n{metrics}");
        }
        let value = |start: &str| {
            let found = metrics.lines().find_map(|line| line.strip_prefix(start)?.trim().parse::<f64>().ok());
            found.unwrap_or_else(|| panic!("{start} is missing in\n{metrics}"))
        };
        assert!(value("countersign_disk_free_bytes{place=\"files\"}") > 0.0);
        assert!(value("countersign_database_connections{state=\"idle\"}") >= 1.0);
        assert!(value("countersign_cache_lookups_total{cache=\"keys\",outcome=\"hit\"}") >= 1.0);
        assert!(value("process_cpu_seconds_total") > 0.0 && value("process_resident_memory_bytes") > 1e6);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_busy_lives_all_the_same() {
    let world = World::start(Engine::Postgres).await;
    let url = world.databases().url();
    let connect = async || {
        let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client
    };
    let (holder, onlooker) = (connect().await, connect().await);
    // Linking audit chains now takes as long as we like.
    holder.batch_execute("BEGIN; LOCK TABLE audit_pending IN ACCESS EXCLUSIVE MODE").await.unwrap();
    world.clock.advance_millis(3_600_000);
    let waits = async || {
        let sql = "SELECT a.pid, a.query_start::text FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
                   WHERE l.relation = 'audit_pending'::regclass AND NOT l.granted";
        let found = onlooker.query_opt(sql, &[]).await.unwrap();
        found.map(|row| (row.get::<_, i32>(0), row.get::<_, String>(1)))
    };
    let work = eventually("work that waits", waits).await;
    world.clock.advance_millis(3_600_000);
    let now = world.clock.now().millis();
    eventually("a sign of life", async || {
        let sql = "SELECT 1 FROM nodes WHERE seen_at = $1";
        onlooker.query_opt(sql, &[&now]).await.unwrap().map(drop)
    })
    .await;
    assert_eq!(world.client().get("/readyz").await.status, 200);
    assert_eq!(waits().await, Some(work), "the same work still waits");
    holder.batch_execute("ROLLBACK").await.unwrap();
}
