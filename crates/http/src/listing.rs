//! Lists: a page with the address of the next one, or everything as a stream of constant memory.

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures::{Stream, StreamExt, stream};
use model::Result;
use model::id::Kind;
use model::page::{Page, PageRequest};
use serde::Serialize;

use crate::error::ApiError;
use crate::params::Params;

const START: &[u8] = b"{\"data\":[";
const END: &[u8] = b"]}";
/// Room for an item, so that a list is written without growing at every one.
const ITEM_BYTES: usize = 256;

/// The text of a list's items, written one by one: no item is held in any other form.
pub(crate) struct Items {
    text: Vec<u8>,
    any_before: bool,
}

impl Items {
    fn with_room_for(count: usize, any_before: bool) -> Self {
        Self { text: Vec::with_capacity(count * ITEM_BYTES), any_before }
    }

    /// Adds an item.
    pub fn push(&mut self, item: &impl Serialize) -> Result<()> {
        if std::mem::replace(&mut self.any_before, true) {
            self.text.push(b',');
        }
        serde_json::to_writer(&mut self.text, item).map_err(model::Error::internal)
    }
}

/// Answers a list: a page where the request asks for one, else all of it. `write` puts a row's shape among the items.
pub(crate) async fn answer<T, K, F, S>(
    params: &Params,
    base_url: &str,
    one_page: impl FnOnce(PageRequest<K>) -> F,
    all: impl FnOnce() -> S,
    write: impl Fn(&T, &mut Items) -> Result<()> + Send + 'static,
) -> std::result::Result<Response, ApiError>
where
    T: Send + 'static,
    K: Kind,
    F: Future<Output = Result<Page<T, K>>>,
    S: Stream<Item = Result<Vec<T>>> + Send + 'static,
{
    match params.page()? {
        None => whole(all(), write).await,
        Some(request) => {
            let limit = request.limit;
            page(&one_page(request).await?, limit, params, base_url, write)
        }
    }
}

/// One page; the next one's address is in the `Link` header, so that the body keeps its one key. `write` puts a row's
/// shape among the items.
pub(crate) fn page<T, K: Kind>(
    page: &Page<T, K>,
    limit: u32,
    params: &Params,
    base_url: &str,
    write: impl Fn(&T, &mut Items) -> Result<()>,
) -> std::result::Result<Response, ApiError> {
    let next = page.next.as_ref().map(|next| params.next_url(base_url, limit, "cursor", &next.cursor()));
    whole_page(&page.rows, next.as_deref(), write)
}

/// The rows of one page, with the address of the next one where there is one.
pub(crate) fn whole_page<T>(
    rows: &[T],
    next: Option<&str>,
    write: impl Fn(&T, &mut Items) -> Result<()>,
) -> std::result::Result<Response, ApiError> {
    let mut items = Items::with_room_for(rows.len(), false);
    items.text.extend_from_slice(START);
    for row in rows {
        write(row, &mut items)?;
    }
    items.text.extend_from_slice(END);
    let mut response = json(Body::from(items.text));
    if let Some(next) = next
        && let Ok(link) = HeaderValue::from_str(&format!("<{next}>; rel=\"next\""))
    {
        response.headers_mut().append(header::LINK, link);
    }
    Ok(response)
}

/// Everything, as it comes. The first piece is fetched before the answer begins, so that a database that does not answer
/// is still a 503; a failure after that breaks the answer off, which a client notices.
async fn whole<T: Send + 'static>(
    rows: impl Stream<Item = Result<Vec<T>>> + Send + 'static,
    write: impl Fn(&T, &mut Items) -> Result<()> + Send + 'static,
) -> std::result::Result<Response, ApiError> {
    let mut rows = Box::pin(rows);
    let first = rows.next().await.transpose()?.unwrap_or_default();
    let mut any_before = false;
    let pieces = stream::once(async { Ok(first) }).chain(rows).map(move |piece| {
        let piece = piece.inspect_err(|error| {
            tracing::error!(error = %model::error::Chain(error), "a list broke off");
        })?;
        let mut items = Items::with_room_for(piece.len(), any_before);
        for row in &piece {
            write(row, &mut items)?;
        }
        any_before = items.any_before;
        Ok::<_, model::Error>(Bytes::from(items.text))
    });
    let start = stream::once(async { Ok(Bytes::from_static(START)) });
    let end = stream::once(async { Ok(Bytes::from_static(END)) });
    Ok(json(Body::from_stream(start.chain(pieces).chain(end))))
}

fn json(body: Body) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response()
}
