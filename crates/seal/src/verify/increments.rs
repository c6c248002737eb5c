//! What was added to a file behind a seal, addition by addition, byte by byte.
//!
//! An addition is objects, a table of contents of exactly those, and the end of a file. Anything else between, before or
//! behind them, a table that names others, objects that only some readers would find: all of that is not let through.

use std::collections::BTreeMap;

use pdf::lopdf::xref::XrefEntry;
use pdf::lopdf::{Document, ObjectId};

use super::found::origin;
use super::syntax::{Cursor, Entries, entry};

/// An addition to a file.
#[derive(Debug)]
pub(crate) struct Increment {
    /// Its objects, and where they start. The table of contents is among them where it is an object.
    pub objects: BTreeMap<ObjectId, usize>,
    /// The object that is the table of contents.
    pub table: Option<ObjectId>,
    /// Where it ends.
    pub end: usize,
    start_of_table: u64,
    previous: Option<u64>,
}

/// What a trailer may say. Others could lead readers elsewhere, or decrypt.
const TRAILER: [&[u8]; 5] = [b"Size", b"Root", b"Info", b"ID", b"Prev"];

/// What a table of contents that is an object may say beside that.
const STREAM: [&[u8]; 6] = [b"Type", b"W", b"Index", b"Length", b"Filter", b"DecodeParms"];

/// Reads the addition that starts here.
pub(crate) fn next(bytes: &[u8], start: usize) -> Option<Increment> {
    let origin = origin(bytes);
    let mut cursor = Cursor::new(bytes, start);
    let mut objects = BTreeMap::new();
    let (table, start_of_table, trailer) = loop {
        cursor.skip_space();
        let at = cursor.at;
        if cursor.word(b"xref") {
            skip_table(&mut cursor)?;
            cursor.skip_space();
            if !cursor.word(b"trailer") {
                return None;
            }
            break (None, at, checked(cursor.dictionary().ok()?, &TRAILER)?);
        }
        let id = cursor.object_start()?;
        let entries = object(&mut cursor)?;
        if objects.insert(id, at).is_some() {
            return None;
        }
        if is_table(bytes, &entries) {
            break (Some(id), at, checked(entries, &[&TRAILER[..], &STREAM].concat())?);
        }
    };
    cursor.skip_space();
    let named = cursor.word(b"startxref") && cursor.line_end();
    let named = cursor.number().filter(|_| named)?;
    let ends = cursor.line_end() && cursor.take(b"%%EOF");
    cursor.line_end();
    let start_of_table = u64::try_from(start_of_table.checked_sub(origin)?).ok()?;
    let previous = entry(&trailer, b"Prev").and_then(|value| Cursor::new(bytes, value.start).number());
    let increment = Increment { objects, table, end: cursor.at, start_of_table, previous };
    (ends && named == start_of_table).then_some(increment)
}

/// Passes an object's value and its end. The answer is the dictionary of a stream, and empty for other objects.
fn object(cursor: &mut Cursor<'_>) -> Option<Entries> {
    let start = cursor.at;
    let value = cursor.value().ok()?;
    cursor.skip_space();
    if cursor.word(b"endobj") {
        return Some(Entries::new());
    }
    if !cursor.take(b"stream") || !(cursor.take(b"\r\n") || cursor.take(b"\n")) {
        return None;
    }
    let content = cursor.at;
    let mut again = Cursor::new(cursor.bytes, start.max(value.start));
    let entries = again.dictionary().ok()?;
    let length = Cursor::new(cursor.bytes, entry(&entries, b"Length")?.start).number()?;
    cursor.at = content.checked_add(usize::try_from(length).ok()?)?;
    cursor.line_end();
    let ends = cursor.word(b"endstream");
    cursor.skip_space();
    (ends && cursor.word(b"endobj")).then_some(entries)
}

/// Passes a table of contents; what it says is compared with what a reader made of it.
fn skip_table(cursor: &mut Cursor<'_>) -> Option<()> {
    cursor.skip_space();
    while let Some(_first) = cursor.number() {
        cursor.skip_space();
        let count = cursor.number()?;
        cursor.skip_space();
        for _ in 0..count {
            cursor.number()?;
            cursor.take(b" ").then_some(())?;
            cursor.number()?;
            cursor.take(b" ").then_some(())?;
            (cursor.word(b"n") || cursor.word(b"f")).then_some(())?;
            cursor.skip_space();
        }
    }
    Some(())
}

fn is_table(bytes: &[u8], entries: &Entries) -> bool {
    entry(entries, b"Type").and_then(|value| bytes.get(value)) == Some(b"/XRef")
}

fn checked(entries: Entries, allowed: &[&[u8]]) -> Option<Entries> {
    entries.iter().all(|(key, _)| allowed.contains(&key.as_slice())).then_some(entries)
}

impl Increment {
    /// Whether a reader that knows nothing of the addition's layout finds exactly its objects where they are, and
    /// everything else where it was before.
    pub fn agrees(&self, bytes: &[u8], before: &Document, after: &Document) -> bool {
        let origin = origin(bytes);
        let at = |start: usize| u32::try_from(start.saturating_sub(origin)).ok();
        let own = |number: u32, offset: u32, generation: u16| {
            self.objects.get(&(number, generation)).copied().and_then(at) == Some(offset)
        };
        let (old, new) = (&before.reference_table.entries, &after.reference_table.entries);
        let numbers: std::collections::BTreeSet<u32> = self.objects.keys().map(|(number, _)| *number).collect();
        after.xref_recovery.is_none()
            && before.xref_recovery.is_none()
            && self.previous == u64::try_from(before.xref_start).ok()
            && u64::try_from(after.xref_start).ok() == Some(self.start_of_table)
            && numbers.len() == self.objects.len()
            && self
                .objects
                .keys()
                .all(|(number, _)| new.contains_key(number) || Some(*number) == self.table.map(|id| id.0))
            && old.keys().all(|number| new.contains_key(number))
            && new.iter().all(|(number, entry)| match entry {
                XrefEntry::Normal { offset, generation } if numbers.contains(number) => {
                    own(*number, *offset, *generation)
                }
                _ if numbers.contains(number) => false,
                // Number 0 starts the list of deleted ones and is nothing itself.
                _ => *number == 0 || old.get(number).is_some_and(|was| same(was, entry)),
            })
    }
}

fn same(one: &XrefEntry, other: &XrefEntry) -> bool {
    match (one, other) {
        (XrefEntry::Normal { offset, generation }, XrefEntry::Normal { offset: o, generation: g }) => {
            (offset, generation) == (o, g)
        }
        (XrefEntry::Compressed { container, index }, XrefEntry::Compressed { container: c, index: i }) => {
            (container, index) == (c, i)
        }
        (XrefEntry::Free, XrefEntry::Free) | (XrefEntry::UnusableFree, XrefEntry::UnusableFree) => true,
        _ => false,
    }
}
