//! `/docs`: the reference of the API, made from the OpenAPI documents; works offline, without a script.
//!
//! `/docs` says what holds for every operation; `/docs/v1` and `/docs/v2` show the operations. [`version`] walks a
//! document, [`operation`] reads one operation, [`schema`] makes sense of the schemas, [`example`] and [`curl`] show them
//! in use. A new operation appears by itself; its handler's documentation is what stands here.

mod curl;
mod example;
mod operation;
mod prose;
mod schema;
mod start;
mod version;

use std::sync::{Arc, OnceLock};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use bytes::Bytes;

use crate::api::Api;
use crate::openapi::Version;
use crate::pages::{PageError, answer};

/// The pages as they were made when somebody first asked for them. They depend on nothing but settings, so once is
/// enough.
#[derive(Default)]
struct Shelf {
    start: OnceLock<Bytes>,
    v1: OnceLock<Bytes>,
    v2: OnceLock<Bytes>,
}

/// A place in an example, and the JSON that stands there.
pub(crate) type Place = (&'static str, &'static str);

/// Puts other values into an example: schemas show things in one state alone. What is no place of it is left out.
pub(crate) fn put(shown: &mut serde_json::Value, places: &[Place]) {
    for (place, json) in places {
        if let (Some(value), Ok(json)) = (shown.pointer_mut(place), serde_json::from_str(json)) {
            *value = json;
        }
    }
}

/// An example of what a schema of a document describes.
pub(crate) fn example_of(document: &serde_json::Value, schema: &serde_json::Value) -> serde_json::Value {
    example::example(schema::Schemas::of(document), schema)
}

/// The reference.
pub(crate) fn router() -> Router<Api> {
    Router::new()
        .route("/docs", get(start))
        .route("/docs/v1", get(v1))
        .route("/docs/v2", get(v2))
        .layer(Extension(Arc::new(Shelf::default())))
}

async fn start(State(api): State<Api>, Extension(shelf): Extension<Arc<Shelf>>) -> Response {
    serve(&api, &shelf.start, start::write)
}

async fn v1(State(api): State<Api>, Extension(shelf): Extension<Arc<Shelf>>) -> Response {
    serve(&api, &shelf.v1, |api| version::write(&api.config, Version::V1))
}

async fn v2(State(api): State<Api>, Extension(shelf): Extension<Arc<Shelf>>) -> Response {
    serve(&api, &shelf.v2, |api| version::write(&api.config, Version::V2))
}

fn serve(api: &Api, place: &OnceLock<Bytes>, write: impl Fn(&Api) -> askama::Result<String>) -> Response {
    let page = match place.get() {
        Some(page) => page.clone(),
        None => match write(api) {
            Ok(page) => place.get_or_init(|| page.into()).clone(),
            Err(error) => {
                return PageError::from(model::Error::internal(error)).page(&HeaderMap::new(), None);
            }
        },
    };
    answer(StatusCode::OK, page)
}
