//! What delivers to webhooks, and where it may deliver.

use std::time::Duration;

use outbound::hooks::{Guard, HookSender};

/// What makes attempts, and what says which addresses may be registered: both know the same networks.
#[derive(Debug, Clone)]
pub struct Hooks {
    pub(super) guard: Guard,
    pub(super) sender: HookSender,
}

impl Hooks {
    /// Delivers to where the guard permits.
    ///
    /// # Errors
    /// When the system's certificates can't be read.
    pub fn new(guard: Guard) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self { sender: HookSender::new(guard.clone())?, guard })
    }

    /// The same with another deadline for each attempt.
    #[must_use]
    pub fn with_deadline(self, deadline: Duration) -> Self {
        Self { sender: self.sender.with_deadline(deadline), ..self }
    }
}
