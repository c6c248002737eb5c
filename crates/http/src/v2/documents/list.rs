//! `GET /documents`.

use axum::extract::State;
use axum::response::Response;
use model::Error;
use model::document::{DocumentFilter, DocumentOverview, Status};
use model::error::Result;
use model::id::TemplateId;

use super::ListedDocument;
use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::listing;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// List documents
///
/// Newest first, in pages; the `Link` header leads to the next. All filters that are given have to hold.
#[utoipa::path(
    get, path = "/documents", operation_id = "listDocuments", tag = "Documents",
    params(
        ("status" = Option<String>, Query, description = "Only those in one of these states, comma-separated", example = "sent,in_progress"),
        ("templateId" = Option<String>, Query, description = "Only those made from this template"),
        ("externalId" = Option<String>, Query, description = "Only those that your own system calls so"),
        ("createdFrom" = Option<String>, Query, description = "Made from this moment on, ISO 8601"),
        ("createdTo" = Option<String>, Query, description = "Made before this moment, ISO 8601"),
        ("q" = Option<String>, Query, description = "Words in the name, or in the names and addresses of those invited; each may be the beginning of one"),
        ("mailLost" = Option<bool>, Query, description = "`true`: only those of which mail to somebody who has yet to sign or read them could not be delivered"),
        ("include" = Option<String>, Query, description = "`respondents` for the people invited to each", example = "respondents"),
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The documents", body = Data<Vec<ListedDocument>>),
        QueryRefused,
    )
)]
pub(crate) async fn list(
    State(api): State<Api>,
    caller: Caller,
    params: Params,
) -> std::result::Result<Response, ApiError> {
    let filter = filter(&params)?;
    let request = params.page_or_first()?;
    let includes_respondents = includes_respondents(&params)?;
    let page = app::documents::found(&api.app, &caller.call, &filter, request).await?;
    let invited = if includes_respondents {
        Some(app::documents::invited(&api.app, &caller.call, &page.rows).await?)
    } else {
        None
    };
    let write = |document: &DocumentOverview, items: &mut listing::Items| {
        let respondents = invited.as_ref().map(|all| all.get(&document.summary.id).map_or(&[][..], Vec::as_slice));
        items.push(&ListedDocument::of(document, respondents))
    };
    listing::page(&page, request.limit, &params, &api.config.base_url, write)
}

fn includes_respondents(params: &Params) -> Result<bool> {
    match params.text("include") {
        None => Ok(false),
        Some("respondents") => Ok(true),
        Some(_) => Err(Error::field("include", "must be respondents, or left out")),
    }
}

/// What a query asks for.
pub(super) fn filter(params: &Params) -> Result<DocumentFilter> {
    let names =
        params.text("status").unwrap_or_default().split(',').map(str::trim).filter(|name| !name.is_empty());
    let statuses = names.map(str::parse).collect::<std::result::Result<Vec<Status>, _>>();
    let statuses = statuses.map_err(|_| {
        let known: Vec<_> = Status::ALL.iter().map(|status| status.name()).collect();
        Error::field("status", format!("must be one of {}", known.join(", ")))
    })?;
    let external_id = params.printable("externalId")?.map(str::to_owned);
    let (from, to) = params.span("createdFrom", "createdTo")?;
    // What can't be an id is no template's.
    let template = params.text("templateId").map(|id| id.parse().unwrap_or(TemplateId::NOTHING));
    Ok(DocumentFilter {
        statuses,
        template,
        external_id,
        from,
        to,
        words: params.words(),
        mail_lost: params.flag("mailLost")?,
    })
}
