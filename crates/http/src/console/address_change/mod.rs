//! Another address for an account, by the link in the letter to it. The link's secret stands behind the mark in the address, so it
//! reaches us only in a body and no log on the way.

pub(super) mod confirm;
pub(super) mod look;
