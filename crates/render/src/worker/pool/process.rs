//! One worker, as the service sees it.

use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::{ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::BufReader;
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

use super::Settings;
use super::log::Complaints;
use super::starter::Starter;
use crate::worker::Failure;
use crate::worker::confined::{BUILD, Confined, Hello};
use crate::worker::frame::Frame;

/// Within this time a worker has to say that it is there.
const TO_START: Duration = Duration::from_secs(10);
/// Within this time a worker that closed its pipes has to be gone.
const TO_DIE: Duration = Duration::from_secs(2);
/// What the allocator takes from the system at once, in KiB. Its usual gibibyte would be more than a worker has.
const ARENA: &str = "32768";

/// A running worker; ended when it is dropped.
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    complaints: Complaints,
    /// Jobs done so far.
    pub jobs: usize,
    /// What holds it.
    pub confined: Confined,
    _alive: Alive,
}

/// Counts the workers that run.
struct Alive(Arc<AtomicUsize>);

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Why a worker did not answer.
#[derive(Debug)]
pub(super) enum Lost {
    /// It was gone before it had taken the order.
    Before,
    /// It went away, or wrote nonsense.
    During(io::Error),
}

impl Process {
    /// Starts a worker and waits until it is there.
    pub async fn start(settings: &Settings, starter: &Starter, alive: &Arc<AtomicUsize>) -> io::Result<Self> {
        let mut child = starter.start(command(settings)?).await?;
        alive.fetch_add(1, Ordering::Relaxed);
        let alive = Alive(Arc::clone(alive));
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("a worker has no pipes"));
        };
        let complaints = Complaints::of(child.id().unwrap_or_default(), errors);
        let mut output = BufReader::with_capacity(64 * 1024, output);
        let hello = match timeout(TO_START, Frame::receive(&mut output)).await {
            Ok(Ok(hello)) => hello,
            Ok(Err(error)) => {
                let (status, last) = ended(child, complaints).await;
                return Err(io::Error::other(format!("it ended with {status}: {}: {error}", last.line)));
            }
            Err(_) => return Err(io::Error::new(io::ErrorKind::TimedOut, "it said nothing in time")),
        };
        let Hello { build, confined } = serde_json::from_slice(&hello.head)?;
        if build != BUILD {
            let text = format!("the program is now {build} and this service still {BUILD}; restart the service");
            return Err(io::Error::other(text));
        }
        Ok(Self { child, input, output, complaints, jobs: 0, confined, _alive: alive })
    }

    /// Whether it still runs.
    pub fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends an order and waits for its answer, however long that takes.
    pub async fn ask(&mut self, order: &Frame) -> Result<Frame, Lost> {
        order.send(&mut self.input).await.map_err(|_| Lost::Before)?;
        // An empty message: the order is taken.
        Frame::receive(&mut self.output).await.map_err(|_| Lost::Before)?;
        let answer = Frame::receive(&mut self.output).await.map_err(Lost::During)?;
        self.jobs += 1;
        Ok(answer)
    }

    /// Finds out why a worker went away, and makes sure that it is gone.
    pub async fn autopsy(self, lost: Lost, memory_bytes: u64, processor: Duration) -> Failure {
        if let Lost::During(error) = &lost
            && error.kind() == io::ErrorKind::InvalidData
        {
            self.end().await;
            return Failure::Crashed(error.to_string());
        }
        let (status, words) = ended(self.child, self.complaints).await;
        if words.out_of_memory {
            return Failure::TooMuchMemory { mebibytes: memory_bytes / (1024 * 1024) };
        }
        if status.signal() == Some(rustix::process::Signal::XCPU.as_raw()) {
            return Failure::TooSlow(processor);
        }
        if status.signal() == Some(rustix::process::Signal::KILL.as_raw()) {
            let text = "it was killed from outside, as the kernel does when the machine has no memory left";
            return Failure::Crashed(text.to_owned());
        }
        Failure::Crashed(format!("{status}: {}", words.line))
    }

    /// Ends it and waits until it is gone.
    pub async fn end(mut self) {
        // Fails only where it is gone already.
        let _ = self.child.kill().await;
    }
}

/// Waits for the end of a worker that is about to go, and hears its last words.
async fn ended(mut child: Child, complaints: Complaints) -> (ExitStatus, super::log::Last) {
    let status = if let Ok(Ok(status)) = timeout(TO_DIE, child.wait()).await {
        status
    } else {
        // Fails only where it is gone already.
        let _ = child.kill().await;
        ExitStatus::default()
    };
    (status, complaints.last_words().await)
}

fn command(settings: &Settings) -> io::Result<Command> {
    let mut command = Command::new(&settings.program);
    command.arg0("countersign").arg("render-worker");
    command.arg("--memory-bytes").arg(settings.memory_bytes.to_string());
    if let Some(folder) = &settings.fonts_dir {
        // The worker stands in another folder.
        command.arg("--fonts-dir").arg(std::path::absolute(folder)?);
    }
    // Neither the service's secrets nor its folder. Documents share the processor by worker, so one thread is enough
    // for each.
    command.env_clear().env("RAYON_NUM_THREADS", "1").env("MIMALLOC_ARENA_RESERVE", ARENA).current_dir("/");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // A key pressed at the service's terminal is for the service, which lets documents be finished.
    command.process_group(0).kill_on_drop(true);
    Ok(command)
}
