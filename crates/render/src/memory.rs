//! How long Typst remembers what it has laid out.
//!
//! It remembers everything until it is told to forget. What it remembers of a template's fixed text makes the next
//! document of that template several times faster, so it is kept as long as there is room. Room is counted in printed
//! characters, and each document in what it takes however short it is: together they are in proportion to the memory that
//! documents take which are all different.

use std::sync::atomic::{AtomicUsize, Ordering};

/// After so many characters something that was not used again is forgotten: about 50 one-page documents or six of ten
/// pages. Most documents take 500 bytes a character or less, so this bounds what is remembered to about 100 MB, in the
/// worst case that nothing repeats.
const KEPT: usize = 200_000;
/// What a document takes beside its text, in characters: some 300 kB.
const EACH: usize = 700;
/// Forgetting walks through all that is remembered, so it is done in steps of a part of that.
const STEPS: usize = 8;

/// Counts what was printed since Typst last forgot something.
#[derive(Debug, Default)]
pub(crate) struct Memory(AtomicUsize);

impl Memory {
    /// Counts nothing yet.
    pub const fn new() -> Self {
        Self(AtomicUsize::new(0))
    }

    /// To be called after each document, with its weight in characters.
    pub fn printed(&self, characters: usize) {
        const STEP: usize = KEPT / STEPS;
        let weight = EACH + characters;
        let now = self.0.fetch_add(weight, Ordering::Relaxed) + weight;
        let steps = now / STEP;
        if steps == 0 {
            return;
        }
        // Another thread may be here as well; then both forget a little early, which harms nothing.
        self.0.store(now % STEP, Ordering::Relaxed);
        if steps >= STEPS {
            comemo::evict(0);
        } else {
            (0..steps).for_each(|_| comemo::evict(STEPS));
        }
    }
}
