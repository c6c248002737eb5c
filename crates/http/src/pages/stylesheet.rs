//! The one stylesheet of pages and reference. It begins with the colours, type and shapes that the pages of `web` have too.

use std::sync::LazyLock;

use axum::extract::RawQuery;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::hex::hex;
use sha2::{Digest, Sha256};

/// Where it is served.
pub(super) const PATH: &str = "/assets/pages.css";

const TEXT: &str =
    concat!(include_str!("../../../../web/src/style/colours.css"), include_str!("../../templates/pages.css"));

/// The beginning of the text's hash: another text has another address, so browsers may keep each for ever.
static VERSION: LazyLock<String> = LazyLock::new(|| format!("v={}", hex(&Sha256::digest(TEXT.as_bytes())[..8])));

static ADDRESS: LazyLock<String> = LazyLock::new(|| format!("{PATH}?{}", *VERSION));

/// The address by which pages name it.
pub(super) fn address() -> &'static str {
    &ADDRESS
}

/// Serves it. While nodes of two versions run side by side, a browser may ask one for the other's: that is not kept.
pub(super) async fn serve(RawQuery(query): RawQuery) -> Response {
    let is_ours = query.as_deref() == Some(VERSION.as_str());
    let cache = if is_ours { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/css; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
    ];
    (headers, TEXT).into_response()
}
