//! Randomness comes from the context, so that a test can make it repeat itself.

/// A source of unpredictable bytes.
pub trait Random: Send + Sync + 'static {
    /// Fills the slice.
    fn fill(&self, bytes: &mut [u8]);
}

/// The operating system's generator.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemRandom;

impl Random for SystemRandom {
    #[expect(clippy::disallowed_methods, reason = "this is the one place that asks the system for randomness")]
    #[expect(clippy::expect_used, reason = "without randomness no id or key may be made; going on would be worse")]
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system gives randomness");
    }
}
