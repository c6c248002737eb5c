//! `POST /templates`.

use app::templates::NewTemplate;
use axum::extract::State;
use model::Timestamp;
use model::body::{Body, JsonObject};
use model::id::TemplateId;
use model::template::{PublicLink, Template};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PublicLinkConfig;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// A new template. Only the name is needed; what is left out is empty.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CreateTemplate, example = json!({ "name": "Mutual NDA" }))]
pub(crate) struct CreateTemplate {
    /// What people will call it, 1 to 255 characters.
    name: String,
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
    /// Whether it is for one document only: it stands in no list, and is deleted a day after the last document made from it
    /// was deleted, or, while there is none, after 30 days on which nobody worked on it.
    single_use: Option<bool>,
}

impl From<CreateTemplate> for NewTemplate {
    fn from(body: CreateTemplate) -> Self {
        Self {
            name: body.name,
            body: Body {
                content: body.content.unwrap_or_default(),
                symbol_table: body.symbol_table.unwrap_or_default(),
                expression_table: body.expression_table.unwrap_or_default(),
                form_schema: body.form_schema.unwrap_or_default(),
            },
            single_use: body.single_use.unwrap_or_default(),
            publicly_fillable: body.is_publicly_fillable.unwrap_or_default(),
            public_link: PublicLink {
                require_login: body.public_link_config.and_then(|config| config.require_login).unwrap_or_default(),
            },
        }
    }
}

/// What was made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreatedTemplate<'a> {
    /// Its id.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: TemplateId,
    /// What people call it.
    #[schema(example = "Mutual NDA")]
    name: &'a str,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
}

impl<'a> CreatedTemplate<'a> {
    fn of(template: &'a Template) -> Self {
        let summary = &template.summary;
        Self {
            id: summary.id,
            name: summary.name.as_str(),
            created_at: summary.created_at,
            updated_at: summary.updated_at,
        }
    }
}

/// Create a template
#[utoipa::path(
    post, path = "/templates", operation_id = "createTemplate", tag = "Templates",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours")),
    request_body = CreateTemplate,
    responses(
        (status = 201, description = "The template was made", body = Data<CreatedTemplate>),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    Json(body): Json<CreateTemplate>,
) -> Result<Reply, ApiError> {
    let answer = |template: &Template| Reply::created(CreatedTemplate::of(template));
    Ok(app::templates::create(&api.app, &caller.call, body.into(), answer).await?)
}
