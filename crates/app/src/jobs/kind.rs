//! The kinds of jobs: how many are done at the same time, and when one that failed is tried again.

use model::{Random, Timestamp};

use crate::jitter::jittered;

/// A kind of job. Each has its own lane, so that none waits behind another: a slow mail server holds up no seal, and the
/// other way round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Mails.
    Mail,
    /// Reminders that are due, before there is a mail for each.
    Reminders,
    /// Seals.
    Seal,
    /// What the time-stamp authority adds to seals.
    UpgradeSeal,
    /// Documents that were ordered together.
    Bulk,
    /// Exports.
    Export,
    /// What belonged to deleted documents.
    RemoveFiles,
    /// Files that were attached at a public page or a signing page and may never have been submitted.
    RemoveUnsubmitted,
    /// Files that came for what was written on a template and may not have been published. Older nodes, which know nothing of
    /// working copies, know no such jobs.
    RemoveUnused,
    /// What templates for one document held. Older nodes know no such jobs either.
    RemoveBodies,
}

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

impl Kind {
    pub const ALL: [Self; 10] = [
        Self::Mail,
        Self::Reminders,
        Self::Seal,
        Self::UpgradeSeal,
        Self::Bulk,
        Self::Export,
        Self::RemoveFiles,
        Self::RemoveUnsubmitted,
        Self::RemoveUnused,
        Self::RemoveBodies,
    ];

    /// Its name in the outbox.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Reminders => "reminders",
            Self::Seal => "seal",
            Self::UpgradeSeal => "upgradeSeal",
            Self::Bulk => "bulk",
            Self::Export => "export",
            Self::RemoveFiles => "removeFiles",
            Self::RemoveUnsubmitted => "removeUnsubmitted",
            Self::RemoveUnused => "removeUnused",
            Self::RemoveBodies => "removeBodies",
        }
    }

    /// Whether it deletes files, and so waits while somebody copies them.
    pub const fn deletes_files(self) -> bool {
        matches!(self, Self::RemoveFiles | Self::RemoveUnsubmitted | Self::RemoveUnused | Self::RemoveBodies)
    }

    /// How many one node does at the same time.
    pub const fn at_once(self) -> usize {
        match self {
            Self::Mail => 16,
            Self::Seal | Self::UpgradeSeal | Self::Export | Self::RemoveFiles => 4,
            // Each is a long row of commits, or a long one; more at once would only crowd out everybody else's.
            Self::Bulk | Self::Reminders => 2,
            // Each looks through documents, and nobody waits for it.
            Self::RemoveUnsubmitted | Self::RemoveUnused | Self::RemoveBodies => 1,
        }
    }

    /// The pauses after the first failures; the last one is that of all further ones.
    const fn pauses(self) -> &'static [i64] {
        match self {
            Self::Mail => &[30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR],
            Self::Reminders
            | Self::Seal
            | Self::Bulk
            | Self::Export
            | Self::RemoveFiles
            | Self::RemoveUnsubmitted
            | Self::RemoveUnused
            | Self::RemoveBodies => &[SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE],
            Self::UpgradeSeal => &[10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR],
        }
    }

    /// How long one is tried at all; some are never given up.
    const fn tried_for(self) -> Option<i64> {
        match self {
            // Mail servers that are away for a weekend come back; an address that is wrong is told at once.
            Self::Mail => Some(72 * HOUR),
            // An export counts its attempts instead.
            Self::Reminders
            | Self::Seal
            | Self::UpgradeSeal
            | Self::Bulk
            | Self::Export
            | Self::RemoveFiles
            | Self::RemoveUnsubmitted
            | Self::RemoveUnused
            | Self::RemoveBodies => None,
        }
    }

    /// The pause after so many attempts, a fifth more or less, so that what failed together is not tried again together.
    pub fn pause(self, attempts: i64, random: &dyn Random) -> i64 {
        let pauses = self.pauses();
        let index = usize::try_from(attempts - 1).unwrap_or(0).min(pauses.len() - 1);
        jittered(pauses[index], random)
    }

    /// Whether a failure at this moment is the last one of a job that was written then.
    pub fn is_over(self, created_at: Timestamp, now: Timestamp) -> bool {
        self.tried_for().is_some_and(|most| now.millis() - created_at.millis() >= most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Same(u8);

    impl Random for Same {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(self.0);
        }
    }

    #[test]
    fn pauses_grow_and_stay_within_a_fifth() {
        for kind in Kind::ALL {
            let pauses = kind.pauses();
            for attempts in 1..20 {
                let middle = pauses[(attempts - 1).min(pauses.len() - 1)];
                let attempts = i64::try_from(attempts).expect("small");
                assert_eq!(kind.pause(attempts, &Same(0)), middle * 8 / 10);
                assert_eq!(kind.pause(attempts, &Same(255)), middle * 12 / 10);
            }
            assert!(pauses.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }

    #[test]
    fn only_mails_are_given_up() {
        let (start, later) = (Timestamp::from_millis(0), Timestamp::from_millis(0).plus_days(3));
        assert!(!Kind::Mail.is_over(start, later.plus_millis(-1)) && Kind::Mail.is_over(start, later));
        assert!(!Kind::Seal.is_over(start, start.plus_days(1_000)));
    }
}
