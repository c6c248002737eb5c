//! Submitting a public page.

use std::collections::BTreeMap;

use app::fill::Opened;
use app::idempotency::Slot;
use app::signing::{Agreed, Answers, GivenSignature};
use axum::extract::State;
use axum::http::{HeaderMap, Method};
use axum::response::{IntoResponse, Response};
use model::Error;
use model::id::{DocumentId, RespondentId};
use model::values::Values;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Filling;
use crate::api::Api;
use crate::body::Json;
use crate::client_address::ClientAddress;
use crate::error::ApiError;
use crate::gate::idempotency;
use crate::reply::{Data, Reply};

/// What somebody fills in.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FilledForm)]
pub(in crate::public) struct Submission {
    #[serde(default)]
    email: String,
    name: Option<String>,
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    values: Values,
    #[serde(default)]
    signatures: BTreeMap<String, GivenSignature>,
    #[serde(default)]
    consent: bool,
    consent_version: Option<String>,
    consent_language: Option<String>,
    version: Option<String>,
}

/// What was made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Submitted {
    document: MadeDocument,
    respondent: MadeRespondent,
    signing_token: String,
}

#[derive(Serialize, ToSchema)]
struct MadeDocument {
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: DocumentId,
    name: String,
    completed: bool,
}

#[derive(Serialize, ToSchema)]
struct MadeRespondent {
    #[schema(value_type = String, example = "rsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: RespondentId,
    email: String,
    submitted: bool,
}

/// Makes a document and submits it, once for each `Idempotency-Key`: a page that never heard the answer may ask again.
#[utoipa::path(
    post, path = "/f/{id}", operation_id = "submitForm", tag = "Public form", security(()),
    params(("id" = String, Path, description = "The template's id"),
           ("Idempotency-Key" = Option<String>, Header, description = "What is sent again under the same key counts once")),
    request_body = Submission,
    responses((status = 201, description = "The document that was made", body = Data<Submitted>))
)]
pub(in crate::public) async fn submit(
    State(api): State<Api>,
    Filling(opened): Filling,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Json(body): Json<Submission>,
) -> Result<Response, ApiError> {
    api.floods.let_in(&api.app, address, "submissions").await?;
    let Some(key) = headers.get(idempotency::HEADER) else {
        return Ok(filled(&api, &opened, body).await?.into_response());
    };
    let slot = Slot {
        workspace: opened.workspace(),
        method: Method::POST.to_string(),
        path: format!("/f/{}", opened.template()),
        key: idempotency::read_key(key)?.to_owned(),
    };
    let content = serde_json::to_vec(&body).map_err(Error::internal)?;
    let within = api.clone();
    idempotency::once(&api, slot, &content, move |reservation| async move {
        Ok(filled(&within, &opened.answered_under(reservation), body).await?.into_response())
    })
    .await
}

async fn filled(api: &Api, opened: &Opened, body: Submission) -> Result<Reply, ApiError> {
    let filling = app::fill::Filling {
        email: body.email,
        name: body.name,
        answers: Answers { values: body.values, signatures: body.signatures },
        consent: body.consent.then_some(Agreed { version: body.consent_version, language: body.consent_language }),
        version: body.version,
    };
    let answer = |filled: &app::fill::Filled| {
        Reply::created(Submitted {
            document: MadeDocument { id: filled.document, name: filled.name.clone(), completed: filled.completed },
            respondent: MadeRespondent { id: filled.respondent, email: filled.email.clone(), submitted: true },
            signing_token: filled.token.reveal().to_owned(),
        })
    };
    Ok(app::fill::submit(&api.app, opened, filling, answer).await?)
}
