//! `POST /documents/{id}/send`.

use app::documents::{Invitations, NewRecipient, Sent};
use axum::extract::State;
use model::Timestamp;
use model::id::DocumentKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// Whom to invite.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "recipients": [{ "email": "ana@example.com", "role": "Tenant", "message": "Please sign by Friday." }] }))]
pub(crate) struct SendDocument {
    /// The people, 1 to 100. All are invited, or on any error nobody.
    recipients: Vec<Recipient>,
    /// When the document can no longer be signed.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// Whether they get a mail; true where left out. Without, hand the links out yourself.
    notify: Option<bool>,
    /// A page of yours to which people can go back once they have submitted or declined: `https://`, or `http://` for localhost;
    /// up to 2,000 characters. `documentId`, `respondentId` and `event` (`submitted` or `declined`) are added to its query.
    redirect_url: Option<String>,
}

/// Somebody to invite.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Recipient {
    /// Their address.
    email: String,
    /// A role of the template; its only one where left out.
    role: Option<String>,
    /// A message for the invitation, up to 2,000 characters.
    message: Option<String>,
    /// Their name.
    name: Option<String>,
    /// Their turn: equal numbers sign in parallel, later ones are invited when the earlier have submitted.
    order: Option<i64>,
    /// The language of their mail and page, such as `de`.
    language: Option<String>,
    /// A code of 4 to 64 characters that they have to give before they see the document; tell it to them yourself.
    access_code: Option<String>,
}

impl From<Recipient> for NewRecipient {
    fn from(recipient: Recipient) -> Self {
        Self {
            email: recipient.email,
            role: recipient.role,
            message: recipient.message,
            name: recipient.name,
            order: recipient.order,
            language: recipient.language,
            access_code: recipient.access_code,
        }
    }
}

impl From<SendDocument> for Invitations {
    fn from(body: SendDocument) -> Self {
        let recipients = body.recipients.into_iter().map(NewRecipient::from);
        Self {
            recipients: recipients.collect(),
            expires_at: body.expires_at,
            notify: body.notify.unwrap_or(true),
            redirect_url: body.redirect_url,
        }
    }
}

/// What came of it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SentDocument {
    /// Always true: a failure is an error.
    #[schema(example = true)]
    success: bool,
    /// A sentence for people.
    #[schema(example = "1 invitation was sent")]
    message: String,
    /// How many recipients an invitation was sent to. Left out are those whose turn has not come, and everybody where
    /// `notify` is false.
    #[schema(example = 1)]
    invitations_sent: usize,
}

impl SentDocument {
    fn of(sent: &Sent) -> Self {
        let message = match sent.invitations {
            1 => "1 invitation was sent".to_owned(),
            count => format!("{count} invitations were sent"),
        };
        Self { success: true, message, invitations_sent: sent.invitations }
    }
}

/// Send a document
///
/// Invites people by email to fill and sign it. Somebody invited before is invited again, not twice.
#[utoipa::path(
    post, path = "/documents/{id}/send", operation_id = "sendDocument", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = SendDocument,
    responses(
        (status = 200, description = "The invitations are on their way", body = Data<SentDocument>),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document's state forbids it", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn send(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    Json(body): Json<SendDocument>,
) -> Result<Reply, ApiError> {
    let answer = |sent: &Sent| Reply::ok(SentDocument::of(sent));
    Ok(app::documents::send(&api.app, &caller.call, id.or_nothing(), body.into(), answer).await?)
}
