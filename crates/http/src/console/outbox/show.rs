//! `GET /outbox/{id}`.

use axum::extract::State;
use model::id::MailKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::MailItem;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// A mail with what it says.
#[derive(Serialize, ToSchema)]
pub(crate) struct MailDetail<'a> {
    #[serde(flatten)]
    mail: MailItem<'a>,
    /// What it says; null where it was handed to a mail server, or given up.
    content: Option<MailContent<'a>>,
}

/// What a kept mail says; `/outbox/{id}/html` has it as mail programs show it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MailContent<'a> {
    /// The name that it comes from.
    from: &'a str,
    /// Who gets the answer.
    reply_to: Option<&'a str>,
    #[schema(example = "en")]
    language: &'a str,
    text: &'a str,
    /// The names of the files that go with it.
    attachments: Vec<&'a str>,
}

/// Show a mail
#[utoipa::path(
    get, path = "/outbox/{id}", operation_id = "getMail", tag = "Outbox",
    params(("id" = String, Path, description = "The mail's id")),
    responses(
        (status = 200, description = "The mail", body = Data<MailDetail>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        (status = 404, description = "No such mail", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<MailKind>,
) -> Result<Reply, ApiError> {
    let kept = app::mail::show(&api.app, &caller.call, id.known()?).await?;
    let content = kept.composed.as_ref().map(|composed| MailContent {
        from: &composed.from_name,
        reply_to: composed.reply_to.as_ref().map(|person| person.address.as_str()),
        language: &composed.language,
        text: &composed.text,
        attachments: composed.attachments.iter().map(|file| file.name.as_str()).collect(),
    });
    Ok(Reply::ok(MailDetail { mail: MailItem::of(&kept.mail), content }))
}
