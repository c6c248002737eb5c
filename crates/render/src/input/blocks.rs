//! Blocks: what takes the width of its column.

use serde::Serialize;
use template::content::{Align, ListStyle};
use template::print::{Block, Inline, Picture};

use super::cells::CellNode;
use super::fields::FieldNode;
use super::height::is_signed;
use super::inlines::{ImageNode, InlineNode, Mark, Piece, direction};
use super::numbers;
use super::setting::{Room, Setting};
use super::table::Grid;
use super::values::{PARAGRAPH, ValuesNode, paragraphs};
use super::words::OurWords;
use crate::error::RenderError;
use crate::fit::Words;

/// What a list takes of the width for its marks, in ems.
const LIST_INDENT: f64 = 1.9;
/// What a quote takes of the width, in ems.
const QUOTE_INDENT: f64 = 1.1;
/// The gap between columns, in points.
const GUTTER: f64 = 22.0;
/// How much larger than the text around them headings are; `blocks.typ` has the same.
const HEADING_SIZES: [f64; 6] = [1.75, 1.32, 1.12, 1.0, 1.0, 0.94];
/// Items of a list with at most this many bytes stand close together.
const FEW_WORDS: usize = 200;

/// A block, as the program reads it.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Node {
    /// A paragraph of nothing but words.
    Plain(String),
    /// A paragraph that stands and is read as the document does.
    Pieces(Vec<Piece>),
    /// Anything else.
    Block(Box<BlockNode>),
}

/// A block that is not just a paragraph.
#[derive(Debug, PartialEq, Serialize)]
#[serde(tag = "k", rename_all = "lowercase")]
pub(super) enum BlockNode {
    #[serde(rename = "p")]
    Paragraph(Text),
    #[serde(rename = "h")]
    Heading {
        /// As screen readers know it; 0 where it is none to them.
        level: usize,
        /// As it looks.
        look: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<String>,
        #[serde(flatten)]
        text: Text,
    },
    #[serde(rename = "ul")]
    BulletList {
        tight: bool,
        items: Vec<Vec<Node>>,
    },
    #[serde(rename = "ol")]
    OrderedList {
        tight: bool,
        start: u32,
        numbering: &'static str,
        labels: Option<Vec<String>>,
        items: Vec<Vec<Node>>,
    },
    Quote {
        rtl: bool,
        c: Vec<Node>,
    },
    Rule,
    Columns {
        count: u8,
        gutter: f64,
        c: Vec<Node>,
    },
    Table {
        rtl: bool,
        /// Whether it stays on one page.
        #[serde(skip_serializing_if = "Mark::is_off")]
        together: Mark,
        widths: Vec<f64>,
        head: Vec<CellNode>,
        rows: Vec<CellNode>,
    },
    Values(ValuesNode),
    /// A table of values without values.
    Empty {
        words: &'static OurWords,
    },
    Image(ImageNode),
    Lost {
        lost: String,
    },
    Field(FieldNode),
}

/// A piece of running text.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Text {
    #[serde(skip_serializing_if = "Option::is_none")]
    align: Option<Side>,
    /// The direction in which it is read, where it is not the document's.
    #[serde(skip_serializing_if = "Option::is_none")]
    dir: Option<&'static str>,
    c: Vec<Piece>,
}

/// On which side something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Side {
    Left,
    Right,
    Center,
    Justify,
}

impl<'a> Setting<'a> {
    /// Sets all blocks of a document, in parts that each start on a new page.
    pub fn parts(&mut self, blocks: &'a [Block], room: Room) -> Result<Vec<Vec<Node>>, RenderError> {
        let parts = blocks.split(|block| matches!(block, Block::PageBreak));
        let parts: Result<Vec<_>, _> = parts.map(|part| self.blocks(part, room, &[])).collect();
        Ok(parts?.into_iter().filter(|part| !part.is_empty()).collect())
    }

    /// Sets blocks. `around` holds the numbers of the list items that they stand in.
    pub fn blocks(&mut self, blocks: &'a [Block], room: Room, around: &[u32]) -> Result<Vec<Node>, RenderError> {
        let mut nodes = Vec::with_capacity(blocks.len());
        for block in blocks {
            let node = match block {
                Block::Paragraph { align, content } => {
                    self.paragraph(*align, content, room, &mut nodes)?;
                    continue;
                }
                // Those between blocks of the page are taken by `parts`; within something else there is no page to end.
                Block::PageBreak => continue,
                Block::Heading { level, numbered, align, content } => {
                    self.heading(*level, *numbered, *align, content, room)?
                }
                Block::BulletList { items } => {
                    let room = room.less(LIST_INDENT * room.size);
                    let made: Result<Vec<_>, _> =
                        items.iter().map(|item| self.blocks(item, room, around)).collect();
                    BlockNode::BulletList { tight: is_tight(items), items: made? }
                }
                Block::OrderedList { start, style, items } => {
                    self.ordered_list(*start, *style, items, room, around)?
                }
                Block::Quote { content } => {
                    let inner = room.less(QUOTE_INDENT * room.size);
                    BlockNode::Quote { rtl: self.rtl, c: self.blocks(content, inner, around)? }
                }
                Block::Rule => BlockNode::Rule,
                // Columns within columns are of no use to anybody, and finding the height of all of them would take
                // time without end.
                Block::Columns { count, content } if room.in_columns || *count < 2 => {
                    nodes.extend(self.blocks(content, room, around)?);
                    continue;
                }
                Block::Columns { count, content } => {
                    let count = (*count).min(6);
                    let gaps = GUTTER * f64::from(count - 1);
                    let width = room.less(gaps).width / f64::from(count);
                    let inner = Room { width, in_columns: true, ..room };
                    BlockNode::Columns { count, gutter: GUTTER, c: self.blocks(content, inner, around)? }
                }
                Block::Table { widths, header_rows, rows } => {
                    let grid = Grid::new(widths, *header_rows, rows)?;
                    if grid.widths.is_empty() {
                        continue;
                    }
                    self.table(&grid, is_signed(rows), room)?
                }
                Block::Image(picture) => match self.picture(picture, room)? {
                    Some(image) => BlockNode::Image(image),
                    None => BlockNode::Lost { lost: self.lost(picture) },
                },
                Block::Field(field) => BlockNode::Field(self.field(field, room)?),
                Block::Values { rows } if rows.is_empty() => BlockNode::Empty { words: self.words_of_ours() },
                Block::Values { rows } => BlockNode::Values(self.values(rows, room)),
            };
            nodes.push(Node::Block(Box::new(node)));
        }
        Ok(nodes)
    }

    /// Sets a paragraph, as several where it is too long for one.
    fn paragraph(
        &mut self,
        align: Option<Align>,
        content: &'a [Inline],
        room: Room,
        nodes: &mut Vec<Node>,
    ) -> Result<(), RenderError> {
        let (align, dir) = self.stand(align, content);
        let pieces = self.inlines(content, room, align == Some(Side::Justify))?;
        nodes.extend(in_bearable_lengths(pieces).into_iter().map(|mut pieces| {
            match (align, dir, &mut pieces[..]) {
                (None, None, [Piece::Plain(text)]) => Node::Plain(std::mem::take(text)),
                (None, None, _) => Node::Pieces(pieces),
                _ => Node::Block(Box::new(BlockNode::Paragraph(Text { align, dir, c: pieces }))),
            }
        }));
        Ok(())
    }

    fn heading(
        &mut self,
        level: u8,
        numbered: bool,
        align: Option<Align>,
        content: &'a [Inline],
        room: Room,
    ) -> Result<BlockNode, RenderError> {
        let look = level.clamp(1, 6);
        // To screen readers a heading without words is none, and PDF/UA forbids it.
        let has_words = content.iter().any(|inline| match inline {
            Inline::Text { text, .. } | Inline::Value { text, .. } => {
                text.chars().any(|c| !c.is_whitespace() && !c.is_control())
            }
            _ => false,
        });
        let number = numbered.then(|| self.headings.number(look));
        let level = if has_words || number.is_some() { self.headings.tag_level(look) } else { 0 };
        let size = room.size * HEADING_SIZES[usize::from(look - 1)];
        let (align, dir) = self.stand(align, content);
        let c = self.inlines(content, Room { size, ..room }, false)?;
        Ok(BlockNode::Heading { level, look, number, text: Text { align, dir, c } })
    }

    fn ordered_list(
        &mut self,
        start: u32,
        style: ListStyle,
        items: &'a [Vec<Block>],
        room: Room,
        around: &[u32],
    ) -> Result<BlockNode, RenderError> {
        let pattern = numbers::pattern(style);
        let labels = pattern.is_none().then(|| numbers::nested(around, start, items.len()));
        let longest = labels.iter().flatten().map(String::len).max().unwrap_or(1);
        #[expect(clippy::cast_precision_loss, reason = "numbers are a few digits long")]
        let indent = LIST_INDENT + 0.5 * longest as f64;
        let inner = room.less(indent * room.size);
        let mut made = Vec::with_capacity(items.len());
        for (number, item) in (start..).zip(items) {
            let numbers = [around, &[number]].concat();
            made.push(self.blocks(item, inner, &numbers)?);
        }
        // The program looks the labels up by their place.
        let start = if labels.is_some() { 1 } else { start };
        Ok(BlockNode::OrderedList {
            tight: is_tight(items),
            start,
            numbering: pattern.unwrap_or("1"),
            labels,
            items: made,
        })
    }

    /// Returns a picture, or nothing where it can't be shown.
    pub fn picture(&mut self, picture: &'a Picture, room: Room) -> Result<Option<ImageNode>, RenderError> {
        let Some(known) = self.pictures.get(&picture.file)? else { return Ok(None) };
        // It has to fit on a page.
        let highest = room.height * 0.9 / (room.width * known.height);
        let width =
            picture.width.filter(|width| width.is_finite()).map(|width| width.clamp(0.01, 1.0).min(highest));
        let align =
            picture.align.map_or(if self.rtl { Side::Right } else { Side::Left }, |align| self.side(align));
        Ok(Some(ImageNode {
            image: known.index,
            alt: self.describe(&picture.alt),
            width,
            align: Some(if align == Side::Justify { Side::Center } else { align }),
        }))
    }

    /// What stands in place of a picture that can't be shown.
    pub fn lost(&self, picture: &Picture) -> String {
        let alt = self.describe(&picture.alt);
        if alt.is_empty() { self.words_of_ours().lost.to_owned() } else { alt }
    }

    /// On which side a text stands and in which direction it is read, where that is not as in all of the document.
    fn stand(&self, align: Option<Align>, content: &[Inline]) -> (Option<Side>, Option<&'static str>) {
        let other = direction(content, self.rtl).filter(|&rtl| rtl != self.rtl);
        let dir = other.map(|rtl| if rtl { "rtl" } else { "ltr" });
        // Text in another direction stands where all other text does, unless somebody wants it elsewhere.
        let near = dir.map(|_| if self.rtl { Side::Right } else { Side::Left });
        (align.map(|align| self.side(align)).or(near), dir)
    }

    /// On which side that is in this document.
    pub const fn side(&self, align: Align) -> Side {
        match (align, self.rtl) {
            (Align::Start, false) | (Align::End, true) | (Align::Left, _) => Side::Left,
            (Align::Start, true) | (Align::End, false) | (Align::Right, _) => Side::Right,
            (Align::Center, _) => Side::Center,
            (Align::Justify, _) => Side::Justify,
        }
    }
}

/// Whether all items are a few words with lists under them.
fn is_tight(items: &[Vec<Block>]) -> bool {
    let length = |inline: &Inline| match inline {
        Inline::Text { text, .. } | Inline::Value { text, .. } => text.len(),
        _ => 20,
    };
    let small = |block: &Block| match block {
        Block::Paragraph { content, .. } => content.iter().map(length).sum::<usize>() <= FEW_WORDS,
        _ => false,
    };
    let list = |block: &Block| matches!(block, Block::BulletList { .. } | Block::OrderedList { .. });
    items.iter().all(|item| item.first().is_none_or(small) && item.iter().skip(1).all(list))
}

/// Splits a paragraph that Typst would take too long for.
fn in_bearable_lengths(pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let length = |piece: &Piece| match piece {
        Piece::Plain(text) => text.len(),
        Piece::Node(node) => match &**node {
            InlineNode::Words { text: Words::Pieces(pieces) } => pieces.iter().map(String::len).sum(),
            _ => 50,
        },
    };
    if pieces.iter().map(length).sum::<usize>() <= PARAGRAPH {
        return vec![pieces];
    }
    let mut all = vec![Vec::new()];
    let mut so_far = 0;
    let split = |piece| -> Vec<Piece> {
        match piece {
            Piece::Plain(text) => paragraphs(&text).into_iter().map(Piece::Plain).collect(),
            Piece::Node(node) => match *node {
                InlineNode::Words { text: Words::Pieces(pieces) } => {
                    let chunk = |pieces: &[String]| InlineNode::Words { text: Words::Pieces(pieces.to_vec()) };
                    pieces.chunks(1_000).map(|pieces| Piece::Node(Box::new(chunk(pieces)))).collect()
                }
                node => vec![Piece::Node(Box::new(node))],
            },
        }
    };
    for piece in pieces.into_iter().flat_map(split) {
        let added = length(&piece);
        if so_far > 0 && so_far + added > PARAGRAPH {
            all.push(Vec::new());
            so_far = 0;
        }
        so_far += added;
        if let Some(last) = all.last_mut() {
            last.push(piece);
        }
    }
    all
}
