//! The people of the workspace. Every member sees them; administrators change them.

pub(super) mod change_role;
pub(super) mod invite;
pub(super) mod list;
pub(super) mod remove;
pub(super) mod resend;
pub(super) mod withdraw;
