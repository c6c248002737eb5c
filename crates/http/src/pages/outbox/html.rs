//! `GET /outbox/{id}/html`: a mail as mail programs show it.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use model::id::MailKind;

use crate::pages::session::Session;
use crate::pages::{PageError, Pages, answer};
use crate::path_id::PathId;

/// A mail has its style in itself, and may do nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// Shows the mail.
pub(crate) async fn html(
    State(pages): State<Pages>,
    session: Session,
    id: PathId<MailKind>,
) -> Result<Response, PageError> {
    let refused = |error: PageError| error.seen_by(&session.who);
    let id = id.known().map_err(|error| refused(error.into()))?;
    let kept = app::mail::show(&pages.api.app, &session.call, id).await;
    let kept = kept.map_err(|error| refused(error.into()))?;
    let Some(composed) = kept.composed else {
        let message = "what this mail said is not kept: it was handed to the mail server";
        return Err(refused(PageError::new(StatusCode::NOT_FOUND, message)));
    };
    let mut response = answer(StatusCode::OK, composed.html);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    Ok(response)
}
