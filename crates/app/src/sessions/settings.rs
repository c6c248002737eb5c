//! What the operator decides about sessions.

use model::Timestamp;

const HOUR_MILLIS: i64 = 60 * 60 * 1000;

/// The operator's settings of sessions.
#[derive(Debug, Clone, Copy)]
pub struct SessionSettings {
    /// Hours after which a session ends that nobody used.
    pub idle_hours: i64,
}

impl SessionSettings {
    /// A session that was last used then, or before, has ended.
    #[must_use]
    pub fn idle_since(self, now: Timestamp) -> Timestamp {
        now.plus_millis(-self.idle_hours * HOUR_MILLIS)
    }
}

impl Default for SessionSettings {
    fn default() -> Self {
        Self { idle_hours: 24 }
    }
}
