//! Templates: what version 2 has beside version 1's operations on them.

pub(super) mod create;
pub(super) mod duplicate;
pub(super) mod labels;
pub(super) mod list;
pub(super) mod set_labels;
pub(super) mod version;
pub(super) mod versions;
