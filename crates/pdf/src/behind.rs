//! Adding pages behind the last one of a PDF.

use lopdf::{Dictionary, Document, Object, ObjectId, Stream};

use crate::Refused;
use crate::incremental::Update;
use crate::reading::value;

/// A page that is one picture.
pub(crate) struct Sheet {
    /// The picture, a form `XObject`.
    pub form: ObjectId,
    /// Its left, lower, right and upper edge.
    pub area: [f64; 4],
}

/// Adds sheets behind the last page, in order. To those who read the document aloud they are decoration (an artifact), as
/// layers are.
pub(crate) fn add(document: &Document, sheets: &[Sheet], update: &mut Update<'_>) -> Result<(), Refused> {
    if sheets.is_empty() {
        return Ok(());
    }
    let root = root(document, update)?;
    let damaged = || Refused::damaged("its list of pages can't be read");
    let mut node = update.get(root).and_then(|node| node.as_dict().ok()).cloned().ok_or_else(damaged)?;
    let mut kids = value(document, &node, b"Kids").as_array().map_err(|_| damaged())?.clone();
    let count = value(document, &node, b"Count").as_i64().map_err(|_| damaged())?;
    for sheet in sheets {
        kids.push(page(sheet, root, update).into());
    }
    let added = i64::try_from(sheets.len()).unwrap_or(i64::MAX);
    node.set("Count", count.saturating_add(added));
    node.set("Kids", kids);
    update.set(root, node);
    Ok(())
}

/// The node that all pages hang on. Where the only page hangs on nothing it is given one.
fn root(document: &Document, update: &mut Update<'_>) -> Result<ObjectId, Refused> {
    let damaged = |_| Refused::damaged("its catalogue can't be read");
    let catalog_id = document.trailer.get(b"Root").and_then(Object::as_reference).map_err(damaged)?;
    let catalog = document.get_dictionary(catalog_id).map_err(damaged)?;
    let first = catalog.get(b"Pages").and_then(Object::as_reference).map_err(damaged)?;
    let node = update.get(first).and_then(|node| node.as_dict().ok()).cloned().unwrap_or_default();
    if node.has(b"Kids") {
        return Ok(first);
    }
    let mut root = Dictionary::new();
    root.set("Type", "Pages");
    root.set("Kids", vec![first.into()]);
    root.set("Count", 1);
    let root = update.add(root);
    let mut page = node;
    page.set("Parent", root);
    update.set(first, page);
    let mut catalog = catalog.clone();
    catalog.set("Pages", root);
    update.set(catalog_id, catalog);
    Ok(root)
}

fn page(sheet: &Sheet, parent: ObjectId, update: &mut Update<'_>) -> ObjectId {
    let mut pictures = Dictionary::new();
    pictures.set("Layer0", sheet.form);
    let mut resources = Dictionary::new();
    resources.set("XObject", pictures);
    let content = b"/Artifact BMC\n/Layer0 Do\nEMC\n".to_vec();
    let content = update.add(Stream::new(Dictionary::new(), content));
    let area = || sheet.area.map(Object::from).to_vec();
    let mut page = Dictionary::new();
    page.set("Type", "Page");
    page.set("Parent", parent);
    // What pages take from above is said by each of these itself: it was meant for others.
    page.set("MediaBox", area());
    page.set("CropBox", area());
    page.set("Rotate", 0);
    page.set("Resources", resources);
    page.set("Contents", content);
    update.add(page)
}
