//! Idempotency keys: a request sent twice acts once and is answered twice.
//!
//! The key is reserved first; the change's own transaction keeps the answer. So after a crash the request is either
//! undone or can be replayed, never half of each.

use std::sync::atomic::{AtomicBool, Ordering};

use model::Result;
use model::id::{RequestId, WorkspaceId};
use store::Write;
pub use store::idempotency::Slot;

use crate::App;

/// How long a reservation holds when its node dies; longer than any request may take.
const LEASE_MILLIS: i64 = 60_000;
const PURPOSE: &str = "idempotent answer";

/// A key reserved for one request.
#[derive(Debug)]
pub struct Reservation {
    slot: Slot,
    owner: RequestId,
    kept: AtomicBool,
}

impl Reservation {
    pub(crate) fn mark_kept(&self) {
        self.kept.store(true, Ordering::Release);
    }
}

/// What a request with an idempotency key is to do.
#[derive(Debug)]
pub enum Admission {
    /// The work.
    Go(Reservation),
    /// Nothing: this was the answer.
    Replay(Vec<u8>),
    /// Nothing: the first request is under way.
    InFlight,
    /// Nothing: the key belongs to another request.
    Reused,
}

/// Reserves the key, or finds what is known under it. The fingerprint is the hash of the request's body.
///
/// # Errors
/// When the database does not answer.
pub async fn admit(app: &App, slot: Slot, fingerprint: [u8; 32], owner: RequestId) -> Result<Admission> {
    let now = app.now();
    let lease = now.plus_millis(LEASE_MILLIS);
    loop {
        if store::idempotency::reserve(app.database(), &slot, fingerprint, owner, lease, now).await? {
            return Ok(Admission::Go(Reservation { slot, owner, kept: AtomicBool::new(false) }));
        }
        // Between the two statements the other request may have failed and let the key go: then it is ours to reserve.
        let Some(entry) = store::idempotency::find(app.database(), &slot).await? else { continue };
        if entry.fingerprint != fingerprint {
            return Ok(Admission::Reused);
        }
        return match entry.answer {
            Some(answer) => app.vault().open(PURPOSE, &answer).map(Admission::Replay),
            None => Ok(Admission::InFlight),
        };
    }
}

/// Adds the answer to the change that it belongs to.
pub(crate) fn keep(app: &App, write: &mut Write, reservation: &Reservation, answer: &[u8]) {
    let closed = app.vault().close(PURPOSE, answer, app.random());
    store::idempotency::keep(write, &reservation.slot, reservation.owner, closed);
}

/// Forgets what the answers of a workspace said that are kept under keys, since they may tell about anybody. The keys stay
/// used: whoever sends such a request again is told that it was carried out.
pub(crate) fn forget_answers(app: &App, write: &mut Write, workspace: WorkspaceId) {
    let nothing = app.vault().close(PURPOSE, &[], app.random());
    store::idempotency::replace_answers(write, workspace, nothing);
}

/// Ends a reservation after its request: when no change kept an answer under the key, the key is free again.
///
/// # Errors
/// When the database does not answer; then the lease lets the key go.
pub async fn release_unless_kept(app: &App, reservation: &Reservation) -> Result<()> {
    if !reservation.kept.load(Ordering::Acquire) {
        let mut write = Write::new();
        store::idempotency::release(&mut write, &reservation.slot, reservation.owner);
        app.database().commit(write).await?;
    }
    Ok(())
}
