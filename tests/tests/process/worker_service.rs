//! The workers of a running service.

use countersign_tests::{Answer, Engine, eventually, program};
use serde_json::{Value, json};

use crate::program::{Place, Server};
use crate::workers::{children, kibibytes, kill, runs};

/// The most that the service itself may take of memory before any document. Pages of the program itself are not in it: the tests
/// run one that is built without optimisation and twice as large; the benchmark counts all of the delivered one's.
const IDLE_KIBIBYTES: u64 = 32 * 1024;

/// A document, small or so long that printing it takes a while, and the path of its PDF.
async fn document(server: &Server, key: &str, words: usize) -> String {
    let template = server.post("/templates", key, &json!({ "name": "Lease" })).await.created();
    let data: serde_json::Map<_, _> =
        (0..4).map(|part| (format!("part{part}"), json!("word ".repeat(words / 4)))).collect();
    let made = json!({ "templateId": template["id"], "data": Value::from(data) });
    let made = server.post("/documents", key, &made).await.created();
    format!("/documents/{}/pdf", made["id"].as_str().unwrap())
}

const SHORT: usize = 40;
const LONG: usize = 60_000;

fn is_pdf(answer: &Answer) {
    assert!(answer.status == 200 && answer.bytes.starts_with(b"%PDF-"), "{}", answer.text());
}

/// Waits for the first worker of a service.
async fn worker(server: &Server) -> u32 {
    eventually("a worker", async || children(server.process()).first().copied()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_worker_before_it_is_needed() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let key = made["apiKey"].as_str().unwrap();
    let server = place.serve().await;
    let path = document(&server, key, SHORT).await;
    assert_eq!(children(server.process()), [0; 0]);
    let idle = kibibytes(server.process(), "RssAnon");
    assert!(idle < IDLE_KIBIBYTES, "{idle} KiB");
    is_pdf(&server.get(&path, key).await);
    assert_eq!(children(server.process()).len(), 1);
    let metrics = server.client.get("/metrics").await.text();
    for measured in [
        "countersign_render_jobs_total{kind=\"print\",outcome=\"done\"} 1",
        "countersign_render_duration_seconds_count{kind=\"print\"} 1",
        "countersign_render_wait_seconds_count{kind=\"print\"} 1",
        "countersign_render_workers 1",
        "countersign_render_jobs_waiting 0",
    ] {
        assert!(metrics.contains(measured), "{measured}: {metrics}");
    }
    let worker = worker(&server).await;
    server.stop().await;
    assert!(!runs(worker));
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_it_finishes_the_document_under_way() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let key = made["apiKey"].as_str().unwrap();
    let mut server = place.serve().await;
    let path = document(&server, key, LONG).await;
    let stop = async {
        worker(&server).await;
        server.signal("TERM").await;
    };
    let (answer, ()) = tokio::join!(server.get(&path, key), stop);
    is_pdf(&answer);
    assert_eq!(server.ended().await, Some(0), "{:?}", server.log.all());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_is_killed_leaves_no_worker_behind() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let key = made["apiKey"].as_str().unwrap().to_owned();
    // Once while the worker waits, once while it works.
    let server = place.serve().await;
    let path = document(&server, &key, SHORT).await;
    is_pdf(&server.get(&path, &key).await);
    let idle = worker(&server).await;
    server.kill().await;
    eventually("the idle worker to be gone", async || (!runs(idle)).then_some(())).await;

    let server = place.serve().await;
    let path = document(&server, &key, LONG).await;
    let request = tokio::spawn(
        server.client.request(reqwest::Method::GET, &format!("/api/external/v1{path}")).bearer_auth(&key).send(),
    );
    let busy = worker(&server).await;
    server.kill().await;
    eventually("the busy worker to be gone", async || (!runs(busy)).then_some(())).await;
    assert!(request.await.unwrap().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_is_killed_is_replaced() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let key = made["apiKey"].as_str().unwrap();
    let server = place.serve().await;
    for _ in 0..3 {
        is_pdf(&server.get(&document(&server, key, SHORT).await, key).await);
        kill(worker(&server).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_whose_program_was_replaced_goes_on_with_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("countersign");
    std::fs::copy(program(), &copy).unwrap();
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let key = made["apiKey"].as_str().unwrap();
    let place = place.by(&copy);
    let server = place.serve().await;
    std::fs::remove_file(&copy).unwrap();
    std::fs::write(&copy, "something else").unwrap();
    is_pdf(&server.get(&document(&server, key, SHORT).await, key).await);
}

#[tokio::test]
async fn the_command_is_not_offered_to_people() {
    let place = Place::on(Engine::Sqlite).await;
    let help = place.run(&["--help"]).await;
    assert!(!help.ok().contains("render-worker"), "{help:?}");
}
