//! What a kill leaves in a folder of files: an upload is written as `name#1` beside its name, and no list shows it.

use std::path::{Path, PathBuf};

use model::Timestamp;

use super::Blobs;
use super::names::{CHECK, Folder, MARK};
use super::trouble::Trouble;
use crate::StoreError;

impl Blobs {
    /// Deletes what uploads left behind that were cut short, where nothing was written to it since that moment; until it is
    /// told to stop. A bucket clears such things away itself. Gives how many there were.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub async fn clear_leftovers(
        &self,
        before: Timestamp,
        is_stopped: impl Fn() -> bool + Send,
    ) -> Result<usize, StoreError> {
        let Some(root) = &self.folder else { return Ok(0) };
        let folders = Folder::ALL.into_iter().map(Folder::name).chain([CHECK, MARK]);
        let mut left: Vec<PathBuf> = folders.map(|folder| root.join(folder)).collect();
        let mut count = 0;
        while let Some(folder) = left.pop() {
            if is_stopped() {
                break;
            }
            let looked = tokio::task::spawn_blocking(move || look(&folder, before)).await;
            let (below, deleted) = looked.map_err(|error| StoreError::FilesUnavailable(Box::new(error)))??;
            left.extend(below);
            count += deleted;
        }
        Ok(count)
    }
}

/// Clears one folder. Gives the folders in it, and how many leftovers there were.
fn look(folder: &Path, before: Timestamp) -> Result<(Vec<PathBuf>, usize), StoreError> {
    let looked = || -> std::io::Result<_> {
        let (mut below, mut count) = (Vec::new(), 0);
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            // Not of what a link leads to.
            let kind = entry.file_type()?;
            if kind.is_dir() {
                below.push(entry.path());
            } else if kind.is_file() && entry.file_name().to_str().is_some_and(is_leftover) {
                // It may have got its name since; then it is none any more.
                let written = match entry.metadata().and_then(|facts| facts.modified()) {
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
                    written => written?,
                };
                // What is being written was written to a moment ago.
                if millis(written) < before.millis() {
                    std::fs::remove_file(entry.path())?;
                    count += 1;
                }
            }
        }
        Ok((below, count))
    };
    match looked() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok((Vec::new(), 0)),
        looked => looked
            .map_err(|error| StoreError::FilesUnavailable(Box::new(Trouble::Unread(folder.to_owned(), error)))),
    }
}

/// Milliseconds since the epoch; a moment that is none counts as now, and so as young.
fn millis(moment: std::time::SystemTime) -> i64 {
    let since = moment.duration_since(std::time::UNIX_EPOCH).ok();
    since.and_then(|since| i64::try_from(since.as_millis()).ok()).unwrap_or(i64::MAX)
}

/// Whether a name is that of an upload under way.
fn is_leftover(name: &str) -> bool {
    name.rsplit_once('#').is_some_and(|(name, number)| {
        !name.is_empty() && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::is_leftover;

    #[test]
    fn only_what_ends_in_a_number_of_an_upload_is_a_leftover() {
        assert!(is_leftover("ab.pdf#1") && is_leftover("ab#12"));
        assert!(["ab.pdf", "ab#", "#1", "ab#x", "ab#1x"].iter().all(|name| !is_leftover(name)));
    }
}
