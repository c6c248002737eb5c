//! `GET /templates`.

use app::templates::Wanted;
use axum::extract::State;
use axum::response::Response;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::listing::{self, Items};
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;
use crate::v1::templates::TemplateItem;

/// List templates
///
/// Newest first, in pages; the `Link` header leads to the next.
#[utoipa::path(
    get, path = "/templates", operation_id = "listTemplates", tag = "Templates",
    params(
        ("q" = Option<String>, Query, description = "Words in the name; each may be the beginning of one"),
        ("label" = Option<String>, Query, description = "A label that they have, as it is written"),
        ("singleUse" = Option<bool>, Query, description = "`true`: those that are for one document only, which no other list has"),
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The templates", body = Data<Vec<TemplateItem>>),
        QueryRefused,
    )
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller, params: Params) -> Result<Response, ApiError> {
    let request = params.page_or_first()?;
    let label = params.printable("label")?.map(str::to_owned);
    let single_use = params.flag("singleUse")?;
    let wanted = Wanted { words: params.words(), label, single_use };
    let page = app::templates::found(&api.app, &caller.call, &wanted, request).await?;
    let write = |template: &_, items: &mut Items| items.push(&TemplateItem::of(template));
    listing::page(&page, request.limit, &params, &api.config.base_url, write)
}
