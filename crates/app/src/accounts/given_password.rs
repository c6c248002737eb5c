//! What a new password brings with it, whoever gave it.

use model::id::UserId;
use store::Write;

use crate::sessions::Token;

/// What becomes of the sessions of somebody who gets a new password.
#[derive(Clone, Copy)]
pub(crate) enum Sessions<'a> {
    /// All end.
    EndAll,
    /// All end but the one in which it was changed.
    EndAllBut(&'a Token),
}

/// Gives somebody a password. Whoever came in with the old one, is half way in, or holds a link to set another, is
/// out, and an address that they asked for is not given.
pub(crate) fn give_password(write: &mut Write, user: UserId, hash: &str, sessions: Sessions<'_>) {
    store::users::set_password(write, user, hash);
    match sessions {
        Sessions::EndAll => store::sessions::end_all(write, user),
        Sessions::EndAllBut(this) => store::sessions::end_others(write, user, this.hash()),
    }
    store::half_sessions::end_all(write, user);
    store::password_resets::cancel(write, user);
    store::address_changes::cancel(write, user);
}
