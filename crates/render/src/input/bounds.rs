//! How much the renderer takes on. Typst can't be stopped once it has started, so what it gets is bounded before.

use std::collections::BTreeSet;

use template::print::{Answer, Block, Body, Field, Inline, Print};

use crate::error::RenderError;

/// How many characters a document may have.
const MAX_CHARACTERS: usize = 400_000;
/// How many pieces a document may have: blocks, cells, pieces of lines.
const MAX_NODES: usize = 200_000;
/// How deep things may stand in each other. Typst bounds how many of its own steps lie in each other, so it depends on
/// what it is: twenty lists or quotes, or thirteen tables.
const MAX_DEPTH: usize = 40;
const LIST_DEPTH: usize = 2;
const TABLE_DEPTH: usize = 3;
const COLUMNS_DEPTH: usize = 5;
/// How many different pictures a document may have.
pub(crate) const MAX_PICTURES: usize = 200;
/// How many columns a table may have.
pub(super) const MAX_COLUMNS: usize = 100;
/// How many cells all tables of a document may have: ten thousand rows of four columns. Each takes about 0.1 ms and
/// 20 KB while Typst works.
const MAX_CELLS: usize = 40_000;
/// How many columns or rows a cell may span.
const MAX_SPAN: u32 = 1_000;

/// What a cell weighs beside its text, in characters.
const CELL_WEIGHT: usize = 60;
/// A line takes its space on the page however short it is, so it counts for at least this many characters.
const LINE: usize = 20;
/// In a list or a table several lines stand beside each other or close together.
const SHORT_LINE: usize = 8;

/// How large a document is.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Size {
    /// Characters, where a short line counts for as much as it takes up.
    pub characters: usize,
    /// Which characters there are beyond ASCII: what decides about fonts.
    pub alphabet: BTreeSet<char>,
    nodes: usize,
    cells: usize,
    deepest: usize,
    span: u32,
}

/// Measures a document, or says what there is too much of.
pub(crate) fn check(print: &Print) -> Result<Size, RenderError> {
    let mut size = Size::default();
    size.add(&print.title);
    size.inlines(&print.header);
    size.inlines(&print.footer);
    if let Some(mark) = &print.mark {
        size.add(&mark.text);
    }
    match &print.body {
        Body::Flow { blocks } => size.blocks(blocks, 0),
        Body::Pages { fields, .. } => {
            for placed in fields {
                size.field(&placed.field);
            }
        }
    }
    if size.characters > MAX_CHARACTERS {
        return Err(RenderError::TooLong { characters: size.characters, limit: MAX_CHARACTERS });
    }
    if size.deepest > MAX_DEPTH {
        return Err(RenderError::TooDeep { lists: MAX_DEPTH / LIST_DEPTH, tables: MAX_DEPTH / TABLE_DEPTH });
    }
    let most = [
        ("pieces", size.nodes, MAX_NODES),
        ("cells in its tables", size.cells, MAX_CELLS),
        ("columns or rows spanned by one cell", size.span as usize, MAX_SPAN as usize),
        ("pictures", print.files().len(), MAX_PICTURES),
    ];
    match most.into_iter().find(|(_, count, limit)| count > limit) {
        Some((what, count, limit)) => Err(RenderError::TooMany { what: what.into(), count, limit }),
        None => Ok(size),
    }
}

/// Sees beforehand whether there is too much of anything in a document, as far as the document alone tells.
///
/// # Errors
/// What there is too much of.
pub fn must_be_printable(print: &Print) -> Result<(), RenderError> {
    check(print).map(drop)
}

impl Size {
    /// How much memory Typst takes for the document, in characters. A cell takes as much as a paragraph.
    pub const fn weight(&self) -> usize {
        self.characters + self.cells * CELL_WEIGHT
    }

    /// Counts a text that has its lines to itself.
    fn add(&mut self, text: &str) {
        self.characters += text.split('\n').map(|line| line.chars().count().max(LINE)).sum::<usize>();
        self.see(text);
    }

    /// Counts a piece of a line.
    fn add_piece(&mut self, text: &str) {
        let lines = text.bytes().filter(|&byte| byte == b'\n').count();
        self.characters += text.chars().count() + lines * LINE;
        self.see(text);
    }

    fn see(&mut self, text: &str) {
        if !text.is_ascii() {
            self.alphabet.extend(text.chars().filter(|c| !c.is_ascii()));
        }
    }

    fn blocks(&mut self, blocks: &[Block], depth: usize) {
        // Deeper ones are an error in any case, and the walk must not exhaust the stack before it says so.
        self.deepest = self.deepest.max(depth);
        if depth > MAX_DEPTH {
            return;
        }
        for block in blocks {
            self.nodes += 1;
            match block {
                Block::Paragraph { content, .. } | Block::Heading { content, .. } => {
                    let before = self.characters;
                    self.inlines(content);
                    self.characters = self.characters.max(before + if depth == 0 { LINE } else { SHORT_LINE });
                }
                Block::BulletList { items } | Block::OrderedList { items, .. } => {
                    self.nodes += items.len();
                    self.characters += items.len() * SHORT_LINE;
                    for item in items {
                        self.blocks(item, depth + LIST_DEPTH);
                    }
                }
                Block::Quote { content } => self.blocks(content, depth + LIST_DEPTH),
                Block::Columns { content, .. } => self.blocks(content, depth + COLUMNS_DEPTH),
                Block::Table { rows, .. } => {
                    self.nodes += rows.len();
                    for cell in rows.iter().flatten() {
                        self.nodes += 1;
                        self.cells += 1;
                        self.span = self.span.max(cell.colspan).max(cell.rowspan);
                        self.blocks(&cell.content, depth + TABLE_DEPTH);
                    }
                }
                Block::Values { rows } => {
                    self.nodes += rows.len();
                    for row in rows {
                        self.add(&row.label);
                        self.add(&row.value);
                    }
                }
                Block::Image(picture) => self.add(&picture.alt),
                Block::Field(field) => self.field(field),
                Block::Rule | Block::PageBreak => self.characters += LINE,
            }
        }
    }

    fn inlines(&mut self, inlines: &[Inline]) {
        for inline in inlines {
            self.nodes += 1;
            match inline {
                Inline::Text { text, .. } | Inline::Value { text, .. } | Inline::Blank { label: text } => {
                    self.add_piece(text);
                }
                Inline::Image(picture) => self.add(&picture.alt),
                Inline::Field(field) => self.field(field),
                Inline::Break => self.characters += LINE,
                Inline::PageNumber | Inline::PageCount => {}
            }
        }
    }

    fn field(&mut self, field: &Field) {
        self.nodes += 1;
        self.add(&field.label);
        if let Some(answer) = &field.answer {
            self.answer(answer);
        }
    }

    fn answer(&mut self, answer: &Answer) {
        match answer {
            Answer::Text { text } => self.add(text),
            Answer::Typed { text, name, at, .. } => {
                self.add(text);
                self.add(name);
                self.add(at);
            }
            Answer::Drawn { name, at, .. } => {
                self.add(name);
                self.add(at);
            }
            Answer::Several { signatures } => {
                self.nodes += signatures.len();
                for one in signatures {
                    self.answer(one);
                }
            }
            Answer::Tick { .. } | Answer::Picture { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use template::print::{Cell, ValueRow};

    use super::*;
    use crate::sample;

    fn check_blocks(blocks: Vec<Block>) -> Result<Size, RenderError> {
        check(&sample::flow(blocks).print)
    }

    fn value(value: &str) -> Result<Size, RenderError> {
        let row = ValueRow { label: "a".to_owned(), value: value.to_owned() };
        check_blocks(vec![Block::Values { rows: vec![row] }])
    }

    #[test]
    fn length_is_bounded_in_characters_and_in_lines() {
        assert!(value(&"ä ".repeat(190_000)).is_ok());
        for text in ["ä ".repeat(200_001), "\n".repeat(20_001) + "x", "x\n".repeat(20_001)] {
            for error in [value(&text), check_blocks(vec![sample::paragraph(&text)])] {
                assert!(
                    matches!(error, Err(RenderError::TooLong { characters, limit: MAX_CHARACTERS }) if characters > MAX_CHARACTERS)
                );
            }
        }
    }

    #[test]
    fn depth_is_bounded() {
        let nested = |depth: usize| {
            (0..depth).fold(sample::paragraph("x"), |inner, _| Block::Quote { content: vec![inner] })
        };
        assert!(check_blocks(vec![nested(20)]).is_ok());
        for depth in [21, 2_000] {
            let error = check_blocks(vec![nested(depth)]).expect_err("too deep");
            assert_eq!(error, RenderError::TooDeep { lists: 20, tables: 13 });
        }
    }

    #[test]
    fn spans_and_pieces_are_bounded() {
        let cell = |colspan| Cell { header: false, colspan, rowspan: 1, align: None, content: Vec::new() };
        let table = |colspan| Block::Table { widths: Vec::new(), header_rows: 0, rows: vec![vec![cell(colspan)]] };
        let error = check_blocks(vec![table(1_000_000)]).expect_err("too wide");
        assert_eq!(
            error.to_string(),
            "the document has 1000000 columns or rows spanned by one cell, and at most 1000 can be printed"
        );
        let rows = vec![vec![cell(1); 100]; 401];
        let error = check_blocks(vec![Block::Table { widths: Vec::new(), header_rows: 0, rows }]);
        assert!(
            matches!(error, Err(RenderError::TooMany { ref what, .. }) if what == "cells in its tables"),
            "{error:?}"
        );
    }
}
