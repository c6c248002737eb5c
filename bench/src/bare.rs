//! The yardstick: the least that an axum server can do for the same requests. It routes, reads a JSON body and
//! answers a fixed one; it checks no key and stores nothing.

use std::net::SocketAddr;

use axum::{
    Json, Router,
    body::Bytes,
    http::{StatusCode, header},
    response::IntoResponse,
    routing::get,
};
use serde_json::Value;
use tokio::net::TcpListener;

use crate::failure::{Doing, Result};

/// How the bare server is started.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Where to listen.
    #[arg(long, value_name = "ADDR")]
    listen: SocketAddr,
    /// How long the answer to a GET is.
    #[arg(long, value_name = "BYTES", default_value_t = 600)]
    get_bytes: usize,
    /// How long the answer to a POST is.
    #[arg(long, value_name = "BYTES", default_value_t = 250)]
    post_bytes: usize,
}

/// Serves until the process is ended.
pub async fn serve(options: &Options) -> Result<()> {
    let listener = TcpListener::bind(options.listen).await.doing("listening")?;
    axum::serve(listener, router(options.get_bytes, options.post_bytes)).await.doing("serving")
}

/// The paths that the loads use, so that routing costs here what it costs any axum server.
pub fn router(get_bytes: usize, post_bytes: usize) -> Router {
    let (read, created) = (fixed_json(get_bytes), fixed_json(post_bytes));
    let answer = move || async move { json(read) };
    let create = move |Json(_body): Json<Value>| async move { (StatusCode::CREATED, json(created)) };
    let interface = Router::new()
        .route("/documents", get(answer.clone()).post(create))
        .route("/documents/{id}", get(answer.clone()));
    Router::new().route("/readyz", get(answer)).nest("/api/external/v1", interface)
}

fn json(body: Bytes) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], body)
}

/// A JSON object of this many bytes, or of the least that it needs.
fn fixed_json(bytes: usize) -> Bytes {
    let around = r#"{"data":{"text":""}}"#.len();
    format!(r#"{{"data":{{"text":"{}"}}}}"#, "x".repeat(bytes.saturating_sub(around))).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fixed_answer_is_json_of_the_wanted_size() {
        let body = fixed_json(300);
        assert_eq!(body.len(), 300);
        assert!(serde_json::from_slice::<Value>(&body).unwrap()["data"]["text"].is_string());
    }
}
