//! `GET /documents/export`.

use app::documents::MOST_ANSWERS;
use app::spreadsheet::Separator;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::response::Response;
use futures::{StreamExt, stream};
use model::Error;

use super::list::filter;
use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::params::Params;
use crate::refusals::QueryRefused;
use crate::table::{Reader, table};

/// Export answers as CSV
///
/// A row for each document that the filters of the list find, newest first, and a column for each variable and field of their
/// templates, under its label, after `id`, `name`, `status`, `templateId`, `respondents`, `createdAt`, `sentAt` and
/// `completedAt`. Fields come in the order of the form, then the other variables; what only older documents have comes last.
/// Amounts of a currency that the variable fixes are plain numbers under a head that names it; choices are written by their
/// labels, files by their names and ids, lists of records as JSON. It is UTF-8 with a byte order mark, for spreadsheets, and no
/// cell runs a formula. The newest 10,000 documents; when there are more, `X-Export-Truncated` says so: split by
/// `createdFrom` and `createdTo`.
#[utoipa::path(
    get, path = "/documents/export", operation_id = "exportDocuments", tag = "Documents",
    params(
        ("status" = Option<String>, Query, description = "Only those in one of these states, comma-separated", example = "completed"),
        ("templateId" = Option<String>, Query, description = "Only those made from this template"),
        ("externalId" = Option<String>, Query, description = "Only those that your own system calls so"),
        ("createdFrom" = Option<String>, Query, description = "Made from this moment on, ISO 8601"),
        ("createdTo" = Option<String>, Query, description = "Made before this moment, ISO 8601"),
        ("q" = Option<String>, Query, description = "Words in the name, or in the names and addresses of those invited; each may be the beginning of one"),
        ("mailLost" = Option<bool>, Query, description = "`true`: only those of which mail to somebody who has yet to sign or read them could not be delivered"),
        ("separator" = Option<String>, Query, description = "What stands between cells: `comma` (where left out), or `semicolon`, as spreadsheets in German, French, Spanish and other languages with a decimal comma expect; numbers have a decimal comma then, too", example = "semicolon"),
    ),
    responses(
        (status = 200, description = "The rows", content_type = "text/csv", body = String, headers(
            ("X-Export-Truncated" = String, description = "true where documents were left out"),
        )),
        QueryRefused,
    )
)]
pub(crate) async fn export(State(api): State<Api>, caller: Caller, params: Params) -> Result<Response, ApiError> {
    let separator = separator(&params)?;
    let answers = app::documents::answers(&api.app, &caller.call, filter(&params)?, separator).await?;
    let mut rows = Box::pin(answers.rows);
    // What may fail at once fails before the answer begins.
    let first = rows.next().await.transpose()?.unwrap_or_default();
    let pieces = stream::once(async { Ok(first) }).chain(rows);
    let mut response = table((Reader::Spreadsheet, separator), "answers.csv", answers.head, pieces);
    if answers.is_truncated {
        tracing::info!(kept = MOST_ANSWERS, "an export of answers left documents out");
        response.headers_mut().insert("x-export-truncated", HeaderValue::from_static("true"));
    }
    Ok(response)
}

fn separator(params: &Params) -> model::Result<Separator> {
    match params.text("separator") {
        None | Some("comma") => Ok(Separator::Comma),
        Some("semicolon") => Ok(Separator::Semicolon),
        Some(_) => Err(Error::field("separator", "must be comma or semicolon")),
    }
}
