//! `Idempotency-Key`: the same request sent twice acts once and is answered twice.

use std::sync::Arc;

use app::Call;
use app::idempotency::{Admission, Slot};
use axum::body::Body;
use axum::extract::{OriginalUri, Request};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use model::id::RequestId;
use sha2::{Digest, Sha256};

use crate::api::Api;
use crate::body;
use crate::error::ApiError;
use crate::reply::Reply;

const HEADER: &str = "idempotency-key";
const LONGEST: usize = 255;

/// Runs the handler, once for each key.
pub(super) async fn run(api: &Api, call: Call, limit: usize, request: Request, next: Next) -> Response {
    match attempt(api, call, limit, request, next).await {
        Ok(response) => response,
        Err(error) => error.into_response(),
    }
}

async fn attempt(api: &Api, mut call: Call, limit: usize, mut request: Request, next: Next) -> Result<Response, ApiError> {
    let changes = matches!(*request.method(), Method::POST | Method::PATCH | Method::DELETE);
    let Some(key) = request.headers().get(HEADER).filter(|_| changes) else {
        request.extensions_mut().insert(call);
        return Ok(next.run(request).await);
    };
    let key = key.to_str().ok().map(str::trim).filter(|key| (1..=LONGEST).contains(&key.len()));
    let Some(key) = key.map(str::to_owned) else {
        return Err(model::Error::field("Idempotency-Key", "must be 1 to 255 printable ASCII characters").into());
    };
    let path =
        request.extensions().get::<OriginalUri>().map_or(request.uri().path(), |uri| uri.0.path()).to_owned();
    let slot = Slot { workspace: call.workspace, method: request.method().to_string(), path, key };
    let owner = request.extensions().get::<RequestId>().copied().unwrap_or_else(|| api.app.new_id());
    let (parts, content) = request.into_parts();
    let content = body::read(content, limit).await?;
    let fingerprint = Sha256::digest(&content).into();
    match app::idempotency::admit(&api.app, slot, fingerprint, owner).await? {
        Admission::Go(reservation) => {
            let reservation = Arc::new(reservation);
            call.idempotency = Some(Arc::clone(&reservation));
            let mut request = Request::from_parts(parts, Body::from(content));
            request.extensions_mut().insert(call);
            let response = next.run(request).await;
            app::idempotency::release_unless_kept(&api.app, &reservation).await?;
            Ok(response)
        }
        Admission::Replay(kept) => {
            Reply::replayed(&kept).ok_or_else(|| model::Error::internal("a kept answer can't be read").into())
        }
        Admission::InFlight => Err(ApiError::new(
            StatusCode::CONFLICT,
            "IDEMPOTENCY_IN_FLIGHT",
            "a request with this Idempotency-Key is still running; try again shortly",
        )),
        Admission::Reused => Err(ApiError::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "IDEMPOTENCY_KEY_REUSED",
            "this Idempotency-Key was used with another body; use a new key for a new request",
        )),
    }
}
