//! What a seal itself says: which document, who signed, and where its audit chain stood.

use model::Timestamp;
use model::document::Document;
use model::form::RoleKind;
use model::hex::hex;
use model::id::DocumentId;
use model::respondent::Way;
use serde::Serialize;
use utoipa::ToSchema;

use crate::signing::submitted::Submitted;

/// The record that is sealed into the PDF. It holds no more of people than the PDF shows.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SealRecord)]
pub struct Record<'a> {
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    document_id: DocumentId,
    name: &'a str,
    /// What the workspace called itself that sent it: an instance may hold several. The first seals do not say it.
    #[schema(required = false)]
    workspace: &'a str,
    #[schema(value_type = Option<String>, format = DateTime, required)]
    completed_at: Option<Timestamp>,
    signers: Vec<Signer<'a>>,
    trail: Trail,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SealSigner)]
struct Signer<'a> {
    name: &'a str,
    role: &'a str,
    /// What their role does; the first seals do not say it.
    #[schema(required = false)]
    kind: RoleKind,
    /// The way in which it was submitted: what a program submits for somebody is not what they did themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    via: Option<Way>,
    #[schema(value_type = String, format = DateTime)]
    signed_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SealTrail)]
struct Trail {
    length: i64,
    head: String,
}

impl<'a> Record<'a> {
    pub(super) fn of(document: &'a Document, workspace: &'a str, entries: &[Submitted]) -> Self {
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
                    kind: one.kind,
                    via: entries.iter().find(|entry| entry.respondent_id == one.id).map(|entry| entry.via),
                    signed_at,
                })
                .collect(),
            trail: Trail { length: document.trail.length, head: hex(&document.trail.head) },
        }
    }
}
