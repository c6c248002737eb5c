//! The service's side: workers, and who may use them when.

mod idle;
mod lanes;
mod log;
mod observer;
mod process;
mod queue;
mod settings;
mod starter;

use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use bytes::Bytes;
use model::id::WorkspaceId;
use serde::de::DeserializeOwned;
use template::print::Print;
use tokio::sync::{oneshot, watch};

use self::idle::Idle;
use self::lanes::Bounds;
use self::observer::Measured;
pub use self::observer::{Observer, Snapshot};
use self::process::{Lost, Process};
use self::queue::{Queue, Turn};
pub use self::settings::Settings;
use self::starter::Starter;
use super::failure::Failure;
use super::frame::{Frame, LARGEST};
use super::job::{Job, Limits, Order, Returned};
use crate::fonts::FontSources;
use crate::request::fingerprint;

/// Work of one workspace that may wait, and work of all.
const IN_LANE: usize = 64;
const IN_ALL: usize = 512;
/// Bytes of all work that waits.
const WAITING_BYTES: usize = LARGEST;
/// How long work waits for a worker before whoever asked is sent away.
const PATIENCE: Duration = Duration::from_secs(25);
/// How long work may go on that nobody waits for any more. Most is done by then, and its worker stays.
const ABANDONED: Duration = Duration::from_secs(2);
/// After this many jobs a worker is replaced, and when it holds this much memory between two.
const JOBS: usize = 2_000;
const WORN_BYTES: u64 = 256 * 1024 * 1024;

/// The pool of workers. Cheap to clone; all clones are one. Nothing runs before there is work.
#[derive(Clone)]
pub struct Workers(Arc<Pool>);

struct Pool {
    settings: Settings,
    queue: Arc<Queue>,
    idle: Arc<Idle>,
    starter: OnceLock<Starter>,
    fonts: FontSources,
    alive: Arc<AtomicUsize>,
    stopping: watch::Sender<bool>,
    observer: OnceLock<Arc<dyn Observer>>,
    /// Whether it was said that workers are not held by everything that could hold them.
    warned: AtomicBool,
}

impl Workers {
    /// A pool. Nothing runs before there is work.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        let places = settings.count.max(1);
        let bounds = Bounds { places, in_lane: IN_LANE, in_all: IN_ALL, bytes: WAITING_BYTES };
        Self(Arc::new(Pool {
            queue: Queue::new(bounds),
            idle: Idle::new(settings.idle),
            starter: OnceLock::new(),
            fonts: FontSources::new(settings.fonts_dir.iter().cloned().collect(), true),
            alive: Arc::default(),
            stopping: watch::Sender::new(false),
            observer: OnceLock::new(),
            warned: AtomicBool::new(false),
            settings,
        }))
    }

    /// Tells somebody what happens from now on. There is room for one; a second is not told.
    pub fn observe(&self, observer: Arc<dyn Observer>) {
        if self.0.observer.set(Arc::clone(&observer)).is_ok() {
            self.0.idle.observe(observer);
        }
    }

    /// The pool at this moment.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let (waiting, busy) = self.0.queue.now();
        Snapshot { alive: self.0.alive.load(Ordering::Relaxed), busy, waiting }
    }

    /// The name under which the PDF of a tree may be kept: equal names mean equal bytes.
    #[must_use]
    pub fn fingerprint(&self, print: &Print) -> String {
        fingerprint(print, &self.0.fonts)
    }

    /// Ends all workers, and whatever they are doing. Whoever asks from now on is sent away.
    pub async fn stop(&self) {
        self.0.queue.close();
        self.0.stopping.send_replace(true);
        for process in self.0.idle.take_all() {
            self.0.worker_ended("stopped");
            process.end().await;
        }
    }

    /// Has a worker do something, and gives what it answers.
    pub(super) async fn ask<A: DeserializeOwned>(
        &self,
        workspace: WorkspaceId,
        job: Job,
        files: Vec<Bytes>,
        limits: Limits,
    ) -> Result<(A, Vec<Bytes>), Failure> {
        let mut measured = Measured::new(self.0.observer.get().map(Arc::as_ref), job.word());
        let outcome = self.ask_measured(workspace, &job, files, limits, &mut measured).await;
        measured.outcome = outcome.as_ref().map_or_else(Failure::word, |_| "done");
        outcome
    }

    async fn ask_measured<A: DeserializeOwned>(
        &self,
        workspace: WorkspaceId,
        job: &Job,
        files: Vec<Bytes>,
        limits: Limits,
        measured: &mut Measured<'_>,
    ) -> Result<(A, Vec<Bytes>), Failure> {
        let order = Order { job, processor_seconds: limits.processor.as_secs().max(1) };
        let head = serde_json::to_vec(&order).map_err(|error| Failure::Crashed(error.to_string()))?;
        let order = Frame { head, files };
        if order.size() > LARGEST {
            return Err(Failure::TooLarge { mebibytes: LARGEST as u64 / (1024 * 1024) });
        }
        let turn = self.0.queue.turn(workspace, order.size(), PATIENCE).await;
        measured.has_waited();
        // In a task of its own: whoever hangs up must not leave a worker with half an order.
        let (answer, answered) = oneshot::channel();
        tokio::spawn(Arc::clone(&self.0).carry_out(turn?, order, limits, answer));
        let Answered { returned, files } = answered.await.map_err(|_| Failure::Stopped)??;
        match returned {
            Returned { trouble: Some(trouble), .. } => Err(Failure::Crashed(trouble)),
            Returned { answer: Some(answer), .. } => Ok((read(answer.get().as_bytes())?, files)),
            Returned { answer: None, trouble: None, .. } => Err(Failure::Crashed("it said nothing".to_owned())),
        }
    }
}

fn read<T: DeserializeOwned>(json: &[u8]) -> Result<T, Failure> {
    serde_json::from_slice(json).map_err(|error| Failure::Crashed(format!("its answer can't be read: {error}")))
}

/// What a worker gave back.
struct Answered {
    returned: Returned,
    files: Vec<Bytes>,
}

/// Where an answer goes.
type Waiting = oneshot::Sender<Result<Answered, Failure>>;

/// How the time of a worker with an order ended.
enum End {
    Asked(Result<Frame, Lost>),
    Late,
    Abandoned,
    Stopped,
}

impl Pool {
    /// Has a worker carry out an order, with a place in the queue that is given back afterwards.
    async fn carry_out(self: Arc<Self>, turn: Turn, order: Frame, limits: Limits, mut waiting: Waiting) {
        let outcome = self.attempt(&order, limits, &mut waiting).await;
        drop(turn);
        // Where nobody waits any more, nobody misses it.
        let _ = waiting.send(outcome);
    }

    /// Tries it, and once more where a worker was gone before it had taken the order.
    async fn attempt(&self, order: &Frame, limits: Limits, waiting: &mut Waiting) -> Result<Answered, Failure> {
        let mut again = true;
        loop {
            let mut process = self.process().await.map_err(Failure::NotStarted)?;
            let failure = match self.watched(&mut process, order, limits, waiting).await {
                End::Asked(Ok(Frame { head, files })) => match read::<Returned>(&head) {
                    Ok(returned) => {
                        self.keep(process, &returned).await;
                        return Ok(Answered { returned, files });
                    }
                    Err(nonsense) => nonsense,
                },
                End::Asked(Err(Lost::Before)) if again => {
                    again = false;
                    self.worker_ended("lost");
                    process.end().await;
                    continue;
                }
                End::Asked(Err(lost)) => {
                    let failure = process.autopsy(lost, self.settings.memory_bytes, limits.processor).await;
                    self.worker_ended(failure.word());
                    return Err(failure);
                }
                End::Late => Failure::TooSlow(limits.deadline),
                End::Abandoned => Failure::Abandoned,
                End::Stopped => Failure::Stopped,
            };
            self.worker_ended(failure.word());
            process.end().await;
            return Err(failure);
        }
    }

    /// Has a worker carry out an order, until it is late or nobody wants it any more.
    async fn watched(&self, process: &mut Process, order: &Frame, limits: Limits, waiting: &mut Waiting) -> End {
        let mut stopping = self.stopping.subscribe();
        let abandoned = async {
            waiting.closed().await;
            tokio::time::sleep(ABANDONED).await;
        };
        tokio::select! {
            biased;
            asked = process.ask(order) => End::Asked(asked),
            () = tokio::time::sleep(limits.deadline) => End::Late,
            () = abandoned => End::Abandoned,
            _ = stopping.wait_for(|stopping| *stopping) => End::Stopped,
        }
    }

    /// A worker that is free, or a new one.
    async fn process(&self) -> io::Result<Process> {
        while let Some(mut process) = self.idle.take() {
            if process.is_alive() {
                return Ok(process);
            }
            self.worker_ended("lost");
        }
        let starter = if let Some(starter) = self.starter.get() {
            starter
        } else {
            let new = Starter::new()?;
            self.starter.get_or_init(|| new)
        };
        let process = Process::start(&self.settings, starter, &self.alive).await?;
        if !process.confined.is_whole() && !self.warned.swap(true, Ordering::Relaxed) {
            let held = process.confined;
            tracing::warn!(
                ?held,
                "render workers run without some of their bounds; this kernel does not have them"
            );
        }
        Ok(process)
    }

    /// Keeps a worker for the next job, unless it has done enough.
    async fn keep(&self, process: Process, returned: &Returned) {
        let reason = if returned.trouble.is_some() {
            "crashed"
        } else if *self.stopping.borrow() {
            "stopped"
        } else if process.jobs >= self.settings.jobs || returned.resident > WORN_BYTES {
            "worn"
        } else {
            self.idle.put(process);
            return;
        };
        self.worker_ended(reason);
        process.end().await;
    }

    fn worker_ended(&self, reason: &'static str) {
        if let Some(observer) = self.observer.get() {
            observer.worker_ended(reason);
        }
    }
}

impl fmt::Debug for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workers").field("settings", &self.0.settings).field("now", &self.snapshot()).finish()
    }
}
