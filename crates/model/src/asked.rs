//! What somebody is asked to do.

use crate::Timestamp;
use crate::form::RoleKind;
use crate::id::{DocumentId, RespondentId};

/// A document that waits for somebody.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The document.
    pub document: DocumentId,
    /// What it is called.
    pub name: String,
    /// Who they are in it.
    pub respondent: RespondentId,
    /// What they are asked to do.
    pub kind: RoleKind,
    /// When they were last invited.
    pub invited_at: Option<Timestamp>,
    /// When the document ends.
    pub expires_at: Option<Timestamp>,
}
