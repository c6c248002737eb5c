//! The log of the nodes in the test's process, as the program would write it, and what must never be in it.

use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use countersign::logging::subscriber;
use countersign::settings::LogFormat;
use tracing_subscriber::util::SubscriberInitExt;

/// The log of this process.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Writes everything down from now on, at the finest level that an operator could ask for, as JSON.
    pub fn start() -> Self {
        static LOG: OnceLock<Log> = OnceLock::new();
        let log = LOG.get_or_init(|| {
            let log = Self::default();
            let lines = log.clone();
            subscriber(LogFormat::Json, "trace", false, move || lines.clone()).init();
            log
        });
        log.clone()
    }

    /// What was written so far.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }

    /// Fails when a line holds one of these texts, in small letters or others, and says which.
    pub fn must_not_hold(&self, secrets: &[String]) {
        let secrets: Vec<_> = secrets.iter().map(|secret| secret.to_lowercase()).collect();
        assert!(
            secrets.iter().all(|secret| secret.len() > 3),
            "a text that is everywhere proves nothing: {secrets:?}"
        );
        let text = self.text();
        let leaks = text.lines().filter(|line| {
            let line = line.to_lowercase();
            secrets.iter().any(|secret| line.contains(secret.as_str()))
        });
        let leaks: Vec<_> = leaks.take(20).collect();
        assert!(leaks.is_empty(), "the log holds what nobody should read there:\n{}", leaks.join("\n"));
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
