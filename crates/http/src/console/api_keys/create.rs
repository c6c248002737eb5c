//! `POST /api-keys`.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ApiKeyItem;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// A key to make.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewApiKey {
    /// What people will call it, 1 to 255 characters.
    #[schema(example = "Accounting")]
    name: String,
}

/// A new key with its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct ApiKeyWithSecret<'a> {
    #[serde(flatten)]
    key: ApiKeyItem<'a>,
    /// What programs send; shown this once.
    #[schema(example = "csk_0123456789abcdef0123456789abcdef")]
    secret: &'a str,
}

/// Make an API key
///
/// It has the rights of whoever makes it, for as long as they are in the workspace. Its secret is shown this once.
#[utoipa::path(
    post, path = "/api-keys", operation_id = "createApiKey", tag = "API keys",
    request_body = NewApiKey,
    responses(
        (status = 201, description = "The key with its secret", body = Data<ApiKeyWithSecret>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    Json(body): Json<NewApiKey>,
) -> Result<Response, ApiError> {
    // Only people have sessions.
    let creator = caller.call.actor.user().ok_or_else(|| model::Error::internal("a session of nobody"))?;
    let made = app::api_keys::create(&api.app, &caller.call, creator, &body.name).await?;
    let key = ApiKeyItem::of(&made.key, Some(caller.call.actor.name()));
    Ok(Reply::created(ApiKeyWithSecret { key, secret: made.secret.reveal() }).into_response())
}
