//! `PATCH /workspace`.

use app::workspaces::{Decided, Keeping, SettingsChanges};
use axum::extract::State;
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

use super::SettingsItem;
use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::nulls::emptied;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be different; what is left out stays.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "colour": "#2546c4", "retentionDays": 365 }))]
pub(crate) struct UpdateWorkspace {
    /// What people call it, 1 to 255 characters.
    name: Option<String>,
    /// The language of what it sends, where nobody chose another: `en`, `de`, `fr`, `es` or `ar`.
    language: Option<String>,
    /// The time zone of what it sends, such as `Europe/Berlin`.
    time_zone: Option<String>,
    /// The colour of mails and signing pages, as `#rrggbb`; null for that of the service.
    #[serde(default, deserialize_with = "emptied")]
    colour: Option<String>,
    /// The name that mails come from; null for the one that is made of the workspace's.
    #[serde(default, deserialize_with = "emptied")]
    mail_sender: Option<String>,
    /// Days after which completed, declined, voided and expired documents are deleted, 1 to 36500; null to keep them.
    #[serde(default, deserialize_with = "keeping")]
    #[schema(value_type = Option<i64>)]
    retention_days: Option<Keeping>,
    /// Sites that may show signing pages in a frame, in place of those before; at most 20, with https.
    embedding_origins: Option<Vec<String>>,
    /// Whether recipients may name somebody else in their place.
    recipients_may_delegate: Option<bool>,
    /// Whether members need a second step to use the console; who asks for it has to have one.
    require_second_step: Option<bool>,
}

/// Tells null, which keeps documents for ever, from what is left out.
fn keeping<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Keeping>, D::Error> {
    Option::<i64>::deserialize(value).map(|days| Some(days.map_or(Keeping::Forever, Keeping::Days)))
}

/// Change the workspace's settings
///
/// With a shorter time of keeping, documents that are past it are deleted within minutes.
#[utoipa::path(
    patch, path = "/workspace", operation_id = "updateWorkspace", tag = "Workspace",
    request_body = UpdateWorkspace,
    responses(
        (status = 200, description = "The settings as they are now", body = Data<SettingsItem>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn update(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    Json(body): Json<UpdateWorkspace>,
) -> Result<Reply, ApiError> {
    let changes = SettingsChanges {
        name: body.name,
        language: body.language,
        time_zone: body.time_zone,
        colour: body.colour,
        mail_sender: body.mail_sender,
        retention: body.retention_days,
        embedding: body.embedding_origins,
        recipients_may_delegate: body.recipients_may_delegate,
        require_second_step: body.require_second_step,
    };
    let answer = |decided: &Decided| Reply::ok(SettingsItem::of(decided));
    Ok(app::workspaces::change_settings(&api.app, &caller.call, changes, answer).await?)
}
