//! Writing cross-reference data, as a table or as a stream.

use std::collections::BTreeMap;
use std::io::Write as _;

use lopdf::xref::XrefEntry;
use lopdf::{Dictionary, Object, Stream};

/// Numbers in a row, with what they stand for.
fn runs(entries: &BTreeMap<u32, XrefEntry>) -> Vec<(u32, Vec<&XrefEntry>)> {
    let mut runs: Vec<(u32, Vec<&XrefEntry>)> = Vec::new();
    let mut expected = None;
    for (number, entry) in entries {
        match runs.last_mut() {
            Some((_, run)) if expected == Some(*number) => run.push(entry),
            _ => runs.push((*number, vec![entry])),
        }
        expected = number.checked_add(1);
    }
    runs
}

/// Writes a table. A complete one, which nothing goes before, also has to say that there is no object 0.
pub(crate) fn table(out: &mut Vec<u8>, entries: &BTreeMap<u32, XrefEntry>, complete: bool) {
    out.extend_from_slice(b"xref\n");
    if complete && !entries.contains_key(&0) {
        out.extend_from_slice(b"0 1\n0000000000 65535 f \n");
    }
    for (first, run) in runs(entries) {
        // Writing into memory doesn't fail.
        let _ = writeln!(out, "{first} {}", run.len());
        for entry in run {
            let _ = match entry {
                XrefEntry::Normal { offset, generation } => writeln!(out, "{offset:010} {generation:05} n "),
                _ => writeln!(out, "0000000000 65535 f "),
            };
        }
    }
}

/// A stream that is table and trailer in one.
pub(crate) fn stream(entries: &BTreeMap<u32, XrefEntry>, mut trailer: Dictionary) -> Stream {
    let (mut content, mut index) = (Vec::new(), Vec::new());
    for (first, run) in runs(entries) {
        index.extend([Object::from(first), Object::Integer(i64::try_from(run.len()).unwrap_or(i64::MAX))]);
        for entry in run {
            let (kind, second, third) = match entry {
                XrefEntry::Normal { offset, generation } => (1, *offset, *generation),
                XrefEntry::Compressed { container, index } => (2, *container, *index),
                _ => (0, 0, u16::MAX),
            };
            content.push(kind);
            content.extend_from_slice(&second.to_be_bytes());
            content.extend_from_slice(&third.to_be_bytes());
        }
    }
    trailer.set("Type", "XRef");
    trailer.set("W", vec![1.into(), 4.into(), 2.into()]);
    trailer.set("Index", index);
    let mut stream = Stream::new(trailer, content);
    // Where it can't be compressed it is larger and as good.
    let _ = stream.compress();
    stream
}
