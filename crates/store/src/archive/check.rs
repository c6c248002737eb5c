//! Whether an archive is whole, before anything is done with it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::path::Path;

use model::hex::hex;
use sha2::{Digest, Sha256};

use super::manifest::{FORMAT, Manifest};
use super::{CHECKSUMS, END, MANIFEST};
use crate::dump::{CopyError, Progress};

/// Bytes of a manifest or a list of checksums at most.
const LONGEST_TEXT: u64 = 64 * 1024 * 1024;

/// How files of gzip begin.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Whether somebody has compressed the archive since.
fn is_compressed(file: &mut File) -> std::io::Result<bool> {
    let mut start = Vec::new();
    Read::by_ref(file).take(GZIP.len() as u64).read_to_end(&mut start)?;
    file.rewind()?;
    Ok(start == GZIP)
}

/// Reads all of an archive and compares every entry with its checksum. Gives what it says of itself. This reads the whole
/// file and so belongs on a thread that may wait.
///
/// # Errors
/// When it can't be read, is no archive of this service, is damaged or cut off.
pub fn check(path: &Path, progress: &dyn Progress) -> Result<Manifest, CopyError> {
    let failed = |error| CopyError::Archive(format!("{} can't be read", path.display()), error);
    let damaged = |what: String| {
        CopyError::refused(format!("{} is no whole backup: {what}; use another one", path.display()))
    };
    let mut file = File::open(path).map_err(failed)?;
    if is_compressed(&mut file).map_err(failed)? {
        return Err(CopyError::refused(format!(
            "{} is compressed by gzip; unpack it with `gunzip` first, and restore what comes out",
            path.display()
        )));
    }
    progress.begin("checking the archive", file.metadata().ok().map(|facts| facts.len()));
    let mut archive = tar::Archive::new(BufReader::with_capacity(1024 * 1024, file));
    let mut seen = Seen::default();
    let (mut manifest, mut end) = (None, None);
    for entry in archive.entries().map_err(failed)? {
        // What is no archive would be quoted, byte for byte.
        let mut entry = entry.map_err(|_| damaged("it is no tar archive, or damaged".to_owned()))?;
        let name = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        if end.is_some() || (manifest.is_some() && name != END) {
            return Err(damaged(format!("{name} comes after its end")));
        }
        let size = entry.size();
        if name == MANIFEST {
            manifest = Some(text(&mut entry).map_err(&damaged)?);
        } else if name == END {
            end = Some(text(&mut entry).map_err(&damaged)?);
        } else if name.starts_with(CHECKSUMS) {
            let text = text(&mut entry).map_err(&damaged)?;
            seen.compare(name, &text).map_err(&damaged)?;
        } else {
            let mut hash = Sha256::new();
            std::io::copy(&mut entry, &mut Hashing(&mut hash))
                .map_err(|error| damaged(format!("{name} can't be read ({error})")))?;
            seen.entries += 1;
            seen.waiting.insert(name, hex(&hash.finalize()));
        }
        progress.advance(size);
    }
    let manifest = manifest.ok_or_else(|| damaged("its end is missing".to_owned()))?;
    if end != Some(format!("{}  {MANIFEST}\n", hex(&Sha256::digest(manifest.as_bytes())))) {
        return Err(damaged(format!("{MANIFEST} is damaged, or its end is missing")));
    }
    let manifest: Manifest =
        serde_json::from_str(&manifest).map_err(|error| damaged(format!("{MANIFEST}: {error}")))?;
    if manifest.about.format != FORMAT {
        return Err(damaged(format!("its form {} is one that this version does not know", manifest.about.format)));
    }
    if !seen.waiting.is_empty() || seen.checksums != manifest.checksums || seen.entries != manifest.entries {
        return Err(damaged("entries are missing, or there are too many".to_owned()));
    }
    Ok(manifest)
}

fn text(entry: &mut impl Read) -> Result<String, String> {
    let mut text = String::new();
    entry
        .take(LONGEST_TEXT)
        .read_to_string(&mut text)
        .map_err(|error| format!("a list can't be read ({error})"))?;
    Ok(text)
}

/// What was read and waits for its checksum.
#[derive(Default)]
struct Seen {
    waiting: BTreeMap<String, String>,
    checksums: BTreeMap<String, String>,
    entries: u64,
}

impl Seen {
    fn compare(&mut self, list: String, text: &str) -> Result<(), String> {
        for line in text.lines() {
            let (hash, name) = line.split_once("  ").ok_or_else(|| format!("{list} can't be read"))?;
            match self.waiting.remove(name) {
                Some(found) if found == hash => {}
                Some(_) => return Err(format!("{name} is damaged")),
                None => return Err(format!("{name} is missing")),
            }
        }
        if let Some((name, _)) = self.waiting.first_key_value() {
            return Err(format!("{name} has no checksum"));
        }
        self.checksums.insert(list, hex(&Sha256::digest(text.as_bytes())));
        Ok(())
    }
}

struct Hashing<'a>(&'a mut Sha256);

impl std::io::Write for Hashing<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
