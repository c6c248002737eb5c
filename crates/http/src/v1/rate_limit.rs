//! `GET /rate-limit`.

use axum::extract::State;
use model::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::KeyHolder;
use crate::reply::{Data, Reply};

/// The month's calls.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RateLimit {
    /// The plan's name.
    #[schema(example = "business")]
    plan: &'static str,
    /// Calls a month.
    #[schema(example = 50_000)]
    limit: i64,
    /// Calls used this month.
    #[schema(example = 1_200)]
    used: i64,
    /// Calls left this month.
    #[schema(example = 48_800)]
    remaining: i64,
    /// When the quota resets.
    #[schema(value_type = String, format = DateTime, example = "2026-12-01T00:00:00.000Z")]
    resets_at: Timestamp,
}

impl From<app::usage::Usage> for RateLimit {
    fn from(usage: app::usage::Usage) -> Self {
        Self {
            plan: usage.plan.name(),
            limit: usage.limit,
            used: usage.used,
            remaining: usage.remaining,
            resets_at: usage.resets_at,
        }
    }
}

/// Show the month's usage
///
/// Costs no call of the month and is answered even when they are used up, so that a client can see why it is refused.
#[utoipa::path(
    get, path = "/rate-limit", operation_id = "getRateLimit", tag = "Rate limit",
    responses(
        (status = 200, description = "The month's calls", body = Data<RateLimit>),
        (status = 401, description = "Missing, invalid or revoked key", body = ErrorBody),
        (status = 429, description = "Too many requests in this minute", body = ErrorBody),
    )
)]
pub(crate) async fn show(State(api): State<Api>, KeyHolder(opened): KeyHolder) -> Result<Reply, ApiError> {
    let workspace = &opened.holder().workspace;
    let usage = app::usage::show(&api.app, workspace.id, workspace.plan).await?;
    Ok(Reply::ok(RateLimit::from(usage)))
}
