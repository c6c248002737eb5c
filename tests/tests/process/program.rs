//! The program as an operator has it: started, asked, stopped and killed.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex};

use countersign_tests::{Answer, Client, Databases, Engine, eventually, program};
use reqwest::Method;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};

/// Where an instance lives, and the settings that its programs are started with.
pub struct Place {
    databases: Databases,
    program: PathBuf,
    variables: Vec<(String, String)>,
}

impl Place {
    /// A place for a new instance.
    pub async fn on(engine: Engine) -> Self {
        let databases = Databases::fresh(engine).await;
        let place = Self { variables: Vec::new(), databases, program: program() };
        let place = match engine {
            Engine::Sqlite => place,
            Engine::Postgres => {
                let url = place.databases.url().to_owned();
                place.with("COUNTERSIGN_DATABASE_URL", &url)
            }
        };
        place.with("COUNTERSIGN_HTTP_LISTEN", "127.0.0.1:0").with("COUNTERSIGN_LOG_FORMAT", "json")
    }

    /// The same place with one more setting, or another value of one.
    pub fn with(mut self, variable: &str, value: &str) -> Self {
        self.variables.retain(|(name, _)| name != variable);
        self.variables.push((variable.to_owned(), value.to_owned()));
        self
    }

    /// The same place with another copy of the program.
    pub fn by(mut self, program: &Path) -> Self {
        program.clone_into(&mut self.program);
        self
    }

    /// The folder in which the programs are started; their data folder is `data` in it.
    pub fn folder(&self) -> &Path {
        self.databases.folder()
    }

    /// A path in the data folder.
    pub fn data(&self, name: &str) -> PathBuf {
        self.folder().join("data").join(name)
    }

    /// The address of the database that the instance uses.
    pub fn database_url(&self) -> String {
        if self.databases.engine() == Engine::Sqlite {
            format!("sqlite:{}", self.data("countersign.db").display())
        } else {
            self.databases.url().to_owned()
        }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        // Nothing of the test's own surroundings.
        command.env_clear().envs(self.variables.iter().map(|(name, value)| (name, value)));
        command.args(arguments).current_dir(self.folder()).kill_on_drop(true);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Starts the service for somebody who reads its log themselves. It ends with the test.
    pub fn serve_unread(&self, log: &str) -> Child {
        self.command(&["serve"]).env("RUST_LOG", log).stdout(Stdio::null()).spawn().unwrap()
    }

    /// Runs a command to its end.
    pub async fn run(&self, arguments: &[&str]) -> Run {
        Run::of(self.command(arguments).output().await.unwrap())
    }

    /// Runs a command that reads from its standard input.
    pub async fn run_reading(&self, arguments: &[&str], input: &str) -> Run {
        let mut child = self.command(arguments).stdin(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input.as_bytes()).await.unwrap();
        drop(stdin);
        Run::of(child.wait_with_output().await.unwrap())
    }

    /// Runs a command that prints into a file.
    pub async fn run_into(&self, arguments: &[&str], file: std::fs::File) -> Run {
        let child = self.command(arguments).stdout(file).spawn().unwrap();
        Run::of(child.wait_with_output().await.unwrap())
    }

    /// Starts a command that goes on until it is ended.
    pub fn start(&self, arguments: &[&str]) -> Running {
        let mut child = self.command(arguments).spawn().unwrap();
        let printed = Lines::of(child.stdout.take().unwrap());
        let told = Lines::of(child.stderr.take().unwrap());
        Running { child, printed, told }
    }

    /// Makes a workspace and gives what `setup --json` printed.
    pub async fn set_up(&self, workspace: &str) -> Value {
        let arguments = ["setup", "--workspace", workspace, "--email", "ana@example.com", "--json"];
        self.run(&arguments).await.json()
    }

    /// The same, for a workspace whose limits no test reaches.
    pub async fn set_up_without_limits(&self, workspace: &str) -> Value {
        let made = self.set_up(workspace).await;
        let plan = ["enterprise", "--calls", "1000000000", "--per-minute", "1000000000"];
        let id = made["workspaceId"].as_str().unwrap();
        self.run(&[&["workspace", "set-plan", id][..], &plan].concat()).await.ok();
        made
    }

    /// Starts the service and waits until it says that it is ready.
    pub async fn serve(&self) -> Server {
        self.node(&[], &[]).await
    }

    /// Starts the service with more arguments and settings, as one of several nodes.
    pub async fn node(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Server {
        let mut command = self.command(&[&["serve"], arguments].concat());
        let mut child = command.envs(variables.iter().copied()).spawn().unwrap();
        let printed = Lines::of(child.stdout.take().unwrap());
        let log = Lines::of(child.stderr.take().unwrap());
        let child = Mutex::new(child);
        let ready = eventually("the service to be ready", async || {
            let ended = child.lock().unwrap().try_wait().unwrap();
            assert!(ended.is_none(), "the service ended with {ended:?}: {:?}", log.all());
            log.event("ready")
        })
        .await;
        let base_url = ready["address"].as_str().unwrap().to_owned();
        Server { child: child.into_inner().unwrap(), client: Client::new(base_url), printed, log }
    }
}

/// How a command ended.
#[derive(Debug)]
pub struct Run {
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Run {
    fn of(output: std::process::Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Self { status: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }

    /// What a command printed that succeeded.
    pub fn ok(&self) -> &str {
        assert_eq!((self.status, self.stderr.as_str()), (Some(0), ""), "{self:?}");
        &self.stdout
    }

    /// What a command printed that succeeded and prints JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(self.ok()).unwrap_or_else(|error| panic!("{error}: {}", self.stdout))
    }

    /// The one line on standard error with which a command failed.
    pub fn failure(&self) -> &str {
        assert_eq!(self.status, Some(1), "{self:?}");
        let line = self.stderr.strip_suffix('\n').unwrap_or_else(|| panic!("no line: {self:?}"));
        assert!(!line.contains('\n'), "more than one line: {}", self.stderr);
        line.strip_prefix("countersign: ").unwrap_or_else(|| panic!("{line}"))
    }
}

/// A running command; killed when it is dropped.
pub struct Running {
    child: Child,
    /// What it printed.
    pub printed: Lines,
    /// What it said on standard error.
    told: Lines,
}

impl Running {
    /// Ends it as somebody at a keyboard does, and tells its exit status.
    pub async fn interrupt(self) -> Option<i32> {
        self.end("INT").await
    }

    /// Sends it a signal that ends it, and tells its exit status.
    pub async fn end(mut self, name: &str) -> Option<i32> {
        signal(&self.child, name).await;
        self.child.wait().await.unwrap().code()
    }

    /// Waits for its end, and tells its exit status and what it said on standard error.
    pub async fn ended(mut self) -> (Option<i32>, Vec<String>) {
        let ended = tokio::time::timeout(std::time::Duration::from_mins(1), self.child.wait()).await;
        let status = ended.expect("it ends").unwrap().code();
        eventually("all that it said", async || self.told.is_whole().then_some(())).await;
        (status, self.told.all())
    }
}

/// Sends a process a signal.
pub async fn signal(child: &Child, name: &str) {
    let process = child.id().expect("it runs");
    // The shell has a `kill` of its own, so that no other program is needed.
    let sent = Command::new("sh").args(["-c", &format!("kill -{name} {process}")]).status().await.unwrap();
    assert!(sent.success());
}

/// A running service; killed when it is dropped.
pub struct Server {
    child: Child,
    pub client: Client,
    /// What it printed for people.
    pub printed: Lines,
    /// What it wrote about itself.
    pub log: Lines,
}

impl Server {
    /// A version 1 request.
    pub async fn call(&self, method: Method, path: &str, key: &str, body: Option<&Value>) -> Answer {
        let request = self.client.request(method, &format!("/api/external/v1{path}")).bearer_auth(key);
        self.client.send(if let Some(body) = body { request.json(body) } else { request }).await
    }

    /// A version 1 GET.
    pub async fn get(&self, path: &str, key: &str) -> Answer {
        self.call(Method::GET, path, key, None).await
    }

    /// A version 1 POST.
    pub async fn post(&self, path: &str, key: &str, body: &Value) -> Answer {
        self.call(Method::POST, path, key, Some(body)).await
    }

    /// A version 2 request.
    pub async fn call_v2(&self, method: Method, path: &str, key: &str, body: Option<&Value>) -> Answer {
        let request = self.client.request(method, &format!("/api/external/v2{path}")).header("x-api-key", key);
        self.client.send(if let Some(body) = body { request.json(body) } else { request }).await
    }

    /// A version 2 GET.
    pub async fn get_v2(&self, path: &str, key: &str) -> Answer {
        self.call_v2(Method::GET, path, key, None).await
    }

    /// A version 2 POST.
    pub async fn post_v2(&self, path: &str, key: &str, body: &Value) -> Answer {
        self.call_v2(Method::POST, path, key, Some(body)).await
    }

    /// All that a list holds, page after page, from a whole path such as `/api/external/v2/documents`.
    pub async fn walk(&self, path: &str, key: &str) -> Vec<Value> {
        let (mut all, mut next) = (Vec::new(), Some(path.to_owned()));
        while let Some(path) = next {
            let request = self.client.request(Method::GET, &path);
            let is_v2 = path.starts_with("/api/external/v2/");
            let request = if is_v2 { request.header("x-api-key", key) } else { request.bearer_auth(key) };
            let page = self.client.send(request).await;
            let Value::Array(rows) = page.ok() else { panic!("a list: {}", page.text()) };
            all.extend(rows);
            next = page.next_page().map(|url| url[url.find("/api/").expect("a path of ours")..].to_owned());
        }
        all
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id().expect("it runs")
    }

    /// Ends it without a warning.
    pub async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    /// Sends it a signal.
    pub async fn signal(&self, name: &str) {
        signal(&self.child, name).await;
    }

    /// Waits for its end, and until all that it wrote has been read, and tells its exit status.
    pub async fn ended(&mut self) -> Option<i32> {
        let ended = tokio::time::timeout(std::time::Duration::from_mins(1), self.child.wait()).await;
        let status = ended.expect("it ends").unwrap().code();
        eventually("the end of its log", async || self.log.is_whole().then_some(())).await;
        status
    }

    /// Stops it as a service manager does.
    pub async fn stop(mut self) {
        self.signal("TERM").await;
        assert_eq!(self.ended().await, Some(0), "{:?}", self.log.all());
    }
}

/// The lines that a program has written so far.
#[derive(Clone)]
pub struct Lines(Arc<Mutex<Written>>);

#[derive(Default)]
struct Written {
    lines: Vec<String>,
    whole: bool,
}

impl Lines {
    fn of(source: impl AsyncRead + Unpin + Send + 'static) -> Self {
        let lines = Self(Arc::default());
        let kept = lines.clone();
        tokio::spawn(async move {
            let mut source = BufReader::new(source).lines();
            while let Some(line) = source.next_line().await.unwrap() {
                kept.0.lock().unwrap().lines.push(line);
            }
            kept.0.lock().unwrap().whole = true;
        });
        lines
    }

    /// All of them.
    pub fn all(&self) -> Vec<String> {
        self.0.lock().unwrap().lines.clone()
    }

    /// Whether the program has closed what it wrote to, so that no more will come.
    fn is_whole(&self) -> bool {
        self.0.lock().unwrap().whole
    }

    /// The first event of the log with this message.
    pub fn event(&self, message: &str) -> Option<Value> {
        let events = self.all().into_iter().filter_map(|line| serde_json::from_str::<Value>(&line).ok());
        events.into_iter().find(|event| event["message"] == message)
    }
}
