//! For operators: is it alive, is it ready, what does it measure, which interface does it serve.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::api::Api;
use crate::openapi::{Version, document};

/// Alive: the process answers.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Ready: database and files answer.
pub(crate) async fn readyz(State(api): State<Api>) -> Response {
    match api.app.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::warn!(error = %model::error::Chain(&error), "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "database or files do not answer\n").into_response()
        }
    }
}

/// The measurements, for Prometheus.
pub(crate) async fn metrics(State(api): State<Api>) -> Response {
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    // A database that does not answer is no reason to hide what else is known.
    let outbox = app::jobs::depths(&api.app).await.unwrap_or_default();
    let deliveries = app::webhooks::waiting(&api.app).await.unwrap_or_default();
    let text = api.metrics.text(api.app.workers().snapshot(), &outbox, deliveries, api.app.now());
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

/// The OpenAPI document of version 1.
pub(crate) async fn openapi_v1() -> Response {
    axum::Json(document(Version::V1)).into_response()
}

/// The OpenAPI document of version 2.
pub(crate) async fn openapi_v2() -> Response {
    axum::Json(document(Version::V2)).into_response()
}
