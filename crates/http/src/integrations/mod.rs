//! The path that automation platforms have used all along: `POST /api/integrations/documents` makes a document and, where
//! recipients are named, sends it at once. It takes the key in either header, and JSON or a form.

use app::documents::{Invitations, NewDocument, NewRecipient, Sent};
use axum::Router;
use axum::extract::State;
use axum::routing::post;
use indexmap::IndexMap;
use model::Timestamp;
use model::document::Document;
use serde::Deserialize;

use crate::api::Api;
use crate::bag::{Bag, OwnFields};
use crate::error::ApiError;
use crate::gate::{Caller, Face, GateLayer};
use crate::params::Params;
use crate::reply::Reply;
use crate::v1::documents::send::Recipient;
use crate::v2::documents::DocumentDetail;
use crate::v2::documents::create::template_id;

const PATH: &str = "/api/integrations/documents";

/// The path, behind the gate.
pub(crate) fn router(api: &Api) -> Router<Api> {
    Router::new().route(PATH, post(create)).route_layer(GateLayer::new(api, Face::INTEGRATIONS))
}

/// A document to be made, and sent where there are recipients. Everything else in the body is a value.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct IntegratedDocument {
    template_id: Option<String>,
    name: Option<String>,
    external_id: Option<String>,
    metadata: Option<IndexMap<String, String>>,
    recipients: Option<Vec<Recipient>>,
    expires_at: Option<Timestamp>,
    notify: Option<bool>,
    redirect_url: Option<String>,
}

impl OwnFields for IntegratedDocument {
    const NAMES: &'static [&'static str] =
        &["templateId", "name", "externalId", "metadata", "recipients", "expiresAt", "notify", "redirectUrl"];
    const LITERALS: &'static [&'static str] = &["notify", "order"];
}

/// Makes a document, and sends it where recipients are named.
async fn create(
    State(api): State<Api>,
    caller: Caller,
    params: Params,
    body: Bag<IntegratedDocument>,
) -> Result<Reply, ApiError> {
    let Bag { own, given } = body;
    let Some(template) = own.template_id.as_deref().or_else(|| params.text("templateId")) else {
        return Err(model::Error::field("templateId", "is required, in the body or in the query").into());
    };
    let template = template_id(template)?;
    let IntegratedDocument { name, external_id, metadata, expires_at, .. } = own;
    let new = NewDocument { name, given, external_id, metadata, expires_at: None };
    let Some(recipients) = own.recipients else {
        if own.redirect_url.is_some() {
            let message = "is for those whom the document is sent to: name recipients too";
            return Err(model::Error::field("redirectUrl", message).into());
        }
        let new = NewDocument { expires_at, ..new };
        let answer = |document: &Document| Reply::created(DocumentDetail::of(document));
        return Ok(app::documents::create(&api.app, &caller.call, template, new, answer).await?);
    };
    let invitations = Invitations {
        recipients: recipients.into_iter().map(NewRecipient::from).collect(),
        expires_at,
        notify: own.notify.unwrap_or(true),
        redirect_url: own.redirect_url,
    };
    let answer = |sent: &Sent| Reply::created(DocumentDetail::of(&sent.document));
    let (app, call) = (&api.app, &caller.call);
    Ok(app::documents::create_and_send(app, call, template, new, &invitations, answer).await?)
}
