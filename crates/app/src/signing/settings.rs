//! What the operator decides about signing.

/// The operator's settings of signing.
#[derive(Debug, Clone)]
pub struct SigningSettings {
    /// Days that a link opens its document, counted from the invitation.
    pub link_days: i64,
    /// What people agree to before they sign, in place of the text that is built in.
    pub consent_text: Option<String>,
}

impl Default for SigningSettings {
    fn default() -> Self {
        Self { link_days: 30, consent_text: None }
    }
}
