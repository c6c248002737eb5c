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
    /// Somebody who was signed in asked for another address.
    AddressAsked {
        /// Which.
        to: String,
    },
    /// The account has another address.
    AddressChanged {
        /// Which.
        to: String,
    },
    /// The operator gave it another address.
    AddressGiven {
        /// Which.
        to: String,
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
            Self::AddressAsked { .. } => "addressAsked",
            Self::AddressChanged { .. } => "addressChanged",
            Self::AddressGiven { .. } => "addressGiven",
        }
    }

    /// The passkey that it is about.
    pub(crate) fn passkey(&self) -> Option<&str> {
        match self {
            Self::PasskeyAdded { name } | Self::PasskeyRemoved { name } => Some(name),
            _ => None,
        }
    }

    /// The new address that it is about.
    pub(crate) fn address(&self) -> Option<&str> {
        match self {
            Self::AddressAsked { to } | Self::AddressChanged { to } | Self::AddressGiven { to } => Some(to),
            _ => None,
        }
    }

    /// Whether a new password is of any help to whoever reads the letter: not at an address that the account no longer has.
    pub(crate) const fn is_helped_by_password(&self) -> bool {
        !matches!(self, Self::AddressChanged { .. } | Self::AddressGiven { .. })
    }
}
