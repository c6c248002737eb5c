//! The form fields that a PDF brings along.

use std::collections::{HashMap, HashSet};

use lopdf::{Dictionary, Document, Object, ObjectId};
use serde::{Deserialize, Serialize};

use crate::geometry::Place;
use crate::pages::{Page, rectangle};
use crate::reading::{resolve, value};
use crate::{Limits, Refused};

/// A form field of a PDF at one of its places. A field that is shown at several places comes once for each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Its full name, as `person.address.street`.
    pub name: String,
    /// What its author says it is for, to be read to people.
    pub label: Option<String>,
    /// What is filled in.
    pub kind: FieldKind,
    /// The page it is on, counted from 0.
    pub page: usize,
    /// Where it is on the displayed page.
    pub place: Place,
    /// Whether it has to be filled.
    pub required: bool,
    /// Whether it can't be changed.
    pub read_only: bool,
}

/// What kind of thing is filled into a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FieldKind {
    /// Text.
    Text {
        /// Whether it may have several lines.
        multiline: bool,
        /// How many characters it may have at most.
        max_length: Option<u32>,
    },
    /// A tick.
    Checkbox,
    /// One of several of the same name, of which one is chosen.
    Radio {
        /// The name of this one.
        option: Option<String>,
    },
    /// A button that does something.
    Button,
    /// A choice.
    Choice {
        /// What can be chosen.
        options: Vec<String>,
    },
    /// A signature.
    Signature {
        /// Whether it is signed.
        signed: bool,
    },
}

/// A node of the tree of fields, with what it takes from those above.
#[derive(Clone, Default)]
struct Node<'a> {
    name: String,
    kind: Option<&'a [u8]>,
    flags: i64,
    label: Option<&'a Object>,
    options: Option<&'a Object>,
    max_length: Option<i64>,
    value: Option<&'a Object>,
}

/// How many options of a choice are handed out.
const OPTIONS: usize = 1_000;
/// How long a name may become on the way down the tree, in bytes.
const NAME: usize = 4_000;

/// What a document's form holds.
#[derive(Default)]
pub(crate) struct Form {
    /// The fields that are shown somewhere, in the order of the form.
    pub fields: Vec<Field>,
    /// Whether somebody has signed, be it in a field that is shown or not.
    pub signed: bool,
}

/// Reads a document's form.
pub(crate) fn read(document: &Document, pages: &[Page<'_>], limits: &Limits) -> Result<Form, Refused> {
    let mut found = Form { fields: Vec::new(), signed: is_certified(document) };
    let Some(form) = form(document) else { return Ok(found) };
    let Ok(roots) = value(document, form, b"Fields").as_array() else { return Ok(found) };
    let homes = homes(document, pages);
    let mut seen = HashSet::new();
    let mut open: Vec<(&Object, Node<'_>)> = roots.iter().rev().map(|root| (root, Node::default())).collect();
    while let Some((object, above)) = open.pop() {
        let (Ok(id), Ok(dictionary)) = (object.as_reference(), resolve(document, object).as_dict()) else {
            continue;
        };
        if !seen.insert(id) {
            continue;
        }
        let node = above.with(document, dictionary);
        found.signed |= node.is_signed();
        if let Ok(kids) = value(document, dictionary, b"Kids").as_array() {
            open.extend(kids.iter().rev().map(|kid| (kid, node.clone())));
        } else if let Some(field) = field(document, pages, &homes, (id, dictionary), &node) {
            if found.fields.len() == limits.fields {
                return Err(Refused::TooManyFields { limit: limits.fields });
            }
            found.fields.push(field);
        }
    }
    Ok(found)
}

/// Whether a signature says what may still be changed in the document.
fn is_certified(document: &Document) -> bool {
    document.catalog().is_ok_and(|catalog| {
        value(document, catalog, b"Perms").as_dict().is_ok_and(|perms| perms.has(b"DocMDP") || perms.has(b"UR3"))
    })
}

/// The document's form.
pub(crate) fn form(document: &Document) -> Option<&Dictionary> {
    value(document, document.catalog().ok()?, b"AcroForm").as_dict().ok()
}

/// Which page a widget is on: that which lists it. What a widget says itself is often wrong.
fn homes(document: &Document, pages: &[Page<'_>]) -> HashMap<ObjectId, usize> {
    let mut homes = HashMap::new();
    for (number, page) in pages.iter().enumerate() {
        let Ok(annotations) = value(document, page.dictionary, b"Annots").as_array() else { continue };
        for id in annotations.iter().filter_map(|annotation| annotation.as_reference().ok()) {
            homes.entry(id).or_insert(number);
        }
    }
    homes
}

impl<'a> Node<'a> {
    fn with(&self, document: &'a Document, dictionary: &'a Dictionary) -> Self {
        let own = |key: &[u8]| Some(value(document, dictionary, key)).filter(|object| !object.is_null());
        let mut name = self.name.clone();
        if let Some(part) = own(b"T").and_then(text)
            && name.len() + part.len() < NAME
        {
            if !name.is_empty() {
                name.push('.');
            }
            name.push_str(&part);
        }
        Self {
            name,
            kind: own(b"FT").and_then(|kind| kind.as_name().ok()).or(self.kind),
            flags: own(b"Ff").and_then(|flags| flags.as_i64().ok()).unwrap_or(self.flags),
            label: own(b"TU").or(self.label),
            options: own(b"Opt").or(self.options),
            max_length: own(b"MaxLen").and_then(|length| length.as_i64().ok()).or(self.max_length),
            value: own(b"V").or(self.value),
        }
    }

    fn flag(&self, bit: u32) -> bool {
        self.flags & (1 << (bit - 1)) != 0
    }

    fn kind(&self, document: &Document, widget: &Dictionary) -> Option<FieldKind> {
        Some(match self.kind? {
            b"Tx" => FieldKind::Text {
                multiline: self.flag(13),
                max_length: self.max_length.and_then(|length| u32::try_from(length).ok()),
            },
            b"Btn" if self.flag(17) => FieldKind::Button,
            b"Btn" if self.flag(16) => FieldKind::Radio { option: on_state(document, widget) },
            b"Btn" => FieldKind::Checkbox,
            b"Ch" => FieldKind::Choice { options: self.options(document) },
            b"Sig" => FieldKind::Signature { signed: self.is_signed() },
            _ => return None,
        })
    }

    fn is_signed(&self) -> bool {
        self.kind == Some(b"Sig") && self.value.is_some_and(|value| value.as_dict().is_ok())
    }

    /// The options as people see them: of a pair of value and text, the text.
    fn options(&self, document: &Document) -> Vec<String> {
        let Some(Ok(options)) = self.options.map(Object::as_array) else { return Vec::new() };
        let seen = |option: &Object| match resolve(document, option) {
            Object::Array(pair) => pair.last().and_then(|shown| text(resolve(document, shown))),
            plain => text(plain),
        };
        options.iter().take(OPTIONS).filter_map(seen).collect()
    }
}

fn field(
    document: &Document,
    pages: &[Page<'_>],
    homes: &HashMap<ObjectId, usize>,
    (id, widget): (ObjectId, &Dictionary),
    node: &Node<'_>,
) -> Option<Field> {
    let says = || widget.get(b"P").ok()?.as_reference().ok();
    let home = homes.get(&id).copied().or_else(|| {
        let page = says()?;
        pages.iter().position(|candidate| candidate.id == page)
    })?;
    let rectangle = rectangle(document, widget.get(b"Rect").ok()?)?;
    Some(Field {
        name: node.name.clone(),
        label: node.label.and_then(text).filter(|label| !label.is_empty()),
        kind: node.kind(document, widget)?,
        page: home,
        place: pages.get(home)?.shape.place(rectangle),
        required: node.flag(2),
        read_only: node.flag(1),
    })
}

/// The state of a button that is not "off", by the pictures it has for its states.
fn on_state(document: &Document, widget: &Dictionary) -> Option<String> {
    let appearances = value(document, widget, b"AP").as_dict().ok()?;
    let normal = value(document, appearances, b"N").as_dict().ok()?;
    let state = normal.iter().map(|(state, _)| state).find(|state| state.as_slice() != b"Off")?;
    Some(String::from_utf8_lossy(state).into_owned())
}

/// A text string in whichever of PDF's encodings.
fn text(object: &Object) -> Option<String> {
    object.as_str().ok()?;
    lopdf::decode_text_string(object).ok()
}
