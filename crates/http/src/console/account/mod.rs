//! One's own account: profile, address, password, second step.

pub(super) mod address;
pub(super) mod passkeys;
pub(super) mod password;
pub(super) mod recovery_codes;
pub(super) mod totp_begin;
pub(super) mod totp_confirm;
pub(super) mod totp_disable;
pub(super) mod update;

use app::accounts::Proof;
use model::id::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::attempts::{Attempt, Refused};

/// What shows that it is still the same person: one of the two. Somebody who has neither sends neither.
#[derive(Deserialize, ToSchema)]
pub(crate) struct ProofBody {
    /// The password.
    password: Option<String>,
    /// The digits of the authenticator app, or a recovery code.
    #[schema(example = "123456")]
    code: Option<String>,
}

impl From<ProofBody> for Proof {
    fn from(given: ProofBody) -> Self {
        Self { password: given.password, code: given.code }
    }
}

/// Codes for the day the authenticator app is lost.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecoveryCodes {
    /// Ten of them, shown this once. Each works once.
    #[schema(example = json!(["7h2k9-w3m5q"]))]
    recovery_codes: Vec<String>,
}

/// Counts a try at proving who somebody is who is signed in: whoever has their session must not guess for ever.
pub(super) async fn tried(api: &Api, call: &app::Call, user: UserId) -> Result<Attempt, Refused> {
    api.sign_in_tries.begin_anywhere(&api.app, call.ip, &format!("proof {user}")).await
}
