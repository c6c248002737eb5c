//! Who is signed in: show, sign in, sign out.

pub(super) mod create;
pub(super) mod delete;
pub(super) mod show;

use model::Timestamp;

/// Whole seconds from one moment to another.
pub(super) fn seconds(from: Timestamp, to: Timestamp) -> i64 {
    (to.millis() - from.millis()) / 1000
}
