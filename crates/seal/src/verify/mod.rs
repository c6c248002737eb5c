//! Verifying a PDF: is it sealed by this instance, untouched, since when, and how much does the seal prove?
//!
//! The file is a stranger's. Three questions are asked of it, each by means that don't trust the answers to the others:
//!
//! 1. What does each signature cover? ([`found`]) It has to be the whole file up to its own end, but its own bytes.
//! 2. Is the signature right? ([`crate::opened`])
//! 3. Is what was added behind the seal such that it can't change what is shown? ([`increments`], [`changes`])

mod behind;
mod changes;
mod found;
mod increments;
mod judge;
mod naming;
mod report;
mod syntax;
mod traces;

use std::thread;

use crate::SealError;

pub(crate) use judge::Intact;
pub use report::{BundleFile, Kind, Problem, ProblemCode, Report, Seal, Timeline, Verdict};

/// Room for the deepest nesting that the reader lets through. Only what is used of it costs memory.
const STACK: usize = 64 << 20;

/// Verifies a PDF. `ours` are the SHA-256 digests of all certificates that this instance has ever sealed with
/// ([`crate::SealingKey::fingerprint`]).
///
/// It takes any bytes and never panics. How long it takes is bounded by the size of the file in practice, not by proof:
/// bytes of strangers belong into a process that can be killed.
#[must_use]
pub fn verify(bytes: &[u8], ours: &[[u8; 32]]) -> Report {
    judged(bytes, ours).0
}

/// What the seal of a PDF is made of, if it is ours and intact.
pub(crate) fn intact(bytes: &[u8], ours: &[[u8; 32]]) -> Result<Intact, SealError> {
    let (report, intact) = judged(bytes, ours);
    intact.ok_or_else(|| {
        let why = report.problems.into_iter().next().map(|problem| problem.message);
        SealError::NotSealed(why.unwrap_or_else(|| "it is not sealed by this instance".to_owned()))
    })
}

fn judged(bytes: &[u8], ours: &[[u8; 32]]) -> (Report, Option<Intact>) {
    let unreadable = || (Report::bare(Verdict::Unreadable), None);
    thread::scope(|scope| {
        let work = || judge::judge(bytes, ours);
        let thread =
            thread::Builder::new().name("verifying".to_owned()).stack_size(STACK).spawn_scoped(scope, work);
        thread.map_or_else(|_| unreadable(), |thread| thread.join().unwrap_or_else(|_| unreadable()))
    })
}
