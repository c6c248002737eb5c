//! `GET /outbox/{id}/html`: a mail as mail programs show it.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use model::id::MailKind;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::Refused;

/// A mail has its style in itself, and may do nothing else: no script, nothing from elsewhere, no part in our origin. Our own
/// page shows it in a frame.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; \
                      base-uri 'none'; frame-ancestors 'self'; \
                      sandbox allow-popups allow-popups-to-escape-sandbox";

/// Show a mail as mail programs do
///
/// For a frame of the console: it runs no script and belongs to no origin.
#[utoipa::path(
    get, path = "/outbox/{id}/html", operation_id = "getMailHtml", tag = "Outbox",
    params(("id" = String, Path, description = "The mail's id")),
    responses(
        (status = 200, description = "The mail", content_type = "text/html", body = String),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 404, description = "No such mail, or what it said is not kept", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn html(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<MailKind>,
) -> Result<Response, ApiError> {
    let kept = app::mail::show(&api.app, &caller.call, id.known()?).await?;
    let composed = kept.composed.ok_or_else(model::Error::no::<MailKind>)?;
    let html = match &composed.logo {
        Some(logo) => composed
            .html
            .replace("cid:logo", &format!("data:{};base64,{}", logo.media_type, STANDARD.encode(&logo.bytes))),
        None => composed.html,
    };
    // A link in the mail must not open inside the frame, where our pages refuse to be shown.
    let html = html.replacen("<head>", "<head><base target=\"_blank\">", 1);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    ];
    Ok((headers, html).into_response())
}
