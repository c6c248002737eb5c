//! `GET /activity`.

use axum::extract::State;
use axum::response::Response;
use model::Timestamp;
use model::activity::Activity;
use model::id::ActivityId;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::filter;
use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::listing;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

/// Something that happened.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Activity)]
pub(crate) struct ActivityItem<'a> {
    /// Its id.
    #[schema(value_type = String, example = "act_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: ActivityId,
    /// What happened.
    #[schema(example = "document.created")]
    event: &'a str,
    /// `user`, `apiKey`, `respondent` or `system`.
    #[schema(example = "apiKey")]
    actor_type: &'static str,
    /// Who did it; null for the system.
    actor_id: Option<&'a str>,
    /// What they were called then.
    actor_name: &'a str,
    /// The document concerned.
    document_id: Option<&'a str>,
    /// The template concerned.
    template_id: Option<&'a str>,
    /// A sentence for people.
    message: &'a str,
    /// What else is worth knowing. For a key's actions, `userId` is its creator.
    #[schema(value_type = BTreeMap<String, Value>)]
    metadata: &'a RawValue,
    /// The address that the request came from.
    ip: Option<&'a str>,
    /// When.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
}

impl<'a> ActivityItem<'a> {
    fn of(activity: &'a Activity) -> Self {
        Self {
            id: activity.id,
            event: &activity.event,
            actor_type: activity.actor_type.name(),
            actor_id: activity.actor_id.as_deref(),
            actor_name: &activity.actor_name,
            document_id: activity.document.as_deref(),
            template_id: activity.template.as_deref(),
            message: &activity.message,
            metadata: &activity.metadata,
            ip: activity.ip.as_deref(),
            created_at: activity.created_at,
        }
    }
}

/// List activity
///
/// What happened in the workspace, newest first, in pages.
#[utoipa::path(
    get, path = "/activity", operation_id = "listActivity", tag = "Activity",
    params(
        ("events" = Option<String>, Query, description = "Only these events, comma-separated", example = "document.created,document.sent"),
        ("actor" = Option<String>, Query, description = "Only this kind of actor: user, apiKey, respondent or system"),
        ("actorId" = Option<String>, Query, description = "Only this actor; a user's id also finds what was done with that user's keys"),
        ("from" = Option<String>, Query, description = "From this moment on, ISO 8601"),
        ("to" = Option<String>, Query, description = "Before this moment, ISO 8601"),
        ("q" = Option<String>, Query, description = "Words in names, addresses and the event; each may be the beginning of one"),
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
        ("cursor" = Option<String>, Query, description = "Where the page starts, from the Link header of the one before"),
    ),
    responses(
        (status = 200, description = "What happened", body = Data<Vec<ActivityItem>>),
        QueryRefused,
    )
)]
pub(crate) async fn list(State(api): State<Api>, caller: Caller, params: Params) -> Result<Response, ApiError> {
    let filter = filter(&params)?;
    let request = params.page_or_first()?;
    let page = app::activity::page(&api.app, &caller.call, &filter, request).await?;
    listing::page(&page, request.limit, &params, &api.config.base_url, |activity, items| {
        items.push(&ActivityItem::of(activity))
    })
}
