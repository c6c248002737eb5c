//! Finds words that are wider than their line, which Typst would let run over the edge, and cuts them into pieces.
//!
//! The program lets lines break between the pieces and prints nothing there. A zero-width space would do the same, but
//! it would be copied out of the PDF with every account number and every link.

use std::collections::HashMap;

use serde::Serialize;
use typst::layout::{Abs, Em};
use typst::text::FontVariations;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::fonts::{self, Fonts};

/// Widths are added up character by character, without kerning. This is the room for the difference.
const SAFETY: f64 = 0.97;
/// No letter of the usual scripts is wider than this, in ems. Words that are short by this measure are not measured.
const WIDEST: f64 = 1.05;
/// Where a word has no seams, a line that ends in it stays short by at most this part of its width.
const RAGGED: f64 = 0.08;

/// Characters after which a reader expects a break: those between the parts of links, paths and numbers.
const SEAMS: &[char] = &['/', '_', '.', ',', ';', ':', '?', '&', '=', '@', '#', '+', '|', '\u{a0}'];

/// A text, in pieces where a word of it is too long for a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Words {
    /// Every word fits.
    Whole(String),
    /// Lines may also break between these.
    Pieces(Vec<String>),
}

/// Knows how wide the characters of a family are.
pub(crate) struct Ruler<'a> {
    fonts: &'a Fonts,
    family: &'static str,
    /// In ems.
    widths: HashMap<char, f64>,
}

impl<'a> Ruler<'a> {
    /// Creates a ruler for a family, at its usual weight.
    pub fn new(fonts: &'a Fonts, family: &'static str) -> Self {
        Self { fonts, family, widths: HashMap::new() }
    }

    /// Cuts the words that are wider than a line of `width` points would be at `size` points.
    pub fn fit(&mut self, text: String, size: f64, width: f64) -> Words {
        let limit = (width / size).max(1.0) * SAFETY;
        let mut pieces: Vec<String> = Vec::new();
        // From the end of the last piece.
        let mut rest = text.as_str();
        let mut from = 0;
        while let Some(start) = rest[from..].find(|c| !can_break_at(c)).map(|start| from + start) {
            let end = rest[start..].find(can_break_at).map_or(rest.len(), |end| start + end);
            let word = &rest[start..end];
            #[expect(clippy::cast_precision_loss, reason = "texts are bounded far below where it matters")]
            let surely_fits = word.len() as f64 * WIDEST <= limit;
            if surely_fits || self.width(word) <= limit {
                from = end;
                continue;
            }
            if start > 0 {
                pieces.push(rest[..start].to_owned());
            }
            self.cut(word, limit, &mut pieces);
            rest = &rest[end..];
            from = 0;
        }
        if pieces.is_empty() {
            return Words::Whole(text);
        }
        if !rest.is_empty() {
            pieces.push(rest.to_owned());
        }
        Words::Pieces(pieces)
    }

    /// Cuts a word at its seams, and where those are too far apart at any character that can be seen.
    fn cut(&mut self, word: &str, limit: f64, pieces: &mut Vec<String>) {
        for part in word.split_inclusive(SEAMS) {
            if self.width(part) <= limit / 2.0 {
                pieces.push(part.to_owned());
                continue;
            }
            let mut piece = String::new();
            let mut width = 0.0;
            for grapheme in part.graphemes(true) {
                let added = self.width(grapheme);
                // Not after a hyphen, which would be taken for one that is there because of the break.
                if width + added > limit * RAGGED && !piece.is_empty() && !piece.ends_with('-') {
                    pieces.push(std::mem::take(&mut piece));
                    width = 0.0;
                }
                piece.push_str(grapheme);
                width += added;
            }
            pieces.push(piece);
        }
    }

    fn width(&mut self, text: &str) -> f64 {
        text.chars().map(|c| self.character_width(c)).sum()
    }

    fn character_width(&mut self, c: char) -> f64 {
        let Self { fonts, family, widths } = self;
        *widths.entry(c).or_insert_with(|| advance(fonts, family, c).unwrap_or(1.0))
    }
}

/// Returns how far a character moves the pen, in ems. One that no font has is drawn as the empty box of the first font.
fn advance(fonts: &Fonts, family: &str, c: char) -> Option<f64> {
    const WEIGHT: u16 = 400;
    let font = fonts.for_character(family, c, WEIGHT).or_else(|| fonts.for_character(family, ' ', WEIGHT))?;
    let instance = font.instantiate(fonts::variant(WEIGHT), Abs::pt(10.0), &FontVariations::default());
    let glyph = instance.ttf().glyph_index(c).map_or(0, |glyph| glyph.0);
    instance.x_advance(glyph).map(Em::get)
}

/// Tells whether Typst can break a line beside a character without our help: at spaces, and within the
/// scripts that are written without spaces.
fn can_break_at(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_whitespace();
    }
    let joins = matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}');
    let space = c == '\u{200b}' || c.is_whitespace() && !joins;
    space
        || matches!(c,
            // Thai, Lao, Myanmar, Khmer
            '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}'
            // Kana, Chinese characters, Yi, Hangul
            | '\u{3041}'..='\u{30ff}' | '\u{3400}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3fffd}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::built_in::SERIF;

    const SIZE: f64 = 10.5;
    const WIDTH: f64 = 300.0;

    fn pieces(text: &str) -> Vec<String> {
        match Ruler::new(&Fonts::embedded(), SERIF).fit(text.to_owned(), SIZE, WIDTH) {
            Words::Whole(whole) => vec![whole],
            Words::Pieces(pieces) => pieces,
        }
    }

    #[test]
    fn ordinary_text_is_left_alone() {
        for text in
            ["", " ", "one two  three\n\nfour", "Donaudampfschifffahrtsgesellschaft", "漢字".repeat(200).as_str()]
        {
            assert_eq!(pieces(text), [text]);
        }
    }

    #[test]
    fn a_long_word_is_cut_and_keeps_its_characters() {
        let word = "W".repeat(100);
        let text = format!("see {word} and {word} here");
        let pieces = pieces(&text);
        assert_eq!(pieces.concat(), text);
        assert_eq!(
            (pieces.first().map(String::as_str), pieces.last().map(String::as_str)),
            (Some("see "), Some(" here"))
        );
        assert!(pieces.len() > 20, "{pieces:?}");
        assert!(pieces.iter().all(|piece| piece.len() < 8), "{pieces:?}");
    }

    #[test]
    fn links_are_cut_at_their_seams() {
        let link = format!("https://example.org/{}", "some-folder/another_folder/".repeat(8));
        let pieces = pieces(&link);
        assert_eq!(pieces.concat(), link);
        assert!(pieces.iter().all(|piece| piece.ends_with(SEAMS)), "{pieces:?}");
    }

    #[test]
    fn no_piece_ends_with_a_hyphen_of_the_word() {
        let word = "0123456789-".repeat(40);
        let pieces = pieces(&word);
        assert_eq!(pieces.concat(), word);
        let inner = &pieces[..pieces.len() - 1];
        assert!(inner.len() > 3 && inner.iter().all(|piece| !piece.ends_with('-')), "{pieces:?}");
    }

    #[test]
    fn a_visible_character_is_never_cut() {
        let word = "e\u{301}\u{323}".repeat(200);
        assert!(pieces(&word).iter().all(|piece| piece.starts_with('e')));
    }

    #[test]
    fn spaces_that_join_do_not_count_as_spaces() {
        assert!(pieces(&"word\u{a0}".repeat(60)).len() > 2);
    }
}
