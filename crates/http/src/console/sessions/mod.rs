//! Where somebody is signed in: list, end one, end all others.

pub(super) mod end;
pub(super) mod end_others;
pub(super) mod list;
