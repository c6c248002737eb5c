//! The pieces that the page is put together from.

use model::Timestamp;
use template::print::{Block, Cell, Inline, Style};

/// Sizes of small print, in points.
const SMALL: f64 = 8.0;
const CODE: f64 = 7.5;
/// The longest text of a cell; an address or a browser's name that goes on is cut.
const LONGEST: usize = 260;
const GREY: &str = "#5b6470";

/// A moment as everybody reads it.
pub(super) fn moment(at: Timestamp) -> String {
    let text = at.to_string();
    // The text form is fixed: 2026-11-14T09:30:00.000Z.
    format!("{} {} UTC", &text[..10], &text[11..19])
}

/// A text that is not too long for a cell.
pub(super) fn short(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        text.to_owned()
    } else {
        text.chars().take(LONGEST).chain(['…']).collect()
    }
}

pub(super) fn text(words: impl Into<String>) -> Inline {
    Inline::Text { text: words.into(), style: Style::default() }
}

/// What differs from one document to the next.
pub(super) fn value(words: impl Into<String>) -> Inline {
    Inline::Value { text: words.into(), style: Style::default() }
}

pub(super) fn grey(words: impl Into<String>) -> Inline {
    Inline::Text { text: words.into(), style: Style { color: Some(GREY.to_owned()), ..Style::default() } }
}

pub(super) fn small(words: impl Into<String>) -> Inline {
    Inline::Value { text: words.into(), style: Style { size: Some(SMALL), ..Style::default() } }
}

pub(super) fn small_grey(words: impl Into<String>) -> Inline {
    let style = Style { size: Some(SMALL), color: Some(GREY.to_owned()), ..Style::default() };
    Inline::Value { text: words.into(), style }
}

/// A hash.
pub(super) fn code(words: impl Into<String>) -> Inline {
    Inline::Value { text: words.into(), style: Style { size: Some(CODE), code: true, ..Style::default() } }
}

pub(super) fn bold(words: impl Into<String>) -> Inline {
    Inline::Value { text: words.into(), style: Style { bold: true, ..Style::default() } }
}

pub(super) fn heading(level: u8, words: impl Into<String>) -> Block {
    Block::Heading { level, numbered: false, align: None, content: vec![text(words)] }
}

pub(super) fn paragraph(content: Vec<Inline>) -> Block {
    Block::Paragraph { align: None, content }
}

fn cell(header: bool, content: Vec<Inline>) -> Cell {
    Cell { header, colspan: 1, rowspan: 1, align: None, content: vec![paragraph(content)] }
}

/// A table of names and values.
#[derive(Default)]
pub(super) struct Pairs(Vec<Vec<Cell>>);

impl Pairs {
    pub fn add(&mut self, label: &str, content: Vec<Inline>) -> &mut Self {
        self.0.push(vec![cell(false, vec![grey(label)]), cell(false, content)]);
        self
    }

    /// Adds what is there.
    pub fn add_moment(&mut self, label: &str, at: Option<Timestamp>) -> &mut Self {
        if let Some(at) = at {
            self.add(label, vec![value(moment(at))]);
        }
        self
    }

    pub fn table(self) -> Block {
        Block::Table { widths: vec![30.0, 70.0], header_rows: 0, rows: self.0 }
    }
}

/// A table with a head that is repeated on every page.
pub(super) struct Columns {
    widths: Vec<f64>,
    rows: Vec<Vec<Cell>>,
}

impl Columns {
    pub fn new(columns: &[(&str, f64)]) -> Self {
        let head = columns.iter().map(|(name, _)| cell(true, vec![text(*name)])).collect();
        Self { widths: columns.iter().map(|(_, width)| *width).collect(), rows: vec![head] }
    }

    pub fn row(&mut self, cells: Vec<Vec<Inline>>) {
        self.rows.push(cells.into_iter().map(|content| cell(false, content)).collect());
    }

    /// A row that is one cell.
    pub fn across(&mut self, content: Vec<Inline>) {
        let colspan = u32::try_from(self.widths.len()).unwrap_or(1);
        self.rows.push(vec![Cell { colspan, ..cell(false, content) }]);
    }

    pub fn table(self) -> Block {
        Block::Table { widths: self.widths, header_rows: 1, rows: self.rows }
    }
}
