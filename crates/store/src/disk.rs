//! How much room there is where the service writes.

use std::path::Path;

use crate::StoreError;

/// Bytes that may still be written below a folder.
///
/// # Errors
/// When the folder is not there.
pub fn free_bytes(folder: &Path) -> Result<u64, StoreError> {
    let room = rustix::fs::statvfs(folder).map_err(|error| StoreError::Unavailable(Box::new(error)))?;
    Ok(room.f_bavail.saturating_mul(room.f_frsize))
}
