//! `GET /templates/{id}/versions/{number}`.

use axum::extract::State;
use model::body::{Body, JsonObject};
use model::id::TemplateKind;
use model::template::TemplateVersion;
use serde::Serialize;
use utoipa::ToSchema;

use super::versions::VersionItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::{PathId, PathNumber};
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// A version of a template in full. Its four parts can be sent back by PATCH as they are, which restores it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VersionDetail<'a> {
    #[serde(flatten)]
    #[schema(inline)]
    item: VersionItem<'a>,
    /// The document tree; `{}` where it was never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    content: &'a JsonObject,
    /// The variables; `{}` where they were never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    symbol_table: &'a JsonObject,
    /// The computed values; `{}` where they were never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    expression_table: &'a JsonObject,
    /// Roles and fields; `{}` where they were never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    form_schema: &'a JsonObject,
}

impl<'a> VersionDetail<'a> {
    fn of(version: &'a TemplateVersion, body: &'a Body) -> Self {
        Self {
            item: VersionItem::of(version),
            content: &body.content,
            symbol_table: &body.symbol_table,
            expression_table: &body.expression_table,
            form_schema: &body.form_schema,
        }
    }
}

/// Show a version of a template
#[utoipa::path(
    get, path = "/templates/{id}/versions/{number}", operation_id = "getTemplateVersion", tag = "Templates",
    params(
        ("id" = String, Path, description = "The template's id"),
        ("number" = i64, Path, description = "The version's number"),
    ),
    responses(
        (status = 200, description = "The version", body = Data<VersionDetail>),
        (status = 404, description = "No such template or version", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    PathNumber(number): PathNumber,
) -> Result<Reply, ApiError> {
    let number = number.and_then(|number| i64::try_from(number).ok()).unwrap_or(0);
    let (version, body) = app::templates::version(&api.app, &caller.call, id.known()?, number).await?;
    Ok(Reply::ok(VersionDetail::of(&version, &body)))
}
