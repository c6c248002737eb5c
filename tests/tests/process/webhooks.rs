//! No event is lost, however often the service is killed: each receiver gets each, in order, and twice only what was
//! under way at a kill.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

use countersign_tests::{Answer, Engine, eventually};
use futures::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::program::{Place, Server};
use crate::receiver::{Arrived, Receivers};

/// Webhooks of the workspace; each is told every event.
const WEBHOOKS: usize = 8;
/// Respondents who open their documents at the same time.
const CLIENTS: usize = 16;
/// Respondents of each round beyond those that are waited for: they are opening when the kill comes.
const SPARE: usize = 3 * CLIENTS;
/// Respondents of a document.
const EACH: usize = 10;

/// A respondent who has not opened the document yet; opening it causes an event.
#[derive(Clone)]
struct Invited {
    respondent: String,
    token: String,
}

/// An instance with webhooks that is killed again and again.
struct Trial {
    place: Place,
    key: String,
    receivers: Receivers,
    invited: Vec<Invited>,
    /// Respondents whose opening was acknowledged.
    opened: BTreeSet<String>,
}

impl Trial {
    /// An instance with webhooks, and so many respondents who have yet to open their documents.
    async fn begin(engine: Engine, respondents: usize) -> Self {
        let place = Place::on(engine).await.with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8");
        let made = place.set_up_without_limits("Acme").await;
        let key = made["apiKey"].as_str().unwrap().to_owned();
        let receivers = Receivers::start().await;
        let mut trial = Self { place, key, receivers, invited: Vec::new(), opened: BTreeSet::new() };
        let server = trial.place.serve().await;
        for number in 0..WEBHOOKS {
            let url = format!("http://{}/{number}", trial.receivers.address);
            let webhook = json!({ "url": url, "events": ["document.opened"] });
            trial.post(&server, "/webhooks", &webhook).await.created();
        }
        let template = server.post("/templates", &trial.key, &json!({ "name": "NDA" })).await.created();
        while trial.invited.len() < respondents {
            let some = join_all((0..CLIENTS).map(|_| trial.invite(&server, &template["id"]))).await;
            trial.invited.extend(some.into_iter().flatten());
        }
        // Those of one document far apart: who opens it at the same time as another waits for them.
        let documents = trial.invited.len() / EACH;
        trial.invited = (0..trial.invited.len())
            .map(|n| trial.invited[n % documents * EACH + n / documents].clone())
            .collect();
        server.stop().await;
        trial
    }

    /// A version 2 POST.
    async fn post(&self, server: &Server, path: &str, body: &Value) -> Answer {
        let request = server.client.request(Method::POST, &format!("/api/external/v2{path}"));
        server.client.send(request.header("X-Api-Key", &self.key).json(body)).await
    }

    /// A document for many respondents, and their links.
    async fn invite(&self, server: &Server, template: &Value) -> Vec<Invited> {
        let document = server.post("/documents", &self.key, &json!({ "templateId": template })).await.created();
        let path = format!("/documents/{}", document["id"].as_str().unwrap());
        let recipients: Vec<_> = (0..EACH).map(|one| json!({ "email": format!("p{one}@example.com") })).collect();
        let send = json!({ "recipients": recipients, "notify": false });
        server.post(&format!("{path}/send"), &self.key, &send).await.ok();
        let shown = server.get(&path, &self.key).await.ok();
        let mut invited = Vec::new();
        for respondent in shown["respondents"].as_array().unwrap() {
            let respondent = respondent["id"].as_str().unwrap().to_owned();
            let link = self.post(server, &format!("{path}/respondents/{respondent}/link"), &json!({})).await.ok();
            let token = link["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
            invited.push(Invited { respondent, token });
        }
        invited
    }

    /// Has respondents open their documents until so many have, and kills the service in the midst of it; where
    /// `flowing`, not before its receivers were told of something since its start.
    async fn load_and_kill(&mut self, opened: usize, flowing: bool) {
        let server = self.place.serve().await;
        let (count, before) = (AtomicUsize::new(0), self.receivers.count());
        let invited = self.invited.split_off(self.invited.len().saturating_sub(opened + SPARE));
        let (server_ref, count_ref) = (&server, &count);
        let client = async |invited: Vec<Invited>| {
            let mut done = Vec::new();
            for one in invited {
                let request =
                    server_ref.client.request(Method::POST, "/s/open").header("X-Signing-Token", one.token);
                let Ok(answer) = request.json(&json!({})).send().await else { break };
                assert!(answer.status().is_success(), "{answer:?}");
                done.push(one.respondent);
                count_ref.fetch_add(1, Ordering::SeqCst);
            }
            done
        };
        let killer = async {
            eventually("enough of them opened, and told", async || {
                let told = !flowing || self.receivers.count() > before + WEBHOOKS;
                (told && count_ref.load(Ordering::SeqCst) >= opened).then_some(())
            })
            .await;
            // Deliveries and requests are under way now; the kill does not wait for them.
            server_ref.signal("KILL").await;
        };
        let lanes = (0..CLIENTS).map(|lane| invited.iter().skip(lane).step_by(CLIENTS).cloned().collect());
        let (done, ()) = tokio::join!(join_all(lanes.map(client)), killer);
        self.opened.extend(done.into_iter().flatten());
        server.kill().await;
    }

    /// Every event that was committed, in order.
    async fn feed(&self, server: &Server) -> Vec<Value> {
        let mut events = Vec::new();
        let mut after = String::new();
        loop {
            let path = format!("/api/external/v2/events?limit=200{after}");
            let request = server.client.request(Method::GET, &path).header("X-Api-Key", &self.key);
            let page = server.client.send(request).await;
            match page.ok() {
                // The documents were sent before; that is told too.
                Value::Array(some) if !some.is_empty() => {
                    events.extend(some.into_iter().filter(|event| event["event"] != "document.sent"));
                }
                _ => break,
            }
            after = format!("&after={}", page.header("x-events-cursor"));
        }
        events
    }

    /// Waits until nothing is to be delivered any more, then compares.
    #[expect(clippy::print_stderr, reason = "the figures of a long run are worth reading")]
    async fn compare(&self, kills: usize) {
        let server = self.place.serve().await;
        // What was committed just before the last kill is in the feed a moment after the start.
        let opened = |events: &[Value]| -> BTreeSet<String> {
            let id = |event: &Value| event["data"]["respondent"]["id"].as_str().unwrap().to_owned();
            events.iter().map(id).collect()
        };
        let events = eventually("every acknowledged event in the feed", async || {
            let events = self.feed(&server).await;
            self.opened.is_subset(&opened(&events)).then_some(events)
        })
        .await;
        assert_eq!(opened(&events).len(), events.len(), "each opening is one event");
        let payloads: BTreeMap<String, Value> =
            events.iter().map(|event| (event["id"].as_str().unwrap().to_owned(), event.clone())).collect();
        let order: Vec<&str> = events.iter().map(|event| event["id"].as_str().unwrap()).collect();
        // As long as more comes, patience begins anew.
        while self.receivers.distinct() < order.len() * WEBHOOKS {
            let last = self.receivers.distinct();
            let look = async || (self.receivers.distinct() > last).then_some(());
            eventually("more deliveries", look).await;
        }
        let arrived = self.receivers.arrived();
        for one in &arrived {
            assert_eq!(Some(&one.payload), payloads.get(&one.id), "what arrives is what happened");
        }
        let first = first_arrivals(&arrived);
        assert_eq!(first.len(), WEBHOOKS);
        for (path, ids) in &first {
            assert_eq!(ids, &order, "{path}: all of them, in order");
            let times = arrived.iter().filter(|one| one.path == *path).count();
            assert!(times <= order.len() + kills, "{path}: {} came twice in {kills} kills", times - order.len());
        }
        let twice = arrived.len() - order.len() * WEBHOOKS;
        eprintln!("{} events, {} deliveries, {twice} of them twice, {kills} kills", order.len(), arrived.len());
        server.stop().await;
    }
}

/// What each receiver got, in the order in which it first came.
fn first_arrivals(arrived: &[Arrived]) -> BTreeMap<String, Vec<String>> {
    let mut seen = BTreeSet::new();
    let mut first: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for one in arrived.iter().filter(|one| seen.insert((&one.path, &one.id))) {
        first.entry(one.path.clone()).or_default().push(one.id.clone());
    }
    first
}

/// Kills the service so many times, each after so many events.
async fn survives(engine: Engine, kills: usize, events: usize, flowing: bool) {
    let mut trial = Trial::begin(engine, kills * (events + SPARE)).await;
    for kill in 0..kills {
        // At another moment each time.
        trial.load_and_kill(events / 2 + (events * kill) / (2 * kills), flowing).await;
    }
    assert!(trial.opened.len() >= kills * events / 2);
    trial.compare(kills).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_event_is_lost_by_kills_on_sqlite() {
    survives(Engine::Sqlite, 3, 60, true).await;
}

/// A killed node's webhooks are free for others after some seconds, which is too long to wait for after each kill here.
#[tokio::test(flavor = "multi_thread")]
async fn no_event_is_lost_by_kills_on_postgresql() {
    survives(Engine::Postgres, 3, 60, false).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: takes minutes; part of `make test-full`"]
async fn no_event_is_lost_by_fifty_kills_on_sqlite() {
    survives(Engine::Sqlite, 50, 100, true).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: takes minutes; part of `make test-full`"]
async fn no_event_is_lost_by_fifty_kills_on_postgresql() {
    survives(Engine::Postgres, 50, 100, true).await;
}
