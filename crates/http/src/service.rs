//! The whole HTTP side, put together: faces inside, layers around them.

use std::any::Any;

use app::App;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;

use crate::api::Api;
use crate::config::HttpConfig;
use crate::error::ApiError;
use crate::old_paths::{V2, old_paths};
use crate::trace::trace;
use crate::unread_body::read_the_rest;
use crate::{docs, operator, pages, v1, v2};

/// What is served at the public address, and at the operator's own address for metrics where there is one.
pub struct Services {
    /// Everything.
    pub public: Router,
    /// Only `/metrics`.
    pub metrics: Router,
}

/// Puts the services together.
#[must_use]
pub fn services(app: App, config: HttpConfig) -> Services {
    let api = Api::new(app, config);
    let mut operators = Router::new()
        .route("/healthz", get(operator::healthz))
        .route("/readyz", get(operator::readyz))
        .route("/openapi/v1.json", get(operator::openapi_v1))
        .route("/openapi/v2.json", get(operator::openapi_v2));
    if api.config.metrics_here {
        operators = operators.route("/metrics", get(operator::metrics));
    }
    let public = Router::new()
        .nest(v1::PREFIX, v1::router(&api))
        .nest(V2, v2::router(&api))
        .merge(operators)
        .merge(docs::router())
        .merge(pages::router(&api))
        .fallback(nothing_here)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(
            // One stack, the outermost first: a layer added by itself would be a box of its own around every route.
            ServiceBuilder::new()
                .layer(from_fn_with_state(api.clone(), trace))
                .layer(map_response(harden))
                .layer(from_fn(read_the_rest))
                .layer(CatchPanicLayer::custom(panicked))
                .layer(from_fn_with_state(api.clone(), old_paths)),
        )
        .with_state(api.clone());
    let metrics = Router::new().route("/metrics", get(operator::metrics)).with_state(api);
    Services { public, metrics }
}

async fn nothing_here(request: Request) -> Response {
    let message = format!("there is nothing at {}", request.uri().path());
    ApiError::new(StatusCode::NOT_FOUND, "NOT_FOUND", message).into_response()
}

/// axum adds the `Allow` header.
async fn method_not_allowed(request: Request) -> Response {
    let message = format!("{} can't be used at this path; the Allow header names what can", request.method());
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "METHOD_NOT_ALLOWED", message).into_response()
}

/// A panic is a defect of ours: the client learns no more than that, the log all of it.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over like this")]
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let text =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    let cause = text.unwrap_or("a panic without a message").to_owned();
    ApiError::from(model::Error::internal(format!("a handler panicked: {cause}"))).into_response()
}

/// Headers that no answer should go without. Pages set a policy of their own.
async fn harden(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let policy = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    headers.entry(header::X_CONTENT_TYPE_OPTIONS).or_insert(HeaderValue::from_static("nosniff"));
    headers.entry(header::REFERRER_POLICY).or_insert(HeaderValue::from_static("no-referrer"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
