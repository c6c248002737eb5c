//! Listing API keys.

use model::api_key::ApiKey;
use model::id::{ApiKeyId, ApiKeyKind, WorkspaceId};
use model::{Error, Result};
use store::api_keys::KeyAndCreator;

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

/// The keys of the workspace with the addresses of who made them, newest first, revoked ones included.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn with_creators(app: &App, call: &Call) -> Result<Vec<KeyAndCreator>> {
    call.must_be_administrator()?;
    let mut keys = store::api_keys::with_creators(app.database(), call.workspace).await?;
    for (key, _) in &mut keys {
        key.last_used_at = key.last_used_at.max(app.keyring().last_use(key.id));
    }
    Ok(keys)
}

/// The workspace of a key; for the operator, who knows only the key.
///
/// # Errors
/// When there is no such key, or the database does not answer.
pub async fn workspace_of(app: &App, id: ApiKeyId) -> Result<WorkspaceId> {
    let key = store::api_keys::find(app.database(), id).await?.ok_or(Error::no::<ApiKeyKind>())?;
    Ok(key.workspace)
}
