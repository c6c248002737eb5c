//! What the line below a table's head says: how the columns stand, and how wide they are.

use pulldown_cmark::Alignment;

use crate::content::Align;

/// The widest table whose columns can be given widths.
const MOST_COLUMNS: usize = 100;

/// The widths of a table's columns in proportion to each other: that of their dashes, where they differ.
pub(super) fn widths(table: &str, columns: usize) -> Vec<f64> {
    let line = table.lines().nth(1).unwrap_or_default();
    let line = line.trim_matches([' ', '\t', '>']).trim_start_matches('|').trim_end_matches('|');
    let dashes: Vec<u32> = line
        .split('|')
        .map(str::trim)
        .map(|cell| if cell.chars().all(|c| c == '-' || c == ':') { cell.len() } else { 0 })
        .map(|length| u32::try_from(length).unwrap_or(0))
        .collect();
    let differ = dashes.iter().any(|length| Some(length) != dashes.first());
    let sound = dashes.len() == columns
        && columns <= MOST_COLUMNS
        && dashes.iter().all(|length| (1..=1_000).contains(length));
    if differ && sound { dashes.into_iter().map(f64::from).collect() } else { Vec::new() }
}

/// On which side the text of a column stands.
pub(super) const fn side(column: Alignment) -> Option<Align> {
    match column {
        Alignment::None => None,
        Alignment::Left => Some(Align::Left),
        Alignment::Center => Some(Align::Center),
        Alignment::Right => Some(Align::Right),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_are_widths_where_they_differ() {
        assert_eq!(widths("| a | b |\n|---|--:|\n", 2), Vec::<f64>::new());
        assert_eq!(widths("| a | b |\n|--|:------:|\n", 2), [2.0, 8.0]);
        assert_eq!(widths("a | b\n> -- | ----", 2), [2.0, 4.0]);
        assert_eq!(widths("| a | b |\n|--|---|\n", 3), Vec::<f64>::new());
        assert_eq!(widths("| a |", 1), Vec::<f64>::new());
    }
}
