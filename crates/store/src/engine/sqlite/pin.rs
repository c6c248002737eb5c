//! Sparing readers the locks of files.
//!
//! A read locks the state that it sees against being overwritten: two calls of the operating system, a noticeable part of a
//! small request. SQLite makes them only for the first connection of a process that looks at a state and for the last
//! one. So while nothing is written, one connection keeps looking at the newest state, and the others find it locked.
//! Before each write it lets go, so that it never keeps the write-ahead log from starting over.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

use super::connection;

/// Reads after a write until it is worth while.
const READS: u32 = 8;

pub(super) struct Pin {
    path: PathBuf,
    /// Reads since the last write; counted no further than it matters.
    reads: AtomicU32,
    state: Mutex<State>,
}

struct State {
    connection: Option<Connection>,
    is_set: bool,
    /// Whether the writer is at work: what it replaces must not be pinned.
    is_writing: bool,
}

impl Pin {
    pub fn new(path: &Path) -> Self {
        let state = State { connection: None, is_set: false, is_writing: false };
        Self { path: path.to_owned(), reads: AtomicU32::new(0), state: Mutex::new(state) }
    }

    /// Somebody reads.
    pub fn count(&self) {
        if self.reads.load(Ordering::Relaxed) < READS && self.reads.fetch_add(1, Ordering::Relaxed) + 1 == READS {
            self.set();
        }
    }

    fn set(&self) {
        let mut state = self.state();
        if state.is_set || state.is_writing {
            return;
        }
        let connection = state.connection.take().map_or_else(|| connection::open_for_reading(&self.path), Ok);
        // Whatever goes wrong here costs readers their locks and nothing else.
        if let Ok(connection) = connection
            && connection.execute_batch("BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1").is_ok()
        {
            state.connection = Some(connection);
            state.is_set = true;
        }
    }

    /// Lets go, until the write is done.
    pub fn before_write(&self) {
        let mut state = self.state();
        state.is_writing = true;
        if state.is_set {
            state.is_set = false;
            // One that can't end its transaction ends with it.
            state.connection.take_if(|connection| connection.execute_batch("COMMIT").is_err());
        }
    }

    /// A write is done.
    pub fn after_write(&self) {
        self.state().is_writing = false;
        self.reads.store(0, Ordering::Relaxed);
    }

    /// Lets go for good.
    pub fn close(&self) {
        let mut state = self.state();
        state.is_writing = true;
        state.connection = None;
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
