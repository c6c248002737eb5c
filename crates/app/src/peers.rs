//! What the nodes of an instance tell each other, so that none waits for the next look of another: work that a node does
//! not do itself, documents that somebody may be watching elsewhere, keys that changed.
//!
//! It is a help and nothing to rely on: each of those who are woken looks by itself now and then. A node on its own tells
//! nobody, and changes of documents are told only while some other node says that somebody watches there.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use model::id::{DocumentId, NodeId, WebhookId};
use store::engine::Heard;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::App;
use crate::jobs::Kind;

/// How often a node says that it is there, and for how long that counts.
const PACE: Duration = Duration::from_secs(3);
const COUNTS: Duration = Duration::from_secs(10);

const HERE: &str = "here";
const WATCHING: &str = "watching";
const EVENTS: &str = "events";
const KEYS: &str = "keys";

/// The other nodes, as far as this one hears of them.
pub(crate) struct Peers {
    started: Instant,
    /// Until when there are others, and others where somebody watches documents; milliseconds since the start.
    here: AtomicU64,
    watching: AtomicU64,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Default for Peers {
    fn default() -> Self {
        let never = || AtomicU64::new(0);
        Self { started: Instant::now(), here: never(), watching: never(), task: Mutex::default() }
    }
}

impl Peers {
    pub fn start(&self, app: &App) {
        let Some(told) = app.database().attend() else { return };
        let task = tokio::spawn(run(app.clone(), told));
        *self.task.lock().unwrap_or_else(PoisonError::into_inner) = Some(task);
    }

    pub fn stop(&self) {
        if let Some(task) = self.task.lock().unwrap_or_else(PoisonError::into_inner).take() {
            task.abort();
        }
    }

    /// Whether there are other nodes.
    pub fn any(&self) -> bool {
        self.elapsed() < self.here.load(Ordering::Relaxed)
    }

    /// Tells that there are jobs of a kind that this node does not come to.
    pub fn tell_jobs(&self, app: &App, kinds: impl IntoIterator<Item = Kind>) {
        if self.any() {
            send(app, kinds.into_iter().map(|kind| kind.name().to_owned()));
        }
    }

    /// Tells that there are events that have no place yet.
    pub fn tell_events(&self, app: &App) {
        if self.any() {
            send(app, [EVENTS.to_owned()]);
        }
    }

    /// Tells that there is something to deliver.
    pub fn tell_webhooks<'a>(&self, app: &App, webhooks: impl IntoIterator<Item = &'a WebhookId>) {
        if self.any() {
            send(app, webhooks.into_iter().map(ToString::to_string));
        }
    }

    /// Tells that documents changed, where somebody watches elsewhere.
    pub fn tell_documents(&self, app: &App, documents: &[DocumentId]) {
        if !documents.is_empty() && self.elapsed() < self.watching.load(Ordering::Relaxed) {
            send(app, documents.iter().map(ToString::to_string));
        }
    }

    /// Tells that somebody watches here.
    pub fn tell_watching(&self, app: &App) {
        if self.any() {
            send(app, [WATCHING.to_owned()]);
        }
    }

    fn elapsed(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn counts_from_now(&self, what: &AtomicU64) {
        let until = self.elapsed() + u64::try_from(COUNTS.as_millis()).unwrap_or(0);
        what.store(until, Ordering::Relaxed);
    }
}

/// Tells that keys, or what they open, have changed. That is seldom, and worth telling those as well of whom nothing was
/// heard yet.
pub(crate) fn tell_keys(app: &App) {
    send(app, [KEYS.to_owned()]);
}

/// Words for the others, each with who says it, since a node hears itself too.
fn send(app: &App, words: impl IntoIterator<Item = String>) {
    let node = app.node();
    app.database().tell(words.into_iter().map(|word| format!("{node}:{word}")));
}

async fn run(app: App, mut told: mpsc::Receiver<Heard>) {
    let mut pace = tokio::time::interval(PACE);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = pace.tick() => say_here(&app),
            heard = told.recv() => match heard {
                Some(Heard::Words(words)) => words.split(' ').for_each(|word| hear(&app, word)),
                Some(Heard::Gap) => {
                    say_here(&app);
                    hear_anything(&app);
                }
                None => return,
            },
        }
    }
}

fn say_here(app: &App) {
    let watching = app.watchers().any().then(|| WATCHING.to_owned());
    send(app, [HERE.to_owned()].into_iter().chain(watching));
}

/// Does what a word asks for. Those of newer versions may be unknown.
fn hear(app: &App, word: &str) {
    let Some((node, word)) = word.split_once(':') else { return };
    if node.parse::<NodeId>().is_ok_and(|node| node == app.node()) {
        return;
    }
    let peers = app.peers();
    // Who has just come wants to be known as well.
    let was_alone = !peers.any();
    peers.counts_from_now(&peers.here);
    match word {
        HERE => {
            if was_alone {
                say_here(app);
            }
        }
        WATCHING => peers.counts_from_now(&peers.watching),
        EVENTS => app.sequencer().wake(),
        KEYS => app.keyring().forget(),
        word => {
            if let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.name() == word) {
                app.runner().wake(kind);
            } else if let Ok(document) = word.parse::<DocumentId>() {
                app.watchers().tell(document);
            } else if let Ok(webhook) = word.parse::<WebhookId>() {
                app.dispatcher().tell([&webhook]);
            }
        }
    }
}

/// Words may have been missed: all look who would not by themselves in a moment, as the dispatcher of webhooks does.
fn hear_anything(app: &App) {
    app.keyring().forget();
    app.sequencer().wake();
    app.runner().wake_all();
    app.watchers().tell_all();
}
