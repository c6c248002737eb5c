//! The measures of a page, in points. They are here and not in `program.typ` because two readers need them:
//! the program, which sets the text, and `fit`, which has to know beforehand what will not fit.

use serde::Serialize;

/// A4 is 210 mm wide; 25 mm are left free at either side.
const TEXT_WIDTH: f64 = 160.0 / 25.4 * 72.0;
/// What is left free between a label and its value.
const GAP: f64 = 18.0;

/// How one kind of text is set.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct Style {
    /// How wide a line may become.
    pub width: f64,
    /// The size of the font.
    pub size: f64,
    /// The weight of the font, from 100 to 900.
    pub weight: u16,
}

/// All that the program has to know.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct Page {
    pub gap: f64,
    pub title: Style,
    pub label: Style,
    pub value: Style,
}

/// The page that everything is printed on today.
pub(crate) const PAGE: Page = Page {
    gap: GAP,
    title: Style { width: TEXT_WIDTH, size: 22.0, weight: 600 },
    label: Style { width: LABEL_WIDTH, size: 10.5, weight: 400 },
    value: Style { width: TEXT_WIDTH - LABEL_WIDTH - GAP, size: 10.5, weight: 400 },
};

/// A little under a third of the line: labels are short, values need the room.
const LABEL_WIDTH: f64 = 138.0;
