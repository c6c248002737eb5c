//! `GET /activity/export`.

use std::borrow::Cow;

use app::activity::MOST_ROWS;
use app::spreadsheet::{Separator, harmless};
use axum::extract::State;
use axum::http::HeaderValue;
use axum::response::Response;
use futures::{StreamExt, stream};
use model::activity::Activity;

use super::filter;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::table::{Reader, table};

const HEAD: [&str; 11] = [
    "id", "event", "actorType", "actorId", "actorName", "documentId", "templateId", "message", "metadata", "ip",
    "createdAt",
];

/// Export activity as CSV
///
/// Administrators only. The newest 10,000 rows that match; when there are more, `X-Export-Truncated` and `X-Export-Total`
/// say so: split by `from` and `to`.
#[utoipa::path(
    get, path = "/activity/export", operation_id = "exportActivity", tag = "Activity",
    params(
        ("events" = Option<String>, Query, description = "Only these events, comma-separated"),
        ("actor" = Option<String>, Query, description = "Only this kind of actor: user, apiKey, respondent or system"),
        ("actorId" = Option<String>, Query, description = "Only this actor; a user's id also finds what was done with that user's keys"),
        ("from" = Option<String>, Query, description = "From this moment on, ISO 8601"),
        ("to" = Option<String>, Query, description = "Before this moment, ISO 8601"),
        ("q" = Option<String>, Query, description = "Words in names, addresses and the event"),
    ),
    responses(
        (status = 200, description = "The rows", content_type = "text/csv", body = String, headers(
            ("X-Export-Truncated" = String, description = "true where rows were left out"),
            ("X-Export-Total" = i64, description = "How many rows match, where some were left out"),
        )),
        (status = 403, description = "The key's creator is no administrator", body = ErrorBody),
        QueryRefused,
    )
)]
pub(crate) async fn export(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    params: Params,
) -> Result<Response, ApiError> {
    let filter = filter(&params)?;
    let (export, rows) = app::activity::export(&api.app, &caller.call, filter).await?;
    let mut rows = Box::pin(rows);
    let first = rows.next().await.transpose()?.unwrap_or_default();
    let pieces = stream::once(async { Ok(first) }).chain(rows);
    let pieces = pieces.map(|piece| Ok(piece?.iter().map(cells).collect()));
    let reader = if caller.call.is_by_person() { Reader::Spreadsheet } else { Reader::Program };
    let mut response = table((reader, Separator::Comma), "activity.csv", HEAD.map(str::to_owned).to_vec(), pieces);
    if export.is_truncated() {
        tracing::info!(total = export.total, kept = MOST_ROWS, "an activity export left rows out");
        let headers = response.headers_mut();
        headers.insert("x-export-truncated", HeaderValue::from_static("true"));
        headers.insert("x-export-total", HeaderValue::from(export.total));
    }
    Ok(response)
}

fn cells(row: &Activity) -> [String; 11] {
    let cells: [Cow<'_, str>; 11] = [
        row.id.to_string().into(),
        harmless(&row.event),
        row.actor_type.name().into(),
        harmless(row.actor_id.as_deref().unwrap_or_default()),
        harmless(&row.actor_name),
        harmless(row.document.as_deref().unwrap_or_default()),
        harmless(row.template.as_deref().unwrap_or_default()),
        harmless(&row.message),
        harmless(row.metadata.get()),
        harmless(row.ip.as_deref().unwrap_or_default()),
        row.created_at.to_string().into(),
    ];
    cells.map(Cow::into_owned)
}
