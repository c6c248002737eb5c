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
    /// What was scheduled when the document was read. The clock moves it on without a new version of the document, so
    /// only a change of it is written, and only over this.
    pub stored: Option<Scheduled>,
}

/// A reminder that waits for its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scheduled {
    /// When it is due.
    pub at: Timestamp,
    /// How long after it the next one is.
    pub cadence: Cadence,
}

impl AutoReminder {
    /// The next one, if there is to be one.
    #[must_use]
    pub fn scheduled(&self) -> Option<Scheduled> {
        self.next_at.map(|at| Scheduled { at, cadence: self.cadence })
    }

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
