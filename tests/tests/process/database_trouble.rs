//! PostgreSQL in trouble: whoever asks is told soon to come back later, the service returns by itself, and nothing that was
//! acknowledged is lost.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use countersign_tests::{Engine, Person, eventually};
use futures::future::join_all;
use reqwest::Method;
use serde_json::json;
use tokio::time::Instant;

use crate::database_server::DatabaseServer;
use crate::program::{Place, Server};

/// An answer comes within this, whatever the database does. The service's own bound is 5 seconds; a machine that runs
/// all tests at once may add to it.
const ANSWERED_WITHIN: Duration = Duration::from_secs(9);
/// The service is back so long after the database.
const BACK_WITHIN: Duration = Duration::from_secs(10);

/// An instance on servers of its own.
struct Trial {
    nodes: Vec<Server>,
    key: String,
    password: String,
    template: String,
    /// Documents that were acknowledged.
    made: Mutex<BTreeSet<String>>,
    /// The longest that a client waited for an answer.
    longest: Mutex<Duration>,
    ended: AtomicBool,
    _place: Place,
}

impl Trial {
    /// So many nodes over servers, any of which may be the one that takes writes.
    async fn begin(servers: &[&DatabaseServer], nodes: usize) -> Self {
        let hosts: Vec<_> = servers.iter().map(|server| server.host()).collect();
        let url = format!("postgres://postgres@{}/postgres", hosts.join(","));
        let place = Place::on(Engine::Postgres).await.with("COUNTERSIGN_DATABASE_URL", &url);
        let made = place.set_up_without_limits("Acme").await;
        let nodes = join_all((0..nodes).map(|_| place.serve())).await;
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        let (key, password) = (text("apiKey"), text("password"));
        let template = nodes[0].post("/templates", &key, &json!({ "name": "NDA" })).await.created();
        let template = template["id"].as_str().unwrap().to_owned();
        let (made, longest, ended) = (Mutex::default(), Mutex::default(), AtomicBool::new(false));
        Self { nodes, key, password, template, made, longest, ended, _place: place }
    }

    /// Makes a document; tells whether it was acknowledged. Anything but that and "come back later" fails.
    async fn make(&self, node: &Server) -> bool {
        let began = Instant::now();
        let body = json!({ "templateId": self.template, "name": "NDA" });
        let answer = node.call(Method::POST, "/documents", &self.key, Some(&body)).await;
        let took = began.elapsed();
        let mut longest = self.longest.lock().unwrap();
        *longest = longest.max(took);
        drop(longest);
        if answer.status == 201 {
            let id = answer.created()["id"].as_str().unwrap().to_owned();
            self.made.lock().unwrap().insert(id);
            return true;
        }
        answer.error(503, "UNAVAILABLE");
        assert_eq!(answer.header("retry-after"), "2");
        false
    }

    /// Clients that make documents on all nodes until they are told to end.
    async fn load(&self, clients: usize) {
        let client = async |number: usize| {
            while !self.ended.load(Ordering::SeqCst) {
                if !self.make(&self.nodes[number % self.nodes.len()]).await {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        };
        join_all((0..clients).map(client)).await;
    }

    /// Waits until so many more documents were acknowledged.
    async fn more(&self, count: usize) {
        let before = self.made.lock().unwrap().len();
        let what = format!("{count} more documents");
        eventually(&what, async || (self.made.lock().unwrap().len() >= before + count).then_some(())).await;
    }

    /// Waits until a node says that it is not ready. That it lives it says all the same.
    async fn not_ready(&self) {
        for node in &self.nodes {
            let status = async || node.client.get("/readyz").await.status;
            eventually("a node that is not ready", async || (status().await == 503).then_some(())).await;
            assert_eq!(node.client.get("/healthz").await.status, 200);
        }
    }

    /// Waits until every node is ready and makes documents again, and tells how long that took.
    async fn back(&self) -> Duration {
        let began = Instant::now();
        for node in &self.nodes {
            let ready = async || (node.client.get("/readyz").await.status == 200).then_some(());
            eventually("a node that is ready again", ready).await;
            eventually("a document", async || self.make(node).await.then_some(())).await;
        }
        let took = began.elapsed();
        assert!(took < BACK_WITHIN, "it took {took:?}");
        took
    }

    /// Everything that was acknowledged is there.
    async fn check(&self) {
        let found = self.nodes[0].walk("/api/external/v1/documents?limit=100", &self.key).await;
        let found: BTreeSet<_> =
            found.iter().map(|document| document["id"].as_str().unwrap().to_owned()).collect();
        let made = self.made.lock().unwrap();
        let lost: Vec<_> = made.difference(&found).collect();
        assert!(lost.is_empty(), "{} of {} were lost: {lost:?}", lost.len(), made.len());
    }

    /// Loads the nodes, has trouble, and waits until the service is back; then looks at what is there.
    #[expect(clippy::print_stderr, reason = "the figures are worth reading")]
    async fn through(&self, what: &str, trouble: impl Future<Output = ()>) {
        self.ended.store(false, Ordering::SeqCst);
        *self.longest.lock().unwrap() = Duration::ZERO;
        let story = async {
            self.more(50).await;
            let began = Instant::now();
            trouble.await;
            let (away, back) = (began.elapsed(), self.back().await);
            self.more(50).await;
            self.ended.store(true, Ordering::SeqCst);
            (away, back)
        };
        let ((away, back), ()) = tokio::join!(story, self.load(8));
        self.check().await;
        let (made, longest) = (self.made.lock().unwrap().len(), *self.longest.lock().unwrap());
        eprintln!(
            "{what}: away {away:.1?}, back {back:.1?} later; {made} acknowledged, none lost; slowest {longest:.1?}"
        );
        assert!(longest < ANSWERED_WITHIN, "somebody waited {longest:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_restarted_crashes_and_hangs() {
    let server = DatabaseServer::start().await;
    let trial = Trial::begin(&[&server], 2).await;
    trial
        .through("migration by a newer version", async {
            let mut client = server.client().await;
            let sql = "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public'";
            let tables: Vec<String> = client.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
            // Whichever of two gets in the other's way is chosen by the server.
            loop {
                let step = client.transaction().await.unwrap();
                let mut added = Ok(());
                for table in &tables {
                    let sql = format!("ALTER TABLE {table} ADD COLUMN of_the_future TEXT");
                    added = added.and(step.batch_execute(&sql).await);
                }
                let done = match added {
                    Ok(()) => step.commit().await.is_ok(),
                    Err(_) => false,
                };
                if done {
                    break;
                }
            }
        })
        .await;
    trial
        .through("restart", async {
            server.stop().await;
            server.start_again().await;
        })
        .await;
    trial
        .through("crash", async {
            server.stop_at_once().await;
            trial.not_ready().await;
            server.start_again().await;
        })
        .await;
    trial
        .through("hang", async {
            server.freeze();
            trial.not_ready().await;
            // Once it is known, nobody waits any more.
            let began = Instant::now();
            assert!(!trial.make(&trial.nodes[0]).await);
            assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
            server.thaw();
        })
        .await;
    // Several parts look several times a second; that the database is away is told once.
    for node in &trial.nodes {
        let log = node.log.all();
        let repeated: Vec<_> = log.iter().filter(|line| line.contains("it is tried again")).collect();
        assert!(repeated.len() < 40, "{} lines: {:?}", repeated.len(), repeated.last());
        assert!(log.iter().any(|line| line.contains("the database is away")));
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: the run with faults does the same and more; part of `make test-full`"]
async fn a_standby_that_takes_over_from_a_crashed_primary() {
    let primary = DatabaseServer::start().await;
    let standby = primary.standby().await;
    let trial = Trial::begin(&[&primary, &standby], 2).await;
    trial
        .through("failover", async {
            primary.stop_at_once().await;
            standby.promote().await;
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standby_that_takes_over_from_a_hung_primary() {
    let primary = DatabaseServer::start().await;
    let standby = primary.standby().await;
    let trial = Trial::begin(&[&primary, &standby], 2).await;
    trial
        .through("failover from a hung primary", async {
            primary.freeze();
            trial.not_ready().await;
            standby.promote().await;
        })
        .await;
    // Whoever made the standby the first one also keeps the old one from coming back.
    drop(primary);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: writes are given up after 15 seconds; part of `make test-full`"]
async fn a_primary_whose_standby_is_gone_takes_no_writes_and_the_node_says_so() {
    let primary = DatabaseServer::start().await;
    let standby = primary.standby().await;
    let trial = Trial::begin(&[&primary], 1).await;
    assert!(trial.make(&trial.nodes[0]).await);
    let person = Person::new(&trial.nodes[0].client);
    let given = json!({ "email": "ana@example.com", "password": trial.password });
    let _ = person.post("/session", given).await.ok();
    standby.stop_at_once().await;
    trial.not_ready().await;
    // However many writes are given up, few of them wait at the server, and there is room for reads.
    for _ in 0..2 {
        join_all((0..8).map(|_| async { assert!(!trial.make(&trial.nodes[0]).await) })).await;
    }
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    let waiting: i64 = primary.client().await.query_one(sql, &[]).await.unwrap().get(0);
    assert!((1..=4).contains(&waiting), "{waiting} commits wait for the standby");
    let _ = person.get("/home").await.ok();
    standby.start_again().await;
    trial.back().await;
    trial.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_connections_to_give() {
    // Room for both nodes with all that they want, so that it is only the others who leave none.
    let server = DatabaseServer::start_with("max_connections = 40").await;
    let trial = Trial::begin(&[&server], 2).await;
    trial
        .through("exhausted connections", async {
            let mut others = Vec::new();
            while let Ok((client, connection)) =
                tokio_postgres::connect(&server.url(), tokio_postgres::NoTls).await
            {
                tokio::spawn(connection);
                others.push(client);
            }
            // With those that they have, nodes go on.
            trial.more(100).await;
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_without_any_connection_says_so_and_returns() {
    let server = DatabaseServer::start_with("max_connections = 12").await;
    // Before the node, which takes what it gets.
    let first = server.client().await;
    let trial = Trial::begin(&[&server], 1).await;
    let others = Mutex::new(Vec::new());
    // Those of the node are ended, and taken before it has them again.
    let end =
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'countersign'";
    eventually("a node without a connection", async || {
        first.query(end, &[]).await.unwrap();
        while let Ok((client, connection)) = tokio_postgres::connect(&server.url(), tokio_postgres::NoTls).await {
            tokio::spawn(connection);
            others.lock().unwrap().push(client);
        }
        let left = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'countersign' LIMIT 1";
        first.query_opt(left, &[]).await.unwrap().is_none().then_some(())
    })
    .await;
    let began = Instant::now();
    assert!(!trial.make(&trial.nodes[0]).await);
    assert!(began.elapsed() < ANSWERED_WITHIN, "{:?}", began.elapsed());
    trial.not_ready().await;
    drop((first, others));
    trial.back().await;
}
