//! `GET /settings/api-keys`.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use super::{form, page};
use crate::pages::session::Session;
use crate::pages::{PageError, Pages};

/// Shows the keys and the form for a new one.
pub(crate) async fn list(State(pages): State<Pages>, session: Session) -> Result<Response, PageError> {
    page(&pages, &session, StatusCode::OK, form(String::new()), None).await
}
