//! The files that a tree names.

use super::{Answer, Block, Body, Field, Inline, Print};

impl Print {
    /// The files that have to be at hand to print it, each once, in the order of their first appearance.
    #[must_use]
    pub fn files(&self) -> Vec<&str> {
        let mut files = Files::default();
        files.inlines(&self.header);
        files.inlines(&self.footer);
        match &self.body {
            Body::Flow { blocks } => files.blocks(blocks),
            Body::Pages { file, fields } => {
                files.add(file);
                for placed in fields {
                    files.field(&placed.field);
                }
            }
        }
        files.0
    }
}

/// Gathers the files of a tree.
#[derive(Default)]
struct Files<'a>(Vec<&'a str>);

impl<'a> Files<'a> {
    fn add(&mut self, file: &'a str) {
        if !self.0.contains(&file) {
            self.0.push(file);
        }
    }

    fn blocks(&mut self, blocks: &'a [Block]) {
        for block in blocks {
            match block {
                Block::Paragraph { content, .. } | Block::Heading { content, .. } => self.inlines(content),
                Block::BulletList { items } | Block::OrderedList { items, .. } => {
                    for item in items {
                        self.blocks(item);
                    }
                }
                Block::Quote { content } | Block::Columns { content, .. } => self.blocks(content),
                Block::Table { rows, .. } => {
                    for cell in rows.iter().flatten() {
                        self.blocks(&cell.content);
                    }
                }
                Block::Image(picture) => self.add(&picture.file),
                Block::Field(field) => self.field(field),
                Block::Rule | Block::PageBreak | Block::Values { .. } => {}
            }
        }
    }

    fn inlines(&mut self, inlines: &'a [Inline]) {
        for inline in inlines {
            match inline {
                Inline::Image(picture) => self.add(&picture.file),
                Inline::Field(field) => self.field(field),
                Inline::Text { .. }
                | Inline::Value { .. }
                | Inline::Blank { .. }
                | Inline::Break
                | Inline::PageNumber
                | Inline::PageCount => {}
            }
        }
    }

    fn field(&mut self, field: &'a Field) {
        if let Some(answer) = &field.answer {
            self.answer(answer);
        }
    }

    fn answer(&mut self, answer: &'a Answer) {
        match answer {
            Answer::Picture { file } | Answer::Drawn { file, .. } => self.add(file),
            Answer::Several { signatures } => signatures.iter().for_each(|one| self.answer(one)),
            Answer::Text { .. } | Answer::Tick { .. } | Answer::Typed { .. } => {}
        }
    }
}
