//! Submitting a public page.

use std::collections::BTreeMap;

use app::signing::{Agreed, Answers, GivenSignature};
use axum::extract::State;
use model::id::{DocumentId, RespondentId};
use model::values::Values;
use serde::{Deserialize, Serialize};

use super::Filling;
use crate::api::Api;
use crate::body::Json;
use crate::client_address::ClientAddress;
use crate::error::ApiError;
use crate::reply::Reply;

/// What somebody fills in.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::public) struct Submission {
    #[serde(default)]
    email: String,
    name: Option<String>,
    #[serde(default)]
    values: Values,
    #[serde(default)]
    signatures: BTreeMap<String, GivenSignature>,
    #[serde(default)]
    consent: bool,
    consent_version: Option<String>,
    consent_language: Option<String>,
    version: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Submitted {
    document: MadeDocument,
    respondent: MadeRespondent,
    signing_token: String,
}

#[derive(Serialize)]
struct MadeDocument {
    id: DocumentId,
    name: String,
    completed: bool,
}

#[derive(Serialize)]
struct MadeRespondent {
    id: RespondentId,
    email: String,
    submitted: bool,
}

/// Makes a document and submits it.
pub(in crate::public) async fn submit(
    State(api): State<Api>,
    Filling(opened): Filling,
    ClientAddress(address): ClientAddress,
    Json(body): Json<Submission>,
) -> Result<Reply, ApiError> {
    api.floods.let_in(&api.app, address, "submissions").await?;
    let filling = app::fill::Filling {
        email: body.email,
        name: body.name,
        answers: Answers { values: body.values, signatures: body.signatures },
        consent: body.consent.then_some(Agreed { version: body.consent_version, language: body.consent_language }),
        version: body.version,
    };
    let filled = app::fill::submit(&api.app, &opened, filling).await?;
    Ok(Reply::created(Submitted {
        document: MadeDocument { id: filled.document, name: filled.name, completed: filled.completed },
        respondent: MadeRespondent { id: filled.respondent, email: filled.email, submitted: true },
        signing_token: filled.token.reveal().to_owned(),
    }))
}
