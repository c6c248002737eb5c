//! Walking through a tree to change what stands in it.

use super::{Block, Body, Field, Inline, Picture, Print};

/// Something in a tree that can be changed.
pub(crate) enum Piece<'a> {
    /// Words.
    Words(&'a mut String),
    /// A picture.
    Picture(&'a mut Picture),
    /// A form field.
    Field(&'a mut Field),
}

/// What is done with each piece.
type Visit<'a> = dyn FnMut(Piece<'_>) + 'a;

impl Print {
    /// Lets every piece be changed, wherever it stands.
    pub(crate) fn each_piece(&mut self, visit: &mut Visit<'_>) {
        visit(Piece::Words(&mut self.title));
        inlines(&mut self.header, visit);
        inlines(&mut self.footer, visit);
        match &mut self.body {
            Body::Flow { blocks: all } => blocks(all, visit),
            Body::Pages { fields, .. } => {
                for placed in fields {
                    visit(Piece::Field(&mut placed.field));
                }
            }
        }
    }

    /// Lets every field be changed, wherever it stands.
    pub fn each_field(&mut self, visit: &mut dyn FnMut(&mut Field)) {
        self.each_piece(&mut |piece| {
            if let Piece::Field(field) = piece {
                visit(field);
            }
        });
    }
}

fn blocks(all: &mut [Block], visit: &mut Visit<'_>) {
    for block in all {
        match block {
            Block::Paragraph { content, .. } | Block::Heading { content, .. } => inlines(content, visit),
            Block::BulletList { items } | Block::OrderedList { items, .. } => {
                for item in items {
                    blocks(item, visit);
                }
            }
            Block::Quote { content } | Block::Columns { content, .. } => blocks(content, visit),
            Block::Table { rows, .. } => {
                for cell in rows.iter_mut().flatten() {
                    blocks(&mut cell.content, visit);
                }
            }
            Block::Image(picture) => visit(Piece::Picture(picture)),
            Block::Field(field) => visit(Piece::Field(field)),
            Block::Values { rows } => {
                for row in rows {
                    visit(Piece::Words(&mut row.label));
                    visit(Piece::Words(&mut row.value));
                }
            }
            Block::Rule | Block::PageBreak => {}
        }
    }
}

fn inlines(all: &mut [Inline], visit: &mut Visit<'_>) {
    for inline in all {
        match inline {
            Inline::Text { text, .. } | Inline::Value { text, .. } => visit(Piece::Words(text)),
            Inline::Blank { label } => visit(Piece::Words(label)),
            Inline::Image(picture) => visit(Piece::Picture(picture)),
            Inline::Field(field) => visit(Piece::Field(field)),
            Inline::Break | Inline::PageNumber | Inline::PageCount => {}
        }
    }
}
