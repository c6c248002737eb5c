//! Waiting for one's turn.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use model::id::WorkspaceId;
use tokio::sync::oneshot;

use super::lanes::{Bounds, Lanes};
use crate::worker::Failure;

/// The lanes, and who waits in them.
pub(super) struct Queue {
    state: Mutex<State>,
}

struct State {
    lanes: Lanes<WorkspaceId, oneshot::Sender<Turn>>,
    closed: bool,
}

/// A place at which work is done; it goes to the next when this is dropped.
pub(super) struct Turn {
    queue: Arc<Queue>,
    lane: WorkspaceId,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.state().lanes.finished(self.lane);
        self.queue.hand_out();
    }
}

/// A place in the queue; whoever goes away leaves it.
struct Ticket<'a> {
    queue: &'a Arc<Queue>,
    lane: WorkspaceId,
    number: u64,
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        self.queue.state().lanes.withdraw(self.lane, self.number);
    }
}

impl Queue {
    pub fn new(bounds: Bounds) -> Arc<Self> {
        Arc::new(Self { state: Mutex::new(State { lanes: Lanes::new(bounds), closed: false }) })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How much waits, and how much runs.
    pub fn now(&self) -> (usize, usize) {
        let state = self.state();
        (state.lanes.count(), state.lanes.running())
    }

    /// Waits for a turn.
    pub async fn turn(
        self: &Arc<Self>,
        lane: WorkspaceId,
        bytes: usize,
        patience: Duration,
    ) -> Result<Turn, Failure> {
        let (give, given) = oneshot::channel();
        let number = {
            let mut state = self.state();
            if state.closed {
                return Err(Failure::Stopped);
            }
            state.lanes.push(lane, bytes, give).ok_or(Failure::Busy)?
        };
        let _ticket = Ticket { queue: self, lane, number };
        self.hand_out();
        match tokio::time::timeout(patience, given).await {
            Ok(Ok(turn)) => Ok(turn),
            Ok(Err(_)) => Err(Failure::Stopped),
            Err(_) => Err(Failure::Busy),
        }
    }

    /// Gives free places to whoever's turn it is.
    fn hand_out(self: &Arc<Self>) {
        loop {
            let next = self.state().lanes.next();
            let Some((lane, give)) = next else { return };
            // Who has just gone away does not take it; then it comes back by being dropped.
            drop(give.send(Turn { queue: Arc::clone(self), lane }));
        }
    }

    /// Sends everybody away who waits, and whoever comes.
    pub fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.lanes.clear();
    }
}
