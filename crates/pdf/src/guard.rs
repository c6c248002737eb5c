//! Work on a stranger's bytes: a panic becomes an answer, and nesting has room.
//!
//! `lopdf`, `hayro` and `image` are careful, but nobody has tried every file. A panic in one of them is caught here and
//! told as damage. A stack that overflows can't be caught, so the work gets a stack that is large enough for the
//! nesting that the checks before it let through.

use std::thread;

use crate::Refused;

/// Room for the deepest nesting that is let through (see [`crate::survey`] and [`crate::single_page`]). Only what is
/// used of it costs memory.
const STACK: usize = 64 << 20;

/// Runs `work` with a large stack; `place` says in the answer where a panic happened.
pub(crate) fn guarded<T: Send>(
    place: &str,
    work: impl FnOnce() -> Result<T, Refused> + Send,
) -> Result<T, Refused> {
    thread::scope(|scope| {
        let thread = thread::Builder::new().name(place.to_owned()).stack_size(STACK).spawn_scoped(scope, work);
        match thread.map(thread::ScopedJoinHandle::join) {
            Ok(Ok(result)) => result,
            Ok(Err(_panic)) => Err(Refused::damaged(format!("it can't be read ({place} gave up)"))),
            Err(_no_thread) => Err(Refused::damaged(format!("it can't be read ({place} found no room)"))),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_as_damage() {
        let result: Result<(), Refused> = guarded("reading", || panic!("as libraries do"));
        let refused = result.expect_err("the panic");
        assert!(refused.to_string().contains("reading gave up"), "{refused}");
        assert_eq!(guarded("reading", || Ok(7)), Ok(7));
    }
}
