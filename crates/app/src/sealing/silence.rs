//! Authorities that say nothing: every document would wait for one as long as for an answer, and all of them behind each
//! other. So once one was waited for in vain, nobody waits for it for a while.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How long nobody asks again.
const WHILE: Duration = Duration::from_mins(1);
/// How many are remembered: those that time stamps and their certificates name are few.
const MOST: usize = 64;

/// When somebody last waited in vain, by the address. It is about waiting, so it goes by the time that passes, not by the
/// clock.
#[derive(Debug, Default)]
pub(super) struct Silence(Mutex<BTreeMap<String, Instant>>);

impl Silence {
    /// Fails while nobody should wait.
    ///
    /// # Errors
    /// Why not, as a fragment that follows the authority's name.
    pub fn must_be_over(&self, url: &str) -> Result<(), String> {
        let since = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(url).copied();
        match since.map(|since| since.elapsed()) {
            Some(past) if past < WHILE => Err(format!("did not answer {} seconds ago", past.as_secs())),
            _ => Ok(()),
        }
    }

    /// Takes note of what came of asking.
    pub fn note<T>(&self, url: &str, answered: &Result<T, String>) {
        let mut silent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if answered.as_ref().is_err_and(|problem| problem.starts_with(outbound::SILENT)) {
            if silent.len() < MOST {
                silent.insert(url.to_owned(), Instant::now());
            }
        } else {
            silent.remove(url);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_after_somebody_waited_in_vain() {
        let silence = Silence::default();
        let is_over = |url: &str| silence.must_be_over(url).is_ok();
        silence.note::<()>("a", &Err("answered 500".to_owned()));
        assert!(is_over("a"), "an error comes at once");
        silence.note::<()>("a", &Err(format!("{} 15 seconds", outbound::SILENT)));
        assert!(!is_over("a") && is_over("b"));
        silence.note("a", &Ok(()));
        assert!(is_over("a"));
    }
}
