//! The thread that starts workers.
//!
//! A worker asks the kernel to end it with its parent, and for the kernel the parent is the thread that started it. The
//! threads of the runtime come and go; this one stays for as long as the pool.

use std::io;
use std::sync::mpsc;

use tokio::process::{Child, Command};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// Starts processes.
#[derive(Debug)]
pub(super) struct Starter(mpsc::Sender<Request>);

struct Request {
    runtime: Handle,
    command: Command,
    started: oneshot::Sender<io::Result<Child>>,
}

impl Starter {
    /// Starts the thread.
    pub fn new() -> io::Result<Self> {
        let (requests, taken) = mpsc::channel::<Request>();
        std::thread::Builder::new().name("render-starter".to_owned()).spawn(move || {
            for Request { runtime, mut command, started } in taken {
                let _inside = runtime.enter();
                // Where nobody waits any more, the process is dropped and so ended.
                let _ = started.send(command.spawn());
            }
        })?;
        Ok(Self(requests))
    }

    /// Starts a process.
    pub async fn start(&self, command: Command) -> io::Result<Child> {
        let (started, child) = oneshot::channel();
        let gone = || io::Error::other("the thread that starts workers is gone");
        self.0.send(Request { runtime: Handle::current(), command, started }).map_err(|_| gone())?;
        child.await.map_err(|_| gone())?
    }
}
