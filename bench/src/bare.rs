//! The yardstick: the least that an axum server can do for the same requests. It routes, reads a JSON body and
//! answers a fixed one, or a file; it checks no key and stores nothing.

use std::{net::SocketAddr, path::PathBuf};

use axum::{
    Json, Router,
    body::Bytes,
    extract::Path,
    http::{StatusCode, header},
    response::IntoResponse,
    routing::get,
};
use serde_json::Value;
use tokio::net::TcpListener;

use crate::failure::{self, Doing};

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
    /// Where the PDFs of documents lie, each under the document's id.
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    files: PathBuf,
}

/// Serves until the process is ended.
pub async fn serve(options: &Options) -> failure::Result<()> {
    let listener = TcpListener::bind(options.listen).await.doing("listening")?;
    axum::serve(listener, router(options.get_bytes, options.post_bytes, options.files.clone()))
        .await
        .doing("serving")
}

/// The paths that the loads use, so that routing costs here what it costs any axum server.
pub fn router(get_bytes: usize, post_bytes: usize, files: PathBuf) -> Router {
    let (read, created) = (fixed_json(get_bytes), fixed_json(post_bytes));
    let answer = move || async move { json(read) };
    let create = move |Json(_body): Json<Value>| async move { (StatusCode::CREATED, json(created)) };
    let interface = Router::new()
        .route("/documents", get(answer.clone()).post(create))
        .route("/documents/{id}", get(answer.clone()))
        .route("/documents/{id}/pdf", get(move |id| file(files, id)));
    Router::new().route("/readyz", get(answer)).nest("/api/external/v1", interface)
}

/// A file of a folder, read whole, which for small files is the fastest way.
async fn file(folder: PathBuf, Path(id): Path<String>) -> Result<impl IntoResponse, StatusCode> {
    let content = tokio::fs::read(folder.join(id + ".pdf")).await.map_err(|_| StatusCode::NOT_FOUND)?;
    Ok(([(header::CONTENT_TYPE, "application/pdf")], content))
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
