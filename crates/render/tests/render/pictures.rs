//! Pictures.

use bytes::Bytes;
use countersign_render::{RenderError, Renderer, Standard, Warning};
use template::content::Align;
use template::print::{Block, Inline, Picture};

use crate::support::{flow, picture, poppler, read, render, tags, text};

fn shown(file: &str, alt: &str, width: Option<f64>) -> Picture {
    Picture { file: file.to_owned(), width, alt: alt.to_owned(), align: Some(Align::Center) }
}

#[test]
fn pictures_are_described_or_decoration() {
    let mut request = flow(vec![
        Block::Image(shown("a", "A red house", Some(0.5))),
        Block::Image(shown("a", "", None)),
        Block::Paragraph {
            align: None,
            content: vec![text("in "), Inline::Image(shown("b", "Seal", Some(0.05))), text(" line")],
        },
    ]);
    request.files.insert("a".to_owned(), picture(400, 100));
    request.files.insert("b".to_owned(), picture(10, 10));
    let rendered = render(&request);
    assert_eq!((rendered.standard, rendered.pages), (Standard::A2aUa1, 1));
    assert!(rendered.warnings.is_empty());
    assert_eq!(tags(&rendered).iter().filter(|tag| *tag == "Figure").count(), 2);
    let images = poppler(&rendered.pdf, "pdfimages", &["-list", "-"]);
    assert!(images.lines().count() >= 4, "{images}");
}

#[test]
fn high_pictures_stay_on_the_page() {
    let mut request =
        flow(vec![Block::Image(shown("a", "Tower", Some(1.0))), Block::Image(shown("a", "Tower", None))]);
    request.files.insert("a".to_owned(), picture(100, 2_000));
    assert!(render(&request).pages <= 3);
}

#[test]
fn a_picture_that_cannot_be_shown_leaves_a_frame_and_a_warning() {
    let mut request = flow(vec![
        Block::Image(shown("gone", "A lost house", None)),
        Block::Image(shown("broken", "", None)),
        Block::Paragraph { align: None, content: vec![Inline::Image(shown("cut", "Half a seal", None))] },
    ]);
    request.files.insert("broken".to_owned(), Bytes::from_static(b"no picture at all"));
    let whole = picture(300, 300);
    request.files.insert("cut".to_owned(), whole.slice(..whole.len() / 2));
    let rendered = render(&request);
    let text = read(&rendered);
    for words in ["A lost house", "This picture can't be shown.", "Half a seal"] {
        assert!(text.contains(words), "{words} is not in {text}");
    }
    let warning = |file: &str| Warning::UnreadablePicture { file: file.to_owned() };
    assert_eq!(rendered.warnings, [warning("gone"), warning("broken"), warning("cut")]);
}

#[test]
fn very_large_pictures_are_refused_before_they_are_unpacked() {
    let mut request = flow(vec![Block::Image(shown("bomb", "", None))]);
    // The beginning of a PNG that says it is 50,000 by 50,000.
    let mut header = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xc3\x50\0\0\xc3\x50\x08\x02\0\0\0".to_vec();
    header.extend([0; 4]);
    header.extend(b"\0\0\0\0IDAT\0\0\0\0");
    request.files.insert("bomb".to_owned(), header.into());
    let outcome = Renderer::default().render(&request);
    assert!(
        matches!(outcome, Err(RenderError::TooMany { ref what, .. }) if what == "pixels in its pictures")
            || outcome.as_ref().is_ok_and(|rendered| rendered.warnings.len() == 1),
        "{outcome:?}"
    );
}

#[test]
fn more_photographs_than_can_be_held_at_once_are_printed_smaller() {
    let names: Vec<String> = (0..7).map(|number| format!("photo {number}")).collect();
    let mut request = flow(names.iter().map(|name| Block::Image(shown(name, name, None))).collect());
    let photo = picture(4_000, 3_000);
    for name in &names {
        request.files.insert(name.clone(), photo.clone());
    }
    request.files.insert("photo 3".to_owned(), picture(40, 30));
    let rendered = render(&request);
    assert!(rendered.warnings.is_empty(), "{:?}", rendered.warnings);
    let listed = poppler(&rendered.pdf, "pdfimages", &["-list", "-"]);
    let widths: Vec<u32> =
        listed.lines().skip(2).filter_map(|line| line.split_whitespace().nth(3)?.parse().ok()).collect();
    assert_eq!(widths.len(), names.len(), "{listed}");
    assert_eq!(widths.iter().filter(|width| **width == 40).count(), 1, "{listed}");
    assert!(widths.iter().all(|width| *width == 40 || (2_000..2_700).contains(width)), "{listed}");
}
