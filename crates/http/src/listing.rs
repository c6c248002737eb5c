//! Lists: a page with the address of the next one, or everything as a stream of constant memory.

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures::{Stream, StreamExt, stream};
use model::Result;
use model::id::Kind;
use model::page::Page;
use serde::Serialize;

use crate::error::ApiError;
use crate::params::Params;
use crate::reply::Reply;

/// One page; the next one's address is in the `Link` header, so that the body keeps its one key.
pub(crate) fn page<T, K: Kind, S: Serialize>(
    page: &Page<T, K>,
    limit: u32,
    params: &Params,
    base_url: &str,
    shape: impl Fn(&T) -> S,
) -> Response {
    let mut response = Reply::ok(page.rows.iter().map(shape).collect::<Vec<_>>()).into_response();
    if let Some(next) = &page.next {
        let link = format!("<{}>; rel=\"next\"", params.next_url(base_url, limit, &next.cursor()));
        if let Ok(link) = HeaderValue::from_str(&link) {
            response.headers_mut().append(header::LINK, link);
        }
    }
    response
}

/// Everything, as it comes. The first piece is fetched before the answer begins, so that a database that does not answer
/// is still a 503; a failure after that breaks the answer off, which a client notices.
pub(crate) async fn whole<T: Send + 'static, S: Serialize>(
    rows: impl Stream<Item = Result<Vec<T>>> + Send + 'static,
    shape: impl Fn(&T) -> S + Send + 'static,
) -> std::result::Result<Response, ApiError> {
    let mut rows = Box::pin(rows);
    let first = rows.next().await.transpose()?.unwrap_or_default();
    let mut is_first = true;
    let items = stream::once(async { Ok(first) }).chain(rows).map(move |piece| {
        let piece = piece.inspect_err(|error| {
            tracing::error!(error = error as &dyn std::error::Error, "a list broke off");
        })?;
        let mut text = Vec::with_capacity(piece.len() * 256);
        for item in &piece {
            if !std::mem::take(&mut is_first) {
                text.push(b',');
            }
            serde_json::to_writer(&mut text, &shape(item)).map_err(model::Error::internal)?;
        }
        Ok::<_, model::Error>(Bytes::from(text))
    });
    let start = stream::once(async { Ok(Bytes::from_static(b"{\"data\":[")) });
    let end = stream::once(async { Ok(Bytes::from_static(b"]}")) });
    let json = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    Ok((json, Body::from_stream(start.chain(items).chain(end))).into_response())
}
