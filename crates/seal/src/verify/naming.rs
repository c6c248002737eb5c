//! What objects of a PDF are, in words for whoever asks what was changed.

use std::collections::BTreeMap;

use pdf::lopdf::{Dictionary, Document, Object, ObjectId};

use super::changes::refers;

/// What an object is, in words.
pub(super) fn called(before: &Document, after: &Document, id: ObjectId) -> String {
    let pages = before.objects.iter().filter_map(|(id, object)| {
        let page = object.as_dict().ok()?;
        page.has_type(b"Page").then_some((*id, page))
    });
    let pages: BTreeMap<ObjectId, &Dictionary> = pages.take(1_000).collect();
    if pages.contains_key(&id) {
        return "a page".to_owned();
    }
    for (key, name) in [
        (&b"Contents"[..], "the content of a page"),
        (b"Annots", "the list of a page's annotations"),
        (b"Resources", "the resources of a page"),
    ] {
        let leads = |value: &Object| match value {
            Object::Reference(other) => *other == id,
            Object::Array(items) => items.contains(&Object::Reference(id)),
            _ => false,
        };
        if pages.values().any(|page| page.get(key).is_ok_and(leads)) {
            return name.to_owned();
        }
    }
    if refers(before.catalog().ok(), b"AcroForm", id) {
        return "the form".to_owned();
    }
    let object = after.objects.get(&id).or_else(|| before.objects.get(&id));
    let dictionary = match object {
        Some(Object::Dictionary(dictionary)) => Some(dictionary),
        Some(Object::Stream(stream)) => Some(&stream.dict),
        _ => None,
    };
    let has = |key: &[u8], name: &[u8]| {
        let value = dictionary.and_then(|dictionary| dictionary.get(key).ok());
        value.and_then(|value| value.as_name().ok()) == Some(name)
    };
    let kinds: [(&[u8], &[u8], &str); 9] = [
        (b"Type", b"Catalog", "the catalogue of the document"),
        (b"Type", b"Pages", "the list of pages"),
        (b"Type", b"Page", "a page"),
        (b"Type", b"Font", "a font"),
        (b"Type", b"Sig", "a signature"),
        (b"FT", b"Sig", "a signature's field"),
        (b"Subtype", b"Widget", "a form field"),
        (b"Type", b"Annot", "an annotation"),
        (b"Subtype", b"Image", "a picture"),
    ];
    let kind = kinds.iter().find(|(key, name, _)| has(key, name)).map(|(_, _, kind)| *kind);
    kind.map_or_else(|| format!("the object {} {}", id.0, id.1), str::to_owned)
}
