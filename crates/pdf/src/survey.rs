//! What a PDF would cost to read, counted before it is read.
//!
//! `lopdf` bounds how deep a file nests and what a single compressed stream unpacks to. It does not bound the following,
//! for each of which a small file can take all memory, all stack, or hours. They are counted here, over all bytes, since a
//! cross-reference table may lead anywhere, even into what passes for a picture.
//!
//! - Values. Each takes 120 bytes of memory, and as few as two of the file.
//! - Cross-reference streams, each of which leads to the one before, and may unpack to a million entries.
//! - Streams whose length is an object of its own. It is read while the stream is. If that object is a stream again, with
//!   a length that is elsewhere, and so on, reading goes one level deeper each time, and does so again for every
//!   stream on the way. A length that is a plain number ends the descent, so only those that are not are counted.

use std::collections::HashSet;
use std::io::{self, Read};

use flate2::read::{DeflateDecoder, ZlibDecoder};

use crate::scan::{Scan, is_space};
use crate::{Limits, Refused};

/// How many lengths may be something else than a number. None should be.
const NO_NUMBERS: usize = 100;
/// How many lengths may be out of sight. They may be numbers in object streams, which are allowed, but those may have
/// such lengths again. The stack has room for as many levels (see `guard`).
const UNSEEN: usize = 5_000;
/// How often each byte may be looked at.
const LOOKS: usize = 8;

/// Refuses a file that would cost too much to read.
pub(crate) fn check(bytes: &[u8], limits: &Limits) -> Result<(), Refused> {
    let mut survey = Survey {
        scan: Scan::new(bytes, LOOKS),
        lengths: HashSet::new(),
        plain: HashSet::new(),
        other: HashSet::new(),
        values: 0,
        tables: limits.stream,
    };
    survey.lengths(bytes);
    survey.objects(bytes, limits)?;
    if survey.scan.is_spent() {
        return Err(Refused::damaged("its parts are tangled"));
    }
    let unseen = survey.lengths.iter().filter(|number| !survey.plain.contains(number)).count();
    if survey.other.len() > NO_NUMBERS || unseen > UNSEEN {
        return Err(Refused::damaged("the lengths of its parts are hidden in too many places"));
    }
    Ok(())
}

struct Survey<'a> {
    scan: Scan<'a>,
    /// The objects that are the length of something.
    lengths: HashSet<u32>,
    /// Those of them that are seen to be a number, and those that are seen to be something else.
    plain: HashSet<u32>,
    other: HashSet<u32>,
    values: usize,
    /// How much cross-reference streams may still unpack to.
    tables: usize,
}

impl Survey<'_> {
    fn lengths(&mut self, bytes: &[u8]) {
        let mut at = 0;
        while let Some(before) = bytes[at..].iter().position(|byte| *byte == b'/') {
            at += before + 1;
            // Most names differ from the first letter on, however it is written.
            if !matches!(bytes.get(at), Some(b'L' | b'#')) {
                continue;
            }
            self.scan.at = at - 1;
            if self.scan.take_name(b"Length") {
                self.scan.skip_space();
                self.lengths.extend(self.scan.take_reference());
            }
            if self.scan.is_spent() {
                return;
            }
        }
    }

    fn objects(&mut self, bytes: &[u8], limits: &Limits) -> Result<(), Refused> {
        let mut after = 0;
        while let Some(before) = bytes[after..].iter().position(u8::is_ascii_digit) {
            let at = after + before;
            after = at + bytes[at..].iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(bytes.len() - at);
            if !may_go_on(&bytes[after..]) {
                continue;
            }
            self.scan.at = at;
            let Some(number) = self.scan.take_start() else { continue };
            if self.lengths.contains(&number) {
                let plain = self.scan.rest().first().is_some_and(u8::is_ascii_digit);
                if plain { &mut self.plain } else { &mut self.other }.insert(number);
            }
            let passed = self.scan.pass();
            self.values += passed.values;
            if self.values > limits.values {
                return Err(Refused::TooManyValues { limit: limits.values });
            }
            if passed.has_widths {
                self.table(&bytes[at..], limits)?;
            }
            if self.scan.is_spent() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Counts what may be a cross-reference stream. A filter that can't be told from here counts as the worst.
    fn table(&mut self, object: &[u8], limits: &Limits) -> Result<(), Refused> {
        let rest = self.scan.rest();
        let dictionary = &object[..object.len() - rest.len()];
        self.scan.skip_space();
        if !self.scan.take(b"stream") {
            return Ok(());
        }
        let data = self.scan.rest();
        let data = data.strip_prefix(b"\r").unwrap_or(data);
        let data = data.strip_prefix(b"\n").unwrap_or(data);
        let size = match filters(dictionary) {
            Filters::None => Some(0),
            Filters::Flate => {
                let (size, packed) = inflated(data, self.tables);
                self.scan.look(packed);
                size
            }
            Filters::Other => Some(limits.stream / 4),
        };
        let left = size.and_then(|size| self.tables.checked_sub(size));
        self.tables = left.ok_or(Refused::Unpacks { limit: limits.stream })?;
        Ok(())
    }
}

/// Whether the first number of an object's start may be what stands before these bytes. Most numbers of a file are not, and
/// this tells them apart faster than reading them; what it can't tell may.
fn may_go_on(bytes: &[u8]) -> bool {
    fn behind(bytes: &[u8], test: impl Fn(u8) -> bool) -> &[u8] {
        let end = bytes.iter().position(|byte| !test(*byte)).unwrap_or(bytes.len());
        &bytes[end..]
    }
    if !bytes.first().is_some_and(|byte| is_space(*byte) || *byte == b'%') {
        return false;
    }
    let second = behind(bytes, is_space);
    let word = behind(behind(second, |byte| byte.is_ascii_digit()), is_space);
    second.first() == Some(&b'%') || matches!(word.first(), Some(b'%' | b'o'))
}

/// To how much packed data unpacks, or `None` beyond the limit, and how long it is packed. It ends where it ends, whatever
/// the dictionary says. Where it is not what it should be, `lopdf` tries again behind the first two bytes.
fn inflated(data: &[u8], limit: usize) -> (Option<usize>, usize) {
    fn count(decoder: impl Read, limit: usize) -> usize {
        let mut sink = Counted(0);
        let limit = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
        // What came out before an error counts.
        let _ = io::copy(&mut decoder.take(limit), &mut sink);
        sink.0
    }
    let mut zlib = ZlibDecoder::new(data);
    let mut size = count(&mut zlib, limit);
    let mut packed = zlib.total_in();
    if size == 0 {
        let mut deflate = DeflateDecoder::new(data.get(2..).unwrap_or_default());
        size = count(&mut deflate, limit);
        packed += deflate.total_in();
    }
    (Some(size).filter(|size| *size <= limit), usize::try_from(packed).unwrap_or(usize::MAX))
}

/// Counts what is written to it.
struct Counted(usize);

impl io::Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

enum Filters {
    None,
    Flate,
    Other,
}

/// Which filters a dictionary names, by its text. Names in disguise count as others.
fn filters(dictionary: &[u8]) -> Filters {
    let mut scan = Scan::new(dictionary, 1);
    let (mut named, mut flate, mut more) = (false, 0, 0);
    for (at, _) in dictionary.iter().enumerate().filter(|(_, byte)| **byte == b'/') {
        let mut is = |name: &[u8]| {
            scan.at = at;
            scan.take_name(name)
        };
        named |= is(b"Filter");
        flate += usize::from(is(b"FlateDecode"));
        more += usize::from(
            is(b"LZWDecode")
                || is(b"BrotliDecode")
                || is(b"RunLengthDecode")
                || is(b"ASCII85Decode")
                || is(b"ASCIIHexDecode"),
        );
    }
    match (named, flate, more) {
        (false, ..) => Filters::None,
        (true, 1, 0) => Filters::Flate,
        _ => Filters::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8]) -> Result<(), Refused> {
        super::check(bytes, &Limits::default())
    }

    fn file(lengths: usize, body: impl Fn(usize) -> String) -> Vec<u8> {
        let streams = (0..lengths).map(|n| format!("{} 0 obj <</#4Cength {} 0 R>>", 2 * n, 2 * n + 1));
        let targets = (0..lengths).map(|n| format!("{} 0 obj {}", 2 * n + 1, body(n)));
        streams.chain(targets).collect::<Vec<_>>().join("\n").into_bytes()
    }

    #[test]
    fn lengths_that_are_numbers_are_fine_in_any_quantity_and_others_are_not() {
        assert_eq!(check(&file(20_000, |n| n.to_string())), Ok(()));
        assert_eq!(check(&file(NO_NUMBERS, |_| "<<>>".to_owned())), Ok(()));
        assert!(check(&file(NO_NUMBERS + 1, |_| "%<\n <<>>".to_owned())).is_err());
        let unseen =
            |count: usize| (0..count).map(|n| format!("/Length {n} 0 R ")).collect::<String>().into_bytes();
        assert_eq!(check(&unseen(UNSEEN)), Ok(()));
        assert!(check(&unseen(UNSEEN + 1)).is_err());
    }

    #[test]
    fn values_are_counted_across_objects() {
        let limits = Limits { values: 100, ..Limits::default() };
        let objects = |count: usize| "1 0 obj [0 0 0 0 0 0 0 0 0] endobj ".repeat(count).into_bytes();
        assert_eq!(super::check(&objects(10), &limits), Ok(()));
        assert_eq!(super::check(&objects(11), &limits), Err(Refused::TooManyValues { limit: 100 }));
    }

    #[test]
    fn tangled_files_end_early() {
        for text in ["1 0 obj (", "1 %", "/Length %", "1 0 obj <"] {
            let refused = check(text.repeat(200_000).as_bytes()).expect_err("a refusal");
            assert!(refused.to_string().contains("tangled"), "{text}: {refused}");
        }
    }
}
