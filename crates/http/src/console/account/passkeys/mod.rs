//! The passkeys of one's account: list, add, name, remove.

pub(in crate::console) mod challenge;
pub(in crate::console) mod create;
pub(in crate::console) mod delete;
pub(in crate::console) mod list;
pub(in crate::console) mod update;

use app::accounts::passkeys::Passkey;
use model::Timestamp;
use model::id::PasskeyId;
use serde::Serialize;
use utoipa::ToSchema;

/// A passkey.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Passkey)]
pub(crate) struct PasskeyItem {
    #[schema(value_type = String, example = "psk_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: PasskeyId,
    /// What its owner calls it.
    #[schema(example = "Work laptop")]
    name: String,
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    #[schema(value_type = Option<String>, format = DateTime)]
    last_used_at: Option<Timestamp>,
}

impl From<Passkey> for PasskeyItem {
    fn from(passkey: Passkey) -> Self {
        let Passkey { id, name, created_at, last_used_at, .. } = passkey;
        Self { id, name, created_at, last_used_at }
    }
}

/// A passkey as browsers name it.
#[derive(Serialize, ToSchema)]
pub(crate) struct PasskeyName {
    /// Always `public-key`.
    r#type: &'static str,
    /// In base64url.
    id: String,
}

impl PasskeyName {
    pub fn all(ids: Vec<String>) -> Vec<Self> {
        ids.into_iter().map(|id| Self { r#type: "public-key", id }).collect()
    }
}
