//! What somebody is told about a change of their own account.

use serde::{Deserialize, Serialize};

/// A change of an account, with what helps its owner to tell whether it was theirs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Notice {
    /// What changed.
    pub change: AccountChange,
    /// When, with the zone.
    pub when: String,
    /// By which browser on which system, where that is known.
    pub device: Option<String>,
    /// From which internet address, where that is known.
    pub ip: Option<String>,
    /// The passkeys that still open the account, where that is worth a look.
    pub passkeys: Vec<KnownPasskey>,
    /// How many recovery codes are left, where one was used.
    pub codes_left: Option<i64>,
    /// The page where a new password is asked for.
    pub link: String,
}

/// A passkey that opens an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KnownPasskey {
    /// What it is called.
    pub name: String,
    /// The day on which it was added.
    pub since: String,
}

/// What changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AccountChange {
    /// Somebody who was signed in chose another password.
    PasswordChanged,
    /// Somebody chose another password by the link in a mail.
    PasswordReset,
    /// The same, and the passkeys went with the old one.
    PasswordResetAndPasskeysRemoved,
    /// The operator gave them a password.
    PasswordGiven,
    /// The same, and took digits, recovery codes and passkeys away.
    PasswordGivenAndSecondStepRemoved,
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
}

impl AccountChange {
    /// Its name among the words.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::PasswordChanged => "passwordChanged",
            Self::PasswordReset => "passwordReset",
            Self::PasswordResetAndPasskeysRemoved => "passwordResetAndPasskeysRemoved",
            Self::PasswordGiven => "passwordGiven",
            Self::PasswordGivenAndSecondStepRemoved => "passwordGivenAndSecondStepRemoved",
            Self::SecondStepOn => "secondStepOn",
            Self::SecondStepOff => "secondStepOff",
            Self::NewRecoveryCodes => "newRecoveryCodes",
            Self::RecoveryCodeUsed => "recoveryCodeUsed",
            Self::PasskeyAdded { .. } => "passkeyAdded",
            Self::PasskeyRemoved { .. } => "passkeyRemoved",
        }
    }

    /// The passkey that it is about.
    pub(crate) fn passkey(&self) -> Option<&str> {
        match self {
            Self::PasskeyAdded { name } | Self::PasskeyRemoved { name } => Some(name),
            _ => None,
        }
    }
}
