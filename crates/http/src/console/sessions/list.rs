//! `GET /sessions`.

use app::sessions;
use axum::extract::State;
use model::Timestamp;
use model::id::SessionId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::Person;
use crate::reply::{Data, Reply};

/// A place where somebody is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionItem {
    #[schema(value_type = String, example = "ses_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: SessionId,
    /// Browser and system in plain words; null where they are unknown.
    #[schema(example = "Firefox on Windows")]
    device: Option<String>,
    /// From where they signed in.
    #[schema(example = "192.0.2.7")]
    ip: Option<String>,
    /// When they signed in.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last used, to within five minutes.
    #[schema(value_type = String, format = DateTime)]
    last_seen_at: Timestamp,
    /// Whether it is the one that asks.
    is_this_one: bool,
}

/// List where one is signed in
#[utoipa::path(
    get, path = "/sessions", operation_id = "listSessions", tag = "Account",
    responses((status = 200, description = "The sessions, newest first", body = Data<Vec<SessionItem>>))
)]
pub(crate) async fn list(State(api): State<Api>, Person { who, token, .. }: Person) -> Result<Reply, ApiError> {
    let open = sessions::list(&api.app, who.user.id, &token).await?;
    let items = open.into_iter().map(|session| SessionItem {
        id: session.id,
        device: session.device,
        ip: session.ip,
        created_at: session.created_at,
        last_seen_at: session.last_seen_at,
        is_this_one: session.is_this_one,
    });
    Ok(Reply::ok(items.collect::<Vec<_>>()))
}
