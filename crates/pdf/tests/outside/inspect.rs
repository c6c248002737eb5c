use countersign_pdf::lopdf::{Object, dictionary};
use countersign_pdf::{FieldKind, Inspected, Kind, Limits, PageFacts, PdfFacts, PictureFacts, Refused, inspect};

use crate::made::{self, Sheet};
use crate::tools;

fn facts(bytes: &[u8]) -> PdfFacts {
    match inspect(bytes, &Limits::default()) {
        Ok(Inspected::Pdf(facts)) => facts,
        other => panic!("{other:?}"),
    }
}

fn refused(bytes: &[u8]) -> Refused {
    inspect(bytes, &Limits::default()).expect_err("a refusal")
}

#[test]
fn pages_have_the_size_in_which_they_are_displayed() {
    let sheets = [
        Sheet::default(),
        Sheet { rotate: Some(90), ..Sheet::default() },
        Sheet { rotate: Some(-90), ..Sheet::default() },
        Sheet { crop_box: Some([50, 50, 250, 150]), ..Sheet::default() },
        Sheet { crop_box: Some([300, 500, 1000, 1000]), rotate: Some(180), ..Sheet::default() },
        Sheet { media_box: [400, 600, 0, 0], ..Sheet::default() },
        Sheet { unit: Some(2.0), ..Sheet::default() },
    ];
    let sizes: Vec<_> = facts(&made::pdf(&sheets)).pages.iter().map(|page| (page.width, page.height)).collect();
    let expected = [
        (400.0, 600.0),
        (600.0, 400.0),
        (600.0, 400.0),
        (200.0, 100.0),
        (100.0, 100.0),
        (400.0, 600.0),
        (800.0, 1200.0),
    ];
    assert_eq!(sizes, expected);
}

#[test]
fn sizes_and_rotation_are_inherited() {
    let (mut document, pages, _) = made::document(&[Sheet::default()]);
    let page = document.get_dictionary_mut(pages[0]).expect("a page");
    page.remove(b"MediaBox");
    let tree = page.get(b"Parent").and_then(Object::as_reference).expect("a tree");
    let corners = document.add_object(made::rectangle([10, 10, 110, 60]));
    let tree = document.get_dictionary_mut(tree).expect("a tree");
    tree.set("MediaBox", corners);
    tree.set("Rotate", 270);
    assert_eq!(facts(&made::saved(document)).pages, [PageFacts { width: 50.0, height: 100.0 }]);
}

#[test]
fn form_fields_are_listed_with_kind_and_place() {
    let facts = facts(&made::form(0));
    assert!(!facts.signed);
    let names: Vec<_> = facts.fields.iter().map(|field| field.name.as_str()).collect();
    let expected = ["name", "remarks", "agree", "colour", "signature", "reset", "person.title", "person.title"];
    assert_eq!(names, expected);
    let kinds: Vec<_> = facts.fields.iter().map(|field| field.kind.clone()).collect();
    let expected = [
        FieldKind::Text { multiline: false, max_length: Some(30) },
        FieldKind::Text { multiline: true, max_length: None },
        FieldKind::Checkbox,
        FieldKind::Choice { options: vec!["red".to_owned(), "green".to_owned()] },
        FieldKind::Signature { signed: false },
        FieldKind::Button,
        FieldKind::Radio { option: Some("mr".to_owned()) },
        FieldKind::Radio { option: Some("ms".to_owned()) },
    ];
    assert_eq!(kinds, expected);
    let name = &facts.fields[0];
    assert_eq!(
        (name.label.as_deref(), name.required, name.read_only, name.page),
        (Some("Your name"), true, false, 0)
    );
    let place = name.place;
    assert_eq!((place.left, place.top), (0.1, 0.0));
    assert!((place.width - 0.25).abs() < 1e-9 && (place.height - 20.0 / 600.0).abs() < 1e-9);
}

#[test]
fn places_of_fields_are_those_on_the_turned_page() {
    // The field's left edge is 40 of 400 from the page's left, which a quarter turn makes the top.
    let place = facts(&made::form(90)).fields[0].place;
    assert!((place.top - 0.1).abs() < 1e-9, "{place:?}");
    assert!((place.left + place.width - 1.0).abs() < 1e-9, "{place:?}");
}

#[test]
fn object_streams_and_linearised_files_are_read() {
    let plain = facts(&made::form(90));
    for arguments in [&["--object-streams=generate"][..], &["--linearize"], &["--qdf"]] {
        let written = tools::qpdf(&made::form(90), arguments);
        assert_eq!(facts(&written).pages, plain.pages, "{arguments:?}");
        assert_eq!(facts(&written).fields, plain.fields, "{arguments:?}");
    }
}

#[test]
fn a_signed_document_is_told() {
    let (mut document, pages, catalog) = made::document(&[Sheet::default()]);
    let signature = document.add_object(dictionary! { "Type" => "Sig", "Filter" => "Adobe.PPKLite" });
    let field = document.add_object(dictionary! {
        "FT" => "Sig", "T" => Object::string_literal("s"), "V" => signature, "Rect" => made::rectangle([0, 0, 0, 0]),
        "Subtype" => "Widget", "P" => pages[0],
    });
    let form = dictionary! { "Fields" => vec![Object::Reference(field)], "SigFlags" => 3 };
    document.get_dictionary_mut(catalog).expect("a catalogue").set("AcroForm", form);
    let mut hidden = document.clone();
    let facts_of = |document| facts(&made::saved(document));
    let shown = facts_of(document);
    assert!(shown.signed);
    assert_eq!(shown.fields[0].kind, FieldKind::Signature { signed: true });
    // A signature that is shown nowhere counts as well.
    let field = hidden.get_dictionary_mut(field).expect("a field");
    field.remove(b"Rect");
    field.remove(b"P");
    let hidden = facts_of(hidden);
    assert!(hidden.signed && hidden.fields.is_empty());
}

#[test]
fn encrypted_files_are_refused_whatever_the_password() {
    for arguments in [&["--encrypt", "user", "owner", "256", "--"][..], &["--encrypt", "", "owner", "256", "--"]] {
        let written = tools::qpdf(&made::pdf(&[Sheet::default()]), arguments);
        assert_eq!(refused(&written), Refused::Encrypted);
    }
    let arguments = ["--allow-weak-crypto", "--encrypt", "", "owner", "40", "--"];
    let refused = refused(&tools::qpdf(&made::pdf(&[Sheet::default()]), &arguments));
    assert_eq!(refused.to_string(), "is protected by a password; remove the protection and upload it again");
}

#[test]
fn other_types_are_refused_by_name() {
    for other in [&b"GIF89a"[..], b"PK\x03\x04", b"hello", b"<html>%PDF"] {
        assert_eq!(refused(other), Refused::UnknownType);
    }
    assert!(Refused::UnknownType.to_string().contains("PDF, PNG, JPEG or WebP"));
    assert_eq!(refused(b""), Refused::Empty);
}

#[test]
fn limits_hold() {
    let pdf = made::pdf(&vec![Sheet::default(); 3]);
    let with = |limits: Limits| inspect(&pdf, &limits).expect_err("a refusal");
    let limits = Limits::default;
    let too_large = Refused::TooLarge { bytes: pdf.len(), limit: 100 };
    assert_eq!(with(Limits { bytes: 100, ..limits() }), too_large);
    assert_eq!(with(Limits { pages: 2, ..limits() }), Refused::TooManyPages { limit: 2 });
    assert_eq!(with(Limits { objects: 5, ..limits() }), Refused::TooManyObjects { limit: 5 });
    let form = made::form(0);
    let few = inspect(&form, &Limits { fields: 3, ..limits() });
    assert_eq!(few, Err(Refused::TooManyFields { limit: 3 }));
    let packed = tools::qpdf(&form, &["--object-streams=generate"]);
    let small = inspect(&packed, &Limits { stream: 100, ..limits() });
    assert!(matches!(small, Err(Refused::Unpacks { .. } | Refused::Damaged { .. })), "{small:?}");
    let few = inspect(&packed, &Limits { unpacked: 200, ..limits() });
    assert_eq!(few, Err(Refused::Unpacks { limit: 200 }));
    let few = inspect(&packed, &Limits { objects: 8, ..limits() });
    assert_eq!(few, Err(Refused::TooManyObjects { limit: 8 }));
}

#[test]
fn absurd_page_sizes_are_refused() {
    for media_box in [[0, 0, 0, 600], [0, 0, 20_000, 600], [7, 7, 7, 7]] {
        let refused = refused(&made::pdf(&[Sheet::default(), Sheet { media_box, ..Sheet::default() }]));
        assert!(matches!(refused, Refused::PageSize { page: 2, .. }), "{refused:?}");
    }
    let apart = Sheet { crop_box: Some([500, 700, 600, 800]), ..Sheet::default() };
    assert!(matches!(refused(&made::pdf(&[apart])), Refused::PageSize { page: 1, .. }));
    let unit = Sheet { unit: Some(1000.0), ..Sheet::default() };
    assert!(matches!(refused(&made::pdf(&[unit])), Refused::PageSize { page: 1, .. }));
}

#[test]
fn trees_of_pages_that_cant_be_trusted_are_refused() {
    assert_eq!(refused(&made::pdf(&[])), Refused::NoPages);

    let looping = |kids: fn(Object, Object) -> Vec<Object>| {
        let (mut document, pages, _) = made::document(&[Sheet::default()]);
        let tree =
            document.get_dictionary(pages[0]).and_then(|page| page.get(b"Parent")).and_then(Object::as_reference);
        let tree = tree.expect("a tree");
        let kids = kids(tree.into(), pages[0].into());
        document.get_dictionary_mut(tree).expect("a tree").set("Kids", kids);
        made::saved(document)
    };
    assert_eq!(refused(&looping(|tree, page| vec![page, tree])), Refused::PageTreeLoops);
    assert_eq!(refused(&looping(|_, page| vec![page.clone(), page])), Refused::PageTreeLoops);
    let missing = refused(&looping(|_, page| vec![page, Object::Reference((999, 0))]));
    assert!(missing.to_string().contains("page 2 is missing"), "{missing}");
    assert!(refused(&looping(|_, _| vec![7.into()])).to_string().contains("damaged"));
}

#[test]
fn xfa_forms_are_refused_unless_there_are_ordinary_fields() {
    let with_xfa = |fields: Vec<Object>| {
        let (mut document, _, catalog) = made::document(&[Sheet::default()]);
        let form = dictionary! { "Fields" => fields, "XFA" => Object::string_literal("<xdp/>") };
        document.get_dictionary_mut(catalog).expect("a catalogue").set("AcroForm", form);
        made::saved(document)
    };
    assert_eq!(refused(&with_xfa(Vec::new())), Refused::Xfa);
    facts(&with_xfa(vec![Object::Reference((1, 0))]));
}

#[test]
fn a_damaged_table_of_contents_is_found_again() {
    let pdf = made::pdf(&[Sheet::default()]);
    let broken = tools::replaced(&pdf, "startxref\n", "startxref\n9");
    assert_eq!(facts(&broken).pages.len(), 1);
    let table = pdf.windows(7).position(|window| window == b"\nxref\n0").expect("a table");
    let refused = refused(&pdf[..table]);
    assert!(refused.to_string().starts_with("is damaged"), "{refused}");
}

#[test]
fn pictures_are_measured_by_their_headers() {
    let picture = image::DynamicImage::new_rgb8(30, 20);
    for (format, kind) in [
        (image::ImageFormat::Png, Kind::Png),
        (image::ImageFormat::Jpeg, Kind::Jpeg),
        (image::ImageFormat::WebP, Kind::Webp),
    ] {
        let mut bytes = Vec::new();
        picture.write_to(&mut std::io::Cursor::new(&mut bytes), format).expect("memory");
        let facts = PictureFacts { kind, width: 30, height: 20 };
        assert_eq!(inspect(&bytes, &Limits::default()), Ok(Inspected::Picture(facts)));
        let small = inspect(&bytes, &Limits { pixels: 599, ..Limits::default() });
        assert_eq!(small, Err(Refused::TooManyPixels { width: 30, height: 20, limit: 599 }));
    }
}

#[test]
fn facts_survive_being_sent() {
    fn sent<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
        serde_json::from_str(&serde_json::to_string(value).expect("JSON")).expect("the same")
    }
    let facts = Inspected::Pdf(facts(&made::form(0)));
    assert_eq!(sent(&facts), facts);
    let refused = Refused::TooManyPages { limit: 3 };
    assert_eq!(sent(&refused), refused);
}
