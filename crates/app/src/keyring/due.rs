//! Which keys are to be looked up again.
//!
//! Every key that is in use is looked up about once a second. With a thousand of them that would be a thousand questions a
//! second, each of which a request waits for; so the request that finds its key stale asks for others as well that are about
//! to be.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use model::Timestamp;
use model::api_key::ApiKeyHash;
use model::id::ApiKeyId;

/// Keys that are looked up together at most: the request that asks for them waits for all.
const TOGETHER: usize = 64;
/// Keys that wait at most: as many as are remembered. The first ones are forgotten beyond it.
const MOST: usize = super::KEYS;

/// A key that is remembered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Due {
    pub hash: ApiKeyHash,
    pub id: ApiKeyId,
    /// Until when it is believed.
    pub until: Timestamp,
}

/// The keys that are remembered, in the order in which they were looked up.
#[derive(Default)]
pub(super) struct Queue(Mutex<VecDeque<Due>>);

impl Queue {
    /// Adds keys that were looked up.
    pub fn add(&self, keys: impl IntoIterator<Item = Due>) {
        let mut queue = self.lock();
        queue.extend(keys);
        let excess = queue.len().saturating_sub(MOST);
        queue.drain(..excess);
    }

    /// Takes the keys that are believed no longer than `until`, the first ones, as far as they are wanted. The others of them
    /// are forgotten here: whoever asks for one looks it up.
    pub fn take(&self, until: Timestamp, mut is_wanted: impl FnMut(&Due) -> bool) -> Vec<Due> {
        let mut queue = self.lock();
        let mut taken = Vec::new();
        while taken.len() < TOGETHER && queue.front().is_some_and(|first| first.until <= until) {
            taken.extend(queue.pop_front().filter(&mut is_wanted));
        }
        taken
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<Due>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use model::random::SystemRandom;

    use super::*;

    fn due(number: u8, until: i64) -> Due {
        let until = Timestamp::from_millis(until);
        Due { hash: ApiKeyHash([number; 32]), id: ApiKeyId::new(until, &SystemRandom), until }
    }

    #[test]
    fn what_is_soon_due_is_taken_and_what_nobody_uses_forgotten() {
        let queue = Queue::default();
        queue.add([due(1, 10), due(2, 10), due(3, 20), due(4, 30)]);
        let taken = |until: i64| {
            let taken = queue.take(Timestamp::from_millis(until), |due| due.hash.0[0] != 2);
            taken.iter().map(|due| due.hash.0[0]).collect::<Vec<_>>()
        };
        assert_eq!(taken(20), [1, 3]);
        assert!(taken(20).is_empty());
        assert_eq!(taken(40), [4]);
        assert!(queue.lock().is_empty());
    }

    #[test]
    fn of_too_many_the_last_ones_wait() {
        let queue = Queue::default();
        for until in 0..i64::try_from(MOST).unwrap() + 5 {
            queue.add([due(0, until)]);
        }
        assert_eq!(queue.lock().len(), MOST);
        assert_eq!(queue.lock().front().map(|first| first.until.millis()), Some(5));
    }

    #[test]
    fn not_all_are_taken_at_once() {
        let queue = Queue::default();
        queue.add((0..100).map(|number| due(number, 10)));
        let taken = || queue.take(Timestamp::from_millis(10), |_| true).len();
        assert_eq!((taken(), taken(), taken()), (TOGETHER, 100 - TOGETHER, 0));
    }
}
