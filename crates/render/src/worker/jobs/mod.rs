//! The kinds of work, a file each.

pub(super) mod examine;
pub(super) mod preview;
pub(super) mod print;
pub(super) mod probe;
pub(super) mod request;
pub(super) mod verify;
