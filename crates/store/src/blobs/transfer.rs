//! From one place of files to another.

use futures::TryStreamExt;

use super::Blobs;
use super::names::named_hash;
use crate::dump::{CopyError, Progress};

/// Files that are copied at the same time.
const AT_ONCE: usize = 8;

/// What was copied.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct CopiedFiles {
    /// Files that were copied.
    pub copied: u64,
    /// Files that were there already.
    pub there: u64,
}

/// Copies every file that is not there yet, and reads each again. What can be printed again is left out.
///
/// # Errors
/// When a place does not answer, or a file is not what its name says.
pub async fn copy_all(from: &Blobs, to: &Blobs, progress: &dyn Progress) -> Result<CopiedFiles, CopyError> {
    progress.begin("copying files", None);
    let done = std::sync::Mutex::new(CopiedFiles::default());
    let each = from.all_copied().map_err(CopyError::from);
    each.try_for_each_concurrent(AT_ONCE, async |file| {
        let copied = copy(from, to, &file.name, file.size).await?;
        let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if copied {
            done.copied += 1;
        } else {
            done.there += 1;
        }
        progress.advance(1);
        Ok(())
    })
    .await?;
    Ok(done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// Copies one file. Tells whether it was not there yet.
async fn copy(from: &Blobs, to: &Blobs, name: &str, size: u64) -> Result<bool, CopyError> {
    // Names say what files hold, and a place shows none that is not whole.
    if to.size(name).await? == Some(size) {
        return Ok(false);
    }
    // One that was removed since the list was made is nothing that the rows name: those are held.
    let Some(content) = from.stream(name).await? else { return Ok(false) };
    let (_, sha256) = to.put_stream(name, Box::pin(content)).await?;
    if named_hash(name).is_some_and(|hash| hash != sha256) {
        to.delete(name).await?;
        return Err(CopyError::refused(format!(
            "the file {name} of the source does not hold what its name says; put it back from a backup, or delete it"
        )));
    }
    if to.sha256(name).await?.as_ref() == Some(&sha256) {
        return Ok(true);
    }
    Err(CopyError::refused(format!("the file {name} did not arrive as it was sent; run the same command again")))
}
