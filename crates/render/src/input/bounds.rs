//! How much the renderer takes on. Typst can't be stopped once it has started, so what it gets is bounded before.

use std::collections::BTreeSet;

use template::print::{Answer, Block, Body, Field, Inline, Print};

use crate::error::RenderError;

/// How many characters a document may have.
pub(crate) const MAX_CHARACTERS: usize = 400_000;
/// How many pieces a document may have: blocks, cells, pieces of lines.
const MAX_NODES: usize = 200_000;
/// How deep lists, quotes, tables and columns may stand in each other.
pub(crate) const MAX_DEPTH: usize = 20;
/// How many different pictures a document may have.
pub(crate) const MAX_PICTURES: usize = 200;
/// How many columns a table may have.
pub(crate) const MAX_COLUMNS: usize = 100;
/// How many columns or rows a cell may span.
pub(crate) const MAX_SPAN: u32 = 1_000;

/// A line takes its space on the page however short it is, so it counts for at least this many characters.
const LINE: usize = 20;

/// How large a document is.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Size {
    /// Characters, where a short line counts for as much as it takes up.
    pub characters: usize,
    /// Which characters there are beyond ASCII: what decides about fonts.
    pub alphabet: BTreeSet<char>,
    nodes: usize,
    deepest: usize,
    span: u32,
}

/// Measures a document, or says what there is too much of.
pub(crate) fn check(print: &Print) -> Result<Size, RenderError> {
    let mut size = Size::default();
    size.add(&print.title);
    size.inlines(&print.header);
    size.inlines(&print.footer);
    match &print.body {
        Body::Flow { blocks } => size.blocks(blocks, 0),
        Body::Pages { fields, .. } => fields.iter().for_each(|placed| size.field(&placed.field)),
    }
    if size.characters > MAX_CHARACTERS {
        return Err(RenderError::TooLong { characters: size.characters, limit: MAX_CHARACTERS });
    }
    if size.deepest > MAX_DEPTH {
        return Err(RenderError::TooDeep { limit: MAX_DEPTH });
    }
    let most = [
        ("pieces", size.nodes, MAX_NODES),
        ("columns or rows spanned by one cell", size.span as usize, MAX_SPAN as usize),
        ("pictures", print.files().len(), MAX_PICTURES),
    ];
    match most.into_iter().find(|(_, count, limit)| count > limit) {
        Some((what, count, limit)) => Err(RenderError::TooMany { what: what.into(), count, limit }),
        None => Ok(size),
    }
}

impl Size {
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
                    self.characters += LINE;
                    self.inlines(content);
                }
                Block::BulletList { items } | Block::OrderedList { items, .. } => {
                    self.nodes += items.len();
                    self.characters += items.len() * LINE;
                    items.iter().for_each(|item| self.blocks(item, depth + 1));
                }
                Block::Quote { content } | Block::Columns { content, .. } => self.blocks(content, depth + 1),
                Block::Table { rows, .. } => {
                    self.nodes += rows.len();
                    for cell in rows.iter().flatten() {
                        self.nodes += 1;
                        self.span = self.span.max(cell.colspan).max(cell.rowspan);
                        self.blocks(&cell.content, depth + 1);
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
        match &field.answer {
            Some(Answer::Text { text }) => self.add(text),
            Some(Answer::Typed { text, name, at, .. }) => {
                [text, name, at].into_iter().for_each(|text| self.add(text))
            }
            Some(Answer::Drawn { name, at, .. }) => [name, at].into_iter().for_each(|text| self.add(text)),
            Some(Answer::Tick { .. } | Answer::Picture { .. }) | None => {}
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
        assert!(check_blocks(vec![nested(MAX_DEPTH)]).is_ok());
        assert_eq!(check_blocks(vec![nested(MAX_DEPTH + 1)]), Err(RenderError::TooDeep { limit: MAX_DEPTH }));
        assert_eq!(check_blocks(vec![nested(2_000)]), Err(RenderError::TooDeep { limit: MAX_DEPTH }));
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
        let row = |n: usize| vec![vec![cell(1); 100]; n];
        let error = check_blocks(vec![Block::Table { widths: Vec::new(), header_rows: 0, rows: row(3_000) }]);
        assert!(matches!(error, Err(RenderError::TooMany { ref what, .. }) if what == "pieces"), "{error:?}");
    }
}
