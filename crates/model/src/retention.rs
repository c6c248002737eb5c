//! How long finished documents are kept.

/// Days after its end at which a document is deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Retention(i64);

/// The number of days is not one that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("must be a number of days from 1 to 36500, or null to keep documents")]
pub struct InvalidRetention;

impl Retention {
    /// So many days.
    ///
    /// # Errors
    /// When there are fewer than one or more than a hundred years of them.
    pub const fn days(days: i64) -> Result<Self, InvalidRetention> {
        if days >= 1 && days <= 36_500 { Ok(Self(days)) } else { Err(InvalidRetention) }
    }

    /// How many days.
    #[must_use]
    pub const fn in_days(self) -> i64 {
        self.0
    }
}
