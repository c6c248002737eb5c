//! Watching a document: what has happened to it, and what happens from now on.
//!
//! A commit wakes whoever watches at once, on this node and by [`crate::peers`] on the others. What is missed so, and what
//! commands wrote, is found by looking now and then. Whoever watches may do so for days: whether they still may is asked
//! before anything is handed out.

use std::time::Duration;

use futures::Stream;
use model::Result;
use model::activity::Event;
use model::audit::Entry;
use model::id::{ApiKeyId, DocumentId, WorkspaceId};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

use crate::sessions::Token;
use crate::{App, Call, documents, sessions};

/// Documents that changed and that somebody may not have been told of yet.
const WAITING: usize = 256;
/// How often one looks for what others committed: other nodes, or commands beside the only one.
const SHARED_PACE: Duration = Duration::from_secs(1);
const OWN_PACE: Duration = Duration::from_secs(5);
/// After so long without news, watchers are told that there are none: the way to notice that a client has gone.
const QUIET: Duration = Duration::from_secs(15);
/// Entries that are read at once.
const PAGE: i64 = 100;

/// Those who watch documents on this node.
pub(crate) struct Watchers {
    /// The documents; none where any may have changed.
    changed: broadcast::Sender<Option<DocumentId>>,
    closing: watch::Sender<bool>,
}

impl Default for Watchers {
    fn default() -> Self {
        Self { changed: broadcast::channel(WAITING).0, closing: watch::channel(false).0 }
    }
}

impl Watchers {
    /// Tells that entries of a document were committed.
    pub fn tell(&self, document: DocumentId) {
        // Fails only when nobody watches.
        let _ = self.changed.send(Some(document));
    }

    /// Tells that entries of any document may have been committed.
    pub fn tell_all(&self) {
        let _ = self.changed.send(None);
    }

    /// Whether anybody watches.
    pub fn any(&self) -> bool {
        self.changed.receiver_count() > 0
    }

    /// Ends every watching, so that a service that stops does not wait for it.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
}

/// What somebody who watches came in by.
#[derive(Debug, Clone)]
pub enum Pass {
    /// An API key.
    Key(ApiKeyId),
    /// A session of the console.
    Session(Token),
}

impl Pass {
    /// Whether it still opens the workspace.
    async fn opens(&self, app: &App, workspace: WorkspaceId) -> Result<bool> {
        Ok(match self {
            Self::Key(id) => {
                let holders = store::api_keys::holders(app.database(), &[*id]).await?;
                holders.iter().any(|holder| holder.role.is_some() && holder.key.revoked_at.is_none())
            }
            Self::Session(token) => {
                // A page that is left open is not somebody who uses it.
                sessions::look(app, token)
                    .await?
                    .is_some_and(|who| who.workspace.id == workspace && !who.lacks_second_step)
            }
        })
    }
}

/// How a watch is going.
struct Watching {
    app: App,
    call: Call,
    pass: Pass,
    document: DocumentId,
    after: i64,
    live: bool,
    /// Set once the last entry that there can be was handed out.
    over: bool,
    changed: broadcast::Receiver<Option<DocumentId>>,
    closing: watch::Receiver<bool>,
}

/// The entries of a document's chain after a number, in order and in pieces; then, where it is to be live, those that are
/// added, as they are, for as long as the pass opens the workspace. An empty piece means that there is no news.
///
/// # Errors
/// When there is no such document, or the database does not answer.
pub async fn follow(
    app: &App,
    call: &Call,
    pass: Pass,
    document: DocumentId,
    after: i64,
    live: bool,
) -> Result<impl Stream<Item = Result<Vec<Entry>>> + Send + use<>> {
    // From here on nothing is missed.
    let (changed, closing) = (app.watchers().changed.subscribe(), app.watchers().closing.subscribe());
    if live {
        app.peers().tell_watching(app);
    }
    documents::show(app, call, document).await?;
    let (app, call) = (app.clone(), call.clone());
    let watching = Watching { app, call, pass, document, after, live, over: false, changed, closing };
    Ok(futures::stream::try_unfold(watching, async |mut watching| {
        Ok(watching.next().await?.map(|piece| (piece, watching)))
    }))
}

impl Watching {
    async fn next(&mut self) -> Result<Option<Vec<Entry>>> {
        let quiet = Instant::now() + QUIET;
        while !self.over && !*self.closing.borrow() {
            let entries = store::audit::of_document(
                self.app.database(),
                self.call.workspace,
                self.document,
                self.after,
                i64::MAX,
                PAGE,
            );
            let entries = entries.await?;
            let is_quiet = Instant::now() >= quiet;
            if self.live
                && (is_quiet || !entries.is_empty())
                && !self.pass.opens(&self.app, self.call.workspace).await?
            {
                return Ok(None);
            }
            if let Some(last) = entries.last() {
                self.after = last.trail_number.unwrap_or(self.after);
                self.over = last.event == Event::DocumentDeleted.name();
                return Ok(Some(entries));
            }
            if !self.live {
                return Ok(None);
            }
            if is_quiet {
                return Ok(Some(Vec::new()));
            }
            self.wait(quiet).await;
        }
        Ok(None)
    }

    /// Waits until it is worth looking again.
    async fn wait(&mut self, quiet: Instant) {
        let pace = if self.app.database().is_shared() { SHARED_PACE } else { OWN_PACE };
        let look = (Instant::now() + pace).min(quiet);
        loop {
            tokio::select! {
                changed = self.changed.recv() => match changed {
                    Ok(Some(document)) if document != self.document => {}
                    // Whoever is too slow may have missed its own.
                    Ok(_) | Err(RecvError::Lagged(_) | RecvError::Closed) => return,
                },
                _ = self.closing.changed() => return,
                () = tokio::time::sleep_until(look) => return,
            }
        }
    }
}
