//! About how high blocks become, before Typst sets them.
//!
//! A row of a table, or a table, that is kept in one piece must fit on a page: what does not would run over its edge. So the
//! guess is generous, and only what is far from filling a page by it is kept together.

use template::print::{Answer, Block, Cell, Field, Inline, Shape, ValueRow};

use super::setting::{Room, Setting};
use crate::error::RenderError;

/// The height of a line with the gap to the next one, in ems.
const LINE: f64 = 1.3;
/// What stands between blocks, in ems.
const GAP: f64 = 1.0;
/// How wide letters are, in ems: those of alphabets, as capitals, and those of scripts whose characters fill a square.
const LETTER: f64 = 0.65;
const SQUARE: f64 = 1.05;
/// What a list or a quote takes of the width, in ems.
const INDENT: f64 = 3.0;
/// What a cell keeps free above and below its text, in points.
const CELL_GAPS: f64 = 9.0;
/// Fields that are drawn, in points; `fields.typ` has the same.
const SIGNATURE: f64 = 66.0;
const INITIALS: f64 = 44.0;
const PICTURE: f64 = 128.0;
/// Room for some lines, with the name below, in ems.
const AREA: f64 = 7.0;

/// A row that takes at most this part of a page stays on one page.
const SHORT: f64 = 0.34;

/// How long a row of a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Length {
    /// A line, which can't be broken. Typst takes more memory for rows that it is told to keep together, and these are what
    /// the largest tables are made of.
    Line,
    /// Some lines, which stay on one page.
    Short,
    /// So many that it may go on on the next page.
    Long,
}

impl Length {
    /// That of a row of about this height.
    pub fn of(height: f64, room: Room) -> Self {
        if height <= (LINE + GAP) * room.size * 1.01 {
            Self::Line
        } else if height <= SHORT * room.height {
            Self::Short
        } else {
            Self::Long
        }
    }
}

impl<'a> Setting<'a> {
    /// About how high blocks become, in points.
    pub fn height(&mut self, blocks: &'a [Block], room: Room) -> Result<f64, RenderError> {
        let mut height = 0.0;
        for block in blocks {
            height += self.block_height(block, room)? + GAP * room.size;
        }
        Ok(height)
    }

    fn block_height(&mut self, block: &'a Block, room: Room) -> Result<f64, RenderError> {
        let inner = room.less(INDENT * room.size);
        Ok(match block {
            Block::Paragraph { content, .. } => line_height(content, room),
            Block::Heading { content, .. } => {
                line_height(content, Room { size: room.size * 1.75, ..room }) + 4.0 * room.size
            }
            Block::BulletList { items } | Block::OrderedList { items, .. } => {
                let mut height = 0.0;
                for item in items {
                    height += self.height(item, inner)?;
                }
                height
            }
            Block::Quote { content } => self.height(content, inner)? + 2.0 * room.size,
            // One below the other, which is more than they take.
            Block::Columns { count, content } => {
                self.height(content, Room { width: room.width / f64::from((*count).max(1)), ..room })?
            }
            Block::Table { widths, rows, .. } => {
                let mut height = 3.0 * room.size;
                for row in rows {
                    height += self.row_height(widths, row, room)?;
                }
                height
            }
            Block::Image(picture) => {
                let ratio = self.pictures.get(&picture.file)?.map_or(0.1, |known| known.height);
                let width = picture.width.filter(|width| width.is_finite()).unwrap_or(1.0).clamp(0.0, 1.0);
                (width * room.width * ratio).min(room.height) + 3.0 * room.size
            }
            Block::Field(field) => field_height(field, room) + 3.0 * room.size,
            Block::Values { rows } => {
                let third = Room { width: room.width / 3.0, ..room };
                let height = |row: &ValueRow| text_height(&row.label, third).max(text_height(&row.value, third));
                rows.iter().map(|row| height(row) + CELL_GAPS).sum()
            }
            Block::Rule => 3.0 * room.size,
            Block::PageBreak => 0.0,
        })
    }

    /// A row of a table in a cell, whose columns are not laid out yet.
    fn row_height(&mut self, widths: &[f64], row: &'a [Cell], room: Room) -> Result<f64, RenderError> {
        #[expect(clippy::cast_precision_loss, reason = "there are at most a hundred columns")]
        let columns = widths.len().max(row.len()).max(1) as f64;
        let inner = room.less(room.width * (1.0 - 1.0 / columns));
        let mut height: f64 = 0.0;
        for cell in row {
            height = height.max(self.height(&cell.content, inner)? + CELL_GAPS);
        }
        Ok(height)
    }
}

/// Whether somebody signs in one of these cells.
pub(super) fn is_signed(rows: &[Vec<Cell>]) -> bool {
    rows.iter().flatten().any(|cell| cell.content.iter().any(has_signature))
}

fn has_signature(block: &Block) -> bool {
    let signs = |field: &Field| matches!(field.shape, Shape::Signature | Shape::Initials);
    match block {
        Block::Field(field) => signs(field),
        Block::Paragraph { content, .. } | Block::Heading { content, .. } => {
            content.iter().any(|inline| matches!(inline, Inline::Field(field) if signs(field)))
        }
        Block::BulletList { items } | Block::OrderedList { items, .. } => {
            items.iter().flatten().any(has_signature)
        }
        Block::Quote { content } | Block::Columns { content, .. } => content.iter().any(has_signature),
        Block::Table { rows, .. } => is_signed(rows),
        Block::Rule | Block::PageBreak | Block::Image(_) | Block::Values { .. } => false,
    }
}

/// The lines of a paragraph.
fn line_height(content: &[Inline], room: Room) -> f64 {
    let mut size = room.size;
    let mut drawn: f64 = 0.0;
    let mut text = String::new();
    for inline in content {
        match inline {
            Inline::Text { text: words, style } | Inline::Value { text: words, style } => {
                size = style.size.filter(|size| size.is_finite()).map_or(size, |own| own.max(size));
                text.push_str(words);
            }
            Inline::Blank { .. } => text.push_str("_______________"),
            Inline::Break => text.push('\n'),
            Inline::Image(_) => drawn = drawn.max(room.width.min(room.height)),
            Inline::Field(field) => {
                match &field.answer {
                    Some(Answer::Text { text: words }) => text.push_str(words),
                    _ => text.push_str("____________________"),
                }
                // Each may stand on a line of its own.
                if let Some(own) = drawn_height(field.shape) {
                    drawn += own;
                }
            }
            Inline::PageNumber | Inline::PageCount => text.push_str("000"),
        }
    }
    lines(&text, size, room.width) * LINE * size + drawn
}

fn field_height(field: &Field, room: Room) -> f64 {
    let written = match &field.answer {
        Some(Answer::Text { text }) => text_height(text, room),
        _ => 0.0,
    };
    let blank =
        drawn_height(field.shape).unwrap_or(if field.shape == Shape::Area { AREA * room.size } else { 0.0 });
    // A line, and the name below.
    written.max(blank) + 3.0 * room.size
}

/// The height of what is drawn and not written.
fn drawn_height(shape: Shape) -> Option<f64> {
    match shape {
        Shape::Signature => Some(SIGNATURE),
        Shape::Initials => Some(INITIALS),
        Shape::Picture => Some(PICTURE),
        Shape::Line | Shape::Area | Shape::Tick => None,
    }
}

/// About how high a text becomes, in points.
pub(super) fn text_height(text: &str, room: Room) -> f64 {
    (lines(text, room.size, room.width) * LINE + GAP) * room.size
}

/// How many lines a text takes.
fn lines(text: &str, size: f64, width: f64) -> f64 {
    let wide = |c: char| if c < '\u{1100}' { LETTER } else { SQUARE };
    let line = |line: &str| (line.chars().map(wide).sum::<f64>() * size / width.max(size)).ceil().max(1.0);
    text.split('\n').map(line).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_and_wide_letters_take_more_lines() {
        assert!((lines("", 10.0, 100.0) - 1.0).abs() < f64::EPSILON);
        assert!((lines("one\ntwo", 10.0, 100.0) - 2.0).abs() < f64::EPSILON);
        assert!(lines(&"word ".repeat(20), 10.0, 100.0) >= 6.0);
        assert!(lines(&"契".repeat(100), 10.0, 100.0) >= 10.0);
        assert!(lines("x", 10.0, 0.0).is_finite());
    }
}
