//! What the operator decides about signing.

use model::Timestamp;

/// The operator's settings of signing.
#[derive(Debug, Clone)]
pub struct SigningSettings {
    /// Days that a link opens its document, counted from the last invitation or reminder.
    pub link_days: i64,
    /// What people agree to before they sign or approve, in place of the text that is built in.
    pub consent_text: Option<String>,
}

impl SigningSettings {
    /// When a link ends that somebody is sent now.
    #[must_use]
    pub fn link_ends(&self, now: Timestamp) -> Timestamp {
        now.plus_days(self.link_days)
    }
}

impl Default for SigningSettings {
    fn default() -> Self {
        Self { link_days: 30, consent_text: None }
    }
}
