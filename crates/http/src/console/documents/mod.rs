//! What the console asks about documents beyond version 2.

pub(super) mod audit_trail;
pub(super) mod invitation_preview;
pub(super) mod own_link;
pub(super) mod particulars;
