//! Checking what somebody holds in hand, a PDF or a bundle, without looking at anything else: only at the file itself and at
//! which certificates are this instance's.
//!
//! What comes here may be a stranger's. PDFs are looked at by `seal::verify`, for strangers in a worker; what this module
//! itself reads of a bundle is bounded in every direction.

mod archive;
mod bundle;
mod chain;

pub use bundle::Bundle;
use model::Result;
use model::audit::unhex;
pub use seal::{Report, Verdict};

use crate::App;

/// The certificates that this instance has signed with, by their SHA-256.
///
/// # Errors
/// When the database does not answer.
pub async fn certificates(app: &App) -> Result<Vec<[u8; 32]>> {
    let known = store::audit::certificates(app.database()).await?;
    Ok(known.iter().filter_map(|sha256| unhex(sha256)?.try_into().ok()).collect())
}

/// Whether the bytes are to be read as a bundle.
#[must_use]
pub fn is_bundle(content: &[u8]) -> bool {
    content.starts_with(b"PK")
}

/// Checks a file, on the calling thread. `ours` are the SHA-256 of the certificates that this instance has sealed with.
#[must_use]
pub fn check(content: &[u8], ours: &[[u8; 32]]) -> Report {
    if !is_bundle(content) {
        return seal::verify(content, ours);
    }
    let bundle = Bundle::read(content);
    let reports = bundle.pdfs().into_iter().map(|(name, pdf)| (name, seal::verify(pdf, ours))).collect();
    bundle.report(reports)
}
