//! Another address for one's own account, until it is confirmed by the link in the letter to it.

pub(in crate::console) mod ask;
pub(in crate::console) mod cancel;
pub(in crate::console) mod resend;
pub(in crate::console) mod show;

use app::accounts;
use model::Timestamp;
use model::id::UserId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::console::tries;
use crate::error::ApiError;

/// A new address that waits to be confirmed.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PendingAddress {
    /// The new address.
    #[schema(example = "ana@example.org")]
    email: String,
    /// When the last letter was sent there.
    #[schema(value_type = String, format = DateTime)]
    sent_at: Timestamp,
    /// Until when its link works.
    #[schema(value_type = String, format = DateTime)]
    expires_at: Timestamp,
}

impl From<accounts::PendingAddress> for PendingAddress {
    fn from(pending: accounts::PendingAddress) -> Self {
        Self { email: pending.email, sent_at: pending.sent_at, expires_at: pending.expires_at }
    }
}

/// Sends a letter to an address that may be a stranger's, within what is sent for one account. It is counted first, so that many
/// at once are no way around, and never forgiven once it is on its way.
async fn with_letter<T>(
    api: &Api,
    call: &app::Call,
    user: UserId,
    work: impl Future<Output = Result<T, ApiError>>,
) -> Result<T, ApiError> {
    let counted = api.address_letters.begin_anywhere(&api.app, call.ip, &user.to_string()).await;
    let letter = counted.map_err(|refused| tries::refused(api, refused))?;
    let outcome = work.await;
    if outcome.is_err() {
        api.address_letters.was_none(&api.app, &letter).await;
    }
    outcome
}
