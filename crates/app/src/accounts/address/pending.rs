//! A new address that waits to be confirmed.

use model::Timestamp;
use model::error::{Error, Result};
use model::id::AddressChangeKind;
use store::address_changes::AddressChange;
use store::{StoreError, lost};

use super::LASTS_DAYS;
use crate::accounts::record;
use crate::change::Change;
use crate::jobs::{Job, Post};
use crate::retry::until_settled;
use crate::sessions::SignedIn;
use crate::{App, Call};

/// What somebody asked for and has not confirmed.
#[derive(Debug)]
pub struct PendingAddress {
    /// The new address.
    pub email: String,
    /// When the last letter was sent there.
    pub sent_at: Timestamp,
    /// Until when its link works.
    pub expires_at: Timestamp,
}

impl From<AddressChange> for PendingAddress {
    fn from(change: AddressChange) -> Self {
        Self { email: change.email.to_string(), sent_at: change.sent_at, expires_at: change.expires_at }
    }
}

/// What waits for somebody, where they asked for something.
///
/// # Errors
/// When the database does not answer.
pub async fn pending_address(app: &App, who: &SignedIn) -> Result<Option<PendingAddress>> {
    let found = store::address_changes::of(app.database(), who.user.id, app.now()).await?;
    Ok(found.map(PendingAddress::from))
}

/// Sends another letter to the new address, with a link that works for a day from now; the ones before work no more.
///
/// # Errors
/// When nothing waits, or the database does not answer.
pub async fn resend_address(app: &App, call: &Call, who: &SignedIn) -> Result<PendingAddress> {
    until_settled(|| async {
        let mut asked = waiting(app, who).await?;
        let mut change = Change::new(app, call);
        let now = change.now();
        let expires_at = now.plus_days(LASTS_DAYS);
        store::address_changes::renew(change.write(), &asked, now, expires_at);
        record(&mut change, &who.user, "had the link to confirm another address sent again");
        change.enqueue(&Job::Mail(Post::NewAddress { change: asked.id, number: asked.number + 1 }), now);
        change.commit(()).await?;
        (asked.sent_at, asked.expires_at) = (now, expires_at);
        Ok(asked.into())
    })
    .await
}

/// Takes it back; the link works no more.
///
/// # Errors
/// When nothing waits, or the database does not answer.
pub async fn cancel_address(app: &App, call: &Call, who: &SignedIn) -> Result<()> {
    waiting(app, who).await?;
    let mut change = Change::new(app, call);
    store::address_changes::delete(change.write(), who.user.id);
    record(&mut change, &who.user, "keeps their address");
    match change.commit(()).await {
        Err(StoreError::Lost(lost::ADDRESS_CHANGE)) => Err(Error::no::<AddressChangeKind>()),
        other => Ok(other?),
    }
}

async fn waiting(app: &App, who: &SignedIn) -> Result<AddressChange> {
    let found = store::address_changes::of(app.database(), who.user.id, app.now()).await?;
    found.ok_or(Error::no::<AddressChangeKind>())
}
