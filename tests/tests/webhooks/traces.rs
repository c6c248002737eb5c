//! Traces: what a request led to is told to a collector under the request's own trace, through jobs and seals to webhooks;
//! and a collector that is slow or away costs nobody anything.

use std::collections::BTreeMap;
use std::time::Duration;

use countersign_tests::{Workspace, World, WorldOptions, eventually, on_both_databases};
use futures::StreamExt;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::receiver::{Receiver, Reply};
use crate::signing::{Signer, note, sealed};
use crate::support::{engine, hook, text};

const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER: &str = "00f067aa0ba902b7";

/// A request of somebody who traces.
fn traced(request: RequestBuilder) -> RequestBuilder {
    request.header("traceparent", format!("00-{TRACE}-{CALLER}-01"))
}

async fn world_telling(world: &World, collector: &Receiver) -> World {
    let options = WorldOptions { traces: Some(collector.url()), ..WorldOptions::default() };
    World::start_with(engine(world), options).await
}

/// A span as the collector was told it.
#[derive(Debug, Clone)]
struct Span {
    trace: String,
    id: String,
    parent: String,
    name: String,
    kind: i64,
    attributes: BTreeMap<String, String>,
}

/// All spans that a collector was told.
fn spans(collector: &Receiver) -> Vec<Span> {
    let mut found = Vec::new();
    for told in collector.told() {
        assert_eq!(told.header("content-type"), "application/json");
        let body = told.json();
        let resource = &body["resourceSpans"][0];
        assert_eq!(resource["resource"]["attributes"][0]["value"]["stringValue"], "countersign", "{body}");
        for span in resource["scopeSpans"][0]["spans"].as_array().expect("spans") {
            let of = |key: &str| span[key].as_str().unwrap_or_default().to_owned();
            let (start, end) = (of("startTimeUnixNano"), of("endTimeUnixNano"));
            assert!(start.parse::<u64>().unwrap() <= end.parse::<u64>().unwrap(), "{span}");
            let attributes = span["attributes"].as_array().expect("attributes").iter();
            let value = |one: &Value| one["stringValue"].as_str().or(one["intValue"].as_str()).unwrap().to_owned();
            let attributes = attributes.map(|one| (text(&one["key"]).to_owned(), value(&one["value"]))).collect();
            found.push(Span {
                trace: of("traceId"),
                id: of("spanId"),
                parent: of("parentSpanId"),
                name: of("name"),
                kind: span["kind"].as_i64().unwrap(),
                attributes,
            });
        }
    }
    found
}

/// Waits until a span of that name was told that follows from another.
async fn step(collector: &Receiver, name: &str, parent: &str) -> Span {
    eventually(&format!("{name} after {parent}"), async || {
        spans(collector).into_iter().find(|span| span.name == name && span.parent == parent)
    })
    .await
}

/// Sends a document and has it signed, by people who trace.
async fn sign(acme: &Workspace) {
    let document = note(acme).await;
    let people = json!({ "recipients": [{ "email": "ana@example.com" }], "notify": true });
    let send = acme.request(Method::POST, &format!("/documents/{document}/send")).json(&people);
    // Whoever sends a key is answered by a task of its own, which has to take the trace along.
    let send = send.header("Idempotency-Key", "once");
    acme.send(traced(send)).await.ok();
    let signer = Signer::of(acme, &document, "ana@example.com").await;
    signer.ready().await;
    let submit = signer.client.request(Method::POST, "/s/submit").header("x-signing-token", &signer.token);
    let answers = json!({ "signatures": { "sign": { "typed": "Ana Anders" } } });
    signer.client.send(traced(submit.json(&answers))).await.ok();
    sealed(acme, &document).await;
}

/// How many spans came to such an end, as the metrics say it.
async fn counted(world: &World, outcome: &str) -> u64 {
    let metrics = world.client().get("/metrics").await.text();
    let line = format!("countersign_trace_spans_total{{outcome=\"{outcome}\"}} ");
    let found = metrics.lines().find_map(|found| found.strip_prefix(&line)).expect("the metric");
    found.parse().expect("a number")
}

on_both_databases! {
    async fn what_a_request_led_to_is_one_trace(world: World) {
        let (collector, receiver) = (Receiver::start().await, Receiver::start().await);
        let world = world_telling(&world, &collector).await;
        let acme = world.workspace("Acme").await;
        hook(&acme, &receiver.url(), json!(["document.completed"])).await;
        sign(&acme).await;

        let sent = step(&collector, "POST /api/external/v1/documents/{id}/send", CALLER).await;
        assert_eq!(sent.attributes["http.response.status_code"], "200");
        assert_eq!(sent.attributes["http.route"], "/api/external/v1/documents/{id}/send");
        let invitation = step(&collector, "job mail", &sent.id).await;
        assert_eq!(invitation.attributes["countersign.outcome"], "done");
        let submitted = step(&collector, "POST /s/submit", CALLER).await;
        let seal = step(&collector, "job seal", &submitted.id).await;
        let copy = step(&collector, "job mail", &seal.id).await;
        let delivery = step(&collector, "webhook document.completed", &seal.id).await;
        assert_eq!(delivery.attributes["countersign.outcome"], "succeeded");
        let steps = [&sent, &invitation, &submitted, &seal, &copy, &delivery];
        assert!(steps.iter().all(|span| span.trace == TRACE), "{steps:?}");
        assert_eq!(steps.map(|span| span.kind), [2, 5, 2, 5, 5, 3], "server, consumer, client");

        let told = receiver.wait_for(1).await;
        assert_eq!(told[0].header("traceparent"), format!("00-{TRACE}-{}-01", delivery.id));

        // Whoever brings none along gets a trace of their own for each request.
        acme.get("/templates").await.ok();
        let own = step(&collector, "GET /api/external/v1/templates", "").await;
        assert!(own.trace != TRACE && own.trace.len() == 32 && own.id.len() == 16, "{own:?}");
        let mut ids: Vec<_> = spans(&collector).into_iter().map(|span| span.id).collect();
        let count = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), count, "each step is told once");
        for told in collector.told() {
            let told = String::from_utf8_lossy(&told.body).into_owned();
            assert!(!told.contains("ana@example.com") && !told.contains("Ana Anders"), "{told}");
        }
    }

    async fn who_does_not_want_to_be_traced_is_not(world: World) {
        let collector = Receiver::start().await;
        let world = world_telling(&world, &collector).await;
        let acme = world.workspace("Acme").await;
        let not = |request: RequestBuilder| request.header("traceparent", format!("00-{TRACE}-{CALLER}-00"));
        acme.send(not(acme.request(Method::GET, "/documents"))).await.ok();
        // Nor are those who only look whether the service is well.
        for path in ["/healthz", "/readyz", "/metrics"] {
            assert_eq!(world.client().send(traced(world.client().request(Method::GET, path))).await.status, 200);
        }
        // What is no trace's place is taken for none.
        let broken = acme.request(Method::GET, "/rate-limit").header("traceparent", "00-nonsense");
        acme.send(broken).await.ok();
        step(&collector, "GET /api/external/v1/rate-limit", "").await;
        assert!(spans(&collector).iter().all(|span| span.trace != TRACE), "{:?}", spans(&collector));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collector_that_hangs_costs_nobody_anything() {
    let collector = Receiver::answering(Reply::Silence).await;
    let options = WorldOptions { traces: Some(collector.url()), ..WorldOptions::default() };
    let world = World::start_with(countersign_tests::Engine::Sqlite, options).await;
    let client = world.client();
    // More than the queue and one batch hold: what is too much is dropped, and every request is answered.
    let requests = futures::stream::iter(0..6_000).map(|_| client.get("/nothing/is/here"));
    let statuses: Vec<_> = requests.buffer_unordered(64).map(|answer| answer.status).collect().await;
    assert!(statuses.len() == 6_000 && statuses.iter().all(|status| *status == 404));
    let dropped = counted(&world, "dropped").await;
    // 6,000 without the 4,096 of the queue and the 512 of the batch that is told.
    assert!((1_392..=6_000).contains(&dropped), "{dropped} were dropped");
    assert_eq!(counted(&world, "exported").await, 0);
    let stopping = tokio::time::timeout(Duration::from_secs(20), world.node.stop());
    stopping.await.expect("the stop does not wait for the collector");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collector_that_comes_back_is_told_again() {
    let collector = Receiver::answering(Reply::Status(500)).await;
    let options = WorldOptions { traces: Some(collector.url()), ..WorldOptions::default() };
    let world = World::start_with(countersign_tests::Engine::Sqlite, options).await;
    world.client().get("/docs").await;
    eventually("a span that is dropped", async || (counted(&world, "dropped").await > 0).then_some(())).await;
    collector.usually(Reply::Status(200));
    world.client().get("/docs").await;
    eventually("a span that is taken", async || (counted(&world, "exported").await > 0).then_some(())).await;
}
