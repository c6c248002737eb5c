//! For operators: is it alive, is it ready, what does it measure, which interface does it serve.

use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::api::Api;
use crate::metrics::Asked;
use crate::neighbour::Neighbour;
use crate::openapi::{Version, document};

/// Alive: the process answers.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// How long the database may take to tell what waits; who scrapes waits ten seconds at most.
const PATIENCE: Duration = Duration::from_secs(3);

/// Ready: the database takes writes, the files answer, the disks have room.
pub(crate) async fn readyz(State(api): State<Api>) -> Response {
    match api.app.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::warn!(error = %model::error::Chain(&error), "not ready");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database or the files do not answer, or a disk is full; the log says which\n",
            )
                .into_response()
        }
    }
}

/// The measurements where everybody else asks too: for neighbours alone.
pub(crate) async fn metrics_for_neighbours(_: Neighbour, api: State<Api>) -> Response {
    metrics(api).await
}

/// The measurements, for Prometheus.
pub(crate) async fn metrics(State(api): State<Api>) -> Response {
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    // A database that does not answer is no reason to hide what else is known.
    let asking = async { tokio::join!(app::jobs::depths(&api.app), app::webhooks::waiting(&api.app)) };
    let (outbox, deliveries) = match tokio::time::timeout(PATIENCE, asking).await {
        Ok((outbox, deliveries)) => (outbox.ok(), deliveries.ok()),
        Err(_) => (None, None),
    };
    let asked = Asked {
        workers: api.app.workers().snapshot(),
        standing: app::standing::standing(&api.app, outbox.is_some()).await,
        outbox,
        deliveries,
        now: api.app.now(),
    };
    ([(header::CONTENT_TYPE, kind)], api.metrics.text(&asked)).into_response()
}

/// The OpenAPI document of version 1.
pub(crate) async fn openapi_v1() -> Response {
    axum::Json(document(Version::V1)).into_response()
}

/// The OpenAPI document of version 2.
pub(crate) async fn openapi_v2() -> Response {
    axum::Json(document(Version::V2)).into_response()
}
