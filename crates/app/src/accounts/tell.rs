//! The letter to somebody whose account was changed, so that a change that is not theirs does not go unseen.

use model::id::UserId;

use crate::change::Change;
use crate::jobs::{AccountNews, Circumstances, Job, Post};
use crate::sessions::device;

/// Has somebody told what becomes of their account in this change. It is a part of the change: no change without the letter.
pub(crate) fn tell(change: &mut Change<'_>, user: UserId, news: AccountNews) {
    let (call, at) = (change.call(), change.now());
    let seen = Circumstances {
        at,
        device: call.user_agent.as_ref().and_then(|agent| device(agent.as_str())),
        ip: call.ip.map(|address| address.to_string()),
    };
    change.enqueue(&Job::Mail(Post::Account { user, news, seen }), at);
}
