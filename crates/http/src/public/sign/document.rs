//! The document as a file, before it is signed.

use axum::extract::State;
use axum::response::Response;

use super::Visiting;
use super::copy::shown;
use crate::api::Api;
use crate::client_address::ClientAddress;
use crate::error::ApiError;

/// The PDF of the document as it stands. It may have to be printed for it, so nobody has that done without end.
pub(in crate::public) async fn read(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    ClientAddress(address): ClientAddress,
) -> Result<Response, ApiError> {
    api.floods.let_in(&api.app, address, "documents to read").await?;
    Ok(shown(app::signing::read(&api.app, &visitor).await?))
}
