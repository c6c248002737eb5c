//! The verification page: a PDF or a bundle goes in, what there is to say of it comes out.

use app::verification::Report;
use axum::extract::{FromRequest, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;

use super::shell::{self, Frames};
use crate::api::Api;
use crate::binary::Binary;
use crate::client_address::ClientAddress;
use crate::error::ApiError;
use crate::received::Received;
use crate::reply::{Data, Reply};

/// The page.
pub(super) async fn page(headers: HeaderMap) -> Response {
    shell::page("verify.html", &headers, &Frames::Nobody)
}

/// Looks at a file. Nothing of it is kept.
#[utoipa::path(
    post, path = "/verify", operation_id = "verify", tag = "Verification", security(()),
    request_body(content = Binary, description = "A PDF or a bundle as it is, or a form with it", content_type = "application/octet-stream"),
    responses((status = 200, description = "What was found", body = Data<Report>))
)]
pub(super) async fn verify(
    State(api): State<Api>,
    ClientAddress(address): ClientAddress,
    request: Request,
) -> Result<Reply, ApiError> {
    api.floods.let_in(&api.app, address, "verifications").await?;
    let _under_way = api.uploads.begin(address)?;
    let received = Received::from_request(request, &api).await?;
    Ok(Reply::ok(app::verification::verify(&api.app, received.content).await?))
}
