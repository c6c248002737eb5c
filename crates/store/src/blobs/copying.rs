//! All files of a place, and a place filled with them: for transfers and backups.

use bytes::Bytes;
use futures::{Stream, StreamExt, TryStreamExt};
use model::Timestamp;
use model::hex::hex;
use object_store::ObjectStoreExt;
use object_store::buffered::BufWriter;
use object_store::path::Path;
use sha2::{Digest, Sha256};
use tokio::io::AsyncWriteExt;

use super::names::Folder;
use super::trouble::failure;
use super::{Blobs, bounded};
use crate::StoreError;

/// Bytes of a file beyond which it is written in parts; what is smaller is written at once.
const PART: usize = 8 * 1024 * 1024;

/// A file, as the list of all has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Its length in bytes.
    pub size: u64,
    /// When it was last written.
    pub written_at: Timestamp,
}

impl Blobs {
    /// All files that belong to an instance and can't be made again, in no order. Other folders of a bucket are others'.
    pub fn all_copied(&self) -> impl Stream<Item = Result<Listed, StoreError>> + Send + use<> {
        let lists: Vec<_> = Folder::COPIED.into_iter().map(|folder| self.list(folder.name())).collect();
        futures::stream::iter(lists).flatten()
    }

    /// The files whose names begin with that folder, in no order; all of them where it is empty.
    pub fn list(&self, folder: &str) -> impl Stream<Item = Result<Listed, StoreError>> + Send + use<> {
        let prefix = (!folder.is_empty()).then(|| Path::from(folder));
        self.place.list(prefix.as_ref()).map_err(failure).map_ok(|found| Listed {
            name: found.location.to_string(),
            size: found.size,
            written_at: Timestamp::from_millis(found.last_modified.timestamp_millis()),
        })
    }

    /// The length of a file, where it is there.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn size(&self, name: &str) -> Result<Option<u64>, StoreError> {
        match bounded(self.place.head(&Path::from(name))).await? {
            Ok(found) => Ok(Some(found.size)),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(failure(error)),
        }
    }

    /// Writes a file from a stream, without ever holding all of it. Gives its length and its SHA-256.
    ///
    /// # Errors
    /// When the place does not answer, or the stream breaks; then there is no file.
    pub async fn put_stream<E: From<StoreError>>(
        &self,
        name: &str,
        mut content: impl Stream<Item = Result<Bytes, E>> + Unpin + Send,
    ) -> Result<(u64, String), E> {
        let mut writer = BufWriter::with_capacity(std::sync::Arc::clone(&self.place), Path::from(name), PART)
            .with_max_concurrency(2);
        let (mut size, mut hash) = (0, Sha256::new());
        while let Some(piece) = content.next().await {
            let piece = match piece {
                Ok(piece) => piece,
                Err(error) => {
                    // What was sent of it is thrown away; where that fails too, the place drops it by itself one day.
                    let _ = writer.abort().await;
                    return Err(error);
                }
            };
            size += piece.len() as u64;
            hash.update(&piece);
            writer.put(piece).await.map_err(failure)?;
        }
        writer.shutdown().await.map_err(|error| StoreError::FilesUnavailable(Box::new(error)))?;
        Ok((size, hex(&hash.finalize())))
    }

    /// The SHA-256 of a file, where it is there.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn sha256(&self, name: &str) -> Result<Option<String>, StoreError> {
        let Some(content) = self.stream(name).await? else { return Ok(None) };
        let mut content = std::pin::pin!(content);
        let mut hash = Sha256::new();
        while let Some(piece) = content.try_next().await? {
            hash.update(&piece);
        }
        Ok(Some(hex(&hash.finalize())))
    }
}
