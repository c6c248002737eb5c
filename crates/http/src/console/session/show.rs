//! `GET /session`.

use app::accounts;
use app::sessions::{self, SignedIn};
use axum::extract::State;
use axum::http::HeaderMap;
use model::id::{UserId, WorkspaceId};
use model::locale::{Language, ZoneName};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::browser::session_token;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// Who is signed in, and to what.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Session {
    /// Whether the service waits for its first workspace.
    needs_set_up: bool,
    /// The house that signs people in beside us, where the operator named one.
    single_sign_on: Option<SingleSignOn>,
    /// Who is signed in; none where nobody is, and then the rest is none too.
    user: Option<SessionUser>,
    /// What they may do: `administrator` or `member`.
    #[schema(example = "administrator")]
    role: Option<&'static str>,
    workspace: Option<SessionWorkspace>,
    /// Whether the workspace asks for a second step that this session does without: all but `/account`, `/sessions` and
    /// `/session` answers 403 with `SECOND_STEP_REQUIRED` then.
    lacks_second_step: bool,
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
    /// What they are called, where they said.
    #[schema(example = "Ana Lindqvist")]
    name: Option<String>,
    /// The language that they chose: `en`, `de`, `fr`, `es` or `ar`; that of the browser where they chose none.
    #[schema(value_type = Option<String>, example = "en")]
    language: Option<Language>,
    /// The time zone that they chose; that of the browser where they chose none.
    #[schema(value_type = Option<String>, example = "Europe/Berlin")]
    time_zone: Option<ZoneName>,
    /// Whether they have a password; somebody whom another house signs in may have none.
    has_password: bool,
    second_factor: SecondFactor,
}

/// What proves who somebody is beside the password.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondFactor {
    /// Whether an authenticator app's digits are asked for.
    totp: bool,
    /// How many passkeys there are.
    passkeys: i64,
    /// How many recovery codes are left.
    recovery_codes: i64,
}

/// The house that signs people in beside us.
#[derive(Serialize, ToSchema)]
pub(crate) struct SingleSignOn {
    /// What its button says.
    #[schema(example = "Example ID")]
    name: String,
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
    /// The colour that it chose.
    #[schema(example = "#2546c4")]
    colour: Option<String>,
    /// The language of what it sends, where nobody chose another.
    #[schema(value_type = String, example = "en")]
    language: Language,
    /// The time zone of what it sends.
    #[schema(value_type = String, example = "Europe/Berlin")]
    time_zone: ZoneName,
    /// Whether a mail server takes its mails; without one they are kept in the local outbox.
    sends_mail: bool,
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
        let single_sign_on = api.app.sign_on().map(|house| SingleSignOn { name: house.name() });
        let Some(who) = who else {
            let needs_set_up = app::workspaces::none_yet(&api.app).await?;
            return Ok(Self {
                needs_set_up,
                single_sign_on,
                user: None,
                role: None,
                workspace: None,
                lacks_second_step: false,
                workspaces: Vec::new(),
            });
        };
        let places = sessions::places(&api.app, who.user.id).await?;
        let places = places.into_iter().map(|place| Place {
            id: place.workspace,
            name: place.name,
            role: place.role.name(),
        });
        let (has_password, held) = accounts::held(&api.app, who.user.id).await?;
        let colour = app::workspaces::colour(&api.app, who.workspace.id).await?;
        Ok(Self {
            needs_set_up: false,
            single_sign_on,
            user: Some(SessionUser {
                id: who.user.id,
                email: who.user.email.to_string(),
                name: who.user.name,
                language: who.user.language,
                time_zone: who.user.time_zone,
                has_password,
                second_factor: SecondFactor {
                    totp: held.totp,
                    passkeys: held.passkeys,
                    recovery_codes: held.recovery_codes,
                },
            }),
            role: Some(who.role.name()),
            workspace: Some(SessionWorkspace {
                id: who.workspace.id,
                name: who.workspace.name.to_string(),
                plan: who.workspace.plan.name(),
                colour: colour.map(|colour| colour.to_string()),
                language: who.workspace.language,
                time_zone: who.workspace.time_zone,
                sends_mail: api.app.mailer().is_some(),
                entitlements: SessionEntitlements {
                    api: who.workspace.entitlements.api,
                    webhooks: who.workspace.entitlements.webhooks,
                },
            }),
            lacks_second_step: who.lacks_second_step,
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
