//! `PATCH /account/passkeys/{id}`.

use app::accounts::passkeys;
use axum::extract::State;
use model::id::PasskeyKind;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Person;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Done, Reply};

/// What the passkey is called from now on.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RenamePasskey {
    #[schema(example = "Work laptop")]
    name: String,
}

/// Rename a passkey
#[utoipa::path(
    patch, path = "/account/passkeys/{id}", operation_id = "renamePasskey", tag = "Account",
    params(("id" = String, Path, description = "The passkey's id")),
    request_body = RenamePasskey,
    responses(
        (status = 200, description = "Renamed", body = Data<Done>),
        (status = 404, description = "No such passkey of one's own", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn update(
    State(api): State<Api>,
    Person { who, .. }: Person,
    id: PathId<PasskeyKind>,
    Json(given): Json<RenamePasskey>,
) -> Result<Reply, ApiError> {
    passkeys::rename(&api.app, who.user.id, id.or_nothing(), &given.name).await?;
    Ok(Reply::ok(Done::new("the passkey was renamed")))
}
