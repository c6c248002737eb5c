//! Tables: rows written out, columns counted, spans kept inside.

use super::{Resolver, TooMuch};
use crate::content::{CellAttrs, Kind, Node, TableAttrs};
use crate::print::{Block, Cell};

/// More columns than this can't be read on any paper.
const MOST_COLUMNS: usize = 100;

/// A row as it comes out of the tree, with the widths that an editor gave its cells.
struct Row {
    cells: Vec<Cell>,
    widths: Vec<Option<Vec<f64>>>,
}

impl<'a> Resolver<'a> {
    /// Works out a table; none where it has no cells.
    pub(super) fn table(&mut self, attrs: &TableAttrs, nodes: &'a [Node]) -> Result<Option<Block>, TooMuch> {
        let mut rows = Vec::with_capacity(nodes.len());
        self.rows_into(nodes, &mut rows)?;
        rows.retain(|row: &Row| !row.cells.is_empty());
        let columns = columns(&rows);
        if columns == 0 {
            return Ok(None);
        }
        if columns > MOST_COLUMNS {
            return Err(TooMuch { what: format!("a table of at most {MOST_COLUMNS} columns") });
        }
        let widths = widths(attrs, &rows, columns);
        let all_headers = |row: &&Row| row.cells.iter().all(|cell| cell.header);
        let header_rows = rows.iter().take_while(all_headers).count();
        // A table of headers alone has nothing that they could stand above.
        let header_rows = if header_rows == rows.len() { 0 } else { header_rows };
        let count = rows.len();
        let mut rows: Vec<Vec<Cell>> = rows.into_iter().map(|row| row.cells).collect();
        for (index, row) in rows.iter_mut().enumerate() {
            let end = if index < header_rows { header_rows } else { count };
            let room = u32::try_from(end - index).unwrap_or(u32::MAX);
            for cell in row {
                cell.rowspan = cell.rowspan.min(room);
            }
        }
        Ok(Some(Block::Table { widths, header_rows, rows }))
    }

    fn rows_into(&mut self, nodes: &'a [Node], rows: &mut Vec<Row>) -> Result<(), TooMuch> {
        for node in nodes {
            self.count(0)?;
            match &node.kind {
                Kind::Conditional(attrs) => {
                    if self.holds(attrs) {
                        self.rows_into(&node.content, rows)?;
                    }
                }
                Kind::Repeat(attrs) => self.each(attrs, &node.content, rows, Self::rows_into)?,
                _ => {
                    let mut row = Row { cells: Vec::new(), widths: Vec::new() };
                    for cell in &node.content {
                        self.cell(cell, &mut row)?;
                    }
                    rows.push(row);
                }
            }
        }
        Ok(())
    }

    fn cell(&mut self, node: &'a Node, row: &mut Row) -> Result<(), TooMuch> {
        self.count(0)?;
        let (header, attrs): (bool, &CellAttrs) = match &node.kind {
            Kind::TableHeader(attrs) => (true, attrs),
            Kind::TableCell(attrs) => (false, attrs),
            // Reading the tree let nothing else stand here.
            _ => return Ok(()),
        };
        let content = self.blocks(&node.content)?;
        row.widths.push(attrs.colwidth.clone());
        row.cells.push(Cell {
            header,
            colspan: attrs.colspan,
            rowspan: attrs.rowspan,
            align: attrs.align,
            content,
        });
        Ok(())
    }
}

/// How many columns the rows need, where cells of rows above reach down into them.
fn columns(rows: &[Row]) -> usize {
    // For each column, how many rows are taken by a cell above.
    let mut taken: Vec<u32> = Vec::new();
    for row in rows {
        let mut column = 0;
        let mut next = taken.iter().map(|rows| rows.saturating_sub(1)).collect::<Vec<_>>();
        for cell in &row.cells {
            while taken.get(column).is_some_and(|rows| *rows > 0) {
                column += 1;
            }
            let end = column + cell.colspan as usize;
            // Wider than any table may be: the caller refuses it by this number.
            if end > MOST_COLUMNS {
                return end;
            }
            if next.len() < end {
                next.resize(end, 0);
            }
            next[column..end].fill(cell.rowspan.saturating_sub(1));
            column = end;
        }
        taken = next;
    }
    taken.len()
}

/// The widths in proportion: those of the table, else those of the cells of the first row, else all the same.
fn widths(attrs: &TableAttrs, rows: &[Row], columns: usize) -> Vec<f64> {
    let mut widths = attrs.widths.clone();
    if widths.is_empty()
        && let Some(first) = rows.first()
        && first.widths.iter().all(Option::is_some)
    {
        widths = first.widths.iter().flatten().flatten().copied().collect();
    }
    let usual = if widths.is_empty() {
        1.0
    } else {
        widths.iter().sum::<f64>() / f64::from(u32::try_from(widths.len()).unwrap_or(1))
    };
    widths.resize(columns, usual);
    widths
}
