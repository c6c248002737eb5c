//! Passing the document on to somebody else.

use app::signing::Delegation;
use axum::extract::State;
use serde::Deserialize;

use super::Visiting;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::Reply;

/// Who is to have it instead.
#[derive(Deserialize)]
pub(in crate::public) struct Delegate {
    email: String,
    name: String,
    note: Option<String>,
}

/// Passes it on.
pub(in crate::public) async fn delegate(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<Delegate>,
) -> Result<Reply, ApiError> {
    let Delegate { email, name, note } = body;
    Ok(Reply::ok(app::signing::delegate(&api.app, &visitor, &Delegation { email, name, note }).await?))
}
