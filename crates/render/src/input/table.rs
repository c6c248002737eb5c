//! Lays the cells of a table out in columns. Rows may be of unequal length and cells may span anything; Typst wants
//! every place taken exactly once.

use template::print::Cell;

use super::bounds::MAX_COLUMNS;
use crate::error::RenderError;

/// A header of more rows is no header: it would fill the page again and again.
const MAX_HEADER_ROWS: usize = 10;

/// Where each cell stands.
#[derive(Debug)]
pub(super) struct Grid<'a> {
    /// The widths of all columns, in proportion.
    pub widths: Vec<f64>,
    /// The rows that are repeated on every page.
    pub head: Vec<Vec<Slot<'a>>>,
    /// The others.
    pub rows: Vec<Vec<Slot<'a>>>,
}

/// A cell in its place, or a place that no cell takes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot<'a> {
    pub cell: Option<&'a Cell>,
    /// The first of its columns.
    pub column: usize,
    pub colspan: usize,
    pub rowspan: usize,
}

impl<'a> Grid<'a> {
    /// Lays a table out.
    pub fn new(widths: &[f64], header_rows: usize, rows: &'a [Vec<Cell>]) -> Result<Self, RenderError> {
        let header_rows = if header_rows > MAX_HEADER_ROWS { 0 } else { header_rows.min(rows.len()) };
        let (head, body) = rows.split_at(header_rows);
        let mut columns = widths.len();
        check_columns(columns)?;
        let mut head = place(head, &mut columns)?;
        let mut rows = place(body, &mut columns)?;
        for section in [&mut head, &mut rows] {
            fill(section, columns);
        }
        Ok(Self { widths: complete(widths, columns), head, rows })
    }

    /// How much of the table's width a cell takes, from 0 to 1.
    pub fn share(&self, slot: &Slot) -> f64 {
        let own: f64 = self.widths.iter().skip(slot.column).take(slot.colspan).sum();
        own / self.widths.iter().sum::<f64>()
    }
}

/// Gives each cell the first places of its row that are free, as browsers do. A cell never covers another one and
/// never reaches out of its section, since header and body are cut apart at the page's end.
fn place<'a>(rows: &'a [Vec<Cell>], columns: &mut usize) -> Result<Vec<Vec<Slot<'a>>>, RenderError> {
    // For how many more rows each column is taken by a cell from above.
    let mut taken: Vec<usize> = Vec::new();
    let mut placed = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let mut slots = Vec::with_capacity(row.len());
        let mut next: Vec<usize> = taken.iter().map(|rows| rows.saturating_sub(1)).collect();
        let mut column = 0;
        for cell in row {
            while taken.get(column).is_some_and(|&rows| rows > 0) {
                column += 1;
            }
            let wanted = (cell.colspan.max(1) as usize).min(MAX_COLUMNS + 1);
            let free =
                (column..column + wanted).take_while(|&c| taken.get(c).is_none_or(|&rows| rows == 0)).count();
            let rowspan = (cell.rowspan.max(1) as usize).min(rows.len() - index);
            let end = column + free;
            check_columns(end)?;
            *columns = end.max(*columns);
            next.resize(next.len().max(end), 0);
            next[column..end].fill(rowspan - 1);
            slots.push(Slot { cell: Some(cell), column, colspan: free, rowspan });
            column = end;
        }
        placed.push(slots);
        taken = next;
    }
    Ok(placed)
}

fn check_columns(count: usize) -> Result<(), RenderError> {
    if count > MAX_COLUMNS {
        return Err(RenderError::TooMany { what: "columns in one table".into(), count, limit: MAX_COLUMNS });
    }
    Ok(())
}

/// Puts empty cells where no cell is.
fn fill(rows: &mut [Vec<Slot>], columns: usize) {
    let mut taken = vec![0_usize; columns];
    for row in rows {
        let mut here: Vec<bool> = taken.iter().map(|&rows| rows > 0).collect();
        for rows in &mut taken {
            *rows = rows.saturating_sub(1);
        }
        for slot in row.iter() {
            here[slot.column..slot.column + slot.colspan].fill(true);
            taken[slot.column..slot.column + slot.colspan].fill(slot.rowspan - 1);
        }
        let empty = here.iter().enumerate().filter(|(_, taken)| !**taken);
        row.extend(empty.map(|(column, _)| Slot { cell: None, column, colspan: 1, rowspan: 1 }));
        row.sort_by_key(|slot| slot.column);
    }
}

/// Returns a width for each column; those that have none get the mean of the others.
fn complete(widths: &[f64], columns: usize) -> Vec<f64> {
    let sound = |width: &f64| width.is_finite() && *width > 0.0 && *width < 1e6;
    let known: Vec<f64> = widths.iter().copied().filter(sound).collect();
    #[expect(clippy::cast_precision_loss, reason = "there are at most a hundred columns")]
    let mean = if known.is_empty() { 1.0 } else { known.iter().sum::<f64>() / known.len() as f64 };
    // A column of next to no width would be thousands of lines high.
    let width = |column: usize| widths.get(column).copied().filter(sound).unwrap_or(mean).max(mean / 20.0);
    (0..columns).map(width).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(colspan: u32, rowspan: u32) -> Cell {
        Cell { header: false, colspan, rowspan, align: None, content: Vec::new() }
    }

    fn shape(rows: &[Vec<Slot>]) -> Vec<Vec<(usize, usize, usize, bool)>> {
        let one = |slot: &Slot| (slot.column, slot.colspan, slot.rowspan, slot.cell.is_some());
        rows.iter().map(|row| row.iter().map(one).collect()).collect()
    }

    #[test]
    fn rows_of_unequal_length_are_filled_up() {
        let rows = [vec![cell(1, 1)], vec![cell(1, 1), cell(2, 1)], vec![]];
        let grid = Grid::new(&[2.0], 1, &rows).expect("a table");
        assert_eq!(grid.widths, [2.0, 2.0, 2.0]);
        assert_eq!(shape(&grid.head), [[(0, 1, 1, true), (1, 1, 1, false), (2, 1, 1, false)]]);
        assert_eq!(shape(&grid.rows)[0], [(0, 1, 1, true), (1, 2, 1, true)]);
        assert_eq!(shape(&grid.rows)[1].iter().filter(|slot| !slot.3).count(), 3);
    }

    #[test]
    fn cells_that_span_rows_push_others_aside() {
        let rows = [vec![cell(1, 2), cell(1, 1)], vec![cell(2, 1)], vec![cell(1, 9), cell(1, 1)]];
        let grid = Grid::new(&[], 0, &rows).expect("a table");
        assert_eq!(
            shape(&grid.rows),
            [
                vec![(0, 1, 2, true), (1, 1, 1, true), (2, 1, 1, false)],
                vec![(1, 2, 1, true)],
                vec![(0, 1, 1, true), (1, 1, 1, true), (2, 1, 1, false)],
            ]
        );
    }

    #[test]
    fn no_cell_covers_another_or_leaves_its_section() {
        let rows = [vec![cell(1, 1), cell(1, 5), cell(1, 1)], vec![cell(3, 1)], vec![cell(1, 1)]];
        let grid = Grid::new(&[], 2, &rows).expect("a table");
        assert_eq!(shape(&grid.head)[1], [(0, 1, 1, true), (2, 1, 1, false)]);
        assert_eq!(shape(&grid.head)[0][1], (1, 1, 2, true));
    }

    #[test]
    fn too_many_columns_are_refused() {
        let rows = [vec![cell(60, 1), cell(60, 1)]];
        let error = Grid::new(&[], 0, &rows).expect_err("too wide");
        assert_eq!(error, RenderError::TooMany { what: "columns in one table".into(), count: 120, limit: 100 });
    }

    #[test]
    fn widths_are_sound() {
        assert_eq!(complete(&[1.0, f64::NAN, -1.0, 3.0], 5), [1.0, 2.0, 2.0, 3.0, 2.0]);
        assert_eq!(complete(&[], 2), [1.0, 1.0]);
        assert!((complete(&[0.0001, 100.0], 2)[0] - 50.00005 / 20.0).abs() < 1e-9);
    }
}
