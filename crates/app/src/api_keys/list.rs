//! Listing API keys.

use model::Result;
use model::api_key::ApiKey;

use crate::{App, Call};

/// The keys of the workspace, newest first, revoked ones included.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn list(app: &App, call: &Call) -> Result<Vec<ApiKey>> {
    call.must_be_administrator()?;
    let mut keys = store::api_keys::list(app.database(), call.workspace).await?;
    for key in &mut keys {
        key.last_used_at = key.last_used_at.max(app.keyring().last_use(key.id));
    }
    Ok(keys)
}
