//! What was acknowledged survives a kill, once; and no kill lets more calls through than the quota.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

use countersign_tests::{Engine, eventually};
use futures::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::program::{Place, Server};

const CLIENTS: usize = 16;
/// Calls in reserve that one kill wastes at most.
const BLOCK: usize = 64;

/// An instance that is killed again and again, and what its clients know of it.
struct Trial {
    place: Place,
    engine: Engine,
    key: String,
    template: String,
    calls: usize,
    /// Names that were sent, with the document's id where it was acknowledged.
    sent: BTreeMap<String, Option<String>>,
    /// Calls that were admitted, or may have been: those whose answer never came.
    answered: usize,
    unanswered: usize,
    kills: usize,
}

/// What became of one request.
enum Outcome {
    Made(String),
    Refused,
    Lost,
}

impl Trial {
    /// An instance with so many calls a month.
    async fn begin(engine: Engine, calls: usize) -> Self {
        let place = Place::on(engine).await;
        let made = place.set_up("Acme").await;
        let workspace = made["workspaceId"].as_str().unwrap();
        let calls_text = calls.to_string();
        let plan = ["enterprise", "--calls", &calls_text, "--per-minute", "1000000"];
        place.run(&[&["workspace", "set-plan", workspace][..], &plan].concat()).await.ok();
        let key = made["apiKey"].as_str().unwrap().to_owned();
        let server = place.serve().await;
        let template = server.post("/templates", &key, &json!({ "name": "NDA" })).await.created();
        server.stop().await;
        let template = template["id"].as_str().unwrap().to_owned();
        let sent = BTreeMap::new();
        Self { place, engine, key, template, calls, sent, answered: 1, unanswered: 0, kills: 0 }
    }

    /// Loads the service with documents until so many were acknowledged, and kills it in the midst of it.
    async fn load_and_kill(&mut self, acknowledged: usize) {
        let server = self.place.serve().await;
        let count = AtomicUsize::new(0);
        let (server_ref, count_ref, trial) = (&server, &count, &*self);
        let client = async |client: usize| {
            let mut outcomes = Vec::new();
            for number in 0.. {
                let name = format!("{}-{client}-{number}", trial.kills);
                let outcome = trial.create(server_ref, &name).await;
                let is_last = !matches!(outcome, Outcome::Made(_));
                outcomes.push((name, outcome));
                if is_last {
                    return outcomes;
                }
                count_ref.fetch_add(1, Ordering::SeqCst);
            }
            outcomes
        };
        let killer = async {
            eventually("enough documents", async || {
                (count_ref.load(Ordering::SeqCst) >= acknowledged).then_some(())
            })
            .await;
            // Clients are in the middle of their requests now; the kill does not wait for them.
            server_ref.signal("KILL").await;
        };
        let (outcomes, ()) = tokio::join!(join_all((0..CLIENTS).map(client)), killer);
        self.kills += 1;
        for (name, outcome) in outcomes.into_iter().flatten() {
            match outcome {
                Outcome::Made(id) => {
                    self.answered += 1;
                    self.sent.insert(name, Some(id));
                }
                Outcome::Lost => {
                    self.unanswered += 1;
                    self.sent.insert(name, None);
                }
                Outcome::Refused => panic!("the quota must outlast the load"),
            }
        }
        server.kill().await;
    }

    /// Sends one document, under an idempotency key that is its name.
    async fn create(&self, server: &Server, name: &str) -> Outcome {
        let request = server.client.request(Method::POST, "/api/external/v1/documents").bearer_auth(&self.key);
        let body = json!({ "templateId": self.template, "name": name });
        let Ok(answer) = request.header("Idempotency-Key", name).json(&body).send().await else {
            return Outcome::Lost;
        };
        let status = answer.status().as_u16();
        match (status, answer.json::<Value>().await) {
            (201, Ok(body)) => Outcome::Made(body["data"]["id"].as_str().unwrap().to_owned()),
            (429, Ok(_)) => Outcome::Refused,
            (_, Err(_)) => Outcome::Lost,
            (status, Ok(body)) => panic!("{status}: {body}"),
        }
    }

    /// Checks what is there after a restart: all that was acknowledged, nothing twice, and no call uncounted.
    async fn check(&mut self, server: &Server) {
        let documents = self.documents(server).await;
        for (name, id) in &self.sent {
            let found = documents.get(name);
            assert!(found.is_none_or(|ids| ids.len() == 1), "{name} is there twice: {found:?}");
            if let Some(id) = id {
                assert_eq!(found, Some(&BTreeSet::from([id.clone()])), "{name} was acknowledged as {id}");
            }
        }
        assert!(documents.keys().all(|name| self.sent.contains_key(name)), "nobody else makes documents");
        let used = server.get("/rate-limit", &self.key).await.ok()["used"].as_u64().unwrap();
        let used = usize::try_from(used).unwrap();
        let most = self.answered + self.unanswered + self.kills * BLOCK;
        assert!((self.answered..=most).contains(&used), "{used} used; {} answered, {most} at most", self.answered);
    }

    async fn documents(&mut self, server: &Server) -> BTreeMap<String, BTreeSet<String>> {
        let list = server.get("/documents", &self.key).await.ok();
        self.answered += 1;
        let mut documents: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for document in list.as_array().unwrap() {
            let text = |field: &str| document[field].as_str().unwrap().to_owned();
            documents.entry(text("name")).or_default().insert(text("id"));
        }
        documents
    }

    /// Sends again what got no answer, as a careful client does; afterwards everything is there exactly once. On
    /// PostgreSQL a key that a killed service had reserved is free after a minute, which is too long to wait here.
    async fn send_again(&mut self, server: &Server) {
        if self.engine == Engine::Postgres {
            return;
        }
        let lost: Vec<_> = self.sent.iter().filter(|(_, id)| id.is_none()).map(|(name, _)| name.clone()).collect();
        for name in lost {
            let Outcome::Made(id) = self.create(server, &name).await else { panic!("{name} can be sent again") };
            self.answered += 1;
            self.sent.insert(name, Some(id));
        }
        assert_eq!(self.documents(server).await.len(), self.sent.len());
    }

    /// Uses up what is left of the quota. All calls that were ever answered are within it.
    async fn exhaust(&mut self, server: &Server) {
        loop {
            let calls =
                (0..CLIENTS * 4).map(|_| async { server.get("/templates?limit=1", &self.key).await.status });
            let statuses = join_all(calls).await;
            assert!(statuses.iter().all(|status| matches!(status, 200 | 429)), "{statuses:?}");
            self.answered += statuses.iter().filter(|status| **status == 200).count();
            if statuses.contains(&429) {
                break;
            }
        }
        assert!(self.answered <= self.calls, "{} of {} calls", self.answered, self.calls);
        let wasted = self.unanswered + self.kills * BLOCK;
        assert!(
            self.answered + wasted >= self.calls,
            "{} of {} calls, {wasted} wasted",
            self.answered,
            self.calls
        );
    }
}

/// Kills the service so many times after so many documents each, then uses up its quota.
async fn survives(engine: Engine, kills: usize, documents: usize) {
    let mut trial = Trial::begin(engine, kills * (documents + CLIENTS * 2 + BLOCK) + 1_000).await;
    for kill in 0..kills {
        // At another moment each time.
        trial.load_and_kill(documents / 2 + (documents * kill) / (2 * kills)).await;
        let server = trial.place.serve().await;
        trial.check(&server).await;
        trial.send_again(&server).await;
        server.kill().await;
        // What this second kill wasted: the block that the checks were served from.
        trial.kills += 1;
    }
    let server = trial.place.serve().await;
    trial.exhaust(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kills_on_sqlite() {
    survives(Engine::Sqlite, 3, 400).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kills_on_postgresql() {
    survives(Engine::Postgres, 3, 400).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: takes minutes; part of `make test-full`"]
async fn what_was_acknowledged_survives_fifty_kills_on_sqlite() {
    survives(Engine::Sqlite, 50, 1_000).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: takes minutes; part of `make test-full`"]
async fn what_was_acknowledged_survives_fifty_kills_on_postgresql() {
    survives(Engine::Postgres, 50, 1_000).await;
}
