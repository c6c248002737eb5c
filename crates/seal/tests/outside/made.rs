//! PDFs and keys made for tests.

use countersign_seal::{GeneratedPem, Sealed, Sealing, SealingKey, seal};
use model::{Random, Timestamp};
use pdf::lopdf::xref::XrefType;
use pdf::lopdf::{Dictionary, Document, Object, Stream, dictionary};
use std::sync::atomic::{AtomicU64, Ordering};

/// A PDF/A-2a and PDF/UA-1 file as the service prints them.
pub const PRINTED: &[u8] = include_bytes!("../data/printed.pdf");

/// What the record of a seal looks like.
pub const RECORD: &str =
    r#"{"documentId":"doc_1","name":"Vertrag über 1 €","signers":[{"name":"Jo","role":"Tenant"}]}"#;

/// Randomness that repeats itself from test to test.
pub struct Repeating(AtomicU64);

impl Repeating {
    pub fn new(seed: u64) -> Self {
        Self(AtomicU64::new(seed))
    }

    /// A number below a limit.
    pub fn below(&self, limit: usize) -> usize {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        usize::try_from(u64::from_le_bytes(bytes) % u64::try_from(limit).expect("small")).expect("small")
    }
}

impl Random for Repeating {
    fn fill(&self, bytes: &mut [u8]) {
        for byte in bytes {
            // Splitmix: good enough to be spread.
            let mut mixed = self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            *byte = (mixed ^ (mixed >> 31)).to_le_bytes()[0];
        }
    }
}

pub fn at(text: &str) -> Timestamp {
    text.parse().expect("a moment")
}

/// A moment that lies in the past of every machine, and in the validity of all certificates here.
pub fn now() -> Timestamp {
    at("2025-06-01T12:00:00Z")
}

/// A generated key with its certificate, valid for a hundred years around us.
pub fn generated() -> (SealingKey, GeneratedPem) {
    let random = Repeating::new(1);
    SealingKey::generate("Acme, Inc. + \"Söhne\"", at("2020-01-01"), at("2099-12-31"), &random).expect("a key")
}

/// What a seal says in tests.
pub fn sealing(key: &SealingKey) -> Sealing<'_> {
    Sealing {
        key,
        at: now(),
        name: "Acme (Löwen) >> /Evil",
        reason: "All have signed",
        record: RECORD,
        printed_here: false,
        authority: None,
    }
}

/// A sealed PDF at B-B.
pub fn sealed(pdf: &[u8], key: &SealingKey) -> Sealed {
    seal(pdf, &sealing(key)).expect("a seal")
}

/// How a PDF is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Storage {
    Table,
    Streams,
}

/// A PDF of some pages, with a form field.
pub fn document(pages: usize) -> Document {
    let mut document = Document::with_version("1.7");
    let tree = document.new_object_id();
    let font =
        document.add_object(dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica" });
    let resources = document.add_object(dictionary! { "Font" => dictionary! { "F1" => font } });
    let mut kids = Vec::new();
    for number in 0..pages {
        let text = format!("BT /F1 20 Tf 100 700 Td (Page {number}: pay 100 EUR) Tj ET");
        let content = document.add_object(Stream::new(Dictionary::new(), text.into_bytes()));
        let corners: Vec<Object> = [0, 0, 595, 842].map(Object::Integer).to_vec();
        let page = dictionary! { "Type" => "Page", "Parent" => tree, "MediaBox" => corners, "Contents" => content, "Resources" => resources };
        kids.push(Object::Reference(document.add_object(page)));
    }
    let count = i64::try_from(pages).expect("few");
    document.set_object(tree, dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count });
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    document.trailer.set("Root", catalog);
    document
}

/// The bytes of a document.
pub fn saved(mut document: Document, storage: Storage) -> Vec<u8> {
    let mut bytes = Vec::new();
    match storage {
        Storage::Table => {
            document.reference_table.cross_reference_type = XrefType::CrossReferenceTable;
            document.save_to(&mut bytes).expect("memory");
        }
        Storage::Streams => document.save_modern(&mut bytes).expect("memory"),
    }
    bytes
}

/// A PDF with a form: a text field on the first page, its lists as objects of their own.
pub fn form(storage: Storage) -> Vec<u8> {
    let mut document = document(2);
    let page = *document.get_pages().get(&1).expect("a page");
    let corners: Vec<Object> = [40, 40, 140, 60].map(Object::Integer).to_vec();
    let field = document.add_object(dictionary! {
        "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "T" => Object::string_literal("Countersign seal"),
        "F" => 4, "Rect" => corners, "P" => page, "V" => Object::string_literal("Ada"),
    });
    let list = document.add_object(vec![Object::Reference(field)]);
    let annotations = document.add_object(vec![Object::Reference(field)]);
    document.get_dictionary_mut(page).expect("a page").set("Annots", annotations);
    let form = document.add_object(dictionary! { "Fields" => list });
    document.catalog_mut().expect("a catalogue").set("AcroForm", form);
    saved(document, storage)
}
