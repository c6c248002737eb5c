//! The verification page: a PDF or a bundle goes in, what there is to say of it comes out.

use axum::extract::{FromRequest, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;

use super::shell::{self, Frames};
use crate::api::Api;
use crate::client_address::ClientAddress;
use crate::error::ApiError;
use crate::received::Received;
use crate::reply::Reply;

/// The page.
pub(super) async fn page(headers: HeaderMap) -> Response {
    shell::page("verify.html", &headers, &Frames::Nobody)
}

/// Looks at a file. Nothing of it is kept.
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
