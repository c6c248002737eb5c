//! What is known of a document's seal.

use serde::{Deserialize, Serialize};

use crate::Timestamp;

/// The seal of a completed document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SealFacts {
    /// When it was sealed.
    pub at: Timestamp,
    /// How much it proves by itself: `B-B`, `B-T`, `B-LT` or `B-LTA`.
    pub level: String,
    /// The SHA-256 of the sealed PDF, by which its file is named.
    pub sha256: String,
    /// The certificate that it was sealed with, by its SHA-256.
    pub certificate: String,
}
