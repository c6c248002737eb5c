//! An instance from an archive, in an empty database and wherever files are kept.

use std::path::Path;

use bytes::{Bytes, BytesMut};
use futures::stream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::manifest::Manifest;
use super::tables;
use super::unpack::{Piece, Pieces};
use crate::StoreError;
use crate::blobs::Blobs;
use crate::dump::{CopyError, Progress, Target, Wanted, decode, decode_columns};
use crate::engine::Database;

/// Files that are written at the same time, and the bytes up to which they are held for that.
const AT_ONCE: usize = 8;
const HELD: u64 = 4 * 1024 * 1024;

/// What was restored.
#[derive(Debug)]
pub struct Restored {
    /// How many rows.
    pub rows: u64,
    /// How many files.
    pub files: u64,
}

/// Fills an empty database, and the files, from an archive that was checked, and brings the database up to date. Keys are
/// handed to `keep` once it is known that the database can be filled, and before it is marked as being so.
///
/// # Errors
/// When the database holds data, the archive is of a newer version, or something does not answer.
#[expect(clippy::too_many_arguments, reason = "each is a part of the instance that is being made")]
pub async fn restore(
    path: &Path,
    manifest: &Manifest,
    database: &Database,
    blobs: &Blobs,
    mut keep: impl FnMut(&str, &[u8]) -> Result<(), String> + Send,
    wanted: Wanted,
    progress: &dyn Progress,
) -> Result<Restored, CopyError> {
    tables::make(manifest, database, wanted.now).await?;
    let mut pieces = Pieces::of(path);
    while let Some(piece) = pieces.next().await? {
        let Piece::Key(name, content) = piece else {
            pieces.put_back(piece);
            break;
        };
        keep(&name, &content).map_err(CopyError::refused)?;
    }
    let mut target = Target::begin(database, wanted).await?;
    progress.begin("restoring rows", Some(manifest.rows()));
    let mut files = 0;
    let mut writer = FileWriter { blobs, running: JoinSet::new() };
    while let Some(piece) = pieces.next().await? {
        match piece {
            Piece::Key(..) => return Err(CopyError::refused("a key stands behind rows in the archive")),
            Piece::Rows(table, text) => {
                pieces.put_back(Piece::Rows(table.clone(), text));
                fill(&mut target, &table, &mut pieces, progress).await?;
            }
            Piece::Blob(name, size) => {
                if files == 0 {
                    progress.begin("restoring files", Some(manifest.files));
                }
                writer.write(name, size, &mut pieces).await?;
                files += 1;
                progress.advance(1);
            }
            Piece::Bytes(_) => return Err(CopyError::refused("bytes of no file are in the archive")),
        }
    }
    writer.finish().await?;
    if files != manifest.files {
        return Err(CopyError::refused(format!("{files} files of {} were in the archive", manifest.files)));
    }
    progress.begin("comparing rows", Some(manifest.rows()));
    target.compare(&manifest.tables, progress).await?;
    progress.begin("making indexes", None);
    target.finish(&manifest.counters).await?;
    crate::migrate(database).await?;
    Ok(Restored { rows: manifest.rows(), files })
}

/// Fills one table with the pieces of it that come next.
async fn fill(
    target: &mut Target<'_>,
    name: &str,
    pieces: &mut Pieces,
    progress: &dyn Progress,
) -> Result<(), CopyError> {
    let known = target.tables().iter().find(|table| table.name == name);
    let table = known.cloned().ok_or_else(|| {
        CopyError::refused(format!("the archive has a table {name}, which this version does not know"))
    })?;
    let (sender, rows) = mpsc::channel(2);
    let feed = async {
        while let Some(piece) = pieces.next().await? {
            let Piece::Rows(of, text) = piece else {
                pieces.put_back(piece);
                break;
            };
            if of != name {
                pieces.put_back(Piece::Rows(of, text));
                break;
            }
            if decode_columns(&text)? != table.column_names() {
                return Err(CopyError::refused(format!("the table {name} in the archive has other columns")));
            }
            let batch = decode(&text)?;
            progress.advance(batch.len() as u64);
            if sender.send(batch).await.is_err() {
                break;
            }
        }
        drop(sender);
        Ok(())
    };
    let (sent, filled) = tokio::join!(feed, target.fill(&table, rows));
    filled.and(sent)
}

/// Writes files, small ones several at a time, and reads each again.
struct FileWriter<'a> {
    blobs: &'a Blobs,
    running: JoinSet<Result<(), CopyError>>,
}

impl FileWriter<'_> {
    async fn write(&mut self, name: String, size: u64, pieces: &mut Pieces) -> Result<(), CopyError> {
        if size > HELD {
            let (_, sha256) = self.blobs.put_stream(&name, Box::pin(content(pieces, size))).await?;
            return compare(self.blobs, &name, &sha256).await;
        }
        let mut whole = BytesMut::new();
        while (whole.len() as u64) < size {
            whole.extend_from_slice(&next_bytes(pieces).await?);
        }
        while self.running.len() >= AT_ONCE {
            self.one_ends().await?;
        }
        let blobs = self.blobs.clone();
        self.running.spawn(async move {
            let once = stream::iter([Ok::<_, StoreError>(whole.freeze())]);
            let (_, sha256) = blobs.put_stream(&name, once).await?;
            compare(&blobs, &name, &sha256).await
        });
        Ok(())
    }

    async fn one_ends(&mut self) -> Result<(), CopyError> {
        match self.running.join_next().await {
            None => Ok(()),
            Some(Ok(written)) => written,
            Some(Err(error)) => Err(StoreError::FilesUnavailable(Box::new(error)).into()),
        }
    }

    async fn finish(mut self) -> Result<(), CopyError> {
        while !self.running.is_empty() {
            self.one_ends().await?;
        }
        Ok(())
    }
}

async fn next_bytes(pieces: &mut Pieces) -> Result<Bytes, CopyError> {
    match pieces.next().await? {
        Some(Piece::Bytes(bytes)) => Ok(bytes),
        _ => Err(CopyError::refused("a file in the archive is cut off")),
    }
}

/// The bytes of a large file, as they come.
fn content(pieces: &mut Pieces, size: u64) -> impl stream::Stream<Item = Result<Bytes, CopyError>> + Send {
    stream::try_unfold((pieces, size), async |(pieces, left)| {
        if left == 0 {
            return Ok(None);
        }
        let bytes = next_bytes(pieces).await?;
        let left = left.saturating_sub(bytes.len() as u64);
        Ok(Some((bytes, (pieces, left))))
    })
}

async fn compare(blobs: &Blobs, name: &str, sha256: &str) -> Result<(), CopyError> {
    if blobs.sha256(name).await?.as_deref() == Some(sha256) {
        return Ok(());
    }
    Err(CopyError::refused(format!("the file {name} did not arrive as it was sent; run the same command again")))
}
