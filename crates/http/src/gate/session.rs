//! The way in for people who are signed in to the console.

use app::sessions;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::Response;

use super::{Caller, Face, entitlement_required, idempotency};
use crate::api::Api;
use crate::client_address::client_address;
use crate::console;
use crate::error::ApiError;

/// Lets a request through that one of our own pages sent, with a session that lasts. A session ends at once where it is
/// revoked, so the store is asked each time.
pub(super) async fn enter<F>(
    api: &Api,
    face: Face,
    limit: usize,
    mut request: Request,
    operation: impl FnOnce(Request) -> F + Send + 'static,
) -> Result<Response, ApiError>
where
    F: Future<Output = Response> + Send,
{
    console::must_be_from_here(&request, &api.config)?;
    let nobody = || ApiError::unauthorized("sign in first");
    let token = console::session_token(api, request.headers()).ok_or_else(nobody)?;
    let signed_in = sessions::resume(&api.app, &token).await?.ok_or_else(nobody)?;
    if let Some(message) = face.lacking(signed_in.workspace.entitlements) {
        return Err(entitlement_required(message));
    }
    let mut call = signed_in.call(client_address(&request, &api.config));
    call.user_agent = user_agent(request.headers());
    request.extensions_mut().insert(signed_in);
    request.extensions_mut().insert(token);
    Ok(idempotency::run(api, Caller::without_key(call), limit, request, operation).await)
}

fn user_agent(headers: &HeaderMap) -> Option<String> {
    headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).map(str::to_owned)
}
