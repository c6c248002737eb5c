//! Making an API key.

use model::Result;
use model::activity::Event;
use model::api_key::{ApiKey, ApiKeySecret};
use model::id::UserId;
use model::name::Name;
use serde_json::json;
use store::{StoreError, lost};

use crate::call::not_an_administrator;
use crate::change::{About, Change};
use crate::{App, Call};

/// A new key with its secret, which is never to be had again.
#[derive(Debug)]
pub struct CreatedKey {
    /// The key.
    pub key: ApiKey,
    /// Its secret.
    pub secret: ApiKeySecret,
}

/// Makes a key with the rights of an administrator.
///
/// # Errors
/// When the name is not valid, the caller or the creator is no administrator, or the database does not answer.
pub async fn create(app: &App, call: &Call, creator: UserId, name: &str) -> Result<CreatedKey> {
    call.must_be_administrator()?;
    let name = Name::parse(name, app.limits()).map_err(|error| model::Error::field("name", error.to_string()))?;
    let mut change = Change::new(app, call);
    let created = add(app, &mut change, call.workspace, creator, name);
    match change.commit(()).await {
        Ok(()) => Ok(created),
        // They were when the call began.
        Err(StoreError::Lost(lost::CREATOR)) => Err(not_an_administrator()),
        Err(error) => Err(error.into()),
    }
}

/// Adds a key to a change.
pub(crate) fn add(
    app: &App,
    change: &mut Change<'_>,
    workspace: model::id::WorkspaceId,
    creator: UserId,
    name: Name,
) -> CreatedKey {
    let secret = ApiKeySecret::generate(app.random());
    let key = ApiKey {
        id: model::Id::new(change.now(), app.random()),
        workspace,
        created_by: creator,
        name,
        created_at: change.now(),
        last_used_at: None,
        revoked_at: None,
    };
    store::api_keys::insert(change.write(), &key, secret.hash());
    change.record(
        Event::ApiKeyCreated,
        About::NOTHING,
        format!("API key “{}” was created", key.name),
        json!({ "keyId": key.id, "name": key.name.as_str() }),
    );
    CreatedKey { key, secret }
}
