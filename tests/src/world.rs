//! A whole instance, and workspaces in it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use app::accounts::Profile;
use app::sealing::Sealer;
use app::sessions::SessionSettings;
use app::sign_on::{SignOn, SignOnSettings};
use app::signing::SigningSettings;
use app::webhooks::Hooks;
use app::worker::{Settings as WorkerSettings, Workers};
use app::workspaces::{Credentials, SetUp};
use app::{App, Parts, Vault};
use http_api::HttpConfig;
use model::Clock;
use model::id::{UserId, WorkspaceId};
use model::limits::Limits;
use model::plan::{Plan, PlanLimits};
use model::random::SystemRandom;
use outbound::hooks::Guard;
use outbound::traces::{TraceSettings, Traces};
use reqwest::{Method, RequestBuilder};
use serde_json::Value;
use store::Database;
use store::blobs::Blobs;
use tokio::runtime::Runtime;

use crate::{Answer, Client, Databases, Engine, Person, TestClock, program};

/// What differs from a usual instance.
#[derive(Debug, Clone, Default)]
pub struct WorldOptions {
    /// How much is taken at most.
    pub limits: Limits,
    /// The HTTP side; its base URL is filled in.
    pub http: HttpConfig,
    /// The address of a time-stamp authority.
    pub time_stamp_authority: Option<String>,
    /// The mail server; without one, mail is kept in the local outbox.
    pub smtp_url: Option<String>,
    /// Whether webhooks may reach public addresses alone; else also receivers on this machine.
    pub public_hooks_only: bool,
    /// The house that signs people in beside us.
    pub sign_on: Option<SignOnSettings>,
    /// How long an attempt to deliver to a webhook may take.
    pub hook_deadline: Option<Duration>,
    /// What people agree to before they sign, in place of the text that is built in.
    pub consent_text: Option<String>,
    /// The collector that traces are told to.
    pub traces: Option<String>,
}

/// An instance with one node or more over one database.
pub struct World {
    /// The clock of all nodes.
    pub clock: TestClock,
    /// The first node.
    pub node: Node,
    options: WorldOptions,
    databases: Arc<Databases>,
}

/// One running node.
#[derive(Clone)]
pub struct Node {
    /// Its application, for what the interface can't do.
    pub app: App,
    /// A client that speaks to it.
    pub client: Client,
    server: Arc<tokio::task::AbortHandle>,
    threads: Arc<Threads>,
}

/// How long the threads of a node may take to end; what they do at that moment is short.
const LONGEST_END: Duration = Duration::from_secs(10);

/// The threads on which everything of a node runs, so that a crash ends all of it at once: requests under way, what runs
/// beside them, and the connections to the database.
struct Threads(Mutex<Option<Runtime>>);

impl Threads {
    fn take(&self) -> Option<Runtime> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Waits until all have ended. One that still ran would see what the test does next: it could write down, at a time to
    /// which the test has turned the clock since, that its work was cut off.
    fn end(&self) {
        if let Some(runtime) = self.take() {
            // A runtime can't wait for another one on a thread of its own.
            let ending = std::thread::spawn(move || runtime.shutdown_timeout(LONGEST_END));
            ending.join().expect("the threads of a node end");
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        if let Some(runtime) = self.take() {
            runtime.shutdown_background();
        }
    }
}

impl World {
    /// Starts an instance on a fresh database.
    pub async fn start(engine: Engine) -> Self {
        Self::start_with(engine, WorldOptions::default()).await
    }

    /// Starts an instance with options.
    pub async fn start_with(engine: Engine, options: WorldOptions) -> Self {
        let databases = Arc::new(Databases::fresh(engine).await);
        let clock = TestClock::default();
        let node = Node::start(&databases, &NodeClock::InHand(clock.clone()), &options).await;
        Self { clock, node, options, databases }
    }

    /// Starts another node over the same database. On SQLite only after the first one is gone.
    pub async fn another_node(&self) -> Node {
        Node::start(&self.databases, &self.node_clock(), &self.options).await
    }

    fn node_clock(&self) -> NodeClock {
        NodeClock::InHand(self.clock.clone())
    }

    /// Starts another node over the same database whose machine has a clock of its own, and which chooses between that and the
    /// database's as the program does.
    pub async fn node_with_a_clock_of_its_own(&self, own: impl Clock) -> Node {
        Node::start(&self.databases, &NodeClock::ItsOwn(Arc::new(own)), &self.options).await
    }

    /// The application as a command of the command line has it: over the same database, while the nodes run, and with
    /// nothing running beside it.
    pub async fn operator(&self) -> App {
        make_app(&self.databases, &self.node_clock(), &self.options).await
    }

    /// The database itself, for what neither the interface nor the application tells.
    pub async fn database(&self) -> Database {
        Database::open(self.databases.url()).await.expect("the database opens")
    }

    /// The place of the data.
    #[must_use]
    pub fn databases(&self) -> &Databases {
        &self.databases
    }

    /// A client without any key.
    #[must_use]
    pub const fn client(&self) -> &Client {
        &self.node.client
    }

    /// A workspace with limits that no test reaches by accident.
    pub async fn workspace(&self, name: &str) -> Workspace {
        let plenty = PlanLimits { calls_per_month: 1_000_000, per_minute: 100_000 };
        self.workspace_on(name, Plan::Enterprise(plenty)).await
    }

    /// A workspace on a plan.
    pub async fn workspace_on(&self, name: &str, plan: Plan) -> Workspace {
        let email = format!("admin@{}.example", name.to_lowercase().replace(|c: char| !c.is_alphanumeric(), "-"));
        let password = Some("correct horse battery".to_owned());
        let profile = Profile::default();
        let wanted =
            SetUp { workspace: name.to_owned(), email: email.clone(), password, profile, plan, link: None };
        let made = app::workspaces::set_up(&self.node.app, wanted).await.expect("a workspace");
        let Credentials { workspace, user, api_key, .. } = made;
        Workspace { id: workspace, user, email, key: api_key.reveal().to_owned(), node: self.node.clone() }
    }
}

/// What a node goes by.
#[derive(Clone)]
enum NodeClock {
    /// The test's hand.
    InHand(TestClock),
    /// As the program does: the database server's clock, or its machine's.
    ItsOwn(Arc<dyn Clock>),
}

async fn make_app(databases: &Databases, clock: &NodeClock, options: &WorldOptions) -> App {
    let database = Database::open(databases.url()).await.expect("the database opens");
    store::migrate(&database).await.expect("the database migrates");
    let clock = match clock {
        NodeClock::InHand(clock) => Arc::new(clock.clone()),
        NodeClock::ItsOwn(own) => database.clock_or(Arc::clone(own)),
    };
    let asker = outbound::Asker::new().expect("a client");
    App::new(Parts {
        database,
        blobs: Blobs::open(&databases.blobs_url()).expect("the files open"),
        clock,
        random: Arc::new(SystemRandom),
        limits: options.limits.clone(),
        vault: Vault::new(&["a secret key of the tests, long enough"]).expect("a vault"),
        workers: Workers::new(WorkerSettings::new(program())),
        sealer: Sealer::new(databases.key_source(), options.time_stamp_authority.clone(), asker.clone()),
        sessions: SessionSettings::default(),
        signing: SigningSettings { consent_text: options.consent_text.clone(), ..SigningSettings::default() },
        mailer: options
            .smtp_url
            .as_deref()
            .map(|url| outbound::Mailer::new(url, "Countersign <no-reply@sign.example>").expect("a mail server")),
        hooks: hooks(options),
        sign_on: options
            .sign_on
            .clone()
            .map(|settings| SignOn::new(settings, asker).expect("a house that signs in")),
        traces: traces(options),
    })
}

fn traces(options: &WorldOptions) -> Traces {
    let variable = |name: &str| options.traces.clone().filter(|_| name == "OTEL_EXPORTER_OTLP_ENDPOINT");
    let settings = TraceSettings::read(variable).expect("settings for traces");
    settings.map(|settings| Traces::to(settings).expect("what tells traces")).unwrap_or_default()
}

/// Receivers in the tests listen on this machine.
fn hooks(options: &WorldOptions) -> Hooks {
    let here = "127.0.0.0/8".parse().expect("a network");
    let hooks = Hooks::new(Guard::new(if options.public_hooks_only { Vec::new() } else { vec![here] }));
    let hooks = hooks.expect("what delivers to webhooks");
    options.hook_deadline.into_iter().fold(hooks, Hooks::with_deadline)
}

impl Node {
    async fn start(databases: &Arc<Databases>, clock: &NodeClock, options: &WorldOptions) -> Self {
        let threads = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let threads = threads.expect("threads for the node");
        let (databases, clock, options) = (Arc::clone(databases), clock.clone(), options.clone());
        let started = threads.spawn(async move {
            let app = make_app(&databases, &clock, &options).await;
            app.start().await.expect("the application starts");
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
            let base_url = format!("http://{}", listener.local_addr().expect("an address"));
            app.set_base_url(&base_url);
            let config = HttpConfig { base_url: base_url.clone(), ..options.http };
            let router = http_api::services(app.clone(), config).public;
            let server = tokio::spawn(async move {
                // The sender stays here: the server ends with this task.
                let (_go_on, stopped) = tokio::sync::watch::channel(false);
                http_api::serve(listener, router, http_api::HEAD_TIME, stopped).await.expect("it serves");
            });
            (app, base_url, server.abort_handle())
        });
        let (app, base_url, server) = started.await.expect("the node starts");
        let threads = Arc::new(Threads(Mutex::new(Some(threads))));
        Self { app, client: Client::new(base_url), server: Arc::new(server), threads }
    }

    /// Stops the node as a clean stop does.
    pub async fn stop(self) {
        self.server.abort();
        self.app.stop().await;
        self.threads.end();
    }

    /// Ends the node as a crash does: nothing is written down, what it holds in memory is lost.
    pub fn crash(self) {
        self.threads.end();
    }
}

/// A workspace with an administrator and a key, seen through one node.
#[derive(Clone)]
pub struct Workspace {
    /// Its id.
    pub id: WorkspaceId,
    /// Its administrator.
    pub user: UserId,
    /// The administrator's address; the password is `correct horse battery`.
    pub email: String,
    /// The key.
    pub key: String,
    /// The node that requests go to.
    pub node: Node,
}

impl Workspace {
    /// The administrator at the console, signed in.
    pub async fn administrator(&self) -> Person {
        Person::signed_in(&self.node.client, &self.email).await
    }

    /// The same workspace, seen through another node.
    #[must_use]
    pub fn through(&self, node: &Node) -> Self {
        Self { node: node.clone(), ..self.clone() }
    }

    /// The same workspace with another key.
    #[must_use]
    pub fn with_key(&self, key: &str) -> Self {
        Self { key: key.to_owned(), ..self.clone() }
    }

    /// A version 1 request with the key. The path is below `/api/external/v1`, or a whole address.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let path = if path.starts_with("http") { path.to_owned() } else { format!("/api/external/v1{path}") };
        self.node.client.request(method, &path).bearer_auth(&self.key)
    }

    /// A version 2 request with the key. The path is below `/api/external/v2`.
    pub fn request_v2(&self, method: Method, path: &str) -> RequestBuilder {
        self.node.client.request(method, &format!("/api/external/v2{path}")).header("X-Api-Key", &self.key)
    }

    /// Sends a request and reads the whole answer.
    pub async fn send(&self, request: RequestBuilder) -> Answer {
        self.node.client.send(request).await
    }

    /// GET.
    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    /// POST with a JSON body.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    /// PATCH with a JSON body.
    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::PATCH, path).json(&body)).await
    }

    /// DELETE.
    pub async fn delete(&self, path: &str) -> Answer {
        self.send(self.request(Method::DELETE, path)).await
    }

    /// Makes a template and gives its id.
    pub async fn template(&self, body: Value) -> String {
        self.post("/templates", body).await.created()["id"].as_str().expect("an id").to_owned()
    }

    /// Makes a document and gives its id.
    pub async fn document(&self, body: Value) -> String {
        self.post("/documents", body).await.created()["id"].as_str().expect("an id").to_owned()
    }
}
