//! Text that ends up in a spreadsheet.

use std::borrow::Cow;

/// What a table begins with that a spreadsheet is to read as UTF-8 (the byte order mark): without it, some take every
/// letter beyond ASCII for two others. Programs would take it for a part of the first column's name.
pub const UTF8_MARK: &str = "\u{feff}";

/// What stands between the cells of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    /// What programs expect, and spreadsheets of languages that write 0.5.
    Comma,
    /// What spreadsheets expect of languages that write 0,5. There 1.5 would be the first of May, so numbers are written as
    /// those languages do.
    Semicolon,
}

impl Separator {
    /// The character itself.
    #[must_use]
    pub const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
        }
    }

    /// A number that was written with a point, as the spreadsheet reads it.
    #[must_use]
    pub fn number(self, plain: String) -> String {
        match self {
            Self::Comma => plain,
            Self::Semicolon => plain.replace('.', ","),
        }
    }
}

/// What a spreadsheet takes for the beginning of a formula, in its wide forms too.
const FORMULAS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// What may end a cell, whatever we put between cells: many languages' spreadsheets read a semicolon there, others ask and are
/// told to take tabs; and where the quotes of a cell are not seen as such, its line ends are rows' ends.
const ENDS: [char; 4] = [';', '\t', '\r', '\n'];

/// A cell that a spreadsheet would run as a formula gets an apostrophe in front, which it shows as text; so does each piece
/// of it that some spreadsheets take for a cell of its own.
#[must_use]
pub fn harmless(cell: &str) -> Cow<'_, str> {
    let mut places = Vec::new();
    if cell.starts_with(['\t', '\r']) {
        places.push(0);
    }
    let (mut start, mut is_begun) = (0, false);
    for (place, letter) in cell.char_indices() {
        if ENDS.contains(&letter) {
            (start, is_begun) = (place + letter.len_utf8(), false);
        } else if !is_begun && FORMULAS.contains(&letter) {
            places.push(start);
            is_begun = true;
        } else if letter != '"' {
            // Quotes may be taken away before the cell is looked at.
            is_begun = true;
        }
    }
    if places.is_empty() {
        return cell.into();
    }
    let mut harmless = cell.to_owned();
    for place in places.into_iter().rev() {
        harmless.insert(place, '\'');
    }
    harmless.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_neutralised() {
        for cell in ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "＝1", "＋1", "－1", "＠A1", "\"=1+1\""] {
            assert_eq!(harmless(cell), format!("'{cell}"));
        }
        for cell in ["plain = text", "a;b; =c", "x\ny", "\"quoted\" - text", "2-1", "a\"=b", ""] {
            assert_eq!(harmless(cell), cell);
        }
    }

    #[test]
    fn so_are_those_behind_what_another_spreadsheet_takes_for_the_end_of_a_cell() {
        for (cell, safe) in [
            ("a;=cmd|'/C calc'!A0;b", "a;'=cmd|'/C calc'!A0;b"),
            ("=1;=2", "'=1;'=2"),
            ("x\n=cmd", "x\n'=cmd"),
            ("x\r\n＠A1", "x\r\n'＠A1"),
            ("x\t+1", "x\t'+1"),
            ("x;\"=1+1\";y", "x;'\"=1+1\";y"),
            ("\t=1", "'\t'=1"),
        ] {
            assert_eq!(harmless(cell), safe);
        }
    }
}
