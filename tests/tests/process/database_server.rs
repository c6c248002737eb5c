//! PostgreSQL servers of a test's own, which it may stop, freeze, copy and promote.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use countersign_tests::eventually;
use tokio::process::{Child, Command};
use tokio_postgres::NoTls;

use crate::workers::{children, status};

/// A server; killed when it is dropped.
pub struct DatabaseServer {
    folder: tempfile::TempDir,
    port: u16,
    process: Mutex<Option<Child>>,
}

/// A program of PostgreSQL's, run as a user that it accepts, in a folder which that user may enter.
fn postgres(program: &str, folder: &Path) -> Command {
    let variable =
        |name| std::env::var(name).expect("`scripts/with-postgres` says where PostgreSQL's programs are");
    let path = PathBuf::from(variable("COUNTERSIGN_TEST_POSTGRES_PROGRAMS")).join(program);
    let words = variable("COUNTERSIGN_TEST_POSTGRES_AS");
    let mut words: Vec<_> = words.split_whitespace().collect();
    let owner = words.pop();
    let mut command = match words.split_first() {
        Some((first, rest)) => {
            let chown = std::process::Command::new("chown").arg(owner.unwrap()).arg(folder).status().unwrap();
            assert!(chown.success());
            let mut command = Command::new(first);
            command.args(rest).arg(path);
            command
        }
        None => Command::new(path),
    };
    command.current_dir(folder).stdin(Stdio::null()).kill_on_drop(true);
    command
}

async fn run(mut command: Command) {
    let output = command.output().await.unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A port that nobody uses now. It is below those that the system gives out by itself: a server takes it some time later,
/// and again after a stop, and nobody's connection may have it then. Test processes begin at different ones.
pub fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = std::process::id().wrapping_mul(7).wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = 20_000 + u16::try_from(number % 12_000).unwrap();
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// Sends processes a signal; some may have ended meanwhile.
fn signal(name: &str, processes: &[u32]) {
    let numbers: Vec<_> = processes.iter().map(ToString::to_string).collect();
    let command = format!("kill -{name} {}", numbers.join(" "));
    std::process::Command::new("sh").args(["-c", &command]).stderr(Stdio::null()).status().unwrap();
}

impl DatabaseServer {
    fn empty() -> Self {
        let folder = tempfile::Builder::new().prefix("countersign-pg.").tempdir_in("/tmp").unwrap();
        Self { folder, port: free_port(), process: Mutex::default() }
    }

    /// A new server with more settings.
    pub async fn start_with(settings: &str) -> Self {
        let server = Self::empty();
        let mut command = postgres("initdb", server.folder.path());
        command
            .args(["-U", "postgres", "-A", "trust", "--no-sync", "--locale=C", "--encoding=UTF8", "-D", "data"]);
        run(command).await;
        let file = server.data().join("postgresql.conf");
        let before = std::fs::read_to_string(&file).unwrap();
        // Only processes crash here, not the machine: what they wrote is there without waiting for the disk.
        std::fs::write(&file, format!("{before}\nunix_socket_directories = ''\nfsync = off\n{settings}\n"))
            .unwrap();
        server.start_again().await;
        server
    }

    /// A new server.
    pub async fn start() -> Self {
        Self::start_with("").await
    }

    /// A server that follows this one, for which this one waits with each commit from now on.
    pub async fn standby(&self) -> Self {
        let standby = Self::empty();
        let mut command = postgres("pg_basebackup", standby.folder.path());
        let port = self.port.to_string();
        command.args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-D", "data", "-R", "-X", "stream"]);
        command.args(["-c", "fast", "--no-sync"]);
        run(command).await;
        standby.start_again().await;
        let client = self.client().await;
        client.batch_execute("ALTER SYSTEM SET synchronous_standby_names = '*'").await.unwrap();
        client.batch_execute("SELECT pg_reload_conf()").await.unwrap();
        eventually("the standby to be waited for", async || {
            let row = client.query_opt("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'", &[]);
            row.await.unwrap()
        })
        .await;
        standby
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Where it listens.
    pub fn host(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://postgres@{}/postgres", self.host())
    }

    /// A connection to it.
    pub async fn client(&self) -> tokio_postgres::Client {
        let (client, connection) = tokio_postgres::connect(&self.url(), NoTls).await.unwrap();
        tokio::spawn(connection);
        client
    }

    /// Starts it where it was stopped, and waits until it takes connections.
    pub async fn start_again(&self) {
        let path = self.folder.path().join("log");
        let log = std::fs::File::options().create(true).append(true).open(&path).unwrap();
        let mut command = postgres("postgres", self.folder.path());
        command.args(["-D", "data", "-c", "listen_addresses=127.0.0.1", "-p", &self.port.to_string()]);
        command.stdout(log.try_clone().unwrap()).stderr(log);
        *self.process.lock().unwrap() = Some(command.spawn().unwrap());
        eventually("PostgreSQL to answer", async || {
            let ended = self.process.lock().unwrap().as_mut().and_then(|process| process.try_wait().unwrap());
            assert!(ended.is_none(), "{ended:?}: {}", std::fs::read_to_string(&path).unwrap_or_default());
            tokio_postgres::connect(&self.url(), NoTls).await.is_ok().then_some(())
        })
        .await;
    }

    /// Its processes, the first one first.
    fn processes(&self) -> Vec<u32> {
        let Some(first) = self.process.lock().unwrap().as_ref().and_then(Child::id) else { return Vec::new() };
        [first].into_iter().chain(children(first)).collect()
    }

    /// Stops it at once, as a crash does: nothing is finished.
    pub async fn stop_at_once(&self) {
        let first = self.processes()[0];
        signal("QUIT", &[first]);
        let process = self.process.lock().unwrap().take();
        process.unwrap().wait().await.unwrap();
    }

    /// Stops it as an operator does: whoever is connected is cut off.
    pub async fn stop(&self) {
        let first = self.processes()[0];
        signal("INT", &[first]);
        let process = self.process.lock().unwrap().take();
        process.unwrap().wait().await.unwrap();
    }

    /// Has it stand still: it takes connections and says nothing.
    pub fn freeze(&self) {
        let first = self.processes()[0];
        signal("STOP", &[first]);
        // From then on it starts no others.
        while !status(first).is_some_and(|status| status.contains("State:\tT")) {
            std::thread::yield_now();
        }
        signal("STOP", &self.processes());
    }

    /// Has it go on.
    pub fn thaw(&self) {
        signal("CONT", &self.processes());
    }

    /// Makes a standby the one that takes writes, and waits until it does.
    pub async fn promote(&self) {
        let mut command = postgres("pg_ctl", self.folder.path());
        command.args(["promote", "-w", "-D", "data"]);
        run(command).await;
    }
}

impl Drop for DatabaseServer {
    fn drop(&mut self) {
        let processes = self.processes();
        if !processes.is_empty() {
            // What stands still could not end.
            signal("CONT", &processes);
            signal("QUIT", &processes);
        }
    }
}
