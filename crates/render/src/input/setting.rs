//! The state of setting one document: what is known of the page, and what has been met on the way.

use crate::fit::{Ruler, Words};
use crate::fonts::Fonts;
use crate::text::Care;

use super::numbers::Headings;
use super::pictures::Pictures;
use super::words::{OUR_WORDS, OurWords};

/// How much room a block has, and how large its text is: what decides whether a word is too long.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Room {
    /// The width of its column, in points.
    pub width: f64,
    /// The height of the page's text, in points.
    pub height: f64,
    /// The size of its text, in points.
    pub size: f64,
    /// Whether it stands in columns.
    pub in_columns: bool,
    /// Whether it stands in a list, a quote or a cell.
    pub in_something: bool,
    /// Whether it runs along the edge of every page. Screen readers pass over it, so PDF/UA allows no links there.
    pub running: bool,
}

impl Room {
    /// The same with some of its width taken by what it stands in.
    pub fn less(self, width: f64) -> Self {
        Self { width: (self.width - width).max(self.size), in_something: true, ..self }
    }
}

/// The state of setting one document.
pub(super) struct Setting<'a> {
    pub fonts: &'a Fonts,
    pub family: &'static str,
    pub care: Care,
    pub ruler: Ruler<'a>,
    /// Whether the document is read from right to left.
    pub rtl: bool,
    /// Whether blanks stand out in the colours of their roles.
    pub highlight: bool,
    pub pictures: Pictures<'a>,
    pub headings: Headings,
    /// The ids of all fields, by the numbers under which their places are reported.
    pub fields: Vec<String>,
}

impl Setting<'_> {
    /// Makes a text sound enough for Typst, and cuts what is too long for its line.
    pub fn fit(&mut self, text: String, room: Room) -> Words {
        let text = self.simplify(text);
        self.ruler.fit(text, room.size, room.width)
    }

    /// Gives up as much of a text as had to be given up to print the document at all.
    pub fn simplify(&self, text: String) -> String {
        self.care.apply(text, |c| self.fonts.for_character(self.family, c, 400).is_some())
    }

    /// What the page says by itself.
    #[expect(clippy::unused_self, reason = "it will depend on the document's language")]
    pub const fn words_of_ours(&self) -> &'static OurWords {
        &OUR_WORDS
    }
}
