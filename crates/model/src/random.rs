//! Randomness comes from the context, so that a test can make it repeat itself.

use std::cell::RefCell;

/// Letters and digits of which none is mistaken for another when read or told, five bits each (Crockford's).
pub const LEGIBLE: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A source of unpredictable bytes.
pub trait Random: Send + Sync + 'static {
    /// Fills the slice.
    fn fill(&self, bytes: &mut [u8]);
}

/// The operating system's generator, asked for a few hundred bytes at a time: every request draws some, and asking
/// costs as much as the rest of its bookkeeping.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemRandom;

/// Bytes drawn at once.
const DRAWN: usize = 512;

/// Bytes that a thread has drawn and not used.
struct Drawn {
    bytes: [u8; DRAWN],
    used: usize,
}

thread_local! {
    static DRAWN_HERE: RefCell<Drawn> = const { RefCell::new(Drawn { bytes: [0; DRAWN], used: DRAWN }) };
}

impl Random for SystemRandom {
    fn fill(&self, bytes: &mut [u8]) {
        if bytes.len() > DRAWN {
            return ask(bytes);
        }
        DRAWN_HERE.with_borrow_mut(|drawn| {
            if DRAWN - drawn.used < bytes.len() {
                ask(&mut drawn.bytes);
                drawn.used = 0;
            }
            let next = &mut drawn.bytes[drawn.used..drawn.used + bytes.len()];
            bytes.copy_from_slice(next);
            // What became a key or a token must not be found in this buffer later.
            next.fill(0);
            drawn.used += bytes.len();
        });
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the one place that asks the system for randomness")]
#[expect(clippy::expect_used, reason = "without randomness no id or key may be made; going on would be worse")]
fn ask(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system gives randomness");
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_bytes_are_given_twice() {
        let mut seen = HashSet::new();
        let threads = (0..4).map(|_| {
            std::thread::spawn(|| {
                let draw = |length: usize| {
                    let mut bytes = vec![0; length];
                    SystemRandom.fill(&mut bytes);
                    bytes
                };
                (0..1_000)
                    .map(|turn| draw(16 + turn % 50))
                    .chain([draw(DRAWN), draw(DRAWN + 1)])
                    .collect::<Vec<_>>()
            })
        });
        for thread in threads.collect::<Vec<_>>() {
            for bytes in thread.join().expect("a thread ends") {
                assert!(seen.insert(bytes[..16].to_vec()), "the same bytes came twice");
                assert!(bytes[bytes.len() - 8..] != [0; 8], "bytes were left empty");
            }
        }
    }
}
