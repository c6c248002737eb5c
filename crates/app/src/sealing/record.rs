//! What a seal itself says: which document, who signed, and where its audit chain stood.

use model::Timestamp;
use model::document::Document;
use model::hex::hex;
use model::id::DocumentId;
use model::respondent::Way;
use serde::Serialize;

use crate::signing::submitted::Submitted;

/// The record that is sealed into the PDF. It holds no more of people than the PDF shows.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Record<'a> {
    document_id: DocumentId,
    name: &'a str,
    /// What the workspace called itself that sent it: an instance may hold several.
    workspace: &'a str,
    completed_at: Option<Timestamp>,
    signers: Vec<Signer<'a>>,
    trail: Trail,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Signer<'a> {
    name: &'a str,
    role: &'a str,
    kind: &'static str,
    /// The way in which it was submitted: what a program submits for somebody is not what they did themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    via: Option<Way>,
    signed_at: Timestamp,
}

#[derive(Debug, Serialize)]
struct Trail {
    length: i64,
    head: String,
}

impl<'a> Record<'a> {
    pub fn of(document: &'a Document, workspace: &'a str, entries: &[Submitted]) -> Self {
        let mut submitted: Vec<_> =
            document.respondents.iter().filter_map(|one| Some((one, one.submitted_at?))).collect();
        submitted.sort_by_key(|(_, signed_at)| *signed_at);
        Self {
            document_id: document.summary.id,
            name: document.summary.name.as_str(),
            workspace,
            completed_at: document.completed_at,
            signers: submitted
                .into_iter()
                .map(|(one, signed_at)| Signer {
                    name: one.called(),
                    role: &one.role,
                    kind: one.kind.name(),
                    via: entries.iter().find(|entry| entry.respondent_id == one.id).map(|entry| entry.via),
                    signed_at,
                })
                .collect(),
            trail: Trail { length: document.trail.length, head: hex(&document.trail.head) },
        }
    }
}
