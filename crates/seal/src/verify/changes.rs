//! What an addition behind a seal changes, and whether it may.
//!
//! It may add what makes the seal last: certificates and revocation lists (the document security store), and document
//! time stamps in invisible fields. The list below is of what is let through, not of what is known to be bad.

use std::collections::{BTreeMap, BTreeSet};

use pdf::lopdf::{Dictionary, Document, Object, ObjectId};

use super::naming::called;
use super::report::{Problem, ProblemCode};

/// What a field of a document time stamp may hold. None of it can show anything or run anything.
const FIELD: [&[u8]; 9] = [b"Type", b"Subtype", b"FT", b"T", b"TU", b"F", b"Rect", b"P", b"V"];

/// What a document time stamp may hold.
const STAMP: [&[u8]; 6] = [b"Type", b"Filter", b"SubFilter", b"ByteRange", b"Contents", b"V"];

/// More than so many changes are not told one by one.
const MOST_TOLD: usize = 20;

/// A document before an addition and after it.
pub(crate) struct Changes<'a> {
    before: &'a Document,
    after: &'a Document,
    /// The table of contents, where it is an object.
    table: Option<ObjectId>,
    /// Objects of the store of certificates and lists.
    store: BTreeSet<ObjectId>,
    /// Fields of new time stamps, and the stamps.
    stamps: BTreeSet<ObjectId>,
}

impl<'a> Changes<'a> {
    pub fn between(before: &'a Document, after: &'a Document, table: Option<ObjectId>) -> Self {
        let store = store(after).unwrap_or_default();
        let mut changes = Self { before, after, table, store, stamps: BTreeSet::new() };
        changes.stamps = changes.new_stamps();
        changes
    }

    /// What is changed and may not be.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let root = |document: &Document| document.trailer.get(b"Root").and_then(Object::as_reference).ok();
        if root(self.before) != root(self.after) {
            problems.push(shadow("the document was exchanged for another one that was added behind the seal"));
        }
        if self.before.trailer.get(b"Info").ok() != self.after.trailer.get(b"Info").ok() {
            problems.push(shadow("the title and author of the document were exchanged behind the seal"));
        }
        let ids: BTreeSet<_> = self.before.objects.keys().chain(self.after.objects.keys()).copied().collect();
        for id in ids {
            let (was, is) = (self.before.objects.get(&id), self.after.objects.get(&id));
            let problem = match (was, is) {
                (Some(was), Some(is)) if was == is || self.may_change(id, was, is) => None,
                (None, Some(is)) if self.may_be_new(id, is) => None,
                (None, None) => None,
                (Some(_), _) => {
                    Some(shadow(format!("{} was changed behind the seal", called(self.before, self.after, id))))
                }
                (None, Some(_)) => {
                    Some(added(format!("{} was added behind the seal", called(self.before, self.after, id))))
                }
            };
            problems.extend(problem);
            if problems.len() == MOST_TOLD {
                break;
            }
        }
        problems
    }

    fn may_be_new(&self, id: ObjectId, is: &Object) -> bool {
        // A table of contents of an earlier addition is read as an object of a later state.
        let table =
            Some(id) == self.table && matches!(is, Object::Stream(stream) if stream.dict.has_type(b"XRef"));
        table || self.stamps.contains(&id) || self.store.contains(&id) || self.is_form(id)
    }

    /// Whether it is the form's dictionary, made anew for a time stamp.
    fn is_form(&self, id: ObjectId) -> bool {
        let empty = Dictionary::new();
        let catalog = |document: &'a Document| document.catalog().ok();
        let was = catalog(self.before).is_some_and(|catalog| catalog.has(b"AcroForm"));
        let is = catalog(self.after).and_then(|catalog| catalog.get(b"AcroForm").ok());
        let own = self.after.objects.get(&id).and_then(|form| form.as_dict().ok());
        !was && is == Some(&Object::Reference(id)) && own.is_some_and(|own| self.form_grew(&empty, own))
    }

    fn may_change(&self, id: ObjectId, was: &Object, is: &Object) -> bool {
        match (was, is) {
            (Object::Dictionary(was), Object::Dictionary(is)) => {
                self.catalog_grew(id, was, is)
                    || (refers(self.before.catalog().ok(), b"AcroForm", id) && self.form_grew(was, is))
                    || self.page_grew(was, is)
                    || self.store_grew(id)
            }
            (Object::Array(was), Object::Array(is)) => {
                self.store_grew(id) || (self.is_list_of_fields(id) && self.list_grew(was, is))
            }
            _ => false,
        }
    }

    /// Objects of the store may be replaced by larger ones.
    fn store_grew(&self, id: ObjectId) -> bool {
        self.store.contains(&id) && store(self.before).is_some_and(|before| before.contains(&id))
    }

    fn catalog_grew(&self, id: ObjectId, was: &Dictionary, is: &Dictionary) -> bool {
        let form = match (was.get(b"AcroForm").ok(), is.get(b"AcroForm").ok()) {
            (was, is) if was == is => true,
            (None, Some(Object::Reference(id))) => self.is_form(*id),
            (None, Some(Object::Dictionary(is))) => self.form_grew(&Dictionary::new(), is),
            (Some(Object::Dictionary(was)), Some(Object::Dictionary(is))) => self.form_grew(was, is),
            _ => false,
        };
        let store = was.get(b"DSS").ok() == is.get(b"DSS").ok() || store(self.after).is_some();
        let own = self.after.trailer.get(b"Root").ok() == Some(&Object::Reference(id));
        own && form && store && same_but(was, is, &[b"AcroForm", b"DSS"])
    }

    fn form_grew(&self, was: &Dictionary, is: &Dictionary) -> bool {
        let fields = match (was.get(b"Fields").ok(), is.get(b"Fields").ok()) {
            (was, is) if was == is => true,
            (None, Some(Object::Array(is))) => self.list_grew(&[], is),
            (Some(Object::Array(was)), Some(Object::Array(is))) => self.list_grew(was, is),
            _ => false,
        };
        let flags = was.get(b"SigFlags").ok() == is.get(b"SigFlags").ok()
            || is.get(b"SigFlags").and_then(Object::as_i64).is_ok_and(|flags| flags == 3);
        fields && flags && same_but(was, is, &[b"Fields", b"SigFlags"])
    }

    fn page_grew(&self, was: &Dictionary, is: &Dictionary) -> bool {
        let annotations = match (was.get(b"Annots").ok(), is.get(b"Annots").ok()) {
            (None, Some(Object::Array(is))) => self.list_grew(&[], is),
            (Some(Object::Array(was)), Some(Object::Array(is))) => self.list_grew(was, is),
            _ => false,
        };
        was.has_type(b"Page") && annotations && same_but(was, is, &[b"Annots"])
    }

    /// Whether nothing but fields of new time stamps was added to the end.
    fn list_grew(&self, was: &[Object], is: &[Object]) -> bool {
        let new = is.strip_prefix(was);
        new.is_some_and(|new| new.iter().all(|one| one.as_reference().is_ok_and(|id| self.stamps.contains(&id))))
    }

    /// Whether it is the list of the form's fields or of a page's annotations, as an object of its own.
    fn is_list_of_fields(&self, id: ObjectId) -> bool {
        let form = self.before.catalog().ok().and_then(|catalog| catalog.get_deref(b"AcroForm", self.before).ok());
        let form = form.and_then(|form| form.as_dict().ok());
        refers(form, b"Fields", id)
            || self.before.objects.values().any(|object| match object {
                Object::Dictionary(page) => page.has_type(b"Page") && refers(Some(page), b"Annots", id),
                _ => false,
            })
    }

    /// New fields that hold a document time stamp and nothing else, and the stamps.
    fn new_stamps(&self) -> BTreeSet<ObjectId> {
        let new = self.after.objects.iter().filter(|(id, _)| !self.before.objects.contains_key(id));
        let pairs = new.filter_map(|(id, object)| {
            let field = object.as_dict().ok().filter(|field| is_stamp_field(field))?;
            let value = field.get(b"V").and_then(Object::as_reference).ok()?;
            let stamp = self.after.objects.get(&value).and_then(|stamp| stamp.as_dict().ok())?;
            let fits = has_only(stamp, &STAMP)
                && stamp.has_type(b"DocTimeStamp")
                && !self.before.objects.contains_key(&value);
            fits.then_some([*id, value])
        });
        pairs.flatten().collect()
    }
}

/// Whether the value of a key is this object.
pub(super) fn refers(from: Option<&Dictionary>, key: &[u8], id: ObjectId) -> bool {
    from.is_some_and(|from| from.get(key).ok() == Some(&Object::Reference(id)))
}

/// Whether a field can hold a time stamp and nothing that shows.
fn is_stamp_field(field: &Dictionary) -> bool {
    let is = |key: &[u8], name: &[u8]| field.get(key).and_then(Object::as_name).is_ok_and(|value| value == name);
    let corners = field.get(b"Rect").and_then(Object::as_array);
    let flat = corners.is_ok_and(|corners| {
        corners.len() == 4
            && corners.iter().all(|one| matches!(one, Object::Integer(0)) || *one == Object::Real(0.0))
    });
    has_only(field, &FIELD) && is(b"FT", b"Sig") && is(b"Subtype", b"Widget") && flat
}

fn has_only(dictionary: &Dictionary, keys: &[&[u8]]) -> bool {
    dictionary.iter().all(|(key, _)| keys.contains(&key.as_slice()))
}

/// Whether two dictionaries are the same but for some keys.
fn same_but(was: &Dictionary, is: &Dictionary, keys: &[&[u8]]) -> bool {
    let rest = |one: &'_ Dictionary| {
        one.iter()
            .filter(|(key, _)| !keys.contains(&key.as_slice()))
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect::<BTreeMap<_, _>>()
    };
    rest(was) == rest(is)
}

/// The objects that the document security store is made of; nothing where there is none or it holds something else.
fn store(document: &Document) -> Option<BTreeSet<ObjectId>> {
    crate::store::objects(document)
}

fn shadow(message: impl Into<String>) -> Problem {
    Problem::new(ProblemCode::Shadow, message)
}

fn added(message: impl Into<String>) -> Problem {
    Problem::new(ProblemCode::Appended, message)
}
