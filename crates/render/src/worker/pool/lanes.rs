//! Whose turn it is, without clocks or threads.
//!
//! There are a few places at which work is done, and each workspace has a lane of its own in which its work waits. A free
//! place goes to the lane that has the fewest, and among those to the one that has waited longest for its turn. When all
//! places are taken, one more is there for a lane that has none: so a workspace that sends a flood, or documents that
//! take long, never keeps all the others out.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// How much may wait.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    /// Places at which work is done.
    pub places: usize,
    /// Pieces of work of one lane.
    pub in_lane: usize,
    /// Pieces of work of all lanes.
    pub in_all: usize,
    /// Bytes of all work that waits.
    pub bytes: usize,
}

/// What waits and what runs.
#[derive(Debug)]
pub(super) struct Lanes<L, T> {
    bounds: Bounds,
    /// The lanes in which something waits, in the order of their turns.
    order: VecDeque<L>,
    waiting: HashMap<L, VecDeque<Waiting<T>>>,
    running: HashMap<L, usize>,
    count: usize,
    bytes: usize,
    taken: usize,
    next_ticket: u64,
}

#[derive(Debug)]
struct Waiting<T> {
    ticket: u64,
    bytes: usize,
    item: T,
}

impl<L: Copy + Eq + Hash, T> Lanes<L, T> {
    pub fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            order: VecDeque::new(),
            waiting: HashMap::new(),
            running: HashMap::new(),
            count: 0,
            bytes: 0,
            taken: 0,
            next_ticket: 0,
        }
    }

    /// How much waits.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// How much runs.
    pub const fn running(&self) -> usize {
        self.taken
    }

    /// Puts work at the end of its lane and gives the ticket to withdraw it by; nothing where there is no room.
    pub fn push(&mut self, lane: L, bytes: usize, item: T) -> Option<u64> {
        let in_lane = self.waiting.get(&lane).map_or(0, VecDeque::len);
        let Bounds { in_lane: most_in_lane, in_all, bytes: most_bytes, .. } = self.bounds;
        // A single piece is let in whatever its size; how large it may be is decided elsewhere.
        let no_room = self.bytes > 0 && self.bytes.saturating_add(bytes) > most_bytes;
        if in_lane >= most_in_lane || self.count >= in_all || no_room {
            return None;
        }
        let ticket = self.next_ticket;
        self.next_ticket += 1;
        if in_lane == 0 {
            self.order.push_back(lane);
        }
        self.waiting.entry(lane).or_default().push_back(Waiting { ticket, bytes, item });
        self.count += 1;
        self.bytes += bytes;
        Some(ticket)
    }

    /// Withdraws work that has not had its turn.
    pub fn withdraw(&mut self, lane: L, ticket: u64) {
        let Some(queue) = self.waiting.get_mut(&lane) else { return };
        let Some(place) = queue.iter().position(|waiting| waiting.ticket == ticket) else { return };
        if let Some(gone) = queue.remove(place) {
            self.count -= 1;
            self.bytes -= gone.bytes;
        }
        if queue.is_empty() {
            self.waiting.remove(&lane);
            self.order.retain(|other| *other != lane);
        }
    }

    /// Takes the work whose turn it is, and a place for it.
    pub fn next(&mut self) -> Option<(L, T)> {
        let running = |lane: &L| self.running.get(lane).copied().unwrap_or_default();
        let (place, fewest) =
            self.order.iter().map(running).enumerate().min_by_key(|(place, running)| (*running, *place))?;
        let spare = usize::from(fewest == 0);
        if self.taken >= self.bounds.places + spare {
            return None;
        }
        let lane = self.order.remove(place)?;
        let queue = self.waiting.get_mut(&lane)?;
        let next = queue.pop_front()?;
        if queue.is_empty() {
            self.waiting.remove(&lane);
        } else {
            self.order.push_back(lane);
        }
        self.count -= 1;
        self.bytes -= next.bytes;
        self.taken += 1;
        *self.running.entry(lane).or_default() += 1;
        Some((lane, next.item))
    }

    /// Gives a place back.
    pub fn finished(&mut self, lane: L) {
        if let Some(running) = self.running.get_mut(&lane) {
            *running -= 1;
            self.taken -= 1;
            if *running == 0 {
                self.running.remove(&lane);
            }
        }
    }

    /// Forgets everything that waits.
    pub fn clear(&mut self) {
        self.order.clear();
        self.waiting.clear();
        self.count = 0;
        self.bytes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: Bounds = Bounds { places: 2, in_lane: 4, in_all: 10, bytes: 100 };

    fn lanes() -> Lanes<char, u32> {
        Lanes::new(BOUNDS)
    }

    fn drain(lanes: &mut Lanes<char, u32>) -> Vec<(char, u32)> {
        std::iter::from_fn(|| lanes.next()).collect()
    }

    #[test]
    fn lanes_take_turns() {
        let mut lanes = lanes();
        for (number, lane) in (0..).zip("aaaabbc".chars()) {
            lanes.push(lane, 1, number).expect("room");
        }
        let mut done = String::new();
        let mut running = drain(&mut lanes);
        // Two places, and a third because `c` has none.
        assert_eq!(running, [('a', 0), ('b', 4), ('c', 6)]);
        while !running.is_empty() {
            let (lane, _) = running.remove(0);
            lanes.finished(lane);
            done.push(lane);
            running.extend(drain(&mut lanes));
        }
        assert_eq!(done, "abcabaa");
        assert_eq!((lanes.count(), lanes.bytes, lanes.taken), (0, 0, 0));
        assert!(lanes.running.is_empty() && lanes.waiting.is_empty() && lanes.order.is_empty());
    }

    #[test]
    fn one_lane_has_all_places_but_the_spare_one() {
        let mut lanes = lanes();
        for number in 0..4 {
            lanes.push('a', 1, number).expect("room");
        }
        assert_eq!(drain(&mut lanes).len(), 2);
        lanes.push('b', 1, 9).expect("room");
        lanes.push('c', 1, 10).expect("room");
        assert_eq!(drain(&mut lanes), [('b', 9)], "there is one spare place");
        lanes.finished('a');
        assert_eq!(drain(&mut lanes), [('c', 10)]);
        lanes.finished('a');
        assert_eq!(
            drain(&mut lanes),
            [('a', 2)],
            "`a` has nothing at work any more, so the spare place is for it"
        );
        lanes.finished('b');
        assert_eq!(drain(&mut lanes), [], "two places are taken, and one of them by `a`");
        lanes.finished('c');
        assert_eq!(drain(&mut lanes), [('a', 3)]);
    }

    #[test]
    fn there_are_bounds() {
        let mut lanes = lanes();
        for number in 0..4 {
            assert!(lanes.push('a', 0, number).is_some());
        }
        assert!(lanes.push('a', 0, 9).is_none(), "the lane is full");
        for (number, lane) in (0..).zip("bbbbcc".chars()) {
            assert!(lanes.push(lane, 0, number).is_some());
        }
        assert!(lanes.push('d', 0, 9).is_none(), "all lanes together are full");
        lanes.clear();
        assert!(lanes.push('a', 1_000, 1).is_some());
        assert!(lanes.push('b', 1, 2).is_none(), "too many bytes wait");
    }

    #[test]
    fn what_is_withdrawn_makes_room_and_has_no_turn() {
        let mut lanes = lanes();
        let tickets: Vec<u64> = (0..3).map(|number| lanes.push('a', 30, number).expect("room")).collect();
        assert!(lanes.push('b', 30, 9).is_none());
        lanes.withdraw('a', tickets[1]);
        lanes.withdraw('a', tickets[1]);
        lanes.withdraw('z', 0);
        lanes.push('b', 1, 9).expect("room");
        assert_eq!(drain(&mut lanes), [('a', 0), ('b', 9)]);
        lanes.withdraw('a', tickets[2]);
        lanes.finished('a');
        assert_eq!(drain(&mut lanes), [], "what was withdrawn has no turn");
    }
}
