//! Revoking an API key: at once, and for ever.

use model::activity::Event;
use model::id::{ApiKeyId, ApiKeyKind};
use model::{Error, Result};
use serde_json::json;

use crate::change::{About, Change};
use crate::{App, Call};

/// Revokes a key. To revoke one a second time changes nothing.
///
/// # Errors
/// When the caller is no administrator, there is no such key, or the database does not answer.
pub async fn revoke(app: &App, call: &Call, id: ApiKeyId) -> Result<()> {
    call.must_be_administrator()?;
    let key = store::api_keys::find(app.database(), id).await?;
    let key = key.filter(|key| key.workspace == call.workspace).ok_or(Error::no::<ApiKeyKind>())?;
    let mut change = Change::new(app, call);
    let now = change.now();
    store::api_keys::revoke(change.write(), call.workspace, id, now);
    change.record(
        Event::ApiKeyRevoked,
        About::NOTHING,
        format!("API key “{}” was revoked", key.name),
        json!({ "keyId": id, "name": key.name.as_str() }),
    );
    let committed = change.commit(()).await;
    app.keys_changed_everywhere().await;
    match committed {
        Err(error) if !error.is_lost() => Err(error.into()),
        // Lost: it was revoked already.
        _ => Ok(()),
    }
}
