//! `GET /documents/{id}/events`.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures::{StreamExt, stream};
use model::Timestamp;
use model::audit::Entry;
use model::hex::hex;
use model::id::DocumentKind;
use serde::Serialize;
use serde_json::value::RawValue;
use std::fmt::Write as _;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Watcher;
use crate::path_id::PathId;
use crate::refusals::Refused;

const STREAM: &str = "text/event-stream";
/// After how many milliseconds a browser whose connection broke tries again.
const START: &[u8] = b"retry: 2000\n\n";
const STILL_HERE: &[u8] = b": still here\n\n";

/// An entry of a document's audit trail: the data of an event of the stream.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TimelineEntry<'a> {
    /// Its number in the document's chain, from 1: the event's id.
    number: i64,
    /// Its id.
    id: &'a str,
    /// What happened: the event's name.
    event: &'a str,
    /// `user`, `apiKey`, `respondent` or `system`.
    actor_type: &'a str,
    /// Who did it; null for the system.
    actor_id: Option<&'a str>,
    /// What they were called then.
    actor_name: &'a str,
    /// A sentence for people.
    message: &'a str,
    /// What else is worth knowing.
    #[schema(value_type = BTreeMap<String, Value>)]
    metadata: &'a RawValue,
    /// The address that the request came from.
    ip: Option<&'a str>,
    /// When.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// The hash of its link in the document's chain.
    hash: Option<String>,
}

impl<'a> TimelineEntry<'a> {
    fn of(entry: &'a Entry) -> Self {
        Self {
            number: entry.trail_number.unwrap_or_default(),
            id: &entry.id,
            event: &entry.event,
            actor_type: &entry.actor_type,
            actor_id: entry.actor_id.as_deref(),
            actor_name: &entry.actor_name,
            message: &entry.message,
            metadata: &entry.metadata,
            ip: entry.ip.as_deref(),
            created_at: entry.created_at,
            hash: entry.trail_hash.as_deref().map(hex),
        }
    }
}

/// Watch a document
///
/// The entries of the document's audit trail as server-sent events: those after `Last-Event-ID`, or all, and then each
/// new one as it is written. The stream goes on for requests that accept `text/event-stream`, as browsers' `EventSource`
/// does; others get what there is. A comment comes every 15 seconds without news. The stream ends when the key or the session
/// does that it was asked for with.
#[utoipa::path(
    get, path = "/documents/{id}/events", operation_id = "watchDocument", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Last-Event-ID" = Option<i64>, Header, description = "The number of the last entry that was seen"),
    ),
    responses(
        (status = 200, description = "The entries", content_type = "text/event-stream", body = TimelineEntry),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such document", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn events(
    State(api): State<Api>,
    Watcher { call, pass }: Watcher,
    id: PathId<DocumentKind>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
    let after = text("last-event-id").trim().parse::<i64>().unwrap_or(0).max(0);
    let live = text(header::ACCEPT.as_str()).contains(STREAM);
    let entries = app::timeline::follow(&api.app, &call, pass, id.known()?, after, live).await?;
    let pieces = entries.map(|piece| {
        let piece = piece.inspect_err(|error| {
            tracing::warn!(error = %model::error::Chain(error), "a document can't be watched any more");
        })?;
        written(&piece)
    });
    let start = stream::once(async { Ok(Bytes::from_static(START)) });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(STREAM)),
        // Proxies that gather answers would hold events back.
        (header::HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    Ok((headers, Body::from_stream(start.chain(pieces))).into_response())
}

fn written(entries: &[Entry]) -> model::Result<Bytes> {
    if entries.is_empty() {
        return Ok(Bytes::from_static(STILL_HERE));
    }
    let mut text = String::new();
    for entry in entries {
        // JSON on one line: neither an event's name nor its data can hold a line end.
        let data = serde_json::to_string(&TimelineEntry::of(entry)).map_err(model::Error::internal)?;
        let number = entry.trail_number.unwrap_or_default();
        let name: String = entry.event.chars().filter(|c| !c.is_control()).collect();
        // A string takes whatever is written to it.
        let _ = write!(text, "id: {number}\nevent: {name}\ndata: {data}\n\n");
    }
    Ok(text.into())
}
