//! `GET /session`.

use app::sessions::{self, SignedIn};
use axum::extract::State;
use axum::http::HeaderMap;
use model::id::{UserId, WorkspaceId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::console::session_token;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// Who is signed in, and to what.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Session {
    /// Whether the service waits for its first workspace.
    needs_set_up: bool,
    /// Who is signed in; none where nobody is, and then the rest is none too.
    user: Option<SessionUser>,
    /// What they may do: `administrator` or `member`.
    #[schema(example = "administrator")]
    role: Option<&'static str>,
    workspace: Option<SessionWorkspace>,
    /// All workspaces that they can go to.
    workspaces: Vec<Place>,
}

/// Somebody who is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionUser {
    #[schema(value_type = String, example = "usr_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: UserId,
    #[schema(example = "ana@example.com")]
    email: String,
}

/// The workspace that is shown.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionWorkspace {
    #[schema(value_type = String, example = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: WorkspaceId,
    #[schema(example = "Acme")]
    name: String,
    #[schema(example = "business")]
    plan: &'static str,
    entitlements: SessionEntitlements,
}

/// What the workspace may use.
#[derive(Serialize, ToSchema)]
pub(crate) struct SessionEntitlements {
    api: bool,
    webhooks: bool,
}

/// A workspace that somebody can go to.
#[derive(Serialize, ToSchema)]
pub(crate) struct Place {
    #[schema(value_type = String, example = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: WorkspaceId,
    #[schema(example = "Acme")]
    name: String,
    #[schema(example = "administrator")]
    role: &'static str,
}

impl Session {
    /// What a browser is told about the session that it holds.
    pub async fn of(api: &Api, who: Option<SignedIn>) -> Result<Self, ApiError> {
        let Some(who) = who else {
            let needs_set_up = app::workspaces::none_yet(&api.app).await?;
            return Ok(Self { needs_set_up, user: None, role: None, workspace: None, workspaces: Vec::new() });
        };
        let places = sessions::places(&api.app, who.user).await?;
        let places = places.into_iter().map(|place| Place {
            id: place.workspace,
            name: place.name,
            role: place.role.name(),
        });
        Ok(Self {
            needs_set_up: false,
            user: Some(SessionUser { id: who.user, email: who.email }),
            role: Some(who.role.name()),
            workspace: Some(SessionWorkspace {
                id: who.workspace.id,
                name: who.workspace.name.to_string(),
                plan: who.workspace.plan.name(),
                entitlements: SessionEntitlements {
                    api: who.workspace.entitlements.api,
                    webhooks: who.workspace.entitlements.webhooks,
                },
            }),
            workspaces: places.collect(),
        })
    }
}

/// Show who is signed in
///
/// Answered to everybody: whoever is not signed in learns only whether the service waits to be set up.
#[utoipa::path(
    get, path = "/session", operation_id = "getSession", tag = "Session", security(()),
    responses((status = 200, description = "Who is signed in", body = Data<Session>))
)]
pub(crate) async fn show(State(api): State<Api>, headers: HeaderMap) -> Result<Reply, ApiError> {
    let who = match session_token(&api, &headers) {
        Some(token) => sessions::resume(&api.app, &token).await?,
        None => None,
    };
    Ok(Reply::ok(Session::of(&api, who).await?))
}
