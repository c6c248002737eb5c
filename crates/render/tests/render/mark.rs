//! The mark on every page of a document that is not finished.

use countersign_render::{Renderer, Standard};
use template::form::Placement;
use template::print::{Answer, Block, Body, Field, Mark, Placed, Shape};

use crate::support::{check, flow, info, laid_out, paragraph, poppler, render, text};

fn mark(text: &str, language: &str) -> Option<Mark> {
    Some(Mark { text: text.to_owned(), language: language.to_owned() })
}

#[test]
fn it_stands_on_every_page_and_moves_nothing() {
    let mut request = flow((0..3).flat_map(|_| [paragraph("body"), Block::PageBreak]).collect());
    request.print.header = vec![text("Acme, Harbour Street")];
    let boxes = |request: &countersign_render::Request| {
        let boxes = poppler(&render(request).pdf, "pdftotext", &["-bbox", "-", "-"]);
        let words = boxes.lines().filter(|line| line.contains("<word") && !line.contains(">Declined<"));
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let without = boxes(&request);
    request.print.mark = mark("Declined", "en");
    assert_eq!(boxes(&request), without);
    let rendered = render(&request);
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let pages = laid_out(&rendered);
    let pages: Vec<&str> = pages.split('\u{c}').filter(|page| !page.trim().is_empty()).collect();
    assert_eq!(pages.len(), 3);
    assert!(pages.iter().all(|page| page.trim_start().starts_with("Declined")), "{pages:?}");
    // What stands on every page is passed over by screen readers.
    assert_eq!(info(&rendered, "Title"), "Declined: Lease of a flat");
}

#[test]
fn it_may_be_in_another_language_than_the_document() {
    for (language, words, spoken) in [("ar", "غير مكتمل", "ar"), ("he", "Not complete", "en")] {
        let mut request = flow(vec![paragraph("x")]);
        request.print.language = language.to_owned();
        request.print.mark = mark(words, spoken);
        let rendered = render(&request);
        assert!(rendered.warnings.is_empty(), "{:?}", rendered.warnings);
        assert!(laid_out(&rendered).contains(words.split(' ').next().expect("a word")), "{language}");
    }
}

#[test]
fn it_lies_over_every_page_of_an_uploaded_pdf_and_over_those_behind() {
    let long = (1..=400).map(|number| format!("word{number}")).collect::<Vec<_>>().join(" ");
    let field = Field {
        id: "f".to_owned(),
        label: "Label".to_owned(),
        role: None,
        shape: Shape::Area,
        answer: Some(Answer::Text { text: long }),
    };
    let placement = Placement { page: 2, x: 0.1, y: 0.1, width: 0.3, height: 0.04 };
    let mut request = flow(Vec::new());
    request.print.body = Body::Pages { file: "pdf".to_owned(), fields: vec![Placed { field, placement }] };
    let sizes = [(595.0, 842.0), (595.0, 842.0), (300.0, 200.0)];
    let renderer = Renderer::default();
    assert_eq!(renderer.layer(&request, &sizes, false).expect("a layer").pages, [(1, 0)]);
    request.print.mark = mark("Expired", "en");
    let layer = renderer.layer(&request, &sizes, false).expect("a layer");
    check(&layer.pdf);
    assert_eq!(layer.pages, [(0, 0), (1, 1), (2, 2)]);
    assert!(!layer.behind.is_empty());
    let pages = poppler(&layer.pdf, "pdftotext", &["-", "-"]);
    let pages: Vec<&str> = pages.split('\u{c}').filter(|page| !page.trim().is_empty()).collect();
    assert_eq!(pages.len(), 3 + layer.behind.len());
    assert!(pages.iter().all(|page| page.contains("Expired")), "{pages:?}");
}
