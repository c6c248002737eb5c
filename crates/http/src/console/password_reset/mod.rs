//! A new password for somebody who forgot theirs. The link's secret stands behind the mark in the address, so it reaches
//! us only in a body and no log on the way.

pub(super) mod ask;
pub(super) mod confirm;
pub(super) mod look;
