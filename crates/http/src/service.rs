//! The whole HTTP side, put together: faces inside, layers around them.

use app::App;
use axum::Router;
use axum::extract::Request;
use axum::handler::Handler;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::api::Api;
use crate::config::HttpConfig;
use crate::error::ApiError;
use crate::outer::OuterLayer;
use crate::pages::PageError;
use crate::{console, docs, integrations, operator, pages, public, schemas, v1, v2};

/// What is served at the public address, and at the operator's own address for metrics where there is one.
pub struct Services {
    /// Everything.
    pub public: Router,
    /// Only `/metrics`.
    pub metrics: Router,
    /// Only what operators ask for, for a node that answers nobody else.
    pub operators: Router,
}

/// Puts the services together.
#[must_use]
pub fn services(app: App, config: HttpConfig) -> Services {
    let api = Api::new(app, config);
    let mut operators =
        Router::new().route("/healthz", get(operator::healthz)).route("/readyz", get(operator::readyz));
    if api.config.metrics_here {
        operators = operators.route("/metrics", get(operator::metrics_for_neighbours));
    }
    let descriptions = Router::new()
        .route("/openapi/v1.json", get(operator::openapi_v1))
        .route("/openapi/v2.json", get(operator::openapi_v2))
        .route("/schemas/{part}", get(schemas::show));
    let outer = OuterLayer(api.clone());
    let without_gate = operators
        .clone()
        .merge(descriptions)
        .merge(docs::router())
        .merge(pages::router())
        .merge(public::router())
        .layer(outer.clone());
    let public = without_gate
        .merge(v1::router(&api))
        .merge(v2::router(&api))
        .merge(integrations::router(&api))
        .merge(console::router(&api))
        .fallback(nothing_here.layer(outer.clone()))
        .method_not_allowed_fallback(method_not_allowed.layer(outer.clone()))
        .with_state(api.clone());
    let metrics = Router::new().route("/metrics", get(operator::metrics)).with_state(api.clone());
    let operators = operators.fallback(only_operators).layer(outer).with_state(api);
    Services { public, metrics, operators }
}

async fn only_operators() -> Response {
    let message = "this node answers no requests; ask one that is not started with --only workers";
    ApiError::new(StatusCode::NOT_FOUND, "NOT_FOUND", message).into_response()
}

async fn nothing_here(request: Request) -> Response {
    if pages::wants_page(&request) {
        return PageError::new(StatusCode::NOT_FOUND).page(request.headers(), None);
    }
    let message = format!("there is nothing at {}", request.uri().path());
    ApiError::new(StatusCode::NOT_FOUND, "NOT_FOUND", message).into_response()
}

/// axum adds the `Allow` header.
async fn method_not_allowed(request: Request) -> Response {
    let message = format!("{} can't be used at this path; the Allow header names what can", request.method());
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "METHOD_NOT_ALLOWED", message).into_response()
}
