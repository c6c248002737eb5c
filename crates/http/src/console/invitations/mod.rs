//! Invitations as those see them who were invited: the secret of the link stands for who they are.

pub(super) mod accept;
pub(super) mod look;
