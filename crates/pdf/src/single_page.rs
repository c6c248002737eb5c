//! A single page of a PDF as a PDF of its own, for those who show it.
//!
//! What renders a page parses the file anew, with other eyes. Were it handed the file itself, it could see another
//! document than the one that was checked, or follow its structure without end. So it is handed a new file, of nothing
//! but what the page needs, after that was checked: how much it unpacks to, how deep it nests, how large its pictures are.

use std::collections::{BTreeMap, HashMap};
use std::io::Write as _;

use lopdf::xref::XrefEntry;
use lopdf::{DecompressError, Dictionary, Document, Error, Object, ObjectId, Stream};

use crate::pages::Page;
use crate::reading::{number, value};
use crate::{Limits, Refused, picture, write, xref};

/// How many references may lead from one object to the next. The renderer follows some of them by recursion.
const CHAIN: usize = 1_000;
/// How deep arrays and dictionaries may nest inside of a stream, where the renderer follows them by recursion.
const NESTING: usize = 5_000;

/// The numbers of the objects that every such file has.
const CATALOG: ObjectId = (1, 0);
const TREE: ObjectId = (2, 0);
const PAGE: ObjectId = (3, 0);

/// Keys that lead away from what is seen of a page.
const UNSEEN: [&[u8]; 12] = [
    b"Parent", b"P", b"Metadata", b"PieceInfo", b"StructParents", b"StructParent", b"Thumb", b"B", b"Popup",
    b"IRT", b"A", b"AA",
];

/// The page as a file.
pub(crate) fn extract(document: &Document, page: &Page<'_>, limits: &Limits) -> Result<Vec<u8>, Refused> {
    let mut extract = Extract { document, numbers: HashMap::new(), unpacked: limits.unpacked, limits };
    let mut dictionary = Dictionary::new();
    dictionary.set("Type", "Page");
    dictionary.set("Parent", TREE);
    let area = page.shape.area;
    dictionary.set("MediaBox", [area.left, area.bottom, area.right, area.top].map(Object::from).to_vec());
    dictionary.set("Rotate", page.shape.rotation.degrees());
    if let Some(resources) = page.resources {
        dictionary.set("Resources", resources.clone());
    }
    for key in ["Contents", "Group"] {
        if let Ok(value) = page.dictionary.get(key.as_bytes()) {
            dictionary.set(key, value.clone());
        }
    }
    dictionary.set("Annots", annotations(document, page.dictionary));
    let mut catalog = Dictionary::new();
    catalog.set("Type", "Catalog");
    // Which layers of the page are switched off.
    if let Ok(layers) = document.catalog().and_then(|catalog| catalog.get(b"OCProperties")) {
        catalog.set("OCProperties", layers.clone());
    }

    let mut objects = extract.reachable([&dictionary, &catalog])?;
    extract.renumber_entries(&mut dictionary);
    extract.renumber_entries(&mut catalog);
    dictionary.set("Parent", TREE);
    catalog.set("Pages", TREE);
    let mut tree = Dictionary::new();
    tree.set("Type", "Pages");
    tree.set("Count", 1);
    tree.set("Kids", vec![Object::Reference(PAGE)]);
    for object in objects.values_mut() {
        extract.renumber(object);
    }
    objects.insert(CATALOG.0, catalog.into());
    objects.insert(TREE.0, tree.into());
    objects.insert(PAGE.0, dictionary.into());
    Ok(file(&objects))
}

/// What is seen of the page's annotations: their rectangles, and their picture in the state that they are in.
fn annotations(document: &Document, page: &Dictionary) -> Vec<Object> {
    let Ok(annotations) = value(document, page, b"Annots").as_array() else { return Vec::new() };
    let seen = |annotation: &Object| {
        let annotation = document.dereference(annotation).ok()?.1.as_dict().ok()?;
        let flags = value(document, annotation, b"F").as_i64().unwrap_or(0);
        // Hidden, or for paper only.
        if flags & 2 != 0 || flags & 32 != 0 || is_named(value(document, annotation, b"Subtype"), b"Popup") {
            return None;
        }
        let appearances = value(document, annotation, b"AP").as_dict().ok()?;
        let mut normal = appearances.get(b"N").ok()?;
        if let Ok(states) = value(document, appearances, b"N").as_dict() {
            normal = states.get(value(document, annotation, b"AS").as_name().ok()?).ok()?;
        }
        let mut appearance = Dictionary::new();
        appearance.set("N", Object::Reference(normal.as_reference().ok()?));
        let mut copy = Dictionary::new();
        copy.set("Rect", value(document, annotation, b"Rect").clone());
        copy.set("AP", appearance);
        Some(Object::Dictionary(copy))
    };
    annotations.iter().filter_map(seen).collect()
}

struct Extract<'a> {
    document: &'a Document,
    numbers: HashMap<ObjectId, u32>,
    unpacked: usize,
    limits: &'a Limits,
}

/// An object on the way down, with where its references lead and how long the longest chain below it is so far.
struct Step {
    id: ObjectId,
    children: Vec<ObjectId>,
    chain: usize,
}

impl Extract<'_> {
    /// Copies of all objects that the roots lead to, under their new numbers.
    fn reachable(&mut self, roots: [&Dictionary; 2]) -> Result<BTreeMap<u32, Object>, Refused> {
        let mut objects = BTreeMap::new();
        let mut chains: HashMap<ObjectId, usize> = HashMap::new();
        let mut children = Vec::new();
        for root in roots {
            entries_refer(root, &mut children);
        }
        let mut path = vec![Step { id: PAGE, children, chain: 0 }];
        while let Some(step) = path.last_mut() {
            let Some(id) = step.children.pop() else {
                let done = step.chain + 1;
                chains.insert(step.id, done);
                path.pop();
                if let Some(above) = path.last_mut() {
                    above.chain = above.chain.max(done);
                }
                continue;
            };
            if self.numbers.contains_key(&id) {
                // An object that is still on the way down has no chain yet: it leads back, which the renderer notices.
                step.chain = step.chain.max(chains.get(&id).copied().unwrap_or(0));
                continue;
            }
            let Some(object) = self.document.objects.get(&id) else { continue };
            let new = u32::try_from(self.numbers.len()).unwrap_or(u32::MAX).saturating_add(PAGE.0 + 1);
            self.numbers.insert(id, new);
            let copy = self.checked(object)?;
            let mut children = Vec::new();
            refers(&copy, &mut children);
            objects.insert(new, copy);
            path.push(Step { id, children, chain: 0 });
            if path.len() > CHAIN {
                return Err(too_deep());
            }
        }
        if chains.values().any(|chain| *chain > CHAIN) {
            return Err(too_deep());
        }
        Ok(objects)
    }

    /// A copy of an object without what leads away from the page.
    fn checked(&mut self, object: &Object) -> Result<Object, Refused> {
        let mut copy = match object {
            // Another page, or a tree of them.
            Object::Dictionary(node) if node.has_type(b"Page") || node.has_type(b"Pages") => Object::Null,
            other => other.clone(),
        };
        match &mut copy {
            Object::Dictionary(entries) => UNSEEN.iter().for_each(|key| drop(entries.remove(key))),
            Object::Stream(stream) => {
                UNSEEN.iter().chain(&[&b"Length"[..]]).for_each(|key| drop(stream.dict.remove(key)));
                self.check(stream)?;
            }
            _ => {}
        }
        Ok(copy)
    }

    fn check(&mut self, stream: &Stream) -> Result<(), Refused> {
        let filters = stream.filters().unwrap_or_default();
        let is_picture = is_named(value(self.document, &stream.dict, b"Subtype"), b"Image");
        if is_picture {
            let side = |key| number(value(self.document, &stream.dict, key)).unwrap_or(0.0);
            self.check_pixels(side(b"Width"), side(b"Height"))?;
        }
        match filters.last() {
            Some(&b"DCTDecode" | &b"JPXDecode") if filters.len() == 1 => {
                let (width, height) = picture::embedded_size(&stream.content).unwrap_or_default();
                self.check_pixels(f64::from(width), f64::from(height))?;
            }
            _ => {}
        }
        match stream.get_plain_content_with_limit(self.unpacked) {
            Ok(plain) => {
                self.unpacked = self.unpacked.saturating_sub(plain.len());
                if !is_picture && nesting(&plain) > NESTING {
                    return Err(too_deep());
                }
                Ok(())
            }
            Err(Error::Decompress(DecompressError::MemoryLimitExceeded { .. })) => {
                Err(Refused::Unpacks { limit: self.limits.unpacked })
            }
            // A filter of pictures, or damage that the renderer will have to cope with.
            Err(_) => Ok(()),
        }
    }

    fn check_pixels(&self, width: f64, height: f64) -> Result<(), Refused> {
        #[expect(clippy::cast_precision_loss, reason = "a limit needs no more than 52 bits")]
        let limit = self.limits.pixels as f64;
        if width * height <= limit {
            return Ok(());
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "casts saturate, which is fine to tell"
        )]
        let (width, height) = (width as u32, height as u32);
        Err(Refused::TooManyPixels { width, height, limit: self.limits.pixels })
    }

    fn renumber(&self, object: &mut Object) {
        match object {
            Object::Reference(id) => match self.numbers.get(id) {
                Some(new) => *id = (*new, 0),
                None => *object = Object::Null,
            },
            Object::Array(items) => items.iter_mut().for_each(|item| self.renumber(item)),
            Object::Dictionary(entries) => self.renumber_entries(entries),
            Object::Stream(stream) => self.renumber_entries(&mut stream.dict),
            _ => {}
        }
    }

    fn renumber_entries(&self, entries: &mut Dictionary) {
        entries.iter_mut().for_each(|(_, value)| self.renumber(value));
    }
}

fn is_named(object: &Object, name: &[u8]) -> bool {
    object.as_name().is_ok_and(|found| found == name)
}

fn too_deep() -> Refused {
    Refused::damaged("its parts are nested too deeply")
}

/// The references in an object.
fn refers(object: &Object, found: &mut Vec<ObjectId>) {
    match object {
        Object::Reference(id) => found.push(*id),
        Object::Array(items) => items.iter().for_each(|item| refers(item, found)),
        Object::Dictionary(entries) => entries_refer(entries, found),
        Object::Stream(stream) => entries_refer(&stream.dict, found),
        _ => {}
    }
}

fn entries_refer(entries: &Dictionary, found: &mut Vec<ObjectId>) {
    entries.iter().for_each(|(_, value)| refers(value, found));
}

/// How deep brackets nest at the most, whatever they mean. Bytes that are no text nest by chance, but not far.
fn nesting(content: &[u8]) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    for byte in content {
        match byte {
            b'[' | b'{' | b'<' => depth += 1,
            b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

fn file(objects: &BTreeMap<u32, Object>) -> Vec<u8> {
    let mut out = b"%PDF-1.7\n".to_vec();
    let mut entries = BTreeMap::new();
    let offset = |out: &[u8]| u32::try_from(out.len()).unwrap_or(u32::MAX);
    for (number, object) in objects {
        entries.insert(*number, XrefEntry::Normal { offset: offset(&out), generation: 0 });
        // Writing into memory doesn't fail.
        let _ = writeln!(out, "{number} 0 obj");
        write::object(&mut out, object);
        out.extend_from_slice(b"\nendobj\n");
    }
    let start = out.len();
    xref::table(&mut out, &entries, true);
    let mut trailer = Dictionary::new();
    trailer.set("Size", i64::from(objects.keys().next_back().copied().unwrap_or(0)) + 1);
    trailer.set("Root", CATALOG);
    out.extend_from_slice(b"trailer\n");
    write::dictionary(&mut out, &trailer);
    let _ = writeln!(out, "\nstartxref\n{start}\n%%EOF");
    out
}
