//! The sheet, its header and its footer.

use template::content::{FontFamily, Orientation, PaperSize};
use template::print::{Block, Inline};

use crate::support::{flow, info, laid_out, paragraph, poppler, read, render, text};

#[test]
fn paper_comes_in_sizes_and_can_be_turned() {
    let mut request = flow(vec![paragraph("x")]);
    for (size, orientation, expected) in [
        (PaperSize::A4, Orientation::Portrait, "595.276 x 841.89 pts (A4)"),
        (PaperSize::A4, Orientation::Landscape, "841.89 x 595.276 pts (A4)"),
        (PaperSize::Letter, Orientation::Portrait, "612 x 792 pts (letter)"),
        (PaperSize::Legal, Orientation::Landscape, "1008 x 612 pts"),
    ] {
        (request.print.page.size, request.print.page.orientation) = (size, orientation);
        assert_eq!(info(&render(&request), "Page size"), expected);
    }
}

#[test]
fn margins_are_kept() {
    let mut request = flow(vec![paragraph("corner")]);
    (request.print.page.margin.left, request.print.page.margin.top) = (50.0, 80.0);
    let boxes = poppler(&render(&request).pdf, "pdftotext", &["-bbox", "-", "-"]);
    let line = boxes.lines().find(|line| line.contains("corner")).expect("the word");
    let edge = |name: &str| -> f64 {
        let value = line.split_once(&format!("{name}=\"")).expect("an edge").1;
        value.split('"').next().expect("a number").parse().expect("a number")
    };
    assert!((edge("xMin") - 50.0 / 25.4 * 72.0).abs() < 0.5, "{line}");
    assert!((edge("yMin") - 80.0 / 25.4 * 72.0).abs() < 6.0, "{line}");
}

#[test]
fn header_and_footer_run_along_every_page_and_know_its_number() {
    let mut request = flow((0..3).flat_map(|_| [paragraph("body"), Block::PageBreak]).collect());
    request.print.header = vec![text("Acme, "), text("Harbour Street")];
    request.print.footer = vec![text("Page "), Inline::PageNumber, text(" of "), Inline::PageCount];
    let rendered = render(&request);
    assert_eq!(rendered.pages, 3);
    let pages = laid_out(&rendered);
    for (page, number) in pages.split('\u{c}').filter(|page| !page.trim().is_empty()).zip(1..) {
        assert!(page.contains("Acme, Harbour Street"), "{page}");
        assert!(page.contains(&format!("Page {number} of 3")), "{page}");
    }
}

#[test]
fn a_page_without_a_footer_shows_its_number() {
    let rendered = render(&flow(vec![paragraph("a"), Block::PageBreak, paragraph("b")]));
    let text = read(&rendered);
    assert!(text.contains("1 / 2") && text.contains("2 / 2"), "{text}");
}

#[test]
fn every_family_can_be_used() {
    for font in [FontFamily::Serif, FontFamily::Sans, FontFamily::Mono] {
        let mut request = flow(vec![paragraph("Zoë Ångström, 1 234,50 € – “quoted” Αθήνα Москва")]);
        request.print.font = font;
        let rendered = render(&request);
        assert!(rendered.warnings.is_empty(), "{rendered:?}");
        assert!(read(&rendered).contains("Αθήνα Москва"));
    }
}
