//! When a seal needs another time stamp. One can be checked while the authority's certificate is valid; another that covers it,
//! made in time, is checked in its place, and so a seal lasts for as long as somebody goes on.

use model::Timestamp;
use model::error::Result;
use seal::LastStamp;
use store::seal_renewals::{self, Due};
use store::{StoreError, lost};

use crate::change::Change;
use crate::jobs::Job;
use crate::{App, Call};

/// How long before the end of its certificate a time stamp is followed by another, at most.
const AHEAD_DAYS: i64 = 365;

/// Seals are not stamped again sooner, whatever certificates say.
const SOONEST_DAYS: i64 = 30;

/// Seals that are queued in one round: old ones, of which nobody noted when they end, come by and by.
const TOGETHER: i64 = 100;

/// When another time stamp should follow this one: a year before its certificate ends, or where it ends sooner after half of its
/// time.
fn wanted_at(stamp: LastStamp) -> Timestamp {
    let lasts = stamp.certificate_ends.millis() - stamp.at.millis();
    let latest = stamp.certificate_ends.plus_millis(-lasts / 2);
    stamp.certificate_ends.plus_days(-AHEAD_DAYS).max(latest)
}

/// When a seal is to be looked at again whose last time stamp is this one.
pub(super) fn due_at(stamp: LastStamp, now: Timestamp) -> Timestamp {
    wanted_at(stamp).max(now.plus_days(SOONEST_DAYS))
}

/// Whether a seal whose last time stamp is this one needs another now.
pub(super) fn is_due(stamp: LastStamp, now: Timestamp) -> bool {
    wanted_at(stamp) <= now
}

/// Has the seals stamped again that are due.
pub(crate) async fn queue_due(app: &App) -> Result<()> {
    if app.sealer().authority().is_none() {
        return Ok(());
    }
    for due in seal_renewals::due(app.database(), app.now(), TOGETHER).await? {
        match queue(app, due).await {
            // Another node has.
            Ok(()) | Err(StoreError::Lost(lost::DOCUMENT)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

async fn queue(app: &App, due: Due) -> Result<(), StoreError> {
    let call = Call::by_system(due.workspace);
    let mut change = Change::new(app, &call);
    let now = change.now();
    // It is looked at again where an older node, which knows nothing of this, took the job for done.
    seal_renewals::put_off(change.write(), due, now.plus_days(SOONEST_DAYS));
    change.enqueue(&Job::UpgradeSeal { document: due.document }, now);
    change.commit(()).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamp(days: i64) -> LastStamp {
        let at = Timestamp::from_millis(0);
        LastStamp { at, certificate_ends: at.plus_days(days) }
    }

    #[test]
    fn a_seal_is_stamped_again_a_year_before_its_end_or_at_half_time() {
        let day = |days| Timestamp::from_millis(0).plus_days(days);
        assert_eq!(due_at(stamp(3_650), day(0)), day(3_285));
        assert_eq!(due_at(stamp(500), day(0)), day(250));
        assert_eq!(due_at(stamp(10), day(0)), day(30), "not every few days");
        assert!(!is_due(stamp(3_650), day(3_284)) && is_due(stamp(3_650), day(3_285)));
    }
}
