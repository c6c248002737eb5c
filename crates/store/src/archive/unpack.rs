//! The thread that reads the archive, entry by entry.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use bytes::Bytes;
use flate2::read::GzDecoder;
use tokio::sync::mpsc;

use super::{BLOBS, KEYS, ROWS};
use crate::dump::CopyError;

/// Bytes of a file that travel together.
const PIECE: usize = 256 * 1024;
/// Pieces that may wait to be taken.
const WAITING: usize = 8;

/// What comes out of an archive.
pub(super) enum Piece {
    /// A key, by the name of its file.
    Key(String, Vec<u8>),
    /// Rows of a table.
    Rows(String, String),
    /// A file of that length begins.
    Blob(String, u64),
    /// Its next bytes.
    Bytes(Bytes),
}

/// The pieces of an archive, in order.
pub(super) struct Pieces {
    waiting: mpsc::Receiver<Result<Piece, CopyError>>,
    held: Option<Piece>,
}

impl Pieces {
    pub fn of(path: &Path) -> Self {
        let (sender, waiting) = mpsc::channel(WAITING);
        let path = path.to_owned();
        tokio::task::spawn_blocking(move || {
            if let Err(error) = unpack(&path, &sender) {
                let words = format!("{} can't be read", path.display());
                // Fails only when nobody takes any more.
                let _ = sender.blocking_send(Err(CopyError::Archive(words, error)));
            }
        });
        Self { waiting, held: None }
    }

    /// The next piece.
    pub async fn next(&mut self) -> Result<Option<Piece>, CopyError> {
        match self.held.take() {
            Some(piece) => Ok(Some(piece)),
            None => self.waiting.recv().await.transpose(),
        }
    }

    /// Puts a piece back that somebody else is to take.
    pub fn put_back(&mut self, piece: Piece) {
        self.held = Some(piece);
    }
}

type Taker = mpsc::Sender<Result<Piece, CopyError>>;

fn unpack(path: &Path, to: &Taker) -> io::Result<()> {
    let mut archive = tar::Archive::new(BufReader::with_capacity(1024 * 1024, File::open(path)?));
    for entry in archive.entries()? {
        if !send(entry?, to)? {
            return Ok(());
        }
    }
    Ok(())
}

/// Hands an entry on. Tells whether anybody takes more.
fn send(mut entry: tar::Entry<'_, impl Read>, to: &Taker) -> io::Result<bool> {
    let name = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
    if let Some(key) = name.strip_prefix(KEYS) {
        let mut content = Vec::new();
        entry.read_to_end(&mut content)?;
        return Ok(to.blocking_send(Ok(Piece::Key(key.to_owned(), content))).is_ok());
    }
    if let Some((table, _)) = name.strip_prefix(ROWS).and_then(|rest| rest.split_once('/')) {
        let mut text = String::new();
        GzDecoder::new(entry).read_to_string(&mut text)?;
        return Ok(to.blocking_send(Ok(Piece::Rows(table.to_owned(), text))).is_ok());
    }
    let Some(blob) = name.strip_prefix(BLOBS) else { return Ok(true) };
    if to.blocking_send(Ok(Piece::Blob(blob.to_owned(), entry.size()))).is_err() {
        return Ok(false);
    }
    loop {
        let mut piece = Vec::with_capacity(PIECE);
        (&mut entry).take(PIECE as u64).read_to_end(&mut piece)?;
        if piece.is_empty() {
            return Ok(true);
        }
        if to.blocking_send(Ok(Piece::Bytes(piece.into()))).is_err() {
            return Ok(false);
        }
    }
}
