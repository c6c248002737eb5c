//! The thread that writes the archive, entry by entry.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};

use bytes::{Buf, Bytes};
use model::hex::hex;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::manifest::Manifest;
use super::{CHECKSUMS, END, MANIFEST};
use crate::dump::CopyError;

/// Entries after which their checksums are written down: nobody has to hold more of them.
const LISTED_TOGETHER: usize = 10_000;
/// Pieces that may wait to be written.
const WAITING: usize = 8;

enum Piece {
    /// An entry of that length begins.
    Entry(String, u64),
    /// Its next bytes.
    Bytes(Bytes),
    /// Everything is there.
    Finish(Box<Manifest>),
}

/// Whoever fills the archive.
pub(super) struct Packer {
    pieces: mpsc::Sender<Piece>,
    thread: JoinHandle<io::Result<()>>,
}

impl Packer {
    pub fn start(file: File) -> Self {
        let (pieces, waiting) = mpsc::channel(WAITING);
        let thread = tokio::task::spawn_blocking(move || Packing::new(file).run(waiting));
        Self { pieces, thread }
    }

    /// A whole entry.
    pub async fn entry(&mut self, name: String, content: Bytes) -> Result<(), CopyError> {
        self.begin(name, content.len() as u64).await?;
        self.bytes(content).await
    }

    /// Begins an entry whose bytes follow.
    pub async fn begin(&mut self, name: String, size: u64) -> Result<(), CopyError> {
        self.send(Piece::Entry(name, size)).await
    }

    /// The next bytes of an entry.
    pub async fn bytes(&mut self, content: Bytes) -> Result<(), CopyError> {
        if content.is_empty() { Ok(()) } else { self.send(Piece::Bytes(content)).await }
    }

    /// Ends the archive; on the disk when this is done.
    pub async fn finish(mut self, manifest: Manifest) -> Result<(), CopyError> {
        self.send(Piece::Finish(Box::new(manifest))).await?;
        drop(self.pieces);
        ended(self.thread).await
    }

    async fn send(&mut self, piece: Piece) -> Result<(), CopyError> {
        if self.pieces.send(piece).await.is_ok() {
            return Ok(());
        }
        // The thread takes no more: it knows why.
        let thread = std::mem::replace(&mut self.thread, tokio::task::spawn_blocking(|| Ok(())));
        ended(thread).await.and_then(|()| Err(failed(io::ErrorKind::UnexpectedEof.into())))
    }
}

async fn ended(thread: JoinHandle<io::Result<()>>) -> Result<(), CopyError> {
    thread.await.map_err(|error| failed(io::Error::other(error)))?.map_err(failed)
}

fn failed(error: io::Error) -> CopyError {
    CopyError::Archive("the archive can't be written".to_owned(), error)
}

struct Packing {
    archive: tar::Builder<BufWriter<File>>,
    /// Lines of checksums that are not in the archive yet.
    lines: Vec<String>,
    checksums: BTreeMap<String, String>,
    entries: u64,
}

impl Packing {
    fn new(file: File) -> Self {
        let archive = tar::Builder::new(BufWriter::with_capacity(1024 * 1024, file));
        Self { archive, lines: Vec::new(), checksums: BTreeMap::new(), entries: 0 }
    }

    fn run(mut self, mut waiting: mpsc::Receiver<Piece>) -> io::Result<()> {
        while let Some(piece) = waiting.blocking_recv() {
            match piece {
                Piece::Entry(name, size) => {
                    let mut incoming =
                        Incoming { waiting: &mut waiting, at_hand: Bytes::new(), left: size, hash: Sha256::new() };
                    self.archive.append_data(&mut header(size), &name, &mut incoming)?;
                    let hash = hex(&incoming.hash.finalize());
                    self.lines.push(format!("{hash}  {name}\n"));
                    self.entries += 1;
                    if self.lines.len() >= LISTED_TOGETHER {
                        self.list()?;
                    }
                }
                Piece::Finish(manifest) => return self.finish(*manifest),
                Piece::Bytes(_) => return Err(io::Error::other("bytes beyond the end of an entry")),
            }
        }
        // Whoever filled it has given up and says why.
        Ok(())
    }

    /// Writes the checksums down that have gathered.
    fn list(&mut self) -> io::Result<()> {
        let text = std::mem::take(&mut self.lines).concat();
        let name = format!("{CHECKSUMS}{:06}", self.checksums.len() + 1);
        self.archive.append_data(&mut header(text.len() as u64), &name, text.as_bytes())?;
        self.checksums.insert(name, hex(&Sha256::digest(text.as_bytes())));
        Ok(())
    }

    fn finish(mut self, manifest: Manifest) -> io::Result<()> {
        if !self.lines.is_empty() {
            self.list()?;
        }
        let manifest = Manifest { entries: self.entries, checksums: self.checksums, ..manifest };
        let text = serde_json::to_vec_pretty(&manifest).map_err(io::Error::other)?;
        self.archive.append_data(&mut header(text.len() as u64), MANIFEST, text.as_slice())?;
        let end = format!("{}  {MANIFEST}\n", hex(&Sha256::digest(&text)));
        self.archive.append_data(&mut header(end.len() as u64), END, end.as_bytes())?;
        let mut file = self.archive.into_inner()?;
        file.flush()?;
        file.get_ref().sync_all()
    }
}

fn header(size: u64) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_size(size);
    header.set_mode(0o600);
    header
}

/// The bytes of one entry, as they come.
struct Incoming<'a> {
    waiting: &'a mut mpsc::Receiver<Piece>,
    at_hand: Bytes,
    left: u64,
    hash: Sha256,
}

impl Read for Incoming<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 || buffer.is_empty() {
            return Ok(0);
        }
        if self.at_hand.is_empty() {
            match self.waiting.blocking_recv() {
                Some(Piece::Bytes(bytes)) => self.at_hand = bytes,
                _ => return Err(io::ErrorKind::UnexpectedEof.into()),
            }
        }
        let count = buffer.len().min(self.at_hand.len());
        self.left = self.left.checked_sub(count as u64).ok_or_else(|| io::Error::other("an entry is too long"))?;
        self.at_hand.copy_to_slice(&mut buffer[..count]);
        self.hash.update(&buffer[..count]);
        Ok(count)
    }
}
