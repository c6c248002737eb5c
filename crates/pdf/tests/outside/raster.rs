use countersign_pdf::lopdf::{Object, Stream, dictionary};
use countersign_pdf::{Limits, Refused, Size, Viewer, page_png, page_svg};

use crate::made::{self, Contents, Sheet};
use crate::tools;

fn red_corner() -> Contents {
    Contents::One("1 0 0 rg 0 560 40 40 re f".to_owned())
}

#[test]
fn pages_are_drawn_as_displayed() {
    // The corner that is top left on the page itself travels clockwise.
    for (rotate, across, down) in [(0, 0.01, 0.01), (90, 0.99, 0.01), (180, 0.99, 0.99), (270, 0.01, 0.99)] {
        let pdf = made::pdf(&[Sheet { rotate: Some(rotate), content: red_corner(), ..Sheet::default() }]);
        assert!(tools::is_red(&tools::our_page(&pdf, 0), across, down), "turned by {rotate}");
    }
}

#[test]
fn sizes_are_as_asked_for_and_bounded() {
    let pdf = made::pdf(&[Sheet::default()]);
    let size = |size, limits: &Limits| {
        let png = page_png(&pdf, 0, size, limits).expect("a picture");
        let picture = image::load_from_memory(&png).expect("a PNG");
        (picture.width(), picture.height())
    };
    let limits = Limits::default();
    assert_eq!(size(Size::Width(200), &limits), (200, 300));
    assert_eq!(size(Size::Scale(0.5), &limits), (200, 300));
    assert_eq!(size(Size::Scale(0.0), &limits), (1, 1));
    let (width, height) = size(Size::Width(1_000_000), &Limits { pixels: 60_000, ..limits });
    assert!(width * height <= 60_000 && width >= 199, "{width} × {height}");
}

#[test]
fn there_is_no_page_beyond_the_last() {
    let pdf = made::pdf(&[Sheet::default()]);
    let refused = page_png(&pdf, 1, Size::Scale(1.0), &Limits::default());
    assert_eq!(refused, Err(Refused::NoSuchPage { page: 2, pages: 1 }));
    assert_eq!(page_svg(&pdf, 7, &Limits::default()), Err(Refused::NoSuchPage { page: 8, pages: 1 }));
}

#[test]
fn a_viewer_shows_what_the_functions_show() {
    let pdf = made::pdf(&[Sheet::default(), Sheet { content: red_corner(), ..Sheet::default() }]);
    let limits = Limits::default();
    let viewer = Viewer::of(&pdf, &limits).expect("a viewer");
    for page in 0..2 {
        assert_eq!(viewer.png(page, Size::Width(99)), page_png(&pdf, page, Size::Width(99), &limits));
        assert_eq!(viewer.svg(page), page_svg(&pdf, page, &limits));
    }
    assert_eq!(viewer.png(2, Size::Width(99)), Err(Refused::NoSuchPage { page: 3, pages: 2 }));
}

#[test]
fn drawings_are_svg() {
    let pdf = made::pdf(&[Sheet { rotate: Some(90), content: red_corner(), ..Sheet::default() }]);
    let svg = page_svg(&pdf, 0, &Limits::default()).expect("a drawing");
    assert!(svg.starts_with("<svg") && svg.contains("viewBox=\"0 0 600 400\""), "{svg}");
    assert!(svg.contains("#ff0000"), "{svg}");
}

#[test]
fn a_button_is_drawn_in_its_state() {
    let (mut document, pages, _) = made::document(&[Sheet::default()]);
    let mut picture = |colour: &str| {
        let content = format!("{colour} rg 0 0 400 600 re f").into_bytes();
        let entries = dictionary! { "Subtype" => "Form", "BBox" => made::rectangle([0, 0, 400, 600]) };
        document.add_object(Stream::new(entries, content))
    };
    let (on, off) = (picture("1 0 0"), picture("0 0 1"));
    let mut button = |state: &str, flags: i64| {
        document.add_object(dictionary! {
            "Subtype" => "Widget", "Rect" => made::rectangle([0, 0, 400, 600]), "AS" => state, "F" => flags,
            "AP" => dictionary! { "N" => dictionary! { "Yes" => on, "Off" => off } },
        })
    };
    let (seen, hidden) = (button("Yes", 4), button("Off", 2));
    let annotations: Vec<Object> = vec![seen.into(), hidden.into()];
    document.get_dictionary_mut(pages[0]).expect("a page").set("Annots", annotations);
    assert!(tools::is_red(&tools::our_page(&made::saved(document), 0), 0.5, 0.5));
}

#[test]
fn a_page_that_unpacks_to_too_much_is_refused() {
    let content = Contents::One(" ".repeat(3_000_000));
    let pdf = made::pdf(&[Sheet { content, ..Sheet::default() }, Sheet::default()]);
    let pdf = tools::qpdf(&pdf, &["--compress-streams=y"]);
    assert!(pdf.len() < 100_000);
    let limits = Limits { unpacked: 1_000_000, ..Limits::default() };
    assert_eq!(page_png(&pdf, 0, Size::Scale(1.0), &limits), Err(Refused::Unpacks { limit: 1_000_000 }));
    page_png(&pdf, 1, Size::Scale(1.0), &limits).expect("the other page");
}

#[test]
fn a_picture_with_too_many_pixels_is_refused() {
    let (mut document, pages, _) = made::document(&[Sheet::default()]);
    let picture = Stream::new(
        dictionary! { "Subtype" => "Image", "Width" => 100_000, "Height" => 100_000, "BitsPerComponent" => 1,
        "ColorSpace" => "DeviceGray" },
        vec![0; 10],
    );
    let picture = document.add_object(picture);
    let resources = dictionary! { "XObject" => dictionary! { "Im0" => picture } };
    document.get_dictionary_mut(pages[0]).expect("a page").set("Resources", resources);
    let refused = page_png(&made::saved(document), 0, Size::Scale(1.0), &Limits::default());
    assert!(matches!(refused, Err(Refused::TooManyPixels { width: 100_000, .. })), "{refused:?}");
}
