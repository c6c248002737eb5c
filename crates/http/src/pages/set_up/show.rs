//! `GET /setup`.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::{closed, followed, form, page};
use crate::pages::{PageError, Pages};

/// Shows the form to who followed the link, and to all others what they need.
pub(crate) async fn show(State(pages): State<Pages>, headers: HeaderMap) -> Result<Response, PageError> {
    match followed(&pages, &headers).await? {
        Some(_) => page(&pages, StatusCode::OK, form(String::new(), String::new())),
        None => closed(&pages, false).await,
    }
}
