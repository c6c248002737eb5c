//! `GET /unpublished-templates`.

use axum::extract::State;
use model::Timestamp;
use model::id::TemplateId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// A template on which something is written that is not published.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UnpublishedItem {
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    template_id: TemplateId,
    /// Who wrote on it last.
    #[schema(example = "ana@example.com")]
    actor_name: String,
    /// When.
    #[schema(value_type = String, format = DateTime)]
    at: Timestamp,
}

/// List the templates with unpublished changes
#[utoipa::path(
    get, path = "/unpublished-templates", operation_id = "listUnpublishedTemplates", tag = "Templates",
    responses((status = 200, description = "The templates", body = Data<Vec<UnpublishedItem>>), Refused)
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller) -> Result<Reply, ApiError> {
    let found = app::templates::working_copy::unpublished(&api.app, &caller.call).await?;
    let items = found.into_iter().map(|one| UnpublishedItem {
        template_id: one.template,
        actor_name: one.actor_name,
        at: one.updated_at,
    });
    Ok(Reply::ok(items.collect::<Vec<_>>()))
}
