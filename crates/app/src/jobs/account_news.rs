//! What somebody is told about their own account.

use model::Timestamp;
use serde::{Deserialize, Serialize};

/// A change of an account, or a way in that its owner should know of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum AccountNews {
    /// Somebody who was signed in chose another password.
    PasswordChanged,
    /// Somebody chose another password by the link in a mail.
    PasswordReset {
        /// Whether the passkeys went with it.
        passkeys_removed: bool,
    },
    /// The operator gave them a password.
    PasswordGiven {
        /// Whether digits, recovery codes and passkeys were taken away too.
        second_step_removed: bool,
    },
    /// The second step was turned on.
    SecondStepOn,
    /// The second step was turned off.
    SecondStepOff,
    /// There are other recovery codes.
    NewRecoveryCodes,
    /// Somebody signed in by a recovery code.
    RecoveryCodeUsed,
    /// A passkey was added.
    PasskeyAdded {
        /// What it is called.
        name: String,
    },
    /// A passkey was removed.
    PasskeyRemoved {
        /// What it was called.
        name: String,
    },
    /// Somebody who was signed in asked for another address.
    AddressAsked {
        /// The address that counts, which is told.
        from: String,
        /// The one that they asked for.
        to: String,
    },
    /// They have another address now.
    AddressChanged {
        /// The one that they had, which is told.
        from: String,
        /// The one that they have.
        to: String,
    },
    /// The operator gave them another address.
    AddressGiven {
        /// The one that they had, which is told.
        from: String,
        /// The one that they have.
        to: String,
    },
}

impl AccountNews {
    /// The address that is told, where it need not be the present one of the account.
    pub fn address(&self) -> Option<&str> {
        match self {
            Self::AddressAsked { from, .. }
            | Self::AddressChanged { from, .. }
            | Self::AddressGiven { from, .. } => Some(from),
            _ => None,
        }
    }
}

/// When something happened, and by what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Circumstances {
    /// When.
    pub at: Timestamp,
    /// By what, as the list of sessions names it: `Firefox on Windows`.
    pub device: Option<String>,
    /// From which address.
    pub ip: Option<String>,
}
