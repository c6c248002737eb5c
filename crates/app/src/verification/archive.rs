//! Reading a ZIP that may be made to harm: with bounds on everything, and nothing in it but what its directory lists.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use zip::ZipArchive;

/// How many files a bundle may have.
const MOST_FILES: usize = 32;
/// How large a file may be once unpacked, and all of them together.
const LARGEST: u64 = 48 << 20;
const LARGEST_TOGETHER: u64 = 64 << 20;
/// How much a file may grow when it is unpacked: text of hashes and ids shrinks to a third, blanks to a thousandth.
const RATIO: u64 = 100;
const RATIO_FROM: u64 = 1 << 20;
/// What a ZIP may write between one file and the next.
const DESCRIPTOR: u64 = 24;
/// The end of a ZIP without a comment.
const END: usize = 22;

/// The files of a ZIP by their names, or why it is not taken, as a sentence.
pub(super) fn read(content: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let broken = |error: zip::result::ZipError| format!("the ZIP can't be read: {error}");
    let listed = listed(content)?;
    if listed > MOST_FILES {
        return Err(format!("the ZIP holds more than {MOST_FILES} files"));
    }
    let mut archive = ZipArchive::new(Cursor::new(content)).map_err(broken)?;
    if archive.len() != listed {
        return Err("the ZIP holds two files of the same name".to_owned());
    }
    let mut files = BTreeMap::new();
    let mut spans = Vec::new();
    let mut left = LARGEST_TOGETHER;
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).map_err(broken)?;
        let name = file.name().map_err(broken)?.into_owned();
        let packed = file.compressed_size();
        let start = file.data_start().ok_or("the ZIP can't be read")?;
        spans.push((file.header_start(), start.saturating_add(packed)));
        let most = left.min(LARGEST).min(packed.saturating_mul(RATIO).max(RATIO_FROM));
        let mut unpacked = Vec::new();
        // The size that the directory gives is not believed.
        let taken = file.by_ref().take(most + 1).read_to_end(&mut unpacked);
        let taken = taken.map_err(|error| format!("{name} can't be unpacked: {error}"))? as u64;
        if taken > most {
            return Err(format!("{name} is larger than a file of a bundle can be"));
        }
        left -= taken;
        files.insert(name, unpacked);
    }
    must_be_all(spans, archive.central_directory_start())?;
    Ok(files)
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
