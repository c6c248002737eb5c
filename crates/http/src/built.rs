//! The pages' files, built from `web/` and carried inside the program.

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use model::hex::hex;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::ApiError;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// A file as it is, by its name in what was built.
pub(crate) fn text(name: &str) -> Option<String> {
    String::from_utf8(Built::get(name)?.data.into_owned()).ok()
}

/// A file in the smallest form that the browser takes.
pub(crate) fn file(name: &str, headers: &HeaderMap) -> Option<Response> {
    best(name, headers).map(|(file, encoding)| answer(name, file, encoding))
}

/// A script, a style or a text: its name changes with its content, so it may be kept for ever.
pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let name = format!("assets/{path}");
    let Some(mut response) = file(&name, &headers) else {
        let message = format!("there is nothing at /{name}");
        return ApiError::new(StatusCode::NOT_FOUND, "NOT_FOUND", message).into_response();
    };
    let kept = HeaderValue::from_static("public, max-age=31536000, immutable");
    response.headers_mut().insert(header::CACHE_CONTROL, kept);
    response
}

/// A file whose address stays while its content changes: browsers keep it, and ask each time whether it is still that.
pub(crate) fn revalidated(name: &str, headers: &HeaderMap) -> Option<Response> {
    let (file, encoding) = best(name, headers)?;
    let tag = tag(&file);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_known = known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag);
    let mut response =
        if is_known { StatusCode::NOT_MODIFIED.into_response() } else { answer(name, file, encoding) };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    Some(response)
}

/// The content's name, as an entity tag. Each encoding is a file of its own and so has a tag of its own.
fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]))
}

/// The file in the smallest form that the browser takes.
fn best(name: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes = |encoding: &str| {
        accepted.split(',').any(|one| one.split(';').next().unwrap_or_default().trim() == encoding)
    };
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        if takes(encoding)
            && let Some(file) = Built::get(&format!("{name}.{ending}"))
        {
            return Some((file, Some(encoding)));
        }
    }
    Built::get(name).map(|file| (file, None))
}

fn answer(name: &str, file: EmbeddedFile, encoding: Option<&'static str>) -> Response {
    let kind = match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "ftl" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    };
    let mut response = file.data.into_owned().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}
