//! `GET /events`.

use app::events::After;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::response::Response;
use model::Timestamp;
use model::id::{EventId, EventKind, WorkspaceId};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::told::EventParts;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::listing;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::reply::Data;

const CURSOR: &str = "x-events-cursor";

/// What webhooks are told of an event; here only for the documentation, since payloads are handed out as they are stored.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventPayload)]
pub(crate) struct EventItem {
    /// The payload's id: the same in the feed and in every delivery.
    #[schema(value_type = String, example = "evt_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: EventId,
    /// What happened: `document.sent`, `document.opened`, `recipient.delegated`, `recipient.submitted`, `document.completed`,
    /// `document.declined`, `document.voided`, `document.expired` or `export.completed`.
    #[schema(example = "document.completed")]
    event: String,
    /// When.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// In which workspace.
    #[schema(value_type = String, example = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    workspace_id: WorkspaceId,
    /// The parts that the event has.
    #[schema(value_type = EventParts)]
    data: Box<RawValue>,
}

/// List events
///
/// The payloads that webhooks are told, in the order in which they were committed, oldest first, kept for 30 days: the way to
/// catch up for a receiver that was down. While there is more, the `Link` header leads to the next page; the header
/// `X-Events-Cursor` always holds where to go on later, as `after`.
#[utoipa::path(
    get, path = "/events", operation_id = "listEvents", tag = "Events",
    params(
        ("after" = Option<String>, Query, description = "Behind what to start: a cursor from X-Events-Cursor, the id of an event, or `latest` for what comes from now on; the oldest event that is kept where left out"),
        ("limit" = Option<u32>, Query, description = "Rows of a page, 1 to 200; 50 where left out", minimum = 1, maximum = 200),
    ),
    responses(
        (status = 200, description = "The events", body = Data<Vec<EventItem>>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn events(State(api): State<Api>, caller: Caller, params: Params) -> Result<Response, ApiError> {
    let after = params.text("after").map_or(Ok(After::Start), After::parse)?;
    let limit = params.page_or_first::<EventKind>()?.limit;
    let page = app::events::feed(&api.app, &caller.call, after, limit).await?;
    let next = page.more.then(|| params.next_url(&api.config.base_url, limit, "after", &page.cursor));
    let mut response = listing::whole_page(&page.payloads, next.as_deref(), |payload, items| {
        let payload: &RawValue = serde_json::from_str(payload).map_err(model::Error::internal)?;
        items.push(&payload)
    })?;
    if let Ok(cursor) = HeaderValue::from_str(&page.cursor) {
        response.headers_mut().insert(CURSOR, cursor);
    }
    Ok(response)
}
