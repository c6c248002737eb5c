//! `POST /account/recovery-codes`.

use app::accounts;
use axum::extract::State;

use super::{ProofBody, RecoveryCodes, tried};
use crate::api::Api;
use crate::body::Json;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// Make new recovery codes
///
/// Those before work no more.
#[utoipa::path(
    post, path = "/account/recovery-codes", operation_id = "newRecoveryCodes", tag = "Account",
    request_body = ProofBody,
    responses(
        (status = 201, description = "The new codes", body = Data<RecoveryCodes>),
        (status = 403, description = "Password or code is not right", body = ErrorBody),
        (status = 409, description = "The second step is off", body = ErrorBody),
        (status = 429, description = "Too many tries", body = ErrorBody),
    )
)]
pub(crate) async fn make(
    State(api): State<Api>,
    Person { call, who, .. }: Person,
    Json(given): Json<ProofBody>,
) -> Result<Reply, ApiError> {
    let attempt = tried(&api, &call, who.user.id).await;
    let work = accounts::new_recovery_codes(&api.app, &call, &who, given.into());
    Ok(Reply::created(RecoveryCodes { recovery_codes: counted(&api, attempt, work).await? }))
}
