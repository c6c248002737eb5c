use countersign_pdf::lopdf::{Object, Stream, dictionary};
use countersign_pdf::{Limits, inspect, stilled};

use crate::made::{self, Sheet, rectangle};
use crate::tools;

#[test]
fn what_is_still_stays_as_it_is() {
    let limits = Limits::default();
    assert_eq!(stilled(&made::pdf(&[Sheet::default()]), &limits), Ok(None));
    assert_eq!(stilled(&made::form(0), &limits), Ok(None), "fields are no reason");
}

#[test]
fn what_would_show_differently_elsewhere_is_taken_out() {
    let (mut document, pages, catalog) = made::document(&[Sheet::default()]);
    let script = || dictionary! { "S" => "JavaScript", "JS" => Object::string_literal("this.getField('price').value = '900'") };
    let look = Stream::new(
        dictionary! { "Type" => "XObject", "Subtype" => "Form", "BBox" => rectangle([0, 0, 200, 20]),
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => made::font() } } },
        b"BT /F1 12 Tf 2 4 Td (EUR 100) Tj ET".to_vec(),
    );
    let look = document.add_object(look);
    let on_paper = Stream::new(
        dictionary! { "Type" => "XObject", "Subtype" => "Form", "BBox" => rectangle([0, 0, 200, 20]),
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => made::font() } } },
        b"BT /F1 12 Tf 2 4 Td (on paper alone) Tj ET".to_vec(),
    );
    let on_paper = document.add_object(on_paper);
    let field = document.add_object(dictionary! {
        "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "T" => Object::string_literal("price"), "F" => 4,
        "V" => Object::string_literal("EUR 900"), "DA" => Object::string_literal("/F1 12 Tf 0 g"),
        "Rect" => rectangle([40, 500, 240, 520]), "AP" => dictionary! { "N" => look }, "AA" => dictionary! { "C" => script() } });
    let printed = document.add_object(dictionary! {
    "Type" => "Annot", "Subtype" => "Stamp", "F" => 4 | 32, "Rect" => rectangle([40, 400, 240, 420]),
    "AP" => dictionary! { "N" => on_paper } });
    let link = |action: countersign_pdf::lopdf::Dictionary| {
        dictionary! {
        "Type" => "Annot", "Subtype" => "Link", "Rect" => rectangle([40, 300, 240, 320]), "A" => action }
    };
    let led = document
        .add_object(link(dictionary! { "S" => "URI", "URI" => Object::string_literal("https://example.com") }));
    let run = document.add_object(link(script()));
    let bytes = document.add_object(Stream::new(dictionary! { "Type" => "EmbeddedFile" }, b"evil".to_vec()));
    let file = dictionary! { "Type" => "Filespec", "F" => Object::string_literal("evil.txt"),
    "EF" => dictionary! { "F" => bytes } };
    let attached = document.add_object(dictionary! { "Type" => "Annot", "Subtype" => "FileAttachment",
    "Rect" => rectangle([40, 200, 60, 220]), "FS" => file });
    let form = dictionary! { "Fields" => vec![Object::Reference(field)], "NeedAppearances" => true,
    "DR" => dictionary! { "Font" => dictionary! { "F1" => made::font() } } };
    let page = document.get_object_mut(pages[0]).and_then(Object::as_dict_mut).expect("a page");
    page.set("Annots", [field, printed, led, run, attached].map(Object::Reference).to_vec());
    let root = document.get_object_mut(catalog).and_then(Object::as_dict_mut).expect("a catalogue");
    root.set("AcroForm", form);
    root.set("OpenAction", script());
    root.set("Names", dictionary! { "JavaScript" => dictionary! { "Names" => vec![Object::string_literal("a"), script().into()] } });
    let original = made::saved(document);
    assert!(tools::info(&original).contains("JavaScript:      yes"), "or this shows nothing");

    let limits = Limits::default();
    let result = stilled(&original, &limits).expect("a PDF").expect("a change");
    assert!(result.starts_with(&original));
    tools::assert_clean(&result);
    assert!(tools::info(&result).contains("JavaScript:      no"), "{}", tools::info(&result));
    let (before, after) = (tools::text(&original), tools::text(&result));
    assert!(
        before.contains("EUR 900") && after.contains("EUR 100") && !after.contains("EUR 900"),
        "{before} {after}"
    );
    assert!(!after.contains("on paper alone"), "{after}");
    let there = |bytes: &[u8], what: &str| String::from_utf8_lossy(bytes).matches(what).count();
    let changed = &result[original.len()..];
    assert_eq!(
        (there(changed, "JavaScript"), there(changed, "FileAttachment"), there(changed, "NeedAppearances")),
        (0, 0, 0)
    );
    assert_eq!(inspect(&result, &limits), inspect(&original, &limits), "fields and pages are the same");
    assert_eq!(stilled(&result, &limits), Ok(None), "once is enough");
}
