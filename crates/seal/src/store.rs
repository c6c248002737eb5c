//! The document security store (DSS): certificates and revocation lists inside of a PDF, so that its seal can be checked
//! after those who issued them are gone.

use std::collections::BTreeSet;

use pdf::Update;
use pdf::lopdf::{Dictionary, Document, Object, ObjectId, Stream};

use crate::{SealError, field};

/// The lists of a store, and of what belongs to a single signature.
const LISTS: [&[u8]; 6] = [b"Certs", b"CRLs", b"OCSPs", b"Cert", b"CRL", b"OCSP"];

/// More objects than this are no store of anything.
const MOST: usize = 1_000;

/// Of each kind, more than this is not looked at.
const MOST_READ: usize = 100;

/// What a store holds, encoded as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Store {
    pub certificates: Vec<Vec<u8>>,
    pub lists: Vec<Vec<u8>>,
    pub answers: Vec<Vec<u8>>,
}

impl Store {
    /// What the store of a document holds.
    pub fn read(document: &Document) -> Option<Self> {
        let catalog = document.catalog().ok()?;
        let store = catalog.get_deref(b"DSS", document).and_then(Object::as_dict).ok()?;
        let all = |key: &[u8]| {
            let items = store.get_deref(key, document).and_then(Object::as_array).map_or(&[][..], Vec::as_slice);
            let streams = items.iter().take(MOST_READ).filter_map(|item| match document.dereference(item) {
                Ok((_, Object::Stream(stream))) => content(stream),
                _ => None,
            });
            streams.collect::<Vec<_>>()
        };
        Some(Self { certificates: all(b"Certs"), lists: all(b"CRLs"), answers: all(b"OCSPs") })
    }
}

/// Makes the store of a document hold all of this; what it holds already stays where it is.
pub(crate) fn write(update: &mut Update<'_>, store: &Store) -> Result<(), SealError> {
    let (catalog_id, mut catalog) = field::catalog(update)?;
    let held = Store::read(update.document()).unwrap_or_default();
    let old = update.document().catalog().ok().and_then(|catalog| {
        let id = catalog.get(b"DSS").ok()?.as_reference().ok();
        let old = catalog.get_deref(b"DSS", update.document()).and_then(Object::as_dict).ok()?;
        Some((id, old.clone()))
    });
    let (id, mut dictionary) = old.unwrap_or_default();
    dictionary.set("Type", "DSS");
    for (key, held, wanted) in [
        ("Certs", &held.certificates, &store.certificates),
        ("CRLs", &held.lists, &store.lists),
        ("OCSPs", &held.answers, &store.answers),
    ] {
        let list = dictionary.get_deref(key.as_bytes(), update.document()).and_then(Object::as_array);
        let mut list = list.cloned().unwrap_or_default();
        for content in wanted.iter().filter(|content| !held.contains(content)) {
            list.push(update.add(Stream::new(Dictionary::new(), content.clone())).into());
        }
        if !list.is_empty() {
            dictionary.set(key, list);
        }
    }
    let id = id.unwrap_or_else(|| update.reserve());
    update.set(id, dictionary);
    catalog.set("DSS", id);
    update.set(catalog_id, catalog);
    Ok(())
}

fn content(stream: &Stream) -> Option<Vec<u8>> {
    if stream.dict.has(b"Filter") {
        return stream.decompressed_content_with_limit(4 << 20).ok();
    }
    Some(stream.content.clone())
}

/// The objects that a document's store is made of; nothing where there is none, or where it holds anything that a store
/// doesn't.
pub(crate) fn objects(document: &Document) -> Option<BTreeSet<ObjectId>> {
    let mut found = Walk { document, seen: BTreeSet::new() };
    let store = found.dictionary(document.catalog().ok()?.get(b"DSS").ok()?)?;
    for (key, value) in store {
        match key.as_slice() {
            b"Type" => {}
            b"VRI" => {
                for (key, value) in found.dictionary(value)? {
                    if key == b"Type" {
                        continue;
                    }
                    for (key, value) in found.dictionary(value)? {
                        // A name and a date, which lead nowhere.
                        if !matches!(
                            (key.as_slice(), value),
                            (b"Type", Object::Name(_)) | (b"TU", Object::String(..))
                        ) {
                            found.list(key, value)?;
                        }
                    }
                }
            }
            _ => found.list(key, value)?,
        }
    }
    Some(found.seen)
}

struct Walk<'a> {
    document: &'a Document,
    seen: BTreeSet<ObjectId>,
}

impl<'a> Walk<'a> {
    fn follow(&mut self, value: &'a Object) -> Option<&'a Object> {
        let Object::Reference(id) = value else { return Some(value) };
        self.seen.insert(*id);
        if self.seen.len() > MOST {
            return None;
        }
        self.document.objects.get(id)
    }

    fn dictionary(&mut self, value: &'a Object) -> Option<&'a Dictionary> {
        match self.follow(value)? {
            Object::Dictionary(dictionary) => Some(dictionary),
            _ => None,
        }
    }

    /// A list of streams without anything but content.
    fn list(&mut self, key: &[u8], value: &'a Object) -> Option<()> {
        if !LISTS.contains(&key) {
            return None;
        }
        let Object::Array(items) = self.follow(value)? else { return None };
        for item in items {
            let Object::Stream(stream) = self.follow(item)? else { return None };
            let plain = stream.dict.iter().all(|(key, _)| matches!(key.as_slice(), b"Length" | b"Filter"));
            if !plain {
                return None;
            }
        }
        Some(())
    }
}
