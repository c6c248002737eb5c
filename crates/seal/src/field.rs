//! The form field that a signature sits in.
//!
//! It is invisible: what people see of the signing is in the document already, and the widget stays out of the way of
//! PDF/A (it has no area, so it needs no appearance) and of PDF/UA (it has no area, so it is not read out).

use std::collections::HashSet;

use pdf::Update;
use pdf::lopdf::{Dictionary, Document, Object, ObjectId, StringFormat, dictionary};

use crate::SealError;
use crate::blank::encoded;

/// Printed and locked: the flags that PDF/A asks for and nobody can move.
const FLAGS: i64 = 4 | 128;

/// Page trees that go deeper than this are not followed.
const DEEPEST: usize = 64;

/// Adds an invisible signature field for a signature dictionary, on the first page. `label` names it for people.
pub(crate) fn add(update: &mut Update<'_>, signature: ObjectId, label: &str) -> Result<(), SealError> {
    let page = first_page(update.document())?;
    let (catalog_id, mut catalog) = catalog(update)?;
    let form = Form::of(update, &catalog);
    let name = form.free_name(update, label);
    let widget = update.add(dictionary! {
        "Type" => "Annot",
        "Subtype" => "Widget",
        "FT" => "Sig",
        "T" => Object::String(encoded(&name), StringFormat::Hexadecimal),
        "TU" => Object::String(encoded(label), StringFormat::Hexadecimal),
        "F" => FLAGS,
        "Rect" => vec![0.into(), 0.into(), 0.into(), 0.into()],
        "P" => page,
        "V" => signature,
    });
    let tagged = catalog.has(b"StructTreeRoot");
    form.append(update, &mut catalog, widget);
    update.set(catalog_id, catalog);
    annotate(update, page, widget, tagged)
}

/// The catalogue as it is now.
pub(crate) fn catalog(update: &Update<'_>) -> Result<(ObjectId, Dictionary), SealError> {
    let id = update.document().trailer.get(b"Root").and_then(Object::as_reference);
    let id = id.map_err(|_| SealError::Structure("its catalogue is not an object of its own".to_owned()))?;
    let catalog = update.get(id).and_then(|object| object.as_dict().ok());
    let catalog = catalog.ok_or_else(|| SealError::Structure("its catalogue is missing".to_owned()))?;
    Ok((id, catalog.clone()))
}

/// The first page of a document.
fn first_page(document: &Document) -> Result<ObjectId, SealError> {
    let missing = || SealError::Structure("it has no first page".to_owned());
    let mut node = document.catalog().and_then(|catalog| catalog.get(b"Pages")).map_err(|_| missing())?;
    let mut deep = vec![];
    loop {
        let id = node.as_reference().map_err(|_| missing())?;
        let dictionary = document.get_dictionary(id).map_err(|_| missing())?;
        let Ok(kids) = dictionary.get_deref(b"Kids", document).and_then(Object::as_array) else { return Ok(id) };
        if deep.contains(&id) || deep.len() > DEEPEST {
            return Err(missing());
        }
        deep.push(id);
        // A branch without pages may come first.
        let mut pages = kids.iter().filter(|kid| !is_empty_branch(document, kid));
        node = pages.next().ok_or_else(missing)?;
    }
}

fn is_empty_branch(document: &Document, kid: &Object) -> bool {
    let kid = document.dereference(kid).ok().and_then(|(_, kid)| kid.as_dict().ok());
    let kids = kid.and_then(|kid| kid.get_deref(b"Kids", document).and_then(Object::as_array).ok());
    kids.is_some_and(Vec::is_empty)
}

/// The document's form: the dictionary, and whether it is an object of its own.
struct Form {
    id: Option<ObjectId>,
    dictionary: Dictionary,
}

impl Form {
    fn of(update: &Update<'_>, catalog: &Dictionary) -> Self {
        let entry = catalog.get(b"AcroForm").ok();
        let id = entry.and_then(|entry| entry.as_reference().ok());
        let form = id.map_or(entry, |id| update.get(id));
        let dictionary = form.and_then(|form| form.as_dict().ok()).cloned().unwrap_or_default();
        Self { id, dictionary }
    }

    fn fields<'a>(&'a self, update: &'a Update<'_>) -> (Option<ObjectId>, &'a [Object]) {
        let entry = self.dictionary.get(b"Fields").ok();
        let id = entry.and_then(|entry| entry.as_reference().ok());
        let fields = id.map_or(entry, |id| update.get(id));
        (id, fields.and_then(|fields| fields.as_array().ok()).map_or(&[], Vec::as_slice))
    }

    /// The label with a number, where another field has its name already.
    fn free_name(&self, update: &Update<'_>, label: &str) -> String {
        let (_, fields) = self.fields(update);
        let fields = fields.iter().filter_map(|field| update.get(field.as_reference().ok()?)?.as_dict().ok());
        let taken: HashSet<&[u8]> = fields.filter_map(|field| field.get(b"T").ok()?.as_str().ok()).collect();
        let names = std::iter::once(label.to_owned()).chain((2_usize..).map(|number| format!("{label} {number}")));
        // There is always a free one: there are more numbers than fields.
        names.into_iter().find(|name| !taken.contains(encoded(name).as_slice())).unwrap_or_default()
    }

    fn append(mut self, update: &mut Update<'_>, catalog: &mut Dictionary, widget: ObjectId) {
        let (id, fields) = self.fields(update);
        let mut fields = fields.to_vec();
        fields.push(widget.into());
        match id {
            Some(id) => update.set(id, fields),
            None => self.dictionary.set("Fields", fields),
        }
        // There are signatures, and changes are to be appended only.
        self.dictionary.set("SigFlags", 3);
        if let Some(id) = self.id {
            update.set(id, self.dictionary);
        } else {
            catalog.set("AcroForm", update.add(self.dictionary));
        }
    }
}

/// Puts the widget on the page.
fn annotate(update: &mut Update<'_>, page: ObjectId, widget: ObjectId, tagged: bool) -> Result<(), SealError> {
    let dictionary = update.get(page).and_then(|object| object.as_dict().ok()).cloned();
    let mut dictionary = dictionary.ok_or_else(|| SealError::Structure("its first page is missing".to_owned()))?;
    let entry = dictionary.get(b"Annots").ok();
    let id = entry.and_then(|entry| entry.as_reference().ok());
    let annotations = id.map_or(entry, |id| update.get(id));
    let mut annotations = annotations.and_then(|one| one.as_array().ok()).cloned().unwrap_or_default();
    annotations.push(widget.into());
    // PDF/UA: a page with annotations says that they are visited in the order of the structure.
    let order = tagged && !dictionary.has(b"Tabs");
    if order {
        dictionary.set("Tabs", "S");
    }
    match id {
        Some(id) => update.set(id, annotations),
        None => dictionary.set("Annots", annotations),
    }
    if id.is_none() || order {
        update.set(page, dictionary);
    }
    Ok(())
}
