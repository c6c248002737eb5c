//! Servers as child processes: started on a free port, waited for, stopped, and killed when dropped, so that a run
//! that fails leaves nothing behind.

use std::{
    fs::OpenOptions,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tokio::time;

use crate::{
    connection::Connection,
    failure::{Doing, Failure, Result},
    load::Target,
    process::processor_time,
    request::get_openly,
};

/// How often a starting server is asked whether it is ready; also the precision of the time that it took.
const ASKING_INTERVAL: Duration = Duration::from_millis(2);

/// A server that is not ready by then never will be.
const LONGEST_START: Duration = Duration::from_secs(30);

/// The product promises to end within 30 s of SIGTERM.
const LONGEST_STOP: Duration = Duration::from_secs(35);

/// A server is calm when it takes less than this part of one core.
const CALM: f64 = 0.05;

/// How long a server may take to become calm.
const LONGEST_UNREST: Duration = Duration::from_mins(1);

/// A running server.
pub struct Server {
    child: Child,
    address: SocketAddr,
    log: PathBuf,
    ready_after: Duration,
}

impl Server {
    /// Starts `program`, which the caller has told to listen on `address`, and waits until `GET /readyz` is
    /// answered with success. What the program prints is added to the file `log`.
    pub async fn start(mut program: Command, address: SocketAddr, log: &Path) -> Result<Self> {
        let output =
            OpenOptions::new().create(true).append(true).open(log).doing(format!("opening {}", log.display()))?;
        let errors = output.try_clone().doing("sharing the log")?;
        program.stdin(Stdio::null()).stdout(output).stderr(errors);
        let started = Instant::now();
        let child = program.spawn().doing(format!("starting {}", program.get_program().display()))?;
        let mut server = Self { child, address, log: log.to_owned(), ready_after: Duration::ZERO };
        let question = get_openly("/readyz");
        while !is_ready(address, &question).await {
            if let Some(status) = server.child.try_wait().doing("looking after a server")? {
                return Err(server.failure(&format!("ended before it was ready ({status})")));
            }
            if started.elapsed() > LONGEST_START {
                return Err(server.failure("did not become ready within 30 s"));
            }
            time::sleep(ASKING_INTERVAL).await;
        }
        server.ready_after = started.elapsed();
        Ok(server)
    }

    /// Starts this same program in another role, as `arguments` say; `--listen` is added to them.
    pub async fn start_own(arguments: &[&str], log: &Path) -> Result<Self> {
        let address = free_address()?;
        let mut program = Command::new(std::env::current_exe().doing("finding this program")?);
        program.args(arguments).arg("--listen").arg(address.to_string());
        Self::start(program, address, log).await
    }

    /// The time from its start to its first answer that it is ready.
    pub fn ready_after(&self) -> Duration {
        self.ready_after
    }

    /// Its main process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// The server as something to load.
    pub fn target(&self) -> Target {
        Target { address: self.address, process: self.process() }
    }

    /// One connection to it.
    pub async fn connect(&self) -> Result<Connection> {
        Connection::open(self.address).await.doing("connecting to a server")
    }

    /// Waits until the server has done what it does in the background after a load, so that the next measurement
    /// is not of that.
    pub async fn settle(&self) -> Result<()> {
        let second = Duration::from_secs(1);
        let begin = Instant::now();
        while begin.elapsed() < LONGEST_UNREST {
            let before = processor_time(self.process())?;
            time::sleep(second).await;
            if processor_time(self.process())?.saturating_sub(before).as_secs_f64() < CALM {
                return Ok(());
            }
        }
        eprintln!("note: the server was still busy a minute after its load; what follows is measured beside that");
        Ok(())
    }

    /// Ends the server as an operator would and waits for its end. One that does not end is killed, with a note,
    /// since the measurement is none the worse for it.
    pub async fn stop(mut self) -> Result<()> {
        // The standard library only knows SIGKILL. Small systems lack a kill command, but every shell has its own.
        let asked = Command::new("sh")
            .args(["-c", "kill \"$0\"", &self.process().to_string()])
            .status()
            .doing("sending SIGTERM")?;
        let begin = Instant::now();
        while asked.success() && begin.elapsed() < LONGEST_STOP {
            if self.child.try_wait().doing("waiting for a server's end")?.is_some() {
                return Ok(());
            }
            time::sleep(ASKING_INTERVAL).await;
        }
        eprintln!("note: a server did not end by SIGTERM and was killed; see {}", self.log.display());
        Ok(())
    }

    fn failure(&self, what: &str) -> Failure {
        Failure::new(format!("the server {what}; its output is in {}", self.log.display()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Both fail only where the process has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address of this machine that nobody listens on at the moment.
pub fn free_address() -> Result<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).doing("looking for a free port")?;
    listener.local_addr().doing("looking for a free port")
}

async fn is_ready(address: SocketAddr, question: &[u8]) -> bool {
    match Connection::open(address).await {
        Ok(mut connection) => connection.exchange(question).await.is_ok(),
        Err(_) => false,
    }
}
