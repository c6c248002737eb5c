//! The workers that have nothing to do.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::Duration;

use tokio::time::Instant;

use super::observer::Observer;
use super::process::Process;

/// Workers that wait for work, the one that worked last at the end: it is the warmest, and the others may go.
pub(super) struct Idle {
    patience: Duration,
    state: Mutex<State>,
    observer: OnceLock<Arc<dyn Observer>>,
}

#[derive(Default)]
struct State {
    waiting: Vec<(Instant, Process)>,
    /// Whether somebody looks after those that wait too long.
    watched: bool,
}

impl Idle {
    pub fn new(patience: Duration) -> Arc<Self> {
        Arc::new(Self { patience, state: Mutex::default(), observer: OnceLock::new() })
    }

    pub fn observe(&self, observer: Arc<dyn Observer>) {
        // Set once, by whoever is set once.
        let _ = self.observer.set(observer);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the one that worked last.
    pub fn take(&self) -> Option<Process> {
        self.state().waiting.pop().map(|(_, process)| process)
    }

    /// Takes all of them.
    pub fn take_all(&self) -> Vec<Process> {
        self.state().waiting.drain(..).map(|(_, process)| process).collect()
    }

    /// Puts one back.
    pub fn put(self: &Arc<Self>, process: Process) {
        let mut state = self.state();
        state.waiting.push((Instant::now(), process));
        if !state.watched {
            state.watched = true;
            tokio::spawn(watch(Arc::downgrade(self), self.patience));
        }
    }

    /// Takes those that have waited too long, and tells when the next will have; nothing where none waits.
    fn overdue(&self) -> (Vec<Process>, Option<Instant>) {
        let mut state = self.state();
        let now = Instant::now();
        let patience = self.patience;
        let over = state.waiting.extract_if(.., |(since, _)| now.duration_since(*since) >= patience);
        let over = over.map(|(_, process)| process).collect();
        let next = state.waiting.iter().map(|(since, _)| *since + patience).min();
        state.watched = next.is_some();
        (over, next)
    }
}

/// Ends workers that have waited too long, for as long as any wait.
async fn watch(idle: Weak<Idle>, patience: Duration) {
    let mut next = Some(Instant::now() + patience);
    while let Some(moment) = next {
        tokio::time::sleep_until(moment).await;
        let Some(idle) = idle.upgrade() else { return };
        let (over, later) = idle.overdue();
        next = later;
        for process in over {
            if let Some(observer) = idle.observer.get() {
                observer.worker_ended("idle");
            }
            process.end().await;
        }
    }
}
