//! A PDF that shows everybody the same: without what runs by itself, what viewers would draw anew, and what is there on paper
//! alone.
//!
//! What people sign is the picture of a page. The file that is sealed must show the same wherever it is opened, so before
//! anything is laid over it, scripts and other actions, attached files and moving pictures are taken out, fields keep the look
//! that they have, and what would be printed and not shown is hidden. Links stay.

use lopdf::{Dictionary, Document, Object, ObjectId};

use crate::guard::guarded;
use crate::incremental::Update;
use crate::pages::{Page, pages};
use crate::reading::{resolve, value};
use crate::{Limits, Refused};

/// What a catalogue does by itself, or carries along.
const ACTIVE: [&[u8]; 5] = [b"OpenAction", b"AA", b"AF", b"Collection", b"Requirements"];
/// What it has lists of names for that is not for looking at.
const NAMED: [&[u8]; 3] = [b"JavaScript", b"EmbeddedFiles", b"Renditions"];
/// What makes viewers draw fields by themselves.
const REDRAWN: [&[u8]; 2] = [b"NeedAppearances", b"XFA"];
/// Annotations that play or carry something.
const PLAYED: [&[u8]; 6] = [b"FileAttachment", b"Sound", b"Movie", b"Screen", b"RichMedia", b"3D"];
/// Actions that lead somewhere, and do nothing else.
const LEADING: [&[u8]; 3] = [b"URI", b"GoTo", b"Named"];
/// The flags of an annotation that is hidden, and of one that is only printed.
const HIDDEN: i64 = 1 << 1;
const NO_VIEW: i64 = 1 << 5;

/// The PDF with what has to be changed behind its bytes; nothing where it is still already.
///
/// # Errors
///
/// When the PDF can't be used.
pub fn stilled(original: &[u8], limits: &Limits) -> Result<Option<Vec<u8>>, Refused> {
    guarded("stilling", || still(original, limits))
}

fn still(original: &[u8], limits: &Limits) -> Result<Option<Vec<u8>>, Refused> {
    let mut update = Update::read(original, limits)?;
    let document = update.shared_document();
    let mut changes = Vec::new();
    if let (Ok(root), Ok(catalog)) =
        (document.trailer.get(b"Root").and_then(Object::as_reference), document.catalog())
        && let Some(catalog) = catalogue(&document, catalog)
    {
        changes.push((root, catalog));
    }
    for page in pages(&document, limits)? {
        on_page(&document, &page, &mut changes);
    }
    if changes.is_empty() {
        return Ok(None);
    }
    for (id, dictionary) in changes {
        update.set(id, dictionary);
    }
    Ok(Some(update.finish()))
}

/// The catalogue as it should be, where it is not.
fn catalogue(document: &Document, catalog: &Dictionary) -> Option<Dictionary> {
    let mut changed = catalog.clone();
    let mut is_changed = without(&mut changed, &ACTIVE);
    for (key, parts) in [(b"Names".as_slice(), NAMED.as_slice()), (b"AcroForm", &REDRAWN)] {
        if let Ok(inner) = value(document, catalog, key).as_dict() {
            let mut inner = inner.clone();
            if without(&mut inner, parts) {
                changed.set(key, inner);
                is_changed = true;
            }
        }
    }
    if let Ok(layers) = value(document, catalog, b"OCProperties").as_dict()
        && let Ok(present) = value(document, layers, b"D").as_dict()
    {
        // Which layers are shown may depend on whether it is printed, and there may be other choices of them.
        let (mut layers, mut present) = (layers.clone(), present.clone());
        if without(&mut present, &[b"AS"]) | without(&mut layers, &[b"Configs"]) {
            layers.set("D", present);
            changed.set("OCProperties", layers);
            is_changed = true;
        }
    }
    is_changed.then_some(changed)
}

/// Adds what has to change on a page.
fn on_page(document: &Document, page: &Page<'_>, changes: &mut Vec<(ObjectId, Dictionary)>) {
    let mut still = page.dictionary.clone();
    let mut is_changed = without(&mut still, &[b"AA"]);
    if let Ok(annotations) = value(document, page.dictionary, b"Annots").as_array() {
        let mut kept = Vec::with_capacity(annotations.len());
        for one in annotations {
            let Ok(annotation) = resolve(document, one).as_dict() else {
                kept.push(one.clone());
                continue;
            };
            if annotation.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| PLAYED.contains(&kind)) {
                is_changed = true;
                continue;
            }
            match (one.as_reference(), quiet(document, annotation)) {
                (_, None) => kept.push(one.clone()),
                (Ok(id), Some(quiet)) => {
                    kept.push(one.clone());
                    if changes.iter().all(|(known, _)| *known != id) {
                        changes.push((id, quiet));
                    }
                }
                (Err(_), Some(quiet)) => {
                    kept.push(quiet.into());
                    is_changed = true;
                }
            }
        }
        if is_changed {
            still.set("Annots", kept);
        }
    }
    if is_changed {
        changes.push((page.id, still));
    }
}

/// An annotation that does nothing but lead somewhere, and shows on paper what it shows on the screen; nothing where it is so.
fn quiet(document: &Document, annotation: &Dictionary) -> Option<Dictionary> {
    let mut quiet = annotation.clone();
    let mut is_changed = without(&mut quiet, &[b"AA"]);
    if let Ok(action) = value(document, annotation, b"A").as_dict() {
        let kind = value(document, action, b"S").as_name().unwrap_or_default();
        // What follows an action may be any other.
        if !LEADING.contains(&kind) || action.has(b"Next") {
            is_changed |= without(&mut quiet, &[b"A"]);
        }
    }
    let flags = value(document, annotation, b"F").as_i64().unwrap_or_default();
    if flags & NO_VIEW != 0 && flags & HIDDEN == 0 {
        quiet.set("F", flags | HIDDEN);
        is_changed = true;
    }
    is_changed.then_some(quiet)
}

/// Takes entries out; tells whether any was there.
fn without(dictionary: &mut Dictionary, keys: &[&[u8]]) -> bool {
    keys.iter().fold(false, |found, key| dictionary.remove(key).is_some() | found)
}
