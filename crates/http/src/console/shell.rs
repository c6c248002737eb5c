//! The console's page: one file for all of its addresses; its script looks at the address and shows what belongs there.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::api::Api;
use crate::built;
use crate::error::ApiError;

/// The addresses that people see; what follows them is the script's.
const ADDRESSES: [&str; 21] = [
    "/", "/signin", "/setup", "/reset", "/address", "/join", "/second-step", "/templates", "/templates/{*rest}",
    "/documents", "/documents/{*rest}", "/bulk", "/bulk/{*rest}", "/activity", "/webhooks", "/webhooks/{*rest}",
    "/settings", "/settings/{*rest}", "/account", "/account/{*rest}", "/welcome",
];

/// What stands for the nonce in the built page.
const PLACE: &str = "__NONCE__";

/// The page at all of its addresses.
pub(super) fn router() -> Router<Api> {
    ADDRESSES.into_iter().fold(Router::new(), |router, address| router.route(address, get(page)))
}

/// The page, with a nonce of its own for the styles that its components write.
pub(crate) async fn page(State(api): State<Api>) -> Response {
    let Some(built) = built::text("console.html") else {
        let message = "this program was built without its pages; build it with `make build`, which needs Node";
        return ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE", message).into_response();
    };
    let mut random = [0; 16];
    api.app.random().fill(&mut random);
    let nonce = URL_SAFE_NO_PAD.encode(random);
    let mut response = built.replace(PLACE, &nonce).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    if let Ok(policy) = HeaderValue::from_str(&policy(&nonce)) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    response
}

/// What the page may do: run our script, use our style and those that bear the nonce, speak to us, show pictures that it
/// made itself and our own answers in a frame. Nothing from elsewhere, and nobody may put it into a frame.
fn policy(nonce: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    )
}
