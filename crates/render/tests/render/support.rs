//! Documents, and what is in a PDF.

use std::io::Write as _;
use std::process::{Command, Stdio};

use bytes::Bytes;
use countersign_render::{Rendered, Renderer, Request};
use template::content::{FontFamily, Page};
use template::print::{Block, Body, Cell, Inline, Print, Style};

pub fn flow(blocks: Vec<Block>) -> Request {
    Request::new(Print {
        title: "Lease of a flat".to_owned(),
        language: "en-GB".to_owned(),
        page: Page::default(),
        font: FontFamily::Serif,
        header: Vec::new(),
        footer: Vec::new(),
        mark: None,
        body: Body::Flow { blocks },
        created_at_ms: 1_763_087_445_000,
        ident: "doc_0001".to_owned(),
    })
}

pub fn text(text: &str) -> Inline {
    Inline::Text { text: text.to_owned(), style: Style::default() }
}

pub fn styled(text: &str, style: Style) -> Inline {
    Inline::Text { text: text.to_owned(), style }
}

pub fn paragraph(words: &str) -> Block {
    Block::Paragraph { align: None, content: vec![text(words)] }
}

pub fn heading(level: u8, numbered: bool, words: &str) -> Block {
    Block::Heading { level, numbered, align: None, content: vec![text(words)] }
}

pub fn cell(words: &str) -> Cell {
    Cell { header: false, colspan: 1, rowspan: 1, align: None, content: vec![paragraph(words)] }
}

/// A picture of one colour.
pub fn picture(width: u32, height: u32) -> Bytes {
    let mut file = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(width, height, image::Rgb([200, 60, 30]))
        .write_to(&mut file, image::ImageFormat::Png)
        .expect("a PNG");
    file.into_inner().into()
}

pub fn render(request: &Request) -> Rendered {
    let rendered = Renderer::default().render(request).expect("a PDF");
    check(&rendered.pdf);
    rendered
}

/// What qpdf says about a file.
pub fn check(pdf: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("document.pdf");
    std::fs::write(&path, pdf).expect("a file");
    let output = Command::new("qpdf").arg("--check").arg(&path).output().expect("qpdf is installed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

/// Runs a program of poppler with the PDF as its input.
pub fn poppler(pdf: &[u8], program: &str, arguments: &[&str]) -> String {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("poppler-utils is installed");
    // The program reads its whole input before it writes, so the pipe can't block.
    child.stdin.take().expect("a pipe").write_all(pdf).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{program} refuses the PDF");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The text as it is laid out.
pub fn laid_out(rendered: &Rendered) -> String {
    poppler(&rendered.pdf, "pdftotext", &["-layout", "-", "-"])
}

/// The text in the order in which it is drawn, all white space made single.
pub fn read(rendered: &Rendered) -> String {
    let text = poppler(&rendered.pdf, "pdftotext", &["-raw", "-", "-"]);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub fn info(rendered: &Rendered, key: &str) -> String {
    let info = poppler(&rendered.pdf, "pdfinfo", &["-"]);
    let line = info.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    line.unwrap_or_else(|| panic!("no {key} in {info}")).trim().to_owned()
}

/// The names of the tags of a PDF, in order.
pub fn tags(rendered: &Rendered) -> Vec<String> {
    let structure = poppler(&rendered.pdf, "pdfinfo", &["-struct", "-"]);
    let tag = |line: &str| line.split_whitespace().next().map(|tag| tag.trim_end_matches(':').to_owned());
    structure.lines().filter_map(tag).collect()
}

/// The structure of a PDF with its text.
pub fn structure(rendered: &Rendered) -> String {
    poppler(&rendered.pdf, "pdfinfo", &["-struct-text", "-"])
}

/// Asserts that parts stand one after the other in a text.
pub fn assert_in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let Some((_, after)) = rest.split_once(part) else {
            panic!("{part:?} is not where it should be in {text}")
        };
        rest = after;
    }
}
