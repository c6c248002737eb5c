//! What happens by the clock: reminders are queued, documents end.

use std::time::Duration;

use tokio::sync::watch;

use crate::{App, documents, setback};

/// How often it is looked what is due.
const PACE: Duration = Duration::from_secs(2);

pub(super) async fn watch_the_clock(app: App, mut stopped: watch::Receiver<bool>) {
    let mut pace = tokio::time::interval(PACE);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = stopped.changed() => return,
            _ = pace.tick() => {}
        }
        // What has ended is not reminded of.
        if let Err(error) = documents::expire_due(&app).await {
            setback::tell(&app, &error, "documents could not be ended; it is tried again");
        }
        if let Err(error) = documents::queue_due_reminders(&app).await {
            setback::tell(&app, &error, "reminders could not be queued; it is tried again");
        }
    }
}
