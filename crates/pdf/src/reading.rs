//! Reading a PDF into memory, within limits.
//!
//! `lopdf` bounds what a single compressed stream unpacks to. It doesn't bound how many there are, how often the same
//! bytes are read through different entries of a cross-reference table, or through different entries of an object stream.
//! Its object filter sees every object as it is read, so the totals are kept there; `survey` has bounded what comes before.

use std::cell::RefCell;

use lopdf::{DecompressError, Dictionary, Document, Error, LoadOptions, Object, ObjectId, Stream};

use crate::scan::Scan;
use crate::{Limits, Refused, kind, raw, survey};

/// What may still be read, and whether it was too much.
#[derive(Default)]
struct Budget {
    objects: usize,
    values: usize,
    raw: usize,
    stream: usize,
    unpacked: usize,
    packs: bool,
    spent: Option<Spent>,
}

#[derive(Clone, Copy)]
enum Spent {
    Objects,
    Values,
    Unpacked,
    Raw,
}

thread_local! {
    /// The filter is a bare function, so what it counts is kept beside it.
    static BUDGET: RefCell<Budget> = RefCell::default();
}

/// Reads a PDF. Every object of the answer was within the limits; an encrypted file is refused.
pub(crate) fn read(bytes: &[u8], limits: &Limits) -> Result<Document, Refused> {
    if bytes.is_empty() {
        return Err(Refused::Empty);
    }
    if bytes.len() > limits.bytes {
        return Err(Refused::TooLarge { bytes: bytes.len(), limit: limits.bytes });
    }
    if kind::header(bytes).is_none() {
        return Err(Refused::UnknownType);
    }
    if raw::looks_encrypted(bytes) {
        return Err(Refused::Encrypted);
    }
    survey::check(bytes, limits)?;

    BUDGET.set(Budget {
        objects: limits.objects,
        values: limits.values,
        // An honest file's objects don't overlap; damaged ones may, a little.
        raw: bytes.len().saturating_mul(2),
        stream: limits.stream,
        unpacked: limits.unpacked,
        packs: false,
        spent: None,
    });
    let options =
        LoadOptions { filter: Some(count), max_decompressed_size: Some(limits.stream), ..LoadOptions::default() };
    let loaded = Document::load_mem_with_options(bytes, options);
    match BUDGET.take().spent {
        Some(Spent::Objects) => return Err(Refused::TooManyObjects { limit: limits.objects }),
        Some(Spent::Values) => return Err(Refused::TooManyValues { limit: limits.values }),
        Some(Spent::Unpacked) => return Err(Refused::Unpacks { limit: limits.unpacked }),
        Some(Spent::Raw) => return Err(Refused::damaged("its objects lie on top of each other")),
        None => {}
    }
    let document = loaded.map_err(|error| told(&error))?;
    if document.is_encrypted() || document.was_encrypted() {
        return Err(Refused::Encrypted);
    }
    if document.objects.len().max(document.reference_table.entries.len()) > limits.objects {
        return Err(Refused::TooManyObjects { limit: limits.objects });
    }
    if document.catalog().is_err() {
        return Err(Refused::damaged("its catalogue is missing"));
    }
    Ok(document)
}

/// Reads a PDF that our own printer has made.
pub(crate) fn read_own(bytes: &[u8]) -> Result<Document, Refused> {
    Document::load_mem(bytes).map_err(|error| told(&error))
}

/// Counts an object against the budget; one beyond it is dropped.
fn count(id: ObjectId, object: &mut Object) -> Option<(ObjectId, Object)> {
    let packs = BUDGET.with_borrow_mut(|budget| {
        budget.take(object).map_err(|spent| budget.spent = Some(spent)).ok()?;
        Some(budget.packs)
    })?;
    // Of an object of the file itself only the answer counts, of a member of an object stream the object. Copies are
    // made where it could be a member only: not before there was an object stream, and not of streams.
    let member = packs && !matches!(object, Object::Stream(_));
    Some((id, if member { object.clone() } else { Object::Null }))
}

impl Budget {
    fn take(&mut self, object: &Object) -> Result<(), Spent> {
        if let Some(spent) = self.spent {
            return Err(spent);
        }
        self.objects = self.objects.checked_sub(1).ok_or(Spent::Objects)?;
        if let Object::Stream(stream) = object {
            self.raw = self.raw.checked_sub(stream.content.len()).ok_or(Spent::Raw)?;
            if stream.dict.has_type(b"ObjStm") {
                self.packs = true;
                return self.take_members(stream);
            }
        }
        self.values = self.values.checked_sub(values(object)).ok_or(Spent::Values)?;
        Ok(())
    }

    /// Counts an object stream before its members are made. They may lie on top of each other.
    fn take_members(&mut self, stream: &Stream) -> Result<(), Spent> {
        let content = match stream.get_plain_content_with_limit(self.stream.min(self.unpacked)) {
            Ok(content) => content,
            Err(Error::Decompress(DecompressError::MemoryLimitExceeded { .. })) => return Err(Spent::Unpacked),
            // Nobody else will be able to unpack it.
            Err(_) => return Ok(()),
        };
        self.unpacked = self.unpacked.checked_sub(content.len()).ok_or(Spent::Unpacked)?;
        let first = stream.dict.get(b"First").and_then(Object::as_i64).ok();
        let Some(first) = first.and_then(|first| usize::try_from(first).ok()) else { return Ok(()) };
        let index = content.get(..first).and_then(|index| str::from_utf8(index).ok()).unwrap_or_default();
        let mut left = self.values;
        let mut scan = Scan::new(&content, 2);
        for offset in index.split_whitespace().skip(1).step_by(2).filter_map(|offset| offset.parse::<usize>().ok())
        {
            scan.at = first.saturating_add(offset);
            left = left.checked_sub(scan.pass().values).ok_or(Spent::Values)?;
            if scan.is_spent() {
                return Err(Spent::Raw);
            }
        }
        Ok(())
    }
}

/// How many values an object is made of, itself counted.
fn values(object: &Object) -> usize {
    let of = |entries: &Dictionary| entries.iter().map(|(_, value)| 1 + values(value)).sum::<usize>();
    1 + match object {
        Object::Array(items) => items.iter().map(values).sum(),
        Object::Dictionary(entries) => of(entries),
        Object::Stream(stream) => of(&stream.dict),
        _ => 0,
    }
}

fn told(error: &Error) -> Refused {
    match error {
        Error::Decryption(_) | Error::InvalidPassword | Error::AlreadyEncrypted => Refused::Encrypted,
        Error::Xref(_) | Error::MissingXrefEntry => {
            Refused::damaged("its table of contents (the cross-reference table) can't be read")
        }
        Error::Parse(_) => Refused::damaged("its structure can't be read"),
        other => Refused::damaged(other.to_string()),
    }
}

/// Follows references; a missing object is null, as the format says.
pub(crate) fn resolve<'a>(document: &'a Document, object: &'a Object) -> &'a Object {
    document.dereference(object).map_or(&Object::Null, |(_, object)| object)
}

/// The value of a key, references followed; null where there is none.
pub(crate) fn value<'a>(document: &'a Document, dictionary: &'a Dictionary, key: &[u8]) -> &'a Object {
    dictionary.get(key).map_or(&Object::Null, |object| resolve(document, object))
}

/// A number, whole or not.
pub(crate) fn number(object: &Object) -> Option<f64> {
    match object {
        #[expect(clippy::cast_precision_loss, reason = "lengths on paper are far below 2^52")]
        Object::Integer(integer) => Some(*integer as f64),
        Object::Real(real) if real.is_finite() => Some(f64::from(*real)),
        _ => None,
    }
}
