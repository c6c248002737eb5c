//! `GET /templates`.

use axum::extract::State;
use axum::response::Response;

use super::TemplateItem;
use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::listing::{self, Items};
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// List templates
///
/// Newest first. Without `limit`, all of them; with it, pages whose `Link` header leads to the next.
#[utoipa::path(
    get, path = "/templates", operation_id = "listTemplates", tag = "Templates",
    params(
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The templates", body = Data<Vec<TemplateItem>>),
        QueryRefused,
    )
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller, params: Params) -> Result<Response, ApiError> {
    let (app, call) = (&api.app, &caller.call);
    let page = |request| app::templates::page(app, call, request);
    let all = || app::templates::all(app.clone(), call.clone());
    let write = |template: &_, items: &mut Items| items.push(&TemplateItem::of(template));
    listing::answer(&params, &api.config.base_url, page, all, write).await
}
