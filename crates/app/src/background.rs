//! A task that runs beside the requests until it is told to stop.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What tells it to stop, and what it ends with.
type Running<T> = Option<(watch::Sender<bool>, JoinHandle<T>)>;

/// A task of which there is one at most.
pub(crate) struct Background<T = ()>(Mutex<Running<T>>);

impl<T> Default for Background<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T: Send + 'static> Background<T> {
    /// Starts it; it learns by what it is given that it should end.
    pub fn start<F>(&self, task: impl FnOnce(watch::Receiver<bool>) -> F)
    where
        F: Future<Output = T> + Send + 'static,
    {
        let (stop, stopped) = watch::channel(false);
        *self.running() = Some((stop, tokio::spawn(task(stopped))));
    }

    /// Whether it was started, and not stopped since.
    pub fn is_running(&self) -> bool {
        self.running().is_some()
    }

    /// Tells it to stop and waits until it has. None where it was not running, or panicked.
    pub async fn stop(&self) -> Option<T> {
        let (stop, task) = self.running().take()?;
        // Fails only when the task has ended already.
        let _ = stop.send(true);
        task.await.ok()
    }

    fn running(&self) -> MutexGuard<'_, Running<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
