//! Whether a PDF is one of ours and untouched. It is a stranger's, so a worker looks at it.

use bytes::Bytes;
use model::error::Result;
use serde_json::Value;

use crate::App;

/// Tells what there is to say of a PDF: a report of `seal::verify`, as JSON. It holds nothing about people that the file
/// itself does not.
///
/// # Errors
/// When the database or the workers do not answer.
pub async fn verify(app: &App, content: Bytes) -> Result<Value> {
    let known = store::seal_certificates::all(app.database()).await?;
    let ours: Vec<[u8; 32]> = known.iter().filter_map(|sha256| read_hash(sha256)).collect();
    Ok(app.workers().verify(content, ours).await?)
}

fn read_hash(text: &str) -> Option<[u8; 32]> {
    let mut hash = [0; 32];
    for (index, byte) in hash.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(index * 2..index * 2 + 2)?, 16).ok()?;
    }
    (text.len() == 64).then_some(hash)
}
