//! Giving events their places, and webhooks what is to be delivered, after each commit that tells of something.

use std::time::Duration;

use tokio::sync::{Notify, watch};

use crate::background::Background;
use crate::{App, setback};

/// How often it is looked for what other nodes committed and did not come to.
const PACE: Duration = Duration::from_millis(500);

/// The task that gives events their places.
#[derive(Default)]
pub(crate) struct Sequencer {
    wake: Notify,
    task: Background,
}

impl Sequencer {
    pub fn start(&self, app: &App) {
        self.task.start(|stopped| run(app.clone(), stopped));
    }

    /// What has no place yet gets it from another node, or at the next start.
    pub async fn stop(&self) {
        self.task.stop().await;
    }

    /// Whether events get their places on this node.
    pub fn is_at_work(&self) -> bool {
        self.task.is_running()
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
                setback::tell(&app, &error.into(), "events could not be put in order; it is tried again");
            }
        }
    }
}
