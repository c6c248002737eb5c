//! Text that ends up in a spreadsheet.

use std::borrow::Cow;

/// What a table begins with that a spreadsheet is to read as UTF-8 (the byte order mark): without it, some take every
/// letter beyond ASCII for two others. Programs would take it for a part of the first column's name.
pub const UTF8_MARK: &str = "\u{feff}";

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
