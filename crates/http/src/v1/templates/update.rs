//! `PATCH /templates/{id}`.

use app::templates::TemplateChanges;
use axum::extract::State;
use model::body::JsonObject;
use model::id::TemplateKind;
use model::template::Template;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{PublicLinkConfig, TemplateDetail};
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be changed; what is left out stays. A template's detail can be sent back as it is.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = UpdateTemplate, example = json!({ "name": "Mutual NDA, 2026" }))]
pub(crate) struct UpdateTemplate {
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
    /// Whether anybody may fill it at its public page.
    is_publicly_fillable: Option<bool>,
    /// The settings of the public fill page.
    public_link_config: Option<PublicLinkConfig>,
    /// `false` keeps a template that was made for one document only.
    single_use: Option<bool>,
}

impl From<UpdateTemplate> for TemplateChanges {
    fn from(body: UpdateTemplate) -> Self {
        Self {
            name: body.name,
            content: body.content,
            symbol_table: body.symbol_table,
            expression_table: body.expression_table,
            form_schema: body.form_schema,
            single_use: body.single_use,
            publicly_fillable: body.is_publicly_fillable,
            require_login: body.public_link_config.and_then(|config| config.require_login),
        }
    }
}

/// Change a template
///
/// Documents made from it before keep what they were made from.
#[utoipa::path(
    patch, path = "/templates/{id}", operation_id = "updateTemplate", tag = "Templates",
    params(
        ("id" = String, Path, description = "The template's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = UpdateTemplate,
    responses(
        (status = 200, description = "The template as it is now", body = Data<TemplateDetail>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn update(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<TemplateKind>,
    Json(body): Json<UpdateTemplate>,
) -> Result<Reply, ApiError> {
    let answer = |template: &Template| Reply::ok(TemplateDetail::of(template));
    Ok(app::templates::update(&api.app, &caller.call, id.or_nothing(), body.into(), answer).await?)
}
