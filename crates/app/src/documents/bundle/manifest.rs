//! What a bundle says of itself.

use model::Timestamp;
use model::document::Document;
use model::hex::hex;
use model::id::WorkspaceId;
use serde::{Deserialize, Serialize};

/// The form of bundles that this version writes and reads.
pub(crate) const FORMAT: &str = "countersign-bundle/1";

/// The manifest of a bundle.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Manifest {
    /// The form of the bundle.
    pub format: String,
    /// The document.
    pub document_id: String,
    /// The workspace.
    pub workspace_id: String,
    /// What the document is called.
    pub name: String,
    /// Where it stood.
    pub status: String,
    /// When the bundle was made.
    pub created_at: Timestamp,
    /// The end of the document's chain of entries.
    pub chain: ChainEnd,
    /// The files.
    pub files: Vec<File>,
}

/// The end of a chain.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ChainEnd {
    /// How many entries it has.
    pub length: i64,
    /// The hash of the last link, in hexadecimal digits.
    pub head: String,
}

/// A file of the bundle.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct File {
    /// Its name.
    pub name: String,
    /// Its length in bytes.
    pub size: u64,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub sha256: String,
    /// The name of the value that holds it, where it is one that somebody attached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

impl Manifest {
    pub fn of(workspace: WorkspaceId, document: &Document, at: Timestamp, files: Vec<File>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            document_id: document.summary.id.to_string(),
            workspace_id: workspace.to_string(),
            name: document.summary.name.to_string(),
            status: document.summary.status.name().to_owned(),
            created_at: at,
            chain: ChainEnd { length: document.trail.length, head: hex(&document.trail.head) },
            files,
        }
    }
}
