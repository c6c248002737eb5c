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

/// A cell that a spreadsheet would run as a formula gets an apostrophe in front, which it shows as text.
#[must_use]
pub fn harmless(cell: &str) -> Cow<'_, str> {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{cell}").into() } else { cell.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_neutralised() {
        for cell in ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"] {
            assert_eq!(harmless(cell), format!("'{cell}"));
        }
        assert_eq!(harmless("plain = text"), "plain = text");
    }
}
