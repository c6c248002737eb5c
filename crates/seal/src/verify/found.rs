//! The signatures in a file, and what each of them covers.

use std::ops::Range;

use pdf::lopdf::xref::XrefEntry;
use pdf::lopdf::{Dictionary, Document, Object, ObjectId};

use super::report::ProblemCode;
use super::syntax::{Cursor, entry};
use crate::encoded;

/// More signatures than this are not looked at.
const MOST: usize = 32;

/// A signature as it lies in the file.
pub(crate) struct Found<'a> {
    pub id: ObjectId,
    /// Where its object starts; nothing where it lies inside of another.
    pub at: Option<usize>,
    pub dictionary: &'a Dictionary,
    /// Whether it is a document time stamp.
    pub is_stamp: bool,
    /// The signature's container, as far as it can be read.
    pub container: Vec<u8>,
    /// What it covers; or why that is not what it has to be.
    pub coverage: Result<Coverage, (ProblemCode, String)>,
}

/// What a signature covers: everything from the start of the file to `end`, but the gap that holds itself.
#[derive(Debug, Clone)]
pub(crate) struct Coverage {
    pub gap: Range<usize>,
    pub end: usize,
}

impl Found<'_> {
    /// Where ends what it covers.
    pub fn end(&self) -> usize {
        self.coverage.as_ref().map_or(0, |coverage| coverage.end)
    }
}

impl Coverage {
    /// The bytes that are covered.
    pub fn parts<'a>(&self, bytes: &'a [u8]) -> [&'a [u8]; 2] {
        [&bytes[..self.gap.start], &bytes[self.gap.end..self.end]]
    }
}

/// All signatures of a document, in the order in which they were made.
pub(crate) fn signatures<'a>(bytes: &[u8], document: &'a Document) -> Vec<Found<'a>> {
    let mut found: Vec<_> = document
        .objects
        .iter()
        .filter_map(|(id, object)| {
            let Object::Dictionary(dictionary) = object else { return None };
            let value = dictionary.get(b"V").ok().and_then(|value| value.as_dict().ok());
            let (signature, inside) = match value {
                Some(value) if is_signature(value) => (value, true),
                _ if is_signature(dictionary) => (dictionary, false),
                _ => return None,
            };
            Some(read(bytes, document, *id, signature, inside))
        })
        .take(MOST)
        .collect();
    found.sort_by_key(|found| (found.coverage.as_ref().map_or(usize::MAX, |coverage| coverage.end), found.id));
    found
}

fn is_signature(dictionary: &Dictionary) -> bool {
    let has = |key: &[u8]| dictionary.has(key);
    // One of the two is enough, so that a seal does not vanish with one of its keys. Pages have contents as well.
    let typed = dictionary.has_type(b"Sig") || dictionary.has_type(b"DocTimeStamp");
    has(b"ByteRange") || (has(b"Contents") && (typed || has(b"SubFilter")))
}

fn read<'a>(
    bytes: &[u8],
    document: &Document,
    id: ObjectId,
    dictionary: &'a Dictionary,
    inside: bool,
) -> Found<'a> {
    let contents = dictionary.get(b"Contents").and_then(Object::as_str).unwrap_or_default();
    let length = encoded::length(contents).unwrap_or(contents.len());
    let container = contents.get(..length).unwrap_or_default().to_vec();
    let is_stamp = dictionary.has_type(b"DocTimeStamp")
        || dictionary.get(b"SubFilter").and_then(Object::as_name).is_ok_and(|name| name == b"ETSI.RFC3161");
    let at = place(bytes, document, id);
    let coverage = coverage(bytes, document, id, dictionary, inside);
    Found { id, at, dictionary, is_stamp, container, coverage }
}

fn coverage(
    bytes: &[u8],
    document: &Document,
    id: ObjectId,
    dictionary: &Dictionary,
    inside: bool,
) -> Result<Coverage, (ProblemCode, String)> {
    let (damaged, shadow) =
        (|what: &str| (ProblemCode::Seal, what.to_owned()), |what: &str| (ProblemCode::Shadow, what.to_owned()));
    let range = dictionary
        .get(b"ByteRange")
        .and_then(Object::as_array)
        .map_err(|_| damaged("does not say what it covers"))?;
    let range: Vec<usize> = range.iter().filter_map(|one| usize::try_from(one.as_i64().ok()?).ok()).collect();
    let [start, before, behind, after] = range[..] else { return Err(damaged("does not say what it covers")) };
    let end = behind.checked_add(after).ok_or_else(|| damaged("does not say what it covers"))?;
    if start != 0 {
        return Err(shadow("does not cover the start of the file"));
    }
    if end > bytes.len() {
        return Err(damaged("covers more than there is: the end of the file was cut off"));
    }
    let gap = contents(bytes, document, id, inside).ok_or_else(|| shadow("can be read in more than one way"))?;
    if gap != (before..behind) {
        return Err(shadow("leaves out other bytes than its own"));
    }
    let (first, rest) = bytes.get(gap.clone()).and_then(<[u8]>::split_first).ok_or_else(|| damaged("is empty"))?;
    let (last, digits) = rest.split_last().ok_or_else(|| damaged("is empty"))?;
    if (*first, *last) != (b'<', b'>') || !digits.iter().all(u8::is_ascii_hexdigit) || digits.len() % 2 != 0 {
        return Err(shadow("has something else in its place"));
    }
    if digits.iter().any(u8::is_ascii_lowercase) && digits.iter().any(u8::is_ascii_uppercase) {
        return Err(damaged("was written over"));
    }
    let contents = dictionary.get(b"Contents").and_then(Object::as_str).unwrap_or_default();
    let length = encoded::length(contents).ok_or_else(|| damaged("is not complete"))?;
    if contents.len() * 2 != digits.len() || contents[length..].iter().any(|byte| *byte != 0) {
        return Err(damaged("has something behind it in its place"));
    }
    Ok(Coverage { gap, end })
}

/// Where the signature itself is, by a strict reading of the object that the table of contents leads to.
fn contents(bytes: &[u8], document: &Document, id: ObjectId, inside: bool) -> Option<Range<usize>> {
    let mut cursor = Cursor::new(bytes, place(bytes, document, id)?);
    if cursor.object_start()? != id {
        return None;
    }
    let mut entries = cursor.dictionary().ok()?;
    if inside {
        entries = Cursor::new(bytes, entry(&entries, b"V")?.start).dictionary().ok()?;
    }
    entry(&entries, b"ByteRange")?;
    entry(&entries, b"Contents")
}

/// Where an object starts, by the table of contents.
fn place(bytes: &[u8], document: &Document, id: ObjectId) -> Option<usize> {
    let Some(XrefEntry::Normal { offset, .. }) = document.reference_table.get(id.0) else { return None };
    usize::try_from(*offset).ok()?.checked_add(origin(bytes))
}

/// Where offsets count from: the header, which some files have not at their very start.
pub(crate) fn origin(bytes: &[u8]) -> usize {
    let first = bytes.get(..1029).unwrap_or(bytes);
    first.windows(5).position(|window| window == b"%PDF-").unwrap_or(0)
}
