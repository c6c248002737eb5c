//! `PUT /templates/{id}/working-copy`.

use app::templates::TemplateChanges;
use app::templates::working_copy::{Kept, Written};
use axum::extract::State;
use model::body::JsonObject;
use model::id::TemplateKind;
use serde::Deserialize;
use utoipa::ToSchema;

use super::WorkingCopyItem;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is written on a template; parts that are left out stay as they are written.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeepWorkingCopy {
    /// The version of the changes that were there before; null where there were none.
    version: Option<i64>,
    /// The number of the published version that they take the place of.
    #[schema(example = 3)]
    based_on: i64,
    /// What people will call it, 1 to 255 characters.
    name: Option<String>,
    /// The document tree.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    content: Option<JsonObject>,
    /// The variables.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    symbol_table: Option<JsonObject>,
    /// The computed values.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    expression_table: Option<JsonObject>,
    /// Roles and fields.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    form_schema: Option<JsonObject>,
}

impl From<KeepWorkingCopy> for Kept {
    fn from(body: KeepWorkingCopy) -> Self {
        Self {
            version: body.version,
            based_on: body.based_on,
            changes: TemplateChanges {
                name: body.name,
                content: body.content,
                symbol_table: body.symbol_table,
                expression_table: body.expression_table,
                form_schema: body.form_schema,
                ..TemplateChanges::default()
            },
        }
    }
}

/// Keep what is written on a template
///
/// Documents are made from what is published, until this is.
#[utoipa::path(
    put, path = "/templates/{id}/working-copy", operation_id = "keepWorkingCopy", tag = "Templates",
    params(("id" = String, Path, description = "The template's id")),
    request_body = KeepWorkingCopy,
    responses(
        (status = 200, description = "The template as it is written now", body = Data<WorkingCopyItem>),
        (status = 404, description = "No such template", body = ErrorBody),
        (status = 409, description = "Somebody else changed it meanwhile", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn keep(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    Json(body): Json<KeepWorkingCopy>,
) -> Result<Reply, ApiError> {
    let answer = |written: &Written| Reply::ok(WorkingCopyItem::of(written));
    let kept = Kept::from(body);
    Ok(app::templates::working_copy::keep(&api.app, &caller.call, id.or_nothing(), kept, answer).await?)
}
