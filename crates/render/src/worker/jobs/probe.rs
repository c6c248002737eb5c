//! Trying what a worker may not do. Only tests ask for it: so they see from outside that each bound holds, in the very
//! process that handles documents.

use std::fs::{File, OpenOptions};
use std::io;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;

use bytes::Bytes;
use model::id::WorkspaceId;
use serde::{Deserialize, Serialize};

use crate::worker::{Failure, Job, Limits, Reply, Workers};

/// What is tried.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Probe {
    /// Give back the files as they came, and the number of the process.
    Echo,
    /// Open a connection to this port, listen, send a datagram, reach a socket in the file system.
    Connect(u16),
    /// Make, change, remove or link a file at this path.
    Write(PathBuf),
    /// Read a file.
    Read(PathBuf),
    /// Start another program beside this one.
    Fork,
    /// Become another program.
    Execute,
    /// Send a signal to the service.
    Signal,
    /// Lift the bound on memory.
    LiftLimits,
    /// Open the same file this many times.
    OpenMany(PathBuf, usize),
    /// Start a thread, which is allowed.
    Thread,
    /// The names of the variables in the environment.
    Environment,
    /// Use the processor for ever.
    Spin,
    /// Wait for ever.
    Wait,
    /// Take memory without end.
    Allocate,
    /// Call oneself without end.
    Recurse,
    /// Panic.
    Panic,
    /// End at once, as a defect in the memory would.
    Abort,
    /// Write this many lines of complaint.
    Complain(usize),
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Probed {
    /// What the system said to each attempt; nothing where it let it happen.
    pub refused: Vec<Option<String>>,
    /// What there is to read.
    pub text: String,
}

impl Workers {
    /// Tries what a worker may not do.
    ///
    /// # Errors
    /// Why no worker gave an answer: for most probes, that is the point.
    pub async fn probe(
        &self,
        workspace: WorkspaceId,
        probe: Probe,
        files: Vec<Bytes>,
        limits: Limits,
    ) -> Result<(Probed, Vec<Bytes>), Failure> {
        self.ask(workspace, Job::Probe(probe), files, limits).await
    }
}

/// In the worker.
pub(in crate::worker) fn run(probe: &Probe, files: Vec<Bytes>) -> Reply {
    let mut text = String::new();
    let refused = match probe {
        Probe::Echo => {
            text = std::process::id().to_string();
            Vec::new()
        }
        Probe::Connect(port) => connect(*port),
        Probe::Write(path) => write(path),
        Probe::Read(path) => match std::fs::read_to_string(path) {
            Ok(content) => {
                text = content;
                vec![None]
            }
            Err(error) => vec![said(Err::<(), _>(error))],
        },
        Probe::Fork => vec![said(Command::new("/bin/true").status())],
        Probe::Execute => vec![Some(Command::new("/bin/true").exec().to_string())],
        Probe::Signal => vec![signal()],
        Probe::LiftLimits => vec![lift_limits()],
        Probe::OpenMany(path, times) => {
            let opened: Vec<_> = (0..*times).map(|_| File::open(path)).collect();
            opened.into_iter().map(said).collect()
        }
        Probe::Thread => vec![said(std::thread::Builder::new().spawn(|| {}).map(std::thread::JoinHandle::join))],
        Probe::Environment => {
            text = std::env::vars_os().map(|(name, _)| format!("{}\n", name.display())).collect();
            Vec::new()
        }
        Probe::Spin => spin(),
        Probe::Wait => loop {
            std::thread::park();
        },
        Probe::Allocate => allocate(),
        Probe::Recurse => vec![Some(recurse(1).to_string())],
        #[expect(clippy::panic, reason = "this is what is tried")]
        Probe::Panic => panic!("a panic was asked for"),
        Probe::Abort => std::process::abort(),
        Probe::Complain(lines) => {
            complain(*lines);
            Vec::new()
        }
    };
    Reply::new(&Probed { refused, text }, files)
}

fn said<T>(result: io::Result<T>) -> Option<String> {
    result.err().map(|error| error.to_string())
}

fn connect(port: u16) -> Vec<Option<String>> {
    vec![
        said(TcpStream::connect(("127.0.0.1", port))),
        said(TcpListener::bind("127.0.0.1:0")),
        said(UdpSocket::bind("127.0.0.1:0")),
        said(UnixStream::connect("/run/socket")),
        said(UnixStream::pair()),
    ]
}

fn write(path: &std::path::Path) -> Vec<Option<String>> {
    let beside = path.with_extension("beside");
    vec![
        said(File::create(path)),
        said(OpenOptions::new().append(true).open(path)),
        said(OpenOptions::new().read(true).write(true).open(path)),
        said(std::fs::remove_file(path)),
        said(std::fs::rename(path, &beside)),
        said(std::fs::hard_link(path, &beside)),
        said(std::os::unix::fs::symlink(path, &beside)),
        said(std::fs::create_dir(&beside)),
        said(std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o777))),
    ]
}

#[cfg(target_os = "linux")]
fn signal() -> Option<String> {
    let Some(parent) = rustix::process::getppid() else { return Some("there is no parent".to_owned()) };
    rustix::process::test_kill_process(parent).err().map(|error| error.to_string())
}

#[cfg(target_os = "linux")]
fn lift_limits() -> Option<String> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let free = Rlimit { current: None, maximum: None };
    setrlimit(Resource::Data, free).err().map(|error| error.to_string())
}

#[cfg(not(target_os = "linux"))]
fn signal() -> Option<String> {
    None
}

#[cfg(not(target_os = "linux"))]
fn lift_limits() -> Option<String> {
    None
}

fn spin() -> ! {
    loop {
        std::hint::spin_loop();
    }
}

fn allocate() -> ! {
    let mut held: Vec<Vec<u8>> = Vec::new();
    loop {
        held.push(vec![1; 1024 * 1024]);
        std::hint::black_box(&held);
    }
}

#[expect(unconditional_recursion, reason = "this is what is tried")]
fn recurse(depth: u64) -> u64 {
    let held = std::hint::black_box([depth; 64]);
    recurse(held[0] + 1) + std::hint::black_box(held)[1]
}

#[expect(clippy::print_stderr, reason = "this is what is tried")]
fn complain(lines: usize) {
    for line in 0..lines {
        eprintln!("complaint {line} {}", "x".repeat(2_000));
    }
}
