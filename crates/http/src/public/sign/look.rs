//! The page behind a link, or its data. Neither changes anything: scanners may fetch both.

use app::signing::Session;
use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};

use super::visitor::visitor;
use crate::api::Api;
use crate::error::ApiError;
use crate::pages::wants_page;
use crate::public::shell::{self, Frames};
use crate::reply::{Data, Reply};

/// The page to a browser, its data to a program.
#[utoipa::path(
    get, path = "/s/{token}", operation_id = "lookAtSigning", tag = "Signing", security(()),
    params(("token" = String, Path, description = "The token of the link")),
    responses((status = 200, description = "How things stand", body = Data<Session>))
)]
pub(in crate::public) async fn look(
    State(api): State<Api>,
    Path(token): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    if wants_page(&request) {
        let frames = Frames::from(app::signing::frames(&api.app, &token).await);
        return Ok(shell::page("sign.html", request.headers(), &frames));
    }
    let (parts, _) = request.into_parts();
    let session = app::signing::look(&api.app, &visitor(&parts, &api, token)).await?;
    Ok(Reply::ok(session).into_response())
}
