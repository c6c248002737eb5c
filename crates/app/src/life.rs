//! A node's signs of life, where others share its database: who gives none for long counts as dead, and the others take over
//! what it was doing. They have a task of their own, so that nothing that takes long makes a node look dead.

use std::time::Duration;

use model::{Result, Timestamp};
use store::Write;
use tokio::sync::watch;

use crate::App;
use crate::background::Background;

/// How often a sign is given.
const EVERY_MILLIS: i64 = 3_000;
/// How often it is looked whether one is due. The clock decides, and it may be set.
const PACE: Duration = Duration::from_millis(200);

#[derive(Default)]
pub(crate) struct Life {
    task: Background,
}

impl Life {
    pub async fn start(&self, app: &App) -> Result<()> {
        if !app.database().is_shared() {
            return Ok(());
        }
        let now = app.now();
        give_sign(app, now).await?;
        self.task.start(|stopped| run(app.clone(), now, stopped));
        Ok(())
    }

    /// Says that the node is gone. Nothing may be under way any more that others would take over.
    pub async fn stop(&self, app: &App) {
        if !self.task.is_running() {
            return;
        }
        self.task.stop().await;
        let mut write = Write::new();
        store::nodes::gone(&mut write, app.node(), app.now());
        if let Err(error) = app.database().commit(write).await {
            let error = model::error::Chain(&error);
            tracing::warn!(%error, "the other nodes could not be told of the stop; they find out by themselves");
        }
    }
}

async fn run(app: App, mut last: Timestamp, mut stopped: watch::Receiver<bool>) {
    let mut pace = tokio::time::interval(PACE);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut is_silent = false;
    loop {
        tokio::select! {
            _ = stopped.changed() => return,
            _ = pace.tick() => {}
        }
        let now = app.now();
        if (now.millis() - last.millis()).abs() < EVERY_MILLIS {
            continue;
        }
        match give_sign(&app, now).await {
            Ok(()) => (last, is_silent) = (now, false),
            // Once will do: it is tried again at each look.
            Err(error) if !is_silent => {
                is_silent = true;
                tracing::warn!(error = %model::error::Chain(&error), "no sign of life could be written; it is tried again");
            }
            Err(_) => {}
        }
    }
}

/// Writes a sign of life, and takes from those who gave none for long what they had in hand.
async fn give_sign(app: &App, now: Timestamp) -> Result<()> {
    let mut write = Write::new();
    store::nodes::alive(&mut write, app.node(), now);
    store::outbox::release_those_of_the_dead(&mut write, now);
    store::webhook_claims::release_those_of_the_dead(&mut write, now);
    app.database().commit(write).await?;
    Ok(())
}
