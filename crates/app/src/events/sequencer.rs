//! Giving events their places, and webhooks what is to be delivered, after each commit that tells of something.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use model::error::Chain;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;

use crate::App;

/// How often it is looked for what other nodes committed and did not come to.
const PACE: Duration = Duration::from_millis(500);

/// The task that gives events their places.
#[derive(Default)]
pub(crate) struct Sequencer {
    wake: Notify,
    running: Mutex<Option<(watch::Sender<bool>, JoinHandle<()>)>>,
}

impl Sequencer {
    pub fn start(&self, app: &App) {
        let (stop, stopped) = watch::channel(false);
        let task = tokio::spawn(run(app.clone(), stopped));
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = Some((stop, task));
    }

    /// What has no place yet gets it from another node, or at the next start.
    pub async fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((stop, task)) = running {
            // Fails only when the task has ended already.
            let _ = stop.send(true);
            let _ = task.await;
        }
    }

    /// Whether events get their places on this node.
    pub fn is_at_work(&self) -> bool {
        self.running.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Has it look at once.
    pub fn wake(&self) {
        self.wake.notify_one();
    }
}

async fn run(app: App, mut stopped: watch::Receiver<bool>) {
    let mut pace = tokio::time::interval(PACE);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = stopped.changed() => return,
            () = app.sequencer().wake.notified() => {}
            _ = pace.tick() => {}
        }
        match store::events::place(app.database(), app.now(), app.random()).await {
            Ok(webhooks) => {
                app.dispatcher().tell(&webhooks);
                // Some of them may be another node's at present.
                app.peers().tell_webhooks(&app, webhooks.iter().filter(|webhook| !app.dispatcher().has(webhook)));
            }
            Err(error) => {
                tracing::warn!(error = %Chain(&error), "events could not be put in order; it is tried again");
            }
        }
    }
}
