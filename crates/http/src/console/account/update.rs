//! `PATCH /account`.

use app::accounts::{self, Profile};
use app::sessions::SignedIn;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::console::session::show::Session;
use crate::error::ApiError;
use crate::gate::Person;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be changed; what is left out stays, and an empty text takes away what is there.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UpdateAccount {
    #[schema(example = "Ana Lindqvist")]
    name: Option<String>,
    /// `en`, `de`, `fr`, `es` or `ar`.
    #[schema(example = "en")]
    language: Option<String>,
    #[schema(example = "Europe/Berlin")]
    time_zone: Option<String>,
}

/// Change one's profile
#[utoipa::path(
    patch, path = "/account", operation_id = "updateAccount", tag = "Account",
    request_body = UpdateAccount,
    responses((status = 200, description = "The session as it is now", body = Data<Session>), BodyRefused)
)]
pub(crate) async fn update(
    State(api): State<Api>,
    Person { who, .. }: Person,
    Json(given): Json<UpdateAccount>,
) -> Result<Reply, ApiError> {
    let UpdateAccount { name, language, time_zone } = given;
    let user = accounts::change_profile(&api.app, who.user.id, Profile { name, language, time_zone }).await?;
    Ok(Reply::ok(Session::of(&api, Some(SignedIn { user, ..who })).await?))
}
