//! Everything at once: nodes are killed and the database fails over while documents are made, sent, signed and reminded of.
//! Afterwards all that was acknowledged is there, every event was delivered, and nothing happened twice.
//!
//! Files are in a bucket where `scripts/with-s3` gives one, else in a folder that the nodes share. Mail is kept in the
//! database: a mail server could be told the same mail twice when a node is killed in between, which receivers see by its
//! id; here each is counted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use countersign_tests::Engine;
use futures::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::database_server::DatabaseServer;
use crate::program::{Place, Server};
use crate::receiver::Receivers;

const NODES: usize = 3;
const CLIENTS: usize = 8;
const WEBHOOKS: usize = 2;
/// How long somebody goes on with one document before they give it up, and whoever looks after nodes with one that ends.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long nothing may happen while something is left to be done: a mail that could not be written down while the
/// database was away is tried again after half a minute, and what a killed node had taken is free after a minute at most.
const SETTLED_WITHIN: Duration = Duration::from_secs(100);

/// How far a document came, by what was acknowledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Made,
    Sent,
    Signed,
}

/// What the clients know.
#[derive(Default)]
struct Known {
    documents: BTreeMap<String, Stage>,
    acknowledged: usize,
    refused: usize,
    /// When the last write was acknowledged, and the longest time between two.
    last: Option<Instant>,
    longest: Duration,
    slowest: Duration,
}

struct Trial {
    place: Place,
    key: String,
    template: String,
    workspace: String,
    receivers: Receivers,
    nodes: Mutex<Vec<Option<Arc<Server>>>>,
    known: Mutex<Known>,
    next: AtomicUsize,
    over: std::sync::atomic::AtomicBool,
    kills: AtomicUsize,
}

/// What became of a step.
enum Step {
    Done(Value),
    /// Somebody else changed the document meanwhile, or it is past this step: nobody goes on with it.
    Conflict,
    /// No answer, "come back later", or the client's own attempt that got no answer is still under way.
    Again,
}

impl Trial {
    async fn begin(primary: &DatabaseServer, standby: &DatabaseServer) -> Self {
        let url = format!(
            "postgres://postgres@{},{}/postgres?target_session_attrs=read-write",
            primary.host(),
            standby.host()
        );
        let place = Place::on(Engine::Postgres).await.with("COUNTERSIGN_DATABASE_URL", &url);
        let files = std::env::var("COUNTERSIGN_TEST_S3_URL")
            .unwrap_or_else(|_| format!("file:{}", place.folder().join("shared-files").display()));
        let place = place
            .with("COUNTERSIGN_BLOBS_URL", &files)
            .with("COUNTERSIGN_SECRET_KEY", "the secret key that all nodes of the trial share")
            .with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8")
            .with("COUNTERSIGN_RENDER_WORKERS", "1");
        let place = std::env::vars()
            .filter(|(name, _)| name.starts_with("AWS_"))
            .fold(place, |place, (name, value)| place.with(&name, &value));
        let made = place.set_up_without_limits("Acme").await;
        let workspace = made["workspaceId"].as_str().unwrap().to_owned();
        let key = made["apiKey"].as_str().unwrap().to_owned();
        let mut trial = Self {
            place,
            key,
            template: String::new(),
            workspace,
            receivers: Receivers::start().await,
            nodes: Mutex::default(),
            known: Mutex::default(),
            next: AtomicUsize::new(0),
            over: false.into(),
            kills: AtomicUsize::new(0),
        };
        for number in 0..NODES {
            let node = trial.start_node(number).await;
            trial.nodes.lock().unwrap().push(Some(node));
        }
        let first = trial.node().unwrap();
        for number in 0..WEBHOOKS {
            let url = format!("http://{}/{number}", trial.receivers.address);
            let events = ["document.completed", "recipient.submitted"];
            let webhook = json!({ "url": url, "events": events });
            first.post_v2("/webhooks", &trial.key, &webhook).await.created();
        }
        let template = json!({
            "name": "Note", "formSchema": { "fields": [{ "id": "sign", "type": "signature", "required": true }] },
        });
        let template = first.post("/templates", &trial.key, &template).await.created();
        template["id"].as_str().unwrap().clone_into(&mut trial.template);
        trial
    }

    /// A node with a data folder of its own.
    async fn start_node(&self, number: usize) -> Arc<Server> {
        let folder = self.place.folder().join(format!("node-{number}"));
        Arc::new(self.place.node(&[], &[("COUNTERSIGN_DATA_DIR", folder.to_str().unwrap())]).await)
    }

    /// One of the nodes that run, each in its turn.
    fn node(&self) -> Option<Arc<Server>> {
        let nodes = self.nodes.lock().unwrap();
        let turn = self.next.fetch_add(1, Ordering::Relaxed);
        (0..nodes.len()).find_map(|step| nodes[(turn + step) % nodes.len()].clone())
    }

    /// Kills a node in the midst of what it does, and starts it again.
    async fn kill(&self, number: usize) {
        let node = self.nodes.lock().unwrap()[number].take().unwrap();
        node.signal("KILL").await;
        self.kills.fetch_add(1, Ordering::Relaxed);
        drop(node);
        let began = Instant::now();
        let node = loop {
            // A node that can't reach the database at its start ends; whoever looks after it starts it again.
            let starting = std::panic::AssertUnwindSafe(self.start_node(number));
            match futures::FutureExt::catch_unwind(starting).await {
                Ok(node) => break node,
                Err(panic) if began.elapsed() > PATIENCE => std::panic::resume_unwind(panic),
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        };
        self.nodes.lock().unwrap()[number] = Some(node);
    }

    async fn step(&self, method: Method, path: &str, body: &Value) -> Step {
        let Some(node) = self.node() else { return Step::Again };
        let began = Instant::now();
        let request = node.client.request(method.clone(), &format!("/api/external/v2{path}"));
        // A step that got no answer is asked for again; the key keeps it from being done twice.
        let request = request.header("x-api-key", &self.key).header("idempotency-key", format!("{path} {body}"));
        let answer = request.json(body).send().await;
        let answer = match answer {
            Ok(answer) => (answer.status().as_u16(), answer.json::<Value>().await),
            Err(_) => return Step::Again,
        };
        let mut known = self.known.lock().unwrap();
        known.slowest = known.slowest.max(began.elapsed());
        match answer {
            (200 | 201, Ok(body)) => {
                if method != Method::GET {
                    let now = Instant::now();
                    known.acknowledged += 1;
                    known.longest = known.longest.max(known.last.map_or(Duration::ZERO, |last| now - last));
                    known.last = Some(now);
                }
                Step::Done(body["data"].clone())
            }
            // The node that had it was killed; its claim ends by itself.
            (409, Ok(body)) if body["error"]["code"] == "IDEMPOTENCY_IN_FLIGHT" => Step::Again,
            (409, Ok(_)) => Step::Conflict,
            (503, Ok(_)) => {
                known.refused += 1;
                Step::Again
            }
            // Half an answer: the node was killed meanwhile.
            (_, Err(_)) => Step::Again,
            (status, Ok(body)) => panic!("{method} {path}: {status}: {body}"),
        }
    }

    /// Does a step until it is done; gives up with a document whose state forbids it, and when that takes too long.
    async fn insist(&self, path: &str, body: &Value) -> Option<()> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            match self.step(Method::POST, path, body).await {
                Step::Done(_) => return Some(()),
                Step::Conflict => return None,
                Step::Again => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        None
    }

    /// One document after the other: made, sent, signed.
    async fn client(&self, client: usize) {
        for number in 0.. {
            if self.over.load(Ordering::SeqCst) {
                return;
            }
            let new = json!({ "templateId": self.template, "name": format!("{client}-{number}") });
            let Step::Done(made) = self.step(Method::POST, "/documents", &new).await else {
                // Whether it was made nobody knows; this client makes another one.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let id = made["id"].as_str().unwrap().to_owned();
            self.reached(&id, Stage::Made);
            let person = format!("p{client}-{number}@example.com");
            let send = json!({ "recipients": [{ "email": person }] });
            if self.insist(&format!("/documents/{id}/send"), &send).await.is_none() {
                continue;
            }
            self.reached(&id, Stage::Sent);
            // Every third one waits for a reminder instead.
            if number % 3 == 2 {
                continue;
            }
            let submit = json!({ "email": person, "signatures": { "sign": { "typed": "Ana" } } });
            if self.insist(&format!("/documents/{id}/submit"), &submit).await.is_some() {
                self.reached(&id, Stage::Signed);
            }
        }
    }

    fn reached(&self, id: &str, stage: Stage) {
        self.known.lock().unwrap().documents.insert(id.to_owned(), stage);
    }

    /// Waits until so many more documents were signed.
    async fn more(&self, count: usize) {
        let signed =
            || self.known.lock().unwrap().documents.values().filter(|stage| **stage == Stage::Signed).count();
        let wanted = signed() + count;
        let (mut last, mut since) = (signed(), Instant::now());
        // As long as more comes, patience begins anew. What a killed node had begun is free after a minute at most, and until then
        // all clients may wait for such a thing.
        while last < wanted {
            tokio::time::sleep(Duration::from_millis(10)).await;
            let now = signed();
            if now > last {
                (last, since) = (now, Instant::now());
            }
            assert!(since.elapsed() < SETTLED_WITHIN, "no more documents were signed");
        }
    }

    /// Makes a reminder due for every document that nobody will sign, once.
    async fn reminders_are_due(&self, database: &DatabaseServer) -> u64 {
        let sql = "WITH due AS (
                       UPDATE documents SET reminder_days = 1, version = version + 1
                       WHERE status = 'sent' AND CAST(split_part(name, '-', 2) AS INTEGER) % 3 = 2
                         AND NOT EXISTS (SELECT 1 FROM reminders WHERE document_id = documents.id)
                       RETURNING workspace_id, id)
                   INSERT INTO reminders (workspace_id, document_id, days, next_at)
                   SELECT workspace_id, id, 1, 1 FROM due";
        database.client().await.execute(sql, &[]).await.unwrap()
    }

    /// Waits until nothing is left to be done, and compares.
    #[expect(clippy::print_stderr, reason = "the figures are worth reading")]
    async fn compare(&self, database: &DatabaseServer, reminded: u64) {
        let client = database.client().await;
        let number = async |sql: &str| client.query_one(sql, &[]).await.unwrap().get::<_, i64>(0);
        let quiet = "SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM events WHERE position IS NULL)
                          + (SELECT count(*) FROM deliveries WHERE status = 'pending')
                          + (SELECT count(*) FROM reminders WHERE next_at = 1)";
        let (mut left, mut since) = (number(quiet).await, Instant::now());
        while left > 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let now = number(quiet).await;
            if now < left {
                (left, since) = (now, Instant::now());
            }
            assert!(since.elapsed() < SETTLED_WITHIN, "{left} things are not done");
        }
        self.compare_documents(&client).await;

        // One completion and one seal for each, told once.
        let twice = "SELECT count(*) FROM (SELECT document_id FROM events WHERE event = 'document.completed'
                     GROUP BY document_id HAVING count(*) > 1) AS several";
        assert_eq!(number(twice).await, 0, "completions that were told twice");
        let completed = number("SELECT count(*) FROM documents WHERE status = 'completed'").await;
        assert_eq!(number("SELECT count(*) FROM events WHERE event = 'document.completed'").await, completed);
        assert_eq!(number("SELECT count(*) FROM activity WHERE event = 'document.sealed'").await, completed);
        assert_eq!(number("SELECT count(*) FROM seal_certificates").await, 1, "all nodes seal with one key");

        // No mail twice, reminders included.
        let twice = "SELECT kind || ' of ' || document_id || ': ' || string_agg(id || ' at ' || created_at, ', ') FROM mails
                     GROUP BY document_id, respondent_id, recipient, kind HAVING count(*) > 1";
        let twice: Vec<String> = client.query(twice, &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
        assert!(twice.is_empty(), "mails that were sent twice: {twice:?}");
        let mails = number("SELECT count(*) FROM mails WHERE kind = 'reminder'").await;
        assert_eq!(u64::try_from(mails).unwrap(), reminded, "a reminder for each that was due");
        assert_eq!(number("SELECT count(*) FROM activity WHERE event = 'respondent.reminded'").await, mails);

        // Every event was delivered to every receiver.
        let rows = client
            .query("SELECT id FROM events WHERE event IN ('document.completed', 'recipient.submitted')", &[])
            .await
            .unwrap();
        let events: BTreeSet<String> = rows.iter().map(|row| row.get(0)).collect();
        let arrived = self.receivers.arrived();
        let mut each: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for one in &arrived {
            each.entry(one.path.clone()).or_default().insert(one.id.clone());
        }
        assert_eq!(each.len(), WEBHOOKS);
        assert!(each.values().all(|ids| *ids == events), "every receiver got every event");
        let twice = arrived.len() - events.len() * WEBHOOKS;
        // A webhook's node repeats what was under way when it was killed, or when the database was away.
        let kills = self.kills.load(Ordering::Relaxed);
        assert!(twice <= WEBHOOKS * (kills + 2), "{twice} deliveries came twice");
        self.place.run(&["verify", "--workspace", &self.workspace]).await.ok();

        let known = self.known.lock().unwrap();
        eprintln!(
            "{} writes acknowledged on {} documents, none lost; {} answers of 503, the slowest answer {:.1?}; {} \
             completions, {} reminders, {} events, {} deliveries ({twice} of them twice); {kills} kills; longest time \
             without an acknowledged write {:.1?}",
            known.acknowledged,
            known.documents.len(),
            known.refused,
            known.slowest,
            completed,
            mails,
            events.len(),
            arrived.len(),
            known.longest,
        );
    }

    /// Every document came at least as far as was acknowledged.
    async fn compare_documents(&self, client: &tokio_postgres::Client) {
        let rows = client.query("SELECT id, status FROM documents", &[]).await.unwrap();
        let found: BTreeMap<String, String> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let known = self.known.lock().unwrap();
        for (id, stage) in &known.documents {
            let status = found.get(id).unwrap_or_else(|| panic!("{id} was acknowledged as {stage:?} and is gone"));
            let right = match stage {
                Stage::Made => true,
                Stage::Sent => status != "draft",
                Stage::Signed => status == "completed",
            };
            assert!(right, "{id} was acknowledged as {stage:?} and is {status}");
        }
    }
}

/// Load throughout; each node is killed so many times, and the database fails over in the middle.
async fn survives(rounds: usize, documents: usize) {
    let primary = DatabaseServer::start().await;
    let standby = primary.standby().await;
    let trial = Trial::begin(&primary, &standby).await;
    let story = async {
        let mut reminded = 0;
        for round in 0..rounds {
            trial.more(documents).await;
            if round == rounds / 2 {
                // A node dies with the database.
                tokio::join!(trial.kill(round % NODES), async {
                    primary.stop_at_once().await;
                    standby.promote().await;
                });
                trial.more(documents).await;
            }
            let database = if round < rounds / 2 { &primary } else { &standby };
            reminded += trial.reminders_are_due(database).await;
            trial.kill((round + 1) % NODES).await;
        }
        trial.more(documents).await;
        trial.over.store(true, Ordering::SeqCst);
        reminded
    };
    let (reminded, _) = tokio::join!(story, join_all((0..CLIENTS).map(|client| trial.client(client))));
    trial.compare(&standby, reminded).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: takes a minute; part of `make test-full`"]
async fn nodes_are_killed_and_the_database_fails_over() {
    survives(1, 10).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: takes minutes; part of `make test-full`"]
async fn nodes_are_killed_many_times_and_the_database_fails_over() {
    survives(9, 40).await;
}
