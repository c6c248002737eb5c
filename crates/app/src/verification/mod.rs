//! Checking what somebody holds in hand, a PDF or a bundle, without looking at anything else: only at the file itself and at
//! which certificates are this instance's.
//!
//! What comes here may be a stranger's. PDFs are looked at by `seal::verify`, for strangers in a worker; what this module
//! itself reads of a bundle is bounded in every direction.

mod archive;
mod bundle;
mod chain;

use std::collections::BTreeMap;

use bytes::Bytes;
use model::Result;
use model::error::Error;
pub use seal::{ProblemCode, Report, Timeline, Verdict};

use self::bundle::Bundle;
pub(crate) use self::chain::Anchor;
use crate::{App, sealing};

/// Tells what there is to say of a stranger's PDF or bundle. It holds nothing about people that the file itself does not.
///
/// # Errors
/// When the database or the workers do not answer.
pub async fn verify(app: &App, content: Bytes) -> Result<Report> {
    let ours = certificates(app).await?;
    if !is_bundle(&content) {
        return verify_pdf(app, content, &ours).await;
    }
    let bundle = tokio::task::spawn_blocking(move || Bundle::read(&content)).await.map_err(Error::internal)?;
    let mut reports = BTreeMap::new();
    for (name, pdf) in bundle.pdfs() {
        reports.insert(name, verify_pdf(app, Bytes::copy_from_slice(pdf), &ours).await?);
    }
    Ok(bundle.report(reports))
}

async fn verify_pdf(app: &App, content: Bytes, ours: &[[u8; 32]]) -> Result<Report> {
    let report = app.workers().verify(content, ours.to_vec()).await?;
    serde_json::from_value(report).map_err(Error::internal)
}

/// Checks a file of one's own, on the calling thread. `ours` are the SHA-256 of the certificates to trust.
#[must_use]
pub fn check(content: &[u8], ours: &[[u8; 32]]) -> Report {
    if !is_bundle(content) {
        return seal::verify(content, ours);
    }
    let bundle = Bundle::read(content);
    let reports = bundle.pdfs().into_iter().map(|(name, pdf)| (name, seal::verify(pdf, ours))).collect();
    bundle.report(reports)
}

fn is_bundle(content: &[u8]) -> bool {
    content.starts_with(b"PK")
}

/// The certificates that this instance has sealed with, by their SHA-256.
///
/// # Errors
/// When the database does not answer.
pub async fn certificates(app: &App) -> Result<Vec<[u8; 32]>> {
    sealing::own_certificates(app).await
}
