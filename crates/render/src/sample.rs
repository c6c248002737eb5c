//! Documents for the unit tests of this crate.

use template::content::{FontFamily, Page};
use template::print::{Block, Body, Inline, Print, Style, ValueRow};

use crate::request::Request;

/// A document of some blocks.
pub(crate) fn flow(blocks: Vec<Block>) -> Request {
    Request::new(Print {
        title: "Lease".to_owned(),
        language: "en".to_owned(),
        page: Page::default(),
        font: FontFamily::Serif,
        header: Vec::new(),
        footer: Vec::new(),
        mark: None,
        body: Body::Flow { blocks },
        created_at_ms: 1,
        ident: "doc_1".to_owned(),
    })
}

/// What a template without content prints.
pub(crate) fn values(rows: &[(&str, &str)]) -> Request {
    let rows = rows
        .iter()
        .map(|(label, value)| ValueRow { label: (*label).to_owned(), value: (*value).to_owned() })
        .collect();
    let title = Block::Heading { level: 1, numbered: false, align: None, content: vec![text("Lease")] };
    flow(vec![title, Block::Values { rows }])
}

/// Plain words.
pub(crate) fn text(text: &str) -> Inline {
    Inline::Text { text: text.to_owned(), style: Style::default() }
}

/// A paragraph of plain words.
pub(crate) fn paragraph(words: &str) -> Block {
    Block::Paragraph { align: None, content: vec![text(words)] }
}
