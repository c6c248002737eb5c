//! The files of a bundle that are not PDFs.

use std::borrow::Cow;

use model::Timestamp;
use model::body::JsonObject;
use model::document::Document;
use model::error::{Error, Result};
use model::id::{DocumentId, TemplateId, WorkspaceId};
use model::respondent::Respondent;
use model::seal::SealFacts;
use serde::Serialize;

use super::packer::Packer;
use crate::App;
use crate::audit::Trail;
use crate::spreadsheet::{UTF8_MARK, harmless};

/// The document and what was collected, for programs.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Response<'a> {
    id: DocumentId,
    name: &'a str,
    template_id: TemplateId,
    status: &'static str,
    sent: bool,
    completed: bool,
    created_at: Timestamp,
    updated_at: Timestamp,
    sent_at: Option<Timestamp>,
    completed_at: Option<Timestamp>,
    expires_at: Option<Timestamp>,
    external_id: Option<&'a str>,
    metadata: JsonObject,
    reason: Option<&'a str>,
    seal: Option<&'a SealFacts>,
    #[serde(rename = "responseData")]
    values: &'a JsonObject,
    respondents: Vec<Person<'a>>,
}

/// Somebody invited.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Person<'a> {
    id: String,
    email: &'a str,
    name: Option<&'a str>,
    role: &'a str,
    kind: &'static str,
    order: i64,
    status: &'static str,
    language: Option<&'a str>,
    invited_at: Option<Timestamp>,
    opened_at: Option<Timestamp>,
    consented_at: Option<Timestamp>,
    consent_version: Option<&'a str>,
    submitted_at: Option<Timestamp>,
    declined_at: Option<Timestamp>,
}

impl<'a> Person<'a> {
    fn of(respondent: &'a Respondent) -> Self {
        Self {
            id: respondent.id.to_string(),
            email: respondent.email.as_str(),
            name: respondent.name.as_deref(),
            role: &respondent.role,
            kind: respondent.kind.name(),
            order: respondent.order,
            status: respondent.status.name(),
            language: respondent.language.as_deref(),
            invited_at: respondent.invited_at,
            opened_at: respondent.opened_at,
            consented_at: respondent.consent.as_ref().map(|consent| consent.at),
            consent_version: respondent.consent.as_ref().map(|consent| consent.version.as_str()),
            submitted_at: respondent.submitted_at,
            declined_at: respondent.declined_at,
        }
    }
}

pub(super) fn response_json(document: &Document) -> Result<Vec<u8>> {
    let summary = &document.summary;
    let response = Response {
        id: summary.id,
        name: summary.name.as_str(),
        template_id: summary.template,
        status: summary.status.name(),
        sent: summary.sent(),
        completed: summary.completed(),
        created_at: summary.created_at,
        updated_at: summary.updated_at,
        sent_at: summary.sent_at,
        completed_at: document.completed_at,
        expires_at: document.expires_at,
        external_id: document.labels.external_id.as_deref(),
        metadata: document.labels.metadata.clone().unwrap_or_default(),
        reason: document.closing_reason.as_deref(),
        seal: document.seal.as_ref(),
        values: &document.values,
        respondents: document.respondents.iter().map(Person::of).collect(),
    };
    serde_json::to_vec_pretty(&response).map_err(Error::internal)
}

const HEAD: [&str; 13] = [
    "id", "email", "name", "role", "kind", "order", "status", "invitedAt", "openedAt", "consentedAt",
    "consentVersion", "submittedAt", "declinedAt",
];

/// The roster; with a mark for spreadsheets where a person is to open it.
pub(super) fn respondents_csv(document: &Document, for_person: bool) -> Result<Vec<u8>> {
    let mark = if for_person { UTF8_MARK } else { "" };
    let mut writer = csv::Writer::from_writer(mark.as_bytes().to_vec());
    writer.write_record(HEAD).map_err(Error::internal)?;
    for person in document.respondents.iter().map(Person::of) {
        let moment = |at: Option<Timestamp>| at.map(|at| Cow::Owned(at.to_string())).unwrap_or_default();
        let cells: [Cow<'_, str>; 13] = [
            person.id.clone().into(),
            harmless(person.email),
            harmless(person.name.unwrap_or_default()),
            harmless(person.role),
            person.kind.into(),
            person.order.to_string().into(),
            person.status.into(),
            moment(person.invited_at),
            moment(person.opened_at),
            moment(person.consented_at),
            harmless(person.consent_version.unwrap_or_default()),
            moment(person.submitted_at),
            moment(person.declined_at),
        ];
        writer.write_record(cells.iter().map(|cell| cell.as_bytes())).map_err(Error::internal)?;
    }
    writer.into_inner().map_err(|error| Error::internal(error.into_error()))
}

/// The entries of the document's chain, one a line, with all that is hashed of each: up to the end that the document had
/// when it was read, so that the bundle fits together whatever happens meanwhile.
pub(super) async fn activity_jsonl(
    app: &App,
    workspace: WorkspaceId,
    document: &Document,
    packer: &mut Packer<'_>,
) -> Result<()> {
    let mut trail = Trail::of(app, workspace, document);
    while let Some(page) = trail.next().await? {
        let mut lines = Vec::new();
        for entry in &page {
            serde_json::to_writer(&mut lines, entry).map_err(Error::internal)?;
            lines.push(b'\n');
        }
        packer.write(&lines).await?;
    }
    Ok(())
}
