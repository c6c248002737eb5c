//! `GET /outbox`.

use axum::extract::State;
use axum::response::Response;
use model::id::DocumentId;

use super::MailItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::listing;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// List mails
///
/// Newest first, in pages whose `Link` header leads to the next.
#[utoipa::path(
    get, path = "/outbox", operation_id = "listMails", tag = "Outbox",
    params(
        ("documentId" = Option<String>, Query, description = "Only those about this document"),
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The mails", body = Data<Vec<MailItem>>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn list(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    params: Params,
) -> Result<Response, ApiError> {
    let request = params.page_or_first()?;
    // What can't be an id is no document's.
    let document = params.text("documentId").map(|id| id.parse().unwrap_or(DocumentId::NOTHING));
    let page = app::mail::list(&api.app, &caller.call, document, request).await?;
    listing::page(&page, request.limit, &params, &api.config.base_url, |mail, items| {
        items.push(&MailItem::of(mail))
    })
}
