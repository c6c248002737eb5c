//! Text that ends up in a spreadsheet.

use std::borrow::Cow;

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
