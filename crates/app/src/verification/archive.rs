//! Reading a ZIP that may be made to harm: with bounds on everything, and nothing in it but what its directory lists.

use std::collections::BTreeMap;
use std::io::{self, Cursor, Read};

use model::hex::hex;
use sha2::{Digest, Sha256};
use zip::ZipArchive;

use crate::documents::bundle::attachments::FOLDER;

/// How many files a bundle may have: what every bundle has, and a file for each field of the largest form.
const MOST_FILES: usize = 2_016;
/// How large a file may be once unpacked, and all of them together. They are kept until the bundle is judged.
const LARGEST: u64 = 48 * MEGABYTE;
const LARGEST_TOGETHER: u64 = 64 * MEGABYTE;
/// How large the attachments may be together. Nothing of them is kept but their hashes, which take their time.
const ATTACHMENTS_TOGETHER: u64 = 512 * MEGABYTE;
const MEGABYTE: u64 = 1 << 20;
/// What is hashed at once.
const PIECE: usize = 64 * 1024;
/// How much a file may grow when it is unpacked: text of hashes and ids shrinks to a third, blanks to a thousandth.
const RATIO: u64 = 100;
const RATIO_FROM: u64 = 1 << 20;
/// What a ZIP may write between one file and the next.
const DESCRIPTOR: u64 = 24;
/// The end of a ZIP without a comment.
const END: usize = 22;

/// A file of a ZIP.
pub(super) struct Unpacked {
    /// Its bytes; nothing for what people attached, which is only hashed.
    pub content: Option<Vec<u8>>,
    /// How long it is.
    pub size: u64,
    /// Its SHA-256, in hexadecimal digits.
    pub sha256: String,
}

/// Why a ZIP is not taken, as a sentence.
pub(super) enum Refusal {
    /// It is damaged, or not one of ours.
    Unfit(String),
    /// It may be whole, and holds more than is looked at.
    TooLarge(String),
}

impl From<String> for Refusal {
    fn from(reason: String) -> Self {
        Self::Unfit(reason)
    }
}

impl From<&str> for Refusal {
    fn from(reason: &str) -> Self {
        Self::Unfit(reason.to_owned())
    }
}

/// The files of a ZIP by their names, or why it is not taken.
pub(super) fn read(content: &[u8]) -> Result<BTreeMap<String, Unpacked>, Refusal> {
    let broken = |error: zip::result::ZipError| format!("the ZIP can't be read: {error}");
    let listed = listed(content)?;
    if listed > MOST_FILES {
        return Err(format!("the ZIP holds more than {MOST_FILES} files").into());
    }
    let mut archive = ZipArchive::new(Cursor::new(content)).map_err(broken)?;
    if archive.len() != listed {
        return Err("the ZIP holds two files of the same name".into());
    }
    let mut files = BTreeMap::new();
    let mut spans = Vec::new();
    let (mut left, mut left_for_attachments) = (LARGEST_TOGETHER, ATTACHMENTS_TOGETHER);
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).map_err(broken)?;
        let name = file.name().map_err(broken)?.into_owned();
        let packed = file.compressed_size();
        let start = file.data_start().ok_or("the ZIP can't be read")?;
        spans.push((file.header_start(), start.saturating_add(packed)));
        let is_attachment = name.starts_with(FOLDER);
        let room = if is_attachment { left_for_attachments } else { left.min(LARGEST) };
        let believable = packed.saturating_mul(RATIO).max(RATIO_FROM);
        // The size that the directory gives is not believed.
        let bounded = file.by_ref().take(room.min(believable) + 1);
        let unpacked = if is_attachment { hashed(bounded) } else { kept(bounded) };
        let unpacked = unpacked.map_err(|error| format!("{name} can't be unpacked: {error}"))?;
        if unpacked.size > believable {
            return Err(format!("{name} is larger than a file of a bundle can be").into());
        }
        if unpacked.size > room {
            return Err(Refusal::TooLarge(too_large(&name, is_attachment)));
        }
        if is_attachment {
            left_for_attachments -= unpacked.size;
        } else {
            left -= unpacked.size;
        }
        files.insert(name, unpacked);
    }
    must_be_all(spans, archive.central_directory_start())?;
    Ok(files)
}

fn too_large(name: &str, is_attachment: bool) -> String {
    if is_attachment {
        let most = ATTACHMENTS_TOGETHER / MEGABYTE;
        return format!(
            "the attachments hold more than {most} MB together, which is the most that is checked here: unpack the ZIP, \
             check response.pdf by itself, and compare the SHA-256 of each attachment with the one in activity.jsonl"
        );
    }
    let (one, all) = (LARGEST / MEGABYTE, LARGEST_TOGETHER / MEGABYTE);
    format!(
        "{name} is too large to be checked here: a file may have {one} MB, and all beside the attachments {all} MB \
         together; unpack the ZIP, and check response.pdf by itself"
    )
}

fn kept(mut file: impl Read) -> io::Result<Unpacked> {
    let mut content = Vec::new();
    file.read_to_end(&mut content)?;
    let (size, sha256) = (content.len() as u64, hex(&Sha256::digest(&content)));
    Ok(Unpacked { content: Some(content), size, sha256 })
}

fn hashed(mut file: impl Read) -> io::Result<Unpacked> {
    let (mut size, mut hash, mut piece) = (0, Sha256::new(), vec![0; PIECE]);
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(Unpacked { content: None, size, sha256: hex(&hash.finalize()) }),
            length => {
                size += length as u64;
                hash.update(&piece[..length]);
            }
        }
    }
}

/// How many files the directory lists. The library keeps one of several that share a name; other programs might show
/// another one.
fn listed(content: &[u8]) -> Result<usize, String> {
    let end = content.len().checked_sub(END).map(|start| &content[start..]);
    let end = end.filter(|end| end.starts_with(b"PK\x05\x06") && end[20..22] == [0, 0]);
    let end = end.ok_or("the ZIP does not end where its directory does")?;
    Ok(usize::from(u16::from_le_bytes([end[10], end[11]])))
}

/// Fails where there is more between the files than a ZIP needs: something that its directory does not list, and that
/// some programs show all the same.
fn must_be_all(mut spans: Vec<(u64, u64)>, directory: u64) -> Result<(), String> {
    spans.sort_unstable();
    spans.push((directory, directory));
    let mut end = 0;
    for (index, (start, next_end)) in spans.into_iter().enumerate() {
        let room = if index == 0 { 0 } else { DESCRIPTOR };
        if start < end || start - end > room {
            return Err("the ZIP holds something that its directory does not list".to_owned());
        }
        end = next_end;
    }
    Ok(())
}
