//! `GET /me`.

use axum::extract::State;
use model::Timestamp;
use model::id::{ApiKeyId, UserId, WorkspaceId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::KeyHolder;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// What a key opens.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Me<'a> {
    workspace: MyWorkspace<'a>,
    api_key: MyApiKey<'a>,
    user: MyUser<'a>,
    /// The plan's name.
    #[schema(example = "business")]
    plan: &'static str,
    /// What the workspace may use.
    #[schema(example = json!(["API", "WEBHOOKS"]))]
    entitlements: Vec<&'static str>,
    usage: MyUsage,
}

/// The workspace.
#[derive(Serialize, ToSchema)]
struct MyWorkspace<'a> {
    #[schema(value_type = String, example = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: WorkspaceId,
    #[schema(example = "Acme")]
    name: &'a str,
}

/// The key.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MyApiKey<'a> {
    #[schema(value_type = String, example = "key_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: ApiKeyId,
    #[schema(example = "First key")]
    name: &'a str,
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last used before, to the minute.
    #[schema(value_type = Option<String>, format = DateTime)]
    last_used_at: Option<Timestamp>,
}

/// The administrator who made the key.
#[derive(Serialize, ToSchema)]
struct MyUser<'a> {
    #[schema(value_type = String, example = "usr_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: UserId,
    #[schema(example = "ana@example.com")]
    email: &'a str,
    #[schema(example = "administrator")]
    role: &'static str,
}

/// The month's calls.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MyUsage {
    limit: i64,
    used: i64,
    remaining: i64,
    #[schema(value_type = String, format = DateTime)]
    resets_at: Timestamp,
}

/// Show what this key opens
///
/// Costs no call of the month and is answered even when they are used up.
#[utoipa::path(
    get, path = "/me", operation_id = "getMe", tag = "Account",
    responses(
        (status = 200, description = "Workspace, key, user, plan and usage", body = Data<Me>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(State(api): State<Api>, KeyHolder(opened): KeyHolder) -> Result<Reply, ApiError> {
    let holder = opened.holder();
    let (workspace, key) = (&holder.workspace, &holder.key);
    let usage = app::usage::show(&api.app, workspace.id, workspace.plan).await?;
    Ok(Reply::ok(Me {
        workspace: MyWorkspace { id: workspace.id, name: workspace.name.as_str() },
        api_key: MyApiKey {
            id: key.id,
            name: key.name.as_str(),
            created_at: key.created_at,
            last_used_at: key.last_used_at,
        },
        user: MyUser {
            id: key.created_by,
            email: holder.email.as_ref().map_or("", |email| email.as_str()),
            role: opened.role().name(),
        },
        plan: workspace.plan.name(),
        entitlements: workspace.entitlements.names(),
        usage: MyUsage {
            limit: usage.limit,
            used: usage.used,
            remaining: usage.remaining,
            resets_at: usage.resets_at,
        },
    }))
}
