//! Whether a PDF is one of ours and untouched. It is a stranger's, so a worker looks at it.

use bytes::Bytes;
use model::error::Result;
use serde_json::Value;

use crate::{App, sealing};

/// Tells what there is to say of a PDF: a report of `seal::verify`, as JSON. It holds nothing about people that the file
/// itself does not.
///
/// # Errors
/// When the database or the workers do not answer.
pub async fn verify(app: &App, content: Bytes) -> Result<Value> {
    Ok(app.workers().verify(content, sealing::own_certificates(app).await?).await?)
}
