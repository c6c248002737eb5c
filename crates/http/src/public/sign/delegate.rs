//! Passing the document on to somebody else.

use app::signing::{Delegated, Delegation};
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::Visiting;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// Who is to have it instead.
#[derive(Deserialize, ToSchema)]
pub(in crate::public) struct Delegate {
    email: String,
    name: String,
    note: Option<String>,
}

/// Passes it on.
#[utoipa::path(
    post, path = "/s/delegate", operation_id = "delegateDocument", tag = "Signing",
    request_body = Delegate,
    responses((status = 200, description = "Who has it now", body = Data<Delegated>))
)]
pub(in crate::public) async fn delegate(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<Delegate>,
) -> Result<Reply, ApiError> {
    let Delegate { email, name, note } = body;
    Ok(Reply::ok(app::signing::delegate(&api.app, &visitor, &Delegation { email, name, note }).await?))
}
