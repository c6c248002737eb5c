use countersign_pdf::lopdf::{Document, Stream, dictionary};
use countersign_pdf::{Inspected, Limits, OverlayError, Refused, inspect, overlay, overlay_pages};

use crate::made::{self, Contents, Sheet};
use crate::tools::{self, is_red};

/// Lays over, and checks what has to hold of every result.
fn laid(original: &[u8], layer: &[u8]) -> Vec<u8> {
    let limits = Limits::default();
    let result = overlay(original, layer, &limits).expect("a result");
    assert!(result.starts_with(original), "the original is changed");
    assert_eq!(overlay(original, layer, &limits).expect("a result"), result, "it is not the same twice");
    tools::assert_clean(&result);
    let before = inspect(original, &limits).expect("a PDF");
    assert_eq!(inspect(&result, &limits), Ok(before), "pages or fields have changed");
    result
}

/// Fails unless the layer's square is in the top left corner of the displayed page, and nowhere else.
fn assert_in_place(pdf: &[u8], page: usize, (width, height): (f64, f64)) {
    for picture in [tools::our_page(pdf, page), tools::poppler_page(pdf, page)] {
        assert!((f64::from(picture.width()) - width).abs() <= 1.0, "{} wide", picture.width());
        assert!((f64::from(picture.height()) - height).abs() <= 1.0, "{} high", picture.height());
        for (across, down, red) in [(3.0, 3.0, true), (36.0, 36.0, true), (44.0, 3.0, false), (3.0, 44.0, false)] {
            assert_eq!(is_red(&picture, across / width, down / height), red, "at {across}, {down}");
        }
        assert!(!is_red(&picture, 0.99, 0.01) && !is_red(&picture, 0.01, 0.99) && !is_red(&picture, 0.99, 0.99));
    }
}

#[test]
fn the_layer_lies_over_the_displayed_page() {
    let crop_box = Some([100, 50, 350, 550]);
    for rotate in [None, Some(0), Some(90), Some(180), Some(270), Some(-90), Some(450)] {
        for crop_box in [None, crop_box] {
            let (wide, high) = if crop_box.is_some() { (250, 500) } else { (400, 600) };
            let turned = rotate.unwrap_or(0) % 180 != 0;
            let (width, height) = if turned { (high, wide) } else { (wide, high) };
            let original = made::pdf(&[Sheet { crop_box, rotate, ..Sheet::default() }]);
            let result = laid(&original, &made::layer(&[(width, height)]));
            let text = tools::text(&result);
            assert!(text.contains("Original") && text.contains("Layer 0"), "{rotate:?}: {text}");
            #[expect(clippy::cast_precision_loss, reason = "small")]
            assert_in_place(&result, 0, (width as f64, height as f64));
        }
    }
}

#[test]
fn a_page_that_starts_elsewhere_is_met() {
    let original = made::pdf(&[Sheet { media_box: [-200, 1000, 200, 1600], ..Sheet::default() }]);
    assert_in_place(&laid(&original, &made::layer(&[(400, 600)])), 0, (400.0, 600.0));
}

#[test]
fn user_units_are_met() {
    let original = made::pdf(&[Sheet { unit: Some(2.0), ..Sheet::default() }]);
    let result = laid(&original, &made::layer(&[(800, 1200)]));
    let picture = tools::our_page(&result, 0);
    assert_eq!((picture.width(), picture.height()), (800, 1200));
    assert!(is_red(&picture, 36.0 / 800.0, 36.0 / 1200.0) && !is_red(&picture, 44.0 / 800.0, 3.0 / 1200.0));
}

#[test]
fn files_of_every_structure_are_met() {
    let sheets = [Sheet { rotate: Some(90), ..Sheet::default() }, Sheet::default()];
    let plain = made::pdf(&sheets);
    let layer = made::layer(&[(600, 400), (400, 600)]);
    for arguments in [
        &["--object-streams=generate"][..],
        &["--object-streams=generate", "--linearize"],
        &["--linearize"],
        &["--object-streams=disable", "--newline-before-endstream"],
        &["--qdf"],
        &["--min-version=1.4", "--compress-streams=n"],
    ] {
        let original = tools::qpdf(&plain, arguments);
        let result = laid(&original, &layer);
        assert_in_place(&result, 0, (600.0, 400.0));
        assert_in_place(&result, 1, (400.0, 600.0));
        let text = tools::text(&result);
        assert!(text.contains("Layer 0") && text.contains("Layer 1"), "{arguments:?}: {text}");
    }
}

#[test]
fn layers_can_be_laid_over_layers() {
    let layer = made::layer(&[(400, 600)]);
    for arguments in [&["--object-streams=generate"][..], &["--object-streams=disable"]] {
        let original = tools::qpdf(&made::pdf(&[Sheet::default()]), arguments);
        let thrice = laid(&laid(&laid(&original, &layer), &layer), &layer);
        let plain = tools::qpdf(&thrice, &["--qdf"]);
        assert_eq!(String::from_utf8_lossy(&plain).matches(" Do\n").count(), 3);
        assert_in_place(&thrice, 0, (400.0, 600.0));
    }
}

#[test]
fn what_the_page_leaves_open_does_not_touch_the_layer() {
    let contents = [
        Contents::None,
        Contents::One(String::new()),
        Contents::Many(vec!["q 5 0 0 5 90 90 cm".to_owned(), "BT /F1 9 Tf".to_owned(), "(x) Tj".to_owned()]),
        Contents::One("q q q 0.1 0 0 0.1 0 0 cm 0 0 5 5 re W n".to_owned()),
        Contents::One("Q Q Q 3 0 0 3 100 100 cm 1 1 1 rg 0 0 1 1 re W n".to_owned()),
        Contents::One("/Span <</ActualText (q)>> BDC BT /F1 5 Tf 2 0 0 2 9 9 cm (q q) Tj".to_owned()),
        Contents::One("0.5 0 0 0.5 7 7 cm % a comment without an end".to_owned()),
    ];
    for content in contents {
        let original = made::pdf(&[Sheet { content, ..Sheet::default() }]);
        let limits = Limits::default();
        let result = overlay(&original, &made::layer(&[(400, 600)]), &limits).expect("a result");
        assert_in_place(&result, 0, (400.0, 600.0));
        assert!(tools::text(&result).contains("Layer 0"));
    }
}

#[test]
fn resources_are_kept_and_names_dont_clash() {
    let (mut document, pages, _) = made::document(&[Sheet {
        content: Contents::One(
            "q 100 0 0 100 200 200 cm /Layer0 Do Q BT /F2 20 Tf 50 500 Td (Own font) Tj ET".to_owned(),
        ),
        ..Sheet::default()
    }]);
    let blue = Stream::new(
        dictionary! { "Type" => "XObject", "Subtype" => "Form", "BBox" => made::rectangle([0, 0, 1, 1]) },
        b"0 0 1 rg 0 0 1 1 re f".to_vec(),
    );
    let blue = document.add_object(blue);
    let pictures = document.add_object(dictionary! { "Layer0" => blue });
    let resources =
        document.add_object(dictionary! { "XObject" => pictures, "Font" => dictionary! { "F2" => made::font() } });
    document.get_dictionary_mut(pages[0]).expect("a page").set("Resources", resources);
    let result = laid(&made::saved(document), &made::layer(&[(400, 600)]));
    assert_in_place(&result, 0, (400.0, 600.0));
    let picture = tools::our_page(&result, 0);
    assert_eq!(tools::at(&picture, 0.6, 0.6), [0, 0, 255]);
    let text = tools::text(&result);
    assert!(text.contains("Own font") && text.contains("Layer 0"), "{text}");
}

#[test]
fn form_fields_keep_working() {
    for rotate in [0, 90] {
        let size = if rotate == 0 { (400, 600) } else { (600, 400) };
        let original = made::form(rotate);
        let result = laid(&original, &made::layer(&[size]));
        let Ok(Inspected::Pdf(facts)) = inspect(&result, &Limits::default()) else { panic!("a PDF") };
        assert_eq!(facts.fields.len(), 8);
        assert!(tools::info(&result).contains("AcroForm"));
        let form = |pdf: &[u8]| {
            let document = Document::load_mem(pdf).expect("a PDF");
            let form = document.catalog().and_then(|catalog| catalog.get(b"AcroForm")).cloned().expect("a form");
            (form.clone(), document.dereference(&form).expect("a form").1.clone())
        };
        assert_eq!(form(&original), form(&result));
    }
}

#[test]
fn a_hundred_pages_share_what_the_layer_shares() {
    let original = made::pdf(&vec![Sheet::default(); 100]);
    let result = laid(&original, &made::layer(&[(400, 600); 100]));
    let text = tools::text(&result);
    assert!(text.contains("Layer 0") && text.contains("Layer 99"));
    let added = String::from_utf8_lossy(&result[original.len()..]).into_owned();
    assert_eq!(added.matches("/BaseFont").count(), 1, "the font is there once");
    assert!(result.len() - original.len() < 100_000, "{} bytes were added", result.len() - original.len());
}

#[test]
fn pages_are_paired_as_asked_for() {
    let original = made::pdf(&vec![Sheet::default(); 3]);
    let layer = made::layer(&[(400, 600); 2]);
    let limits = Limits::default();
    let lay = |pairs: &[(usize, usize)]| overlay_pages(&original, &layer, pairs, &[], &limits);
    let result = lay(&[(2, 0), (0, 1)]).expect("a result");
    tools::assert_clean(&result);
    let text = tools::text(&result);
    let pages: Vec<_> = text.split('\x0c').collect();
    assert!(pages[0].contains("Layer 1") && !pages[1].contains("Layer") && pages[2].contains("Layer 0"));
    assert_eq!(lay(&[]).expect("nothing to do"), original);
    assert_eq!(lay(&[(1, 0), (1, 1)]), Err(OverlayError::Twice(1)));
    assert_eq!(lay(&[(3, 0)]), Err(OverlayError::Original(Refused::NoSuchPage { page: 4, pages: 3 })));
    assert_eq!(lay(&[(0, 2)]), Err(OverlayError::Layer(Refused::NoSuchPage { page: 3, pages: 2 })));
}

#[test]
fn blank_pages_of_the_layer_change_nothing() {
    let original = made::pdf(&vec![Sheet::default(); 2]);
    let blank = Sheet { content: Contents::One("q 1 0 0 -1 0 600 cm Q".to_owned()), ..Sheet::default() };
    let limits = Limits::default();
    assert_eq!(overlay(&original, &made::pdf(std::slice::from_ref(&blank)), &limits).expect("a result"), original);
    let layer = made::pdf(&[blank, Sheet { content: made::words("Upper"), ..Sheet::default() }]);
    let result = laid(&original, &layer);
    assert!(!tools::text(&result).split('\x0c').next().expect("a page").contains("Upper"));
}

#[test]
fn layers_that_dont_fit_are_refused() {
    let original = made::pdf(&[Sheet { rotate: Some(90), ..Sheet::default() }]);
    let limits = Limits::default();
    let lay = |layer: &[u8]| overlay(&original, layer, &limits).expect_err("an error");
    assert!(matches!(lay(&made::layer(&[(400, 600)])), OverlayError::Size { page: 0, layer: 0, .. }));
    assert!(matches!(lay(b"%PDF-1.4"), OverlayError::Layer(Refused::Damaged { .. })));
    assert!(matches!(lay(&made::layer(&[(600, 400); 2])), OverlayError::Original(Refused::NoSuchPage { .. })));
    let (mut tagged, _, catalog) = made::document(&[Sheet::default()]);
    let tree = tagged.add_object(dictionary! { "Type" => "StructTreeRoot" });
    tagged.get_dictionary_mut(catalog).expect("a catalogue").set("StructTreeRoot", tree);
    assert_eq!(lay(&made::saved(tagged)), OverlayError::Tagged);
    let encrypted = tools::qpdf(&original, &["--encrypt", "", "owner", "256", "--"]);
    let refused = overlay(&encrypted, &made::layer(&[(600, 400)]), &limits);
    assert_eq!(refused, Err(OverlayError::Original(Refused::Encrypted)));
}

#[test]
fn the_layer_is_decoration_to_those_who_read_aloud() {
    let result = laid(&made::pdf(&[Sheet::default()]), &made::layer(&[(400, 600)]));
    let plain = tools::qpdf(&result, &["--qdf"]);
    let text = String::from_utf8_lossy(&plain);
    let (start, end) = (text.find("/Artifact BMC"), text.find("EMC"));
    assert!(start.expect("a start") < text.find("Do\n").expect("a picture"));
    assert!(text.find("Do\n") < end);
}

#[test]
fn the_layer_brings_no_pages_along() {
    // A font that leads to its page, as hostile or careless files have them.
    let (mut document, pages, _) = made::document(&[Sheet::default()]);
    let font = document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "Odd" => pages[0],
    });
    let resources = dictionary! { "Font" => dictionary! { "F1" => font } };
    document.get_dictionary_mut(pages[0]).expect("a page").set("Resources", resources);
    let original = made::pdf(&[Sheet::default()]);
    let result = laid(&original, &made::saved(document));
    let added = String::from_utf8_lossy(&result[original.len()..]).into_owned();
    assert_eq!(added.matches("/Type /Page").count(), 1, "{added}");
}

#[test]
fn pages_of_the_layer_come_behind_the_last_one() {
    let limits = Limits::default();
    let layer = made::layer(&[(400, 600), (300, 200), (300, 200)]);
    let turned = made::pdf(&[Sheet { rotate: Some(90), crop_box: Some([10, 10, 300, 300]), ..Sheet::default() }]);
    let two = made::pdf(&vec![Sheet::default(); 2]);
    for (original, pages) in
        [(two.clone(), 2), (turned, 1), (tools::qpdf(&two, &["--object-streams=generate"]), 2)]
    {
        let result = overlay_pages(&original, &layer, &[], &[1, 2], &limits).expect("a result");
        tools::assert_clean(&result);
        assert!(result.starts_with(&original));
        let Ok(Inspected::Pdf(facts)) = inspect(&result, &limits) else { panic!("no PDF") };
        assert_eq!(facts.pages.len(), pages + 2);
        assert_in_place(&result, pages, (300.0, 200.0));
        assert!(tools::text(&result).split('\x0c').nth(pages + 1).is_some_and(|text| text.contains("Layer 2")));
    }
}
