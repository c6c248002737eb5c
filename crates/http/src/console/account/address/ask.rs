//! `POST /account/address`.

use app::accounts::{self, NewAddress, Proof};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{PendingAddress, with_letter};
use crate::api::Api;
use crate::body::Json;
use crate::console::account::tried;
use crate::console::tries::counted;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// An address in place of another, and what shows that it is still the same person: password or code.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AskForAddress {
    /// The new address.
    #[schema(example = "ana@example.org")]
    email: String,
    /// The password.
    password: Option<String>,
    /// The digits of the authenticator app, or a recovery code.
    #[schema(example = "123456")]
    code: Option<String>,
}

/// Ask for another address
///
/// Changes nothing yet: a letter with a link that works once, for a day, goes to the new address, and one that says so to the
/// present address. What was asked for before is over. Whether the new address has an account, the answer does not tell.
#[utoipa::path(
    post, path = "/account/address", operation_id = "askForAddress", tag = "Account",
    request_body = AskForAddress,
    responses(
        (status = 201, description = "The letters are on their way", body = Data<PendingAddress>),
        (status = 403, description = "Password or code is not right", body = ErrorBody),
        (status = 409, description = "Only single sign-on lets them in: they have no password", body = ErrorBody),
        (status = 429, description = "Too many tries or letters", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn ask(
    State(api): State<Api>,
    Person { call, who, token }: Person,
    Json(given): Json<AskForAddress>,
) -> Result<Reply, ApiError> {
    let user = who.user.id;
    let proof = Proof { password: given.password, code: given.code };
    let wanted = NewAddress { email: given.email, proof };
    let work = async {
        let attempt = tried(&api, &call, user).await;
        counted(&api, attempt, accounts::ask_for_address(&api.app, &call, &who, &token, wanted)).await
    };
    let asked = with_letter(&api, &call, user, work).await?;
    Ok(Reply::created(PendingAddress::from(asked)))
}
