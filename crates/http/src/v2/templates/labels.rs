//! `GET /template-labels`.

use axum::extract::State;
use model::id::TemplateId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// A label, and the templates that have it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LabelItem {
    #[schema(example = "Sales")]
    label: String,
    #[schema(value_type = Vec<String>)]
    template_ids: Vec<TemplateId>,
}

/// List the labels of templates
///
/// Each once, in order, with the templates that have it.
#[utoipa::path(
    get, path = "/template-labels", operation_id = "listTemplateLabels", tag = "Templates",
    responses((status = 200, description = "The labels", body = Data<Vec<LabelItem>>), Refused)
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller) -> Result<Reply, ApiError> {
    let mut labels: Vec<LabelItem> = Vec::new();
    for labelled in app::templates::labels(&api.app, &caller.call).await? {
        match labels.last_mut().filter(|last| last.label == labelled.label) {
            Some(last) => last.template_ids.push(labelled.template),
            None => labels.push(LabelItem { label: labelled.label, template_ids: vec![labelled.template] }),
        }
    }
    Ok(Reply::ok(labels))
}
