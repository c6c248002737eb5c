//! `GET /usage`.

use axum::extract::State;
use model::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// How much of its plan the workspace uses.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Usage)]
pub(crate) struct UsageItem {
    #[schema(example = "business")]
    plan: &'static str,
    /// Calls a month.
    limit: i64,
    /// Calls of this month.
    used: i64,
    /// Calls that are left of this month.
    remaining: i64,
    /// When the next month begins, UTC.
    #[schema(value_type = String, format = DateTime)]
    resets_at: Timestamp,
    /// Calls a minute.
    per_minute: i64,
    /// The last 31 days, UTC, the oldest first.
    days: Vec<UsageDay>,
}

/// A day, UTC.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UsageDay {
    #[schema(example = "2026-11-15")]
    date: String,
    /// Calls of programs. After a crash those of its last seconds are missing here; the month's are exact.
    calls: i64,
    /// Documents that were created.
    documents_created: i64,
    /// Documents that were completed.
    documents_completed: i64,
}

/// Show plan and usage
#[utoipa::path(
    get, path = "/usage", operation_id = "getUsage", tag = "Workspace",
    responses(
        (status = 200, description = "Plan and usage", body = Data<UsageItem>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(State(api): State<Api>, Administrator(caller): Administrator) -> Result<Reply, ApiError> {
    let (usage, days) = app::usage::overview(&api.app, &caller.call).await?;
    let days = days.into_iter().map(|day| UsageDay {
        date: day.start.date(),
        calls: day.calls,
        documents_created: day.created,
        documents_completed: day.completed,
    });
    Ok(Reply::ok(UsageItem {
        plan: usage.plan.name(),
        limit: usage.limit,
        used: usage.used,
        remaining: usage.remaining,
        resets_at: usage.resets_at,
        per_minute: usage.plan.limits().per_minute,
        days: days.collect(),
    }))
}
