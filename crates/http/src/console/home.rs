//! `GET /home`.

use std::collections::HashMap;

use axum::extract::State;
use model::Timestamp;
use model::asked::Asked;
use model::document::DocumentOverview;
use model::form::RoleKind;
use model::id::{DocumentId, RespondentId};
use model::respondent::Respondent;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};
use crate::v2::documents::{DocumentItem, ListedDocument};

/// What somebody sees first.
#[derive(Serialize, ToSchema)]
pub(crate) struct HomeItem<'a> {
    /// What waits for the caller themselves; what was asked last comes first.
    asked: Vec<AskedItem<'a>>,
    /// The documents that wait for somebody, newest first.
    waiting: Vec<ListedDocument<'a>>,
    /// Those that were completed, newest first.
    completed: Vec<DocumentItem<'a>>,
    steps: StepsItem,
    usage: HomeUsage,
}

/// A document that waits for the caller.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AskedItem<'a> {
    #[schema(value_type = String)]
    document_id: DocumentId,
    #[schema(example = "Lease of the second floor")]
    name: &'a str,
    /// Who they are in it: `POST /documents/{id}/respondents/{respondent}/own-link` leads them there.
    #[schema(value_type = String)]
    respondent_id: RespondentId,
    kind: RoleKind,
    #[schema(value_type = Option<String>, format = DateTime)]
    invited_at: Option<Timestamp>,
    /// When the document ends.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
}

impl<'a> AskedItem<'a> {
    fn of(asked: &'a Asked) -> Self {
        Self {
            document_id: asked.document,
            name: &asked.name,
            respondent_id: asked.respondent,
            kind: asked.kind,
            invited_at: asked.invited_at,
            expires_at: asked.expires_at,
        }
    }
}

/// What a new workspace has done so far.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StepsItem {
    /// It has a template.
    template: bool,
    /// It has sent a document.
    sent: bool,
    /// It uses an API key; none for members, who may not know.
    api_key: Option<bool>,
}

/// The month's calls.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HomeUsage {
    #[schema(example = "business")]
    plan: &'static str,
    limit: i64,
    used: i64,
    #[schema(value_type = String, format = DateTime)]
    resets_at: Timestamp,
}

/// Show what matters now
///
/// What waits for you and for others, what was completed lately, how much of the plan is used, what a new workspace does next.
#[utoipa::path(
    get, path = "/home", operation_id = "getHome", tag = "Home",
    responses((status = 200, description = "What matters now", body = Data<HomeItem>), Refused)
)]
pub(crate) async fn show(State(api): State<Api>, caller: Caller) -> Result<Reply, ApiError> {
    let home = app::home::home(&api.app, &caller.call).await?;
    Ok(Reply::ok(HomeItem {
        asked: home.asked.iter().map(AskedItem::of).collect(),
        waiting: home.waiting.iter().map(|document| waiting(document, &home.invited)).collect(),
        completed: home.completed.iter().map(DocumentItem::of).collect(),
        steps: StepsItem { template: home.steps.template, sent: home.steps.sent, api_key: home.steps.api_key },
        usage: HomeUsage {
            plan: home.usage.plan.name(),
            limit: home.usage.limit,
            used: home.usage.used,
            resets_at: home.usage.resets_at,
        },
    }))
}

fn waiting<'a>(
    document: &'a DocumentOverview,
    invited: &'a HashMap<DocumentId, Vec<Respondent>>,
) -> ListedDocument<'a> {
    let invited = invited.get(&document.summary.id).map(Vec::as_slice).unwrap_or_default();
    ListedDocument::of(document, Some(invited))
}
