//! `GET /templates/{id}/versions`.

use app::templates::Listed;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use model::Timestamp;
use model::error::Error;
use model::id::TemplateKind;
use model::page::InvalidCursor;
use model::template::TemplateVersion;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::params::{DEFAULT_PAGE, Params};
use crate::path_id::PathId;
use crate::refusals::QueryRefused;
use crate::reply::{Data, Reply};

/// A body that a template had.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TemplateVersion)]
pub(crate) struct VersionItem<'a> {
    /// Counts the bodies of the template, from 1 on.
    #[schema(example = 3)]
    number: i64,
    /// What the template was called then.
    #[schema(example = "Mutual NDA")]
    name: &'a str,
    /// The kind of who saved it: `user`, `apiKey` or `system`.
    #[schema(example = "user")]
    actor_type: &'static str,
    /// Who saved it; null for the system.
    #[schema(example = "usr_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    actor_id: Option<&'a str>,
    /// What they were called then.
    #[schema(example = "ana@example.com")]
    actor_name: &'a str,
    /// When.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
}

impl<'a> VersionItem<'a> {
    pub fn of(version: &'a TemplateVersion) -> Self {
        Self {
            number: version.number,
            name: version.name.as_str(),
            actor_type: version.actor_type.name(),
            actor_id: version.actor_id.as_deref(),
            actor_name: &version.actor_name,
            created_at: version.created_at,
        }
    }
}

/// List a template's versions
///
/// Every body that was saved, newest first, in pages; a change of the name alone makes none. By sittings, those are left
/// out that the same person or key saved again within ten minutes; the very first stays.
#[utoipa::path(
    get, path = "/templates/{id}/versions", operation_id = "listTemplateVersions", tag = "Templates",
    params(
        ("id" = String, Path, description = "The template's id"),
        ("sittings" = Option<bool>, Query, description = "Only the last of each sitting"),
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "The versions", body = Data<Vec<VersionItem>>),
        (status = 404, description = "No such template", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn list(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    params: Params,
) -> Result<Response, ApiError> {
    let limit = params.limit()?.unwrap_or(DEFAULT_PAGE);
    let before = params.text("cursor").map(str::parse).transpose();
    let before = before.map_err(|_| Error::field("cursor", InvalidCursor.to_string()))?;
    let listed = listed(&params)?;
    let found = app::templates::versions(&api.app, &caller.call, id.or_nothing(), listed, before, limit).await;
    let (found, more) = found?;
    let mut response = Reply::ok(found.iter().map(VersionItem::of).collect::<Vec<_>>()).into_response();
    if let (true, Some(last)) = (more, found.last()) {
        let next = params.next_url(&api.config.base_url, limit, "cursor", &last.number.to_string());
        if let Ok(link) = HeaderValue::from_str(&format!("<{next}>; rel=\"next\"")) {
            response.headers_mut().append(header::LINK, link);
        }
    }
    Ok(response)
}

fn listed(params: &Params) -> Result<Listed, Error> {
    Ok(if params.flag("sittings")? { Listed::Sittings } else { Listed::Saves })
}
