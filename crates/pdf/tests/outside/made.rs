//! PDFs made for tests.

use countersign_pdf::lopdf::xref::XrefType;
use countersign_pdf::lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

/// How a page is made.
#[derive(Clone)]
pub struct Sheet {
    pub media_box: [i64; 4],
    pub crop_box: Option<[i64; 4]>,
    pub rotate: Option<i64>,
    pub content: Contents,
    pub unit: Option<f32>,
}

/// How the content of a page is stored.
#[derive(Clone)]
pub enum Contents {
    None,
    One(String),
    Many(Vec<String>),
}

impl Default for Sheet {
    fn default() -> Self {
        Self { media_box: [0, 0, 400, 600], crop_box: None, rotate: None, content: words("Original"), unit: None }
    }
}

/// Content that writes a line near the middle of the page.
pub fn words(text: &str) -> Contents {
    Contents::One(format!("BT /F1 20 Tf 150 300 Td ({text}) Tj ET"))
}

/// A rectangle as an object.
pub fn rectangle(corners: [i64; 4]) -> Object {
    Object::Array(corners.map(Object::Integer).to_vec())
}

/// A font that every viewer has.
pub fn font() -> Dictionary {
    dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica" }
}

/// A document with these pages, and the ids of its pages and its catalogue. Resources are inherited.
pub fn document(sheets: &[Sheet]) -> (Document, Vec<ObjectId>, ObjectId) {
    let mut document = Document::with_version("1.6");
    document.reference_table.cross_reference_type = XrefType::CrossReferenceTable;
    let tree = document.new_object_id();
    let font = document.add_object(font());
    let resources = document.add_object(dictionary! { "Font" => dictionary! { "F1" => font } });
    let mut pages = Vec::new();
    for sheet in sheets {
        let mut page =
            dictionary! { "Type" => "Page", "Parent" => tree, "MediaBox" => rectangle(sheet.media_box) };
        if let Some(corners) = sheet.crop_box {
            page.set("CropBox", rectangle(corners));
        }
        if let Some(degrees) = sheet.rotate {
            page.set("Rotate", degrees);
        }
        if let Some(unit) = sheet.unit {
            page.set("UserUnit", unit);
        }
        let mut stream = |text: &str| {
            Object::Reference(document.add_object(Stream::new(Dictionary::new(), text.as_bytes().to_vec())))
        };
        match &sheet.content {
            Contents::None => {}
            Contents::One(text) => page.set("Contents", stream(text)),
            Contents::Many(texts) => {
                page.set("Contents", texts.iter().map(|text| stream(text)).collect::<Vec<_>>());
            }
        }
        pages.push(document.add_object(page));
    }
    let count = i64::try_from(pages.len()).expect("few");
    let kids: Vec<Object> = pages.iter().copied().map(Object::Reference).collect();
    document.set_object(
        tree,
        dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count, "Resources" => resources },
    );
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    document.trailer.set("Root", catalog);
    (document, pages, catalog)
}

/// The bytes of a document.
pub fn saved(mut document: Document) -> Vec<u8> {
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).expect("memory");
    bytes
}

/// A PDF with these pages.
pub fn pdf(sheets: &[Sheet]) -> Vec<u8> {
    saved(document(sheets).0)
}

/// A layer with a red square in the top left corner and a line of text on each page, of these sizes.
pub fn layer(sizes: &[(i64, i64)]) -> Vec<u8> {
    let sheet = |(number, (width, height)): (usize, &(i64, i64))| Sheet {
        media_box: [0, 0, *width, *height],
        content: Contents::One(format!(
            "1 0 0 rg 0 {} 40 40 re f 0 g BT /F1 12 Tf 50 {} Td (Layer {number}) Tj ET",
            height - 40,
            height - 30,
        )),
        ..Sheet::default()
    };
    pdf(&sizes.iter().enumerate().map(sheet).collect::<Vec<_>>())
}

/// A PDF with a form of a field of each kind.
pub fn form(rotate: i64) -> Vec<u8> {
    let (mut document, pages, catalog) =
        document(&[Sheet { rotate: Some(rotate), ..Sheet::default() }, Sheet::default()]);
    let page = pages[0];
    let mut fields = Vec::new();
    let mut widgets = Vec::new();
    let place = |top: i64| rectangle([40, 600 - top - 20, 140, 600 - top]);
    let plain = [
        dictionary! { "FT" => "Tx", "T" => Object::string_literal("name"), "TU" => Object::string_literal("Your name"),
        "Ff" => 2, "MaxLen" => 30, "V" => Object::string_literal("Ada") },
        dictionary! { "FT" => "Tx", "T" => Object::string_literal("remarks"), "Ff" => 1 << 12 },
        dictionary! { "FT" => "Btn", "T" => Object::string_literal("agree") },
        dictionary! { "FT" => "Ch", "T" => Object::string_literal("colour"), "Ff" => 1 << 17,
        "Opt" => vec![Object::string_literal("red"),
            Object::Array(vec![Object::string_literal("g"), Object::string_literal("green")])] },
        dictionary! { "FT" => "Sig", "T" => Object::string_literal("signature") },
        dictionary! { "FT" => "Btn", "T" => Object::string_literal("reset"), "Ff" => 1 << 16 },
    ];
    for (number, mut field) in (0..).zip(plain) {
        field.extend(
            &dictionary! { "Type" => "Annot", "Subtype" => "Widget", "P" => page, "Rect" => place(number * 40),
            "F" => 4 },
        );
        let id = document.add_object(field);
        fields.push(Object::Reference(id));
        widgets.push(Object::Reference(id));
    }
    // A field of two levels, the lower of which is a pair of radio buttons.
    let radio = document.new_object_id();
    let group = document.add_object(
        dictionary! { "T" => Object::string_literal("person"), "Kids" => vec![Object::Reference(radio)] },
    );
    let mut kids = Vec::new();
    for (option, top) in [("mr", 300), ("ms", 340)] {
        let picture =
            Stream::new(dictionary! { "BBox" => rectangle([0, 0, 100, 20]), "Subtype" => "Form" }, Vec::new());
        let picture = document.add_object(picture);
        kids.push(Object::Reference(document.add_object(dictionary! {
            "Type" => "Annot", "Subtype" => "Widget", "Parent" => radio, "P" => page, "Rect" => place(top), "F" => 4,
            "AP" => dictionary! { "N" => dictionary! { option => picture } }, "AS" => "Off",
        })));
    }
    widgets.extend(kids.clone());
    document.set_object(
        radio,
        dictionary! { "FT" => "Btn", "Ff" => 1 << 15, "T" => Object::string_literal("title"), "Parent" => group,
        "Kids" => kids },
    );
    fields.push(Object::Reference(group));
    document.get_dictionary_mut(page).expect("a page").set("Annots", widgets);
    let form = document.add_object(dictionary! { "Fields" => fields });
    document.get_dictionary_mut(catalog).expect("a catalogue").set("AcroForm", form);
    saved(document)
}
