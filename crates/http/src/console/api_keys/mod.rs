//! API keys of the workspace. Administrators only.

pub(super) mod create;
pub(super) mod list;
pub(super) mod revoke;

use model::Timestamp;
use model::api_key::ApiKey;
use model::id::{ApiKeyId, UserId};
use serde::Serialize;
use utoipa::ToSchema;

/// An API key, without its secret.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ApiKey)]
pub(crate) struct ApiKeyItem<'a> {
    #[schema(value_type = String, example = "key_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: ApiKeyId,
    #[schema(example = "Accounting")]
    name: &'a str,
    created_by: ApiKeyCreator<'a>,
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last used, to the minute.
    #[schema(value_type = Option<String>, format = DateTime)]
    last_used_at: Option<Timestamp>,
    /// When it was revoked; it opens nothing since.
    #[schema(value_type = Option<String>, format = DateTime)]
    revoked_at: Option<Timestamp>,
}

/// Who made a key.
#[derive(Serialize, ToSchema)]
pub(crate) struct ApiKeyCreator<'a> {
    #[schema(value_type = String, example = "usr_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: UserId,
    /// Their address; none where they have no account any more.
    #[schema(example = "ana@example.com")]
    email: Option<&'a str>,
}

impl<'a> ApiKeyItem<'a> {
    fn of(key: &'a ApiKey, email: Option<&'a str>) -> Self {
        Self {
            id: key.id,
            name: key.name.as_str(),
            created_by: ApiKeyCreator { id: key.created_by, email },
            created_at: key.created_at,
            last_used_at: key.last_used_at,
            revoked_at: key.revoked_at,
        }
    }
}
