//! Adding to a PDF without touching a byte of it.
//!
//! A PDF may be followed by changed and new objects and by another cross-reference section that names only those and
//! where the previous section is. What was there before stays as it was, so a signature over it stays valid and the
//! original can always be had back by cutting off the end.
//!
//! The new section is of the same type as the last one, as the format asks for. Where the original's own cross-reference
//! data is broken and had to be found again by searching, the new section names every object and points to none
//! before it; so the result is in better health than the original.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::ops::Range;
use std::sync::Arc;

use lopdf::xref::{XrefEntry, XrefType};
use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat};
use sha2::{Digest as _, Sha256};

use crate::guard::guarded;
use crate::reading::{read, read_own};
use crate::{Limits, Refused, kind, write, xref};

/// The highest number that an object may have; beyond it, readers are known to give up.
const HIGHEST_NUMBER: u32 = 8_388_607;

/// Changes to a PDF that are about to be added to its end.
pub struct Update<'a> {
    original: &'a [u8],
    /// Where offsets count from: the header, which some files have not at their very start.
    origin: usize,
    document: Arc<Document>,
    next: u32,
    bodies: BTreeMap<ObjectId, Body>,
    trailer: Dictionary,
}

enum Body {
    Object(Object),
    Raw(Vec<u8>),
}

/// An updated PDF, and where in it the new objects are.
#[derive(Debug)]
pub struct Updated {
    /// The whole file; it starts with the original.
    pub bytes: Vec<u8>,
    /// Where the body of every object of the update lies, between its `obj` and its `endobj`.
    pub bodies: BTreeMap<ObjectId, Range<usize>>,
}

impl<'a> Update<'a> {
    /// Starts an update of a PDF.
    ///
    /// # Errors
    ///
    /// When the original can't be read, is encrypted, or leaves no room for more objects.
    pub fn of(original: &'a [u8], limits: &Limits) -> Result<Self, Refused> {
        guarded("reading the PDF", || Self::read(original, limits))
    }

    /// Starts an update of a PDF that our own printer has made, of which nobody doubts what reading it costs.
    ///
    /// # Errors
    ///
    /// When the original can't be read, or leaves no room for more objects.
    pub fn of_own(original: &'a [u8]) -> Result<Self, Refused> {
        Self::over(original, read_own(original)?)
    }

    /// As [`Update::of`], for callers that are guarded already.
    pub(crate) fn read(original: &'a [u8], limits: &Limits) -> Result<Self, Refused> {
        Self::over(original, read(original, limits)?)
    }

    fn over(original: &'a [u8], document: Document) -> Result<Self, Refused> {
        let document = Arc::new(document);
        let said = document.trailer.get(b"Size").and_then(Object::as_i64).ok();
        // Numbers of deleted objects lie between the highest that is in use and what the trailer says; they are not
        // used again. A trailer that says nonsense is not believed.
        let said = said.and_then(|size| u32::try_from(size).ok()).filter(|size| *size <= HIGHEST_NUMBER);
        let next = document.max_id.saturating_add(1).max(said.unwrap_or(0));
        if next > HIGHEST_NUMBER / 2 {
            return Err(Refused::damaged("its objects are numbered so high that none can be added"));
        }
        let origin = kind::header(original).unwrap_or(0);
        Ok(Self { original, origin, document, next, bodies: BTreeMap::new(), trailer: Dictionary::new() })
    }

    /// The original as it was read. What this update changes is not in it; see [`Update::get`].
    #[must_use]
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// A handle on the original that lets go of the update.
    pub(crate) fn shared_document(&self) -> Arc<Document> {
        Arc::clone(&self.document)
    }

    /// The object as it is after this update: what was set, else what the original has.
    #[must_use]
    pub fn get(&self, id: ObjectId) -> Option<&Object> {
        match self.bodies.get(&id) {
            Some(Body::Object(object)) => Some(object),
            Some(Body::Raw(_)) => None,
            None => self.document.objects.get(&id),
        }
    }

    /// Sets aside the number of an object that is yet to be set, so that others can refer to it.
    pub fn reserve(&mut self) -> ObjectId {
        let id = (self.next, 0);
        self.next += 1;
        id
    }

    /// Adds an object.
    pub fn add(&mut self, object: impl Into<Object>) -> ObjectId {
        let id = self.reserve();
        self.set(id, object);
        id
    }

    /// Sets an object: a reserved one, or one of the original, which it replaces.
    pub fn set(&mut self, id: ObjectId, object: impl Into<Object>) {
        self.bodies.insert(id, Body::Object(object.into()));
    }

    /// Sets an object to bytes that are written as they are. [`Updated::bodies`] tells where they went, which is how a
    /// signature finds the place that it has to fill.
    pub fn set_raw(&mut self, id: ObjectId, body: Vec<u8>) {
        self.bodies.insert(id, Body::Raw(body));
    }

    /// Sets an entry of the new trailer, beside those that are carried over from the original.
    pub fn set_trailer(&mut self, key: &str, value: impl Into<Object>) {
        self.trailer.set(key, value.into());
    }

    /// The original with the changes behind it. An update without changes is the original.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        self.finish_with_bodies().bytes
    }

    /// As [`Update::finish`], and tells where the objects of the update went.
    #[must_use]
    pub fn finish_with_bodies(mut self) -> Updated {
        let mut out = self.original.to_vec();
        if self.bodies.is_empty() {
            return Updated { bytes: out, bodies: BTreeMap::new() };
        }
        if !out.ends_with(b"\n") {
            out.push(b'\n');
        }
        let complete = self.document.xref_recovery.is_some();
        let mut entries = if complete { self.salvage() } else { BTreeMap::new() };
        let mut places = BTreeMap::new();
        for (id, body) in std::mem::take(&mut self.bodies) {
            entries.insert(id.0, XrefEntry::Normal { offset: self.offset(&out), generation: id.1 });
            let _ = writeln!(out, "{} {} obj", id.0, id.1);
            let start = out.len();
            match body {
                Body::Object(object) => write::object(&mut out, &object),
                Body::Raw(bytes) => out.extend_from_slice(&bytes),
            }
            places.insert(id, start..out.len());
            out.extend_from_slice(b"\nendobj\n");
        }
        let id = self.identity(&out);
        let mut trailer = self.new_trailer(id, complete);
        let start = self.offset(&out);
        match self.xref_type(&entries) {
            XrefType::CrossReferenceTable => {
                trailer.set("Size", i64::from(self.next));
                xref::table(&mut out, &entries, complete);
                out.extend_from_slice(b"trailer\n");
                write::dictionary(&mut out, &trailer);
            }
            XrefType::CrossReferenceStream => {
                let number = self.next;
                trailer.set("Size", i64::from(number) + 1);
                entries.insert(number, XrefEntry::Normal { offset: start, generation: 0 });
                let _ = writeln!(out, "{number} 0 obj");
                write::object(&mut out, &xref::stream(&entries, trailer).into());
                out.extend_from_slice(b"\nendobj");
            }
        }
        let _ = writeln!(out, "\nstartxref\n{start}\n%%EOF");
        Updated { bytes: out, bodies: places }
    }

    /// How far the end of what was written is from the header.
    fn offset(&self, out: &[u8]) -> u32 {
        // The limit on the size of a file keeps offsets far below.
        u32::try_from(out.len() - self.origin).unwrap_or(u32::MAX)
    }

    /// What a complete section has to name. Objects that were found without an entry are written anew.
    fn salvage(&mut self) -> BTreeMap<u32, XrefEntry> {
        let mut entries = BTreeMap::new();
        for (id, object) in &self.document.objects {
            match self.document.reference_table.get(id.0) {
                Some(XrefEntry::Normal { generation, .. }) if *generation != id.1 => {}
                Some(entry) if entry.is_normal() || entry.is_compressed() => {
                    entries.insert(id.0, entry.clone());
                }
                _ => {
                    self.bodies.entry(*id).or_insert_with(|| Body::Object(object.clone()));
                }
            }
        }
        entries
    }

    fn xref_type(&self, entries: &BTreeMap<u32, XrefEntry>) -> XrefType {
        if self.document.xref_recovery.is_none() {
            return self.document.reference_table.cross_reference_type;
        }
        // Only a stream can say that an object lies inside of another.
        let inside = entries.values().any(XrefEntry::is_compressed);
        if inside { XrefType::CrossReferenceStream } else { XrefType::CrossReferenceTable }
    }

    fn new_trailer(&self, id: Object, complete: bool) -> Dictionary {
        let mut trailer = Dictionary::new();
        for key in ["Root", "Info"] {
            if let Ok(value) = self.document.trailer.get(key.as_bytes()) {
                trailer.set(key, value.clone());
            }
        }
        trailer.set("ID", id);
        if !complete {
            trailer.set("Prev", i64::try_from(self.document.xref_start).unwrap_or(i64::MAX));
        }
        trailer.extend(&self.trailer);
        trailer
    }

    /// The file's identity: its first part stays, its second says which version this is. The same content always gets
    /// the same.
    fn identity(&self, content: &[u8]) -> Object {
        let digest = Sha256::digest(content);
        let version = Object::String(digest[..16].to_vec(), StringFormat::Hexadecimal);
        let id = self.document.trailer.get_deref(b"ID", &self.document).and_then(Object::as_array).ok();
        let first = id.and_then(|id| id.first()).filter(|first| first.as_str().is_ok());
        Object::Array(vec![first.unwrap_or(&version).clone(), version])
    }
}
