//! The kinds of work, a file each.

pub(super) mod print;
pub(super) mod probe;
