//! The deliberate click.

use app::signing::Session;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::Visiting;
use crate::api::Api;
use crate::body::Brief;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// What comes with it.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::public) struct Open {
    access_code: Option<String>,
}

/// Opens the document. Codes can be tried only so often.
#[utoipa::path(
    post, path = "/s/open", operation_id = "openDocument", tag = "Signing",
    request_body = Open,
    responses((status = 200, description = "How things stand", body = Data<Session>))
)]
pub(in crate::public) async fn open(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Brief(body): Brief<Open>,
) -> Result<Reply, ApiError> {
    let tried = if body.access_code.is_some() {
        // Wherever they come from: only those who have the link can try at all.
        let tried = match app::signing::counted_by(&api.app, &visitor).await? {
            Some(link) => api.code_tries.begin_anywhere(&api.app, visitor.ip, &link).await,
            None => api.code_tries.begin(&api.app, visitor.ip, "no code").await,
        };
        let message = "too many wrong access codes; wait a while and check the code with the sender";
        Some(tried.map_err(|refused| refused.told(&api.app, message))?)
    } else {
        None
    };
    let opened = app::signing::open(&api.app, &visitor, body.access_code.as_deref()).await;
    if let Some(tried) = &tried {
        api.code_tries.settle(&api.app, tried, &opened).await;
    }
    Ok(Reply::ok(opened?))
}
