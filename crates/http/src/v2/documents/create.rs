//! `POST /documents`.

use app::documents::{Invitations, NewDocument, NewRecipient, Sent};
use axum::extract::State;
use indexmap::IndexMap;
use model::Timestamp;
use model::document::Document;
use model::id::TemplateId;
use serde::Deserialize;
use serde::de::IgnoredAny;
use utoipa::ToSchema;

use super::DocumentDetail;
use crate::api::Api;
use crate::bag::{Bag, OwnFields};
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};
use crate::v1::documents::send::Recipient;

/// A new document. Its values may be nested under `values`, given by bracket keys such as `values[rent]`, or by bare keys
/// beside these fields.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "templateId": "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab", "externalId": "crm-5817", "metadata": { "source": "crm" },
    "values": { "tenant": "Ana Lima", "rent": 950 },
}))]
pub(crate) struct CreateDocument {
    /// The template to use.
    template_id: String,
    /// What people will call it; made from the template's name and the date where left out.
    name: Option<String>,
    /// What your own system calls it, up to 255 characters; lists can be filtered by it.
    external_id: Option<String>,
    /// What else you want to attach: up to 50 texts of 500 characters, whose names have up to 40.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    metadata: Option<IndexMap<String, String>>,
    /// When it can no longer be signed; it lies in the future.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// Who is to sign. With them it is sent at once, as by `POST /documents/{id}/send`; without, it stays a draft.
    recipients: Option<Vec<Recipient>>,
    /// `false`: nobody gets mail, and you hand the links out. It counts where there are recipients; `true` where left out.
    notify: Option<bool>,
    /// A page of yours to which those invited can go back once they have submitted or declined, as for
    /// `POST /documents/{id}/send`; only with `recipients`.
    redirect_url: Option<String>,
    /// Values known already. Those of the template's variables are checked; all others are kept as they are.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    values: Option<IgnoredAny>,
    /// Another name for `values`.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    #[expect(dead_code, reason = "values are sorted out before, in all their shapes")]
    data: Option<IgnoredAny>,
}

impl OwnFields for CreateDocument {
    const NAMES: &'static [&'static str] =
        &["templateId", "name", "externalId", "metadata", "expiresAt", "recipients", "notify", "redirectUrl"];
    const LITERALS: &'static [&'static str] = &["notify", "order"];
}

/// Reads the id of a template in a body. What can't be an id names nothing, which is found out after the rest of the body
/// was looked at.
pub(crate) fn template_id(text: &str) -> Result<TemplateId, ApiError> {
    match text.trim() {
        "" => Err(model::Error::field("templateId", "must not be empty").into()),
        text => Ok(text.parse().unwrap_or(TemplateId::NOTHING)),
    }
}

/// Who is invited to a new document, if anybody.
pub(crate) struct Inviting {
    pub recipients: Option<Vec<Recipient>>,
    pub notify: Option<bool>,
    pub redirect_url: Option<String>,
}

/// Makes a document, and sends it where recipients are named.
pub(crate) async fn make(
    api: &Api,
    caller: &Caller,
    template: TemplateId,
    new: NewDocument,
    inviting: Inviting,
) -> Result<Reply, ApiError> {
    let (app, call) = (&api.app, &caller.call);
    let Some(recipients) = inviting.recipients else {
        if inviting.redirect_url.is_some() {
            let message = "is for those whom the document is sent to: name recipients too";
            return Err(model::Error::field("redirectUrl", message).into());
        }
        let answer = |document: &Document| Reply::created(DocumentDetail::of(document));
        return Ok(app::documents::create(app, call, template, new, answer).await?);
    };
    let invitations = Invitations {
        recipients: recipients.into_iter().map(NewRecipient::from).collect(),
        expires_at: new.expires_at,
        notify: inviting.notify.unwrap_or(true),
        redirect_url: inviting.redirect_url,
    };
    let new = NewDocument { expires_at: None, ..new };
    let answer = |sent: &Sent| Reply::created(DocumentDetail::of(&sent.document));
    Ok(app::documents::create_and_send(app, call, template, new, &invitations, answer).await?)
}

/// Create a document
///
/// From a template, whose body it copies: later edits or the template's deletion change nothing in it. As JSON or as a
/// form; text from a form is converted to the type of its variable. With `recipients` it is sent at once: both happen, or on
/// any error neither.
#[utoipa::path(
    post, path = "/documents", operation_id = "createDocument", tag = "Documents",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours")),
    request_body(content((CreateDocument = "application/json"), (CreateDocument = "application/x-www-form-urlencoded"))),
    responses(
        (status = 201, description = "The document was made", body = Data<DocumentDetail>),
        (status = 404, description = "No such template", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn create(
    State(api): State<Api>,
    caller: Caller,
    body: Bag<CreateDocument>,
) -> Result<Reply, ApiError> {
    let Bag { own, given } = body;
    let template = template_id(&own.template_id)?;
    let CreateDocument { name, external_id, metadata, expires_at, recipients, notify, redirect_url, .. } = own;
    let new = NewDocument { name, given, external_id, metadata, expires_at };
    make(&api, &caller, template, new, Inviting { recipients, notify, redirect_url }).await
}
