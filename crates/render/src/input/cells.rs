//! Tables: their cells, and what of them stays on one page.

use serde::Serialize;

use super::blocks::{BlockNode, Node, Side};
use super::height::Length;
use super::inlines::Mark;
use super::setting::{Room, Setting};
use super::table::{Grid, Slot};
use crate::error::RenderError;

/// What a cell keeps free beside the one before it, in points; `blocks.typ` has the same.
const COLUMN_GAP: f64 = 11.0;
/// A table with signatures that takes at most this part of a page, as far as can be told, stays on one page. What can be told is
/// rough: no more may be kept together without running over the page's edge.
const SIGNED: f64 = 0.6;

/// A cell of a table.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum CellNode {
    /// Nothing but words, in the first column.
    Plain(String),
    /// Nothing but words, in another column.
    Inner([String; 1]),
    /// Anything else.
    Full(Box<FullCell>),
}

/// A cell that is not just words.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct FullCell {
    /// Whether there is a column before it.
    #[serde(skip_serializing_if = "Mark::is_off")]
    inner: Mark,
    #[serde(skip_serializing_if = "Option::is_none")]
    colspan: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rowspan: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    align: Option<Side>,
    /// Whether it names its row or column.
    #[serde(skip_serializing_if = "Mark::is_off")]
    head: Mark,
    /// Whether it is its row that it names.
    #[serde(skip_serializing_if = "Mark::is_off")]
    row: Mark,
    /// Whether it stays on one page, and its row with it.
    #[serde(skip_serializing_if = "Mark::is_off")]
    whole: Mark,
    c: Vec<Node>,
}

impl CellNode {
    /// The same in full: where it holds its row together, or keeps its distance from what stands above it on the next page.
    fn full(self, whole: bool) -> Self {
        let (text, inner) = match self {
            Self::Full(cell) => return Self::Full(Box::new(FullCell { whole: Mark(whole), ..*cell })),
            Self::Plain(text) => (text, false),
            Self::Inner([text]) => (text, true),
        };
        Self::Full(Box::new(FullCell {
            inner: Mark(inner),
            colspan: None,
            rowspan: None,
            align: None,
            head: Mark(false),
            row: Mark(false),
            whole: Mark(whole),
            c: vec![Node::Plain(text)],
        }))
    }
}

impl<'a> Setting<'a> {
    /// Sets a table.
    pub fn table(&mut self, grid: &Grid<'a>, is_signed: bool, room: Room) -> Result<BlockNode, RenderError> {
        let inner = Room { size: room.size * 0.95, ..room };
        let head = self.row_heights(grid, &grid.head, inner)?;
        let heights = self.row_heights(grid, &grid.rows, inner)?;
        let height: f64 = head.iter().chain(&heights).sum();
        // Names and dates stay with their signatures. It takes a block around the table, for which there is no room
        // where things stand too deep in each other.
        let together = is_signed && !room.in_something && height <= SIGNED * room.height;
        let lengths: Vec<Length> = heights.iter().map(|height| Length::of(*height, inner)).collect();
        let head = self.cells(grid, &grid.head, None, inner)?;
        let rows = self.cells(grid, &grid.rows, Some(&lengths), inner)?;
        let widths = grid.widths.clone();
        Ok(BlockNode::Table { rtl: self.rtl, together: Mark(together), widths, head, rows })
    }

    /// About how high rows are. A cell that spans several counts in each of them.
    fn row_heights(
        &mut self,
        grid: &Grid<'a>,
        rows: &[Vec<Slot<'a>>],
        room: Room,
    ) -> Result<Vec<f64>, RenderError> {
        let mut heights = vec![0.0_f64; rows.len()];
        for (index, row) in rows.iter().enumerate() {
            for slot in row {
                let Some(cell) = slot.cell else { continue };
                let inner = Room { width: room.width * grid.share(slot), ..room }.less(COLUMN_GAP);
                let height = self.height(&cell.content, inner)?;
                for spanned in heights.iter_mut().skip(index).take(slot.rowspan) {
                    *spanned = spanned.max(height);
                }
            }
        }
        Ok(heights)
    }

    /// Sets the cells of a header, or of rows of which it is known how long they are.
    fn cells(
        &mut self,
        grid: &Grid<'a>,
        rows: &[Vec<Slot<'a>>],
        lengths: Option<&[Length]>,
        room: Room,
    ) -> Result<Vec<CellNode>, RenderError> {
        let mut cells = Vec::with_capacity(rows.len() * grid.widths.len());
        for (index, row) in rows.iter().enumerate() {
            let length = lengths.map_or(Length::Line, |lengths| lengths[index]);
            // One cell holds its row together.
            let mut holds = length == Length::Short;
            for slot in row {
                let mut cell = self.cell(grid, slot, lengths.is_none(), room)?;
                if holds && slot.rowspan == 1 || length == Length::Long {
                    cell = cell.full(holds);
                    holds = false;
                }
                cells.push(cell);
            }
        }
        Ok(cells)
    }

    fn cell(
        &mut self,
        grid: &Grid<'a>,
        slot: &Slot<'a>,
        header: bool,
        room: Room,
    ) -> Result<CellNode, RenderError> {
        let inner = Room { width: room.width * grid.share(slot), ..room }.less(COLUMN_GAP);
        let mut content = match slot.cell {
            Some(cell) => self.blocks(&cell.content, inner, &[])?,
            None => vec![Node::Plain(String::new())],
        };
        let many = |count: usize| (count > 1).then_some(count);
        let names = slot.cell.is_some_and(|cell| cell.header);
        let cell = FullCell {
            inner: Mark(slot.column > 0),
            colspan: many(slot.colspan),
            rowspan: many(slot.rowspan),
            align: slot.cell.and_then(|cell| cell.align).map(|align| self.side(align)),
            head: Mark(header || names),
            row: Mark(!header && names),
            whole: Mark(false),
            c: Vec::new(),
        };
        let is_simple = !cell.head.0 && cell.align.is_none() && cell.colspan.is_none() && cell.rowspan.is_none();
        Ok(match &mut content[..] {
            [Node::Plain(text)] if is_simple && slot.column == 0 => CellNode::Plain(std::mem::take(text)),
            [Node::Plain(text)] if is_simple => CellNode::Inner([std::mem::take(text)]),
            _ => CellNode::Full(Box::new(FullCell { c: content, ..cell })),
        })
    }
}
