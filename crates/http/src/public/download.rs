//! `/d/{token}`: the file of an export, for whoever has its address.

use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::api::Api;
use crate::disposition::attachment;
use crate::error::ApiError;
use crate::pages::{self, PageError};

/// Hands the file out. A link that is over is told to people as a page: they follow it out of a mail.
pub(super) async fn download(State(api): State<Api>, Path(token): Path<String>, request: Request) -> Response {
    match file(&api, &token).await {
        Ok(response) => response,
        Err(error) if pages::wants_page(&request) => PageError::from(error).page(request.headers(), None),
        Err(error) => error.into_response(),
    }
}

async fn file(api: &Api, token: &str) -> Result<Response, ApiError> {
    let found = app::exports::download(&api.app, token).await?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(found.media_type));
    headers.insert(header::CONTENT_DISPOSITION, attachment(&found.name));
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(found.size));
    if let Ok(tag) = HeaderValue::from_str(&format!("\"{}\"", found.sha256)) {
        headers.insert(header::ETAG, tag);
    }
    // The address is a secret for a while: nobody keeps the file under it, and it travels nowhere else.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    Ok((headers, Body::from_stream(found.content)).into_response())
}
