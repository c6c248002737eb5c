//! Automatic reminders of a document.

use crate::Timestamp;

/// How often the invited are reminded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cadence(i64);

/// The number is not one of the cadences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be 1, 3, 7 or 14")]
pub struct UnknownCadence;

impl Cadence {
    /// The cadence of so many days.
    ///
    /// # Errors
    /// When it is not 1, 3, 7 or 14.
    pub const fn days(days: i64) -> Result<Self, UnknownCadence> {
        match days {
            1 | 3 | 7 | 14 => Ok(Self(days)),
            _ => Err(UnknownCadence),
        }
    }

    /// Its number of days.
    #[must_use]
    pub const fn in_days(self) -> i64 {
        self.0
    }
}

impl Default for Cadence {
    fn default() -> Self {
        Self(3)
    }
}

/// The reminders of one document.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AutoReminder {
    /// Whether they are sent.
    pub enabled: bool,
    /// How often.
    pub cadence: Cadence,
    /// When the next one is due; none while there is nobody to remind.
    pub next_at: Option<Timestamp>,
}

impl AutoReminder {
    /// The invitation or reminder that the next one is counted from.
    #[must_use]
    pub fn counted_from(&self) -> Option<Timestamp> {
        self.next_at.map(|next| next.plus_days(-self.cadence.in_days()))
    }

    /// Sets when the next reminder is due, counted from the last invitation. One that is overdue by that count is due at
    /// once, not in the past.
    pub fn schedule(&mut self, last_invited: Option<Timestamp>, now: Timestamp) {
        self.next_at = match last_invited {
            Some(invited) if self.enabled => Some(invited.plus_days(self.cadence.in_days()).max(now)),
            _ => None,
        };
    }
}
