//! Writes a ZIP piece by piece and hands on what is finished.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use model::Timestamp;
use model::error::{Error, Result};
use model::hex::hex;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::manifest::File;

/// What is written before others get their turn.
const PIECE: usize = 64 * 1024;

/// Where the ZIP is written to, until it is handed on.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Written {
    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A ZIP in the making.
pub(super) struct Packer<'a> {
    zip: ZipWriter<StreamWriter<Written>>,
    written: Written,
    sender: &'a mpsc::Sender<Result<Bytes>>,
    options: SimpleFileOptions,
    files: Vec<Begun>,
}

/// A file of which something may be written.
struct Begun {
    name: String,
    field: Option<String>,
    size: u64,
    hash: Sha256,
}

impl<'a> Packer<'a> {
    pub fn new(sender: &'a mpsc::Sender<Result<Bytes>>, now: Timestamp) -> Self {
        let written = Written::default();
        let mut options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        if let Some(at) = zip_time(now) {
            options = options.last_modified_time(at);
        }
        Self { zip: ZipWriter::new_stream(written.clone()), written, sender, options, files: Vec::new() }
    }

    /// Starts the next file; `field` names the value that holds it, where it is one that somebody attached.
    pub fn start(&mut self, name: impl Into<String>, field: Option<String>) -> Result<()> {
        let name = name.into();
        self.zip.start_file(name.as_str(), self.options).map_err(Error::internal)?;
        self.files.push(Begun { name, field, size: 0, hash: Sha256::new() });
        Ok(())
    }

    /// Adds a file that is there as a whole.
    pub async fn put(&mut self, name: &str, content: &[u8]) -> Result<()> {
        self.start(name, None)?;
        self.write(content).await
    }

    /// Adds to the file.
    pub async fn write(&mut self, content: &[u8]) -> Result<()> {
        for piece in content.chunks(PIECE) {
            if let Some(file) = self.files.last_mut() {
                file.size += piece.len() as u64;
                file.hash.update(piece);
            }
            self.zip.write_all(piece).map_err(Error::internal)?;
            hand_on(&self.written, self.sender).await?;
        }
        Ok(())
    }

    /// The files so far.
    pub fn written(&self) -> Vec<File> {
        let file = |begun: &Begun| File {
            name: begun.name.clone(),
            size: begun.size,
            sha256: hex(&begun.hash.clone().finalize()),
            field: begun.field.clone(),
        };
        self.files.iter().map(file).collect()
    }

    /// Writes the end.
    pub async fn finish(self) -> Result<()> {
        let Self { zip, written, sender, .. } = self;
        zip.finish().map_err(Error::internal)?;
        hand_on(&written, sender).await
    }
}

async fn hand_on(written: &Written, sender: &mpsc::Sender<Result<Bytes>>) -> Result<()> {
    let ready = written.take();
    if ready.is_empty() {
        return Ok(());
    }
    sender.send(Ok(ready.into())).await.map_err(|_| Error::internal("the client has gone"))
}

/// The moment as a ZIP has it.
fn zip_time(at: Timestamp) -> Option<DateTime> {
    let text = at.to_string();
    let part = |range: std::ops::Range<usize>| text.get(range)?.parse::<u16>().ok();
    let small = |range: std::ops::Range<usize>| u8::try_from(part(range)?).ok();
    DateTime::from_date_and_time(
        part(0..4)?,
        small(5..7)?,
        small(8..10)?,
        small(11..13)?,
        small(14..16)?,
        small(17..19)?,
    )
    .ok()
}
