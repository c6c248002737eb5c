//! Breaks words that are wider than their column. Typst would let them run over the edge.
//!
//! The break is a line feed in the text and nothing else: a zero-width space at each character would let Typst find
//! the place by itself, but it would also be copied out of the PDF with every account number and every link.

use std::collections::HashMap;

use typst::layout::{Abs, Em};
use typst::text::FontVariations;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::fonts::{self, Fonts};
use crate::page::Style;

/// Widths are added up character by character, without kerning. This is the room for the difference.
const SAFETY: f64 = 0.98;

/// Characters after which a reader expects a break: those between the parts of links, paths and numbers.
const SEAMS: &[char] = &['/', '_', '.', ',', ';', ':', '?', '&', '=', '@', '#', '+', '|', '\u{a0}'];

/// Knows how wide text of one style is.
pub(crate) struct Ruler<'a> {
    fonts: &'a Fonts,
    style: Style,
    widths: HashMap<char, f64>,
}

impl<'a> Ruler<'a> {
    /// Creates a ruler for one style.
    pub fn new(fonts: &'a Fonts, style: Style) -> Self {
        Self { fonts, style, widths: HashMap::new() }
    }

    /// Returns the text with line feeds inside the words that are wider than the style's line.
    ///
    /// Such a word starts on a line of its own, since nothing is known here of where Typst ends lines.
    pub fn fit(&mut self, text: &str) -> String {
        let mut fitted = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(|c| !can_break_at(c)) {
            let (between, from_word) = rest.split_at(start);
            let end = from_word.find(can_break_at).unwrap_or(from_word.len());
            let (word, after) = from_word.split_at(end);
            fitted.push_str(between);
            if self.width(word) <= self.limit() {
                fitted.push_str(word);
            } else {
                if !fitted.is_empty() && !fitted.ends_with('\n') {
                    fitted.push('\n');
                }
                self.push_in_pieces(&mut fitted, word);
            }
            rest = after;
        }
        fitted.push_str(rest);
        fitted
    }

    /// Writes a word as several lines. A line ends at a seam if that leaves it more than half full.
    fn push_in_pieces(&mut self, out: &mut String, word: &str) {
        let mut rest = word;
        let mut limit = self.next_width(rest);
        let mut line = "";
        let mut width = 0.0;
        for grapheme in word.graphemes(true) {
            let added = self.width(grapheme);
            if width + added > limit && !line.is_empty() {
                let cut = self.cut(line);
                out.push_str(&line[..cut]);
                out.push('\n');
                rest = &rest[cut..];
                limit = self.next_width(rest);
                line = &line[cut..];
                width = self.width(line);
            }
            line = &rest[..line.len() + grapheme.len()];
            width += added;
        }
        out.push_str(line);
    }

    /// Returns how wide the next line may become. Where there are no seams, what is left of a word is
    /// spread evenly, lest its last line be a letter or two.
    fn next_width(&mut self, rest: &str) -> f64 {
        let limit = self.limit();
        // What is left may be very long. A few lines of it tell as much as all of it.
        let near: String = rest.chars().take(2_000).collect();
        let width = self.width(&near);
        if width <= limit || near.contains(SEAMS) {
            return limit;
        }
        // A line may stay short of the limit by a character, which is about as wide as the font is high.
        let character = self.style.size;
        let lines = (width / (limit - character)).ceil();
        (width / lines + character).min(limit)
    }

    /// Returns where to end a line that is full: at its last seam, if that lies in its second half; but not after a
    /// hyphen, which would be taken for one that is there because of the break.
    fn cut(&mut self, line: &str) -> usize {
        let seam = line.rfind(SEAMS).map(|start| start + line[start..].chars().next().map_or(0, char::len_utf8));
        if let Some(end) = seam.filter(|&end| self.width(&line[..end]) > self.limit() / 2.0) {
            return end;
        }
        let bare = line.trim_end_matches('-').len();
        if bare == 0 { line.len() } else { bare }
    }

    fn limit(&self) -> f64 {
        self.style.width * SAFETY
    }

    fn width(&mut self, text: &str) -> f64 {
        text.chars().map(|c| self.character_width(c)).sum()
    }

    fn character_width(&mut self, c: char) -> f64 {
        let Self { fonts, style, widths } = self;
        *widths.entry(c).or_insert_with(|| advance(fonts, *style, c).unwrap_or(1.0) * style.size)
    }
}

/// Returns how far a character moves the pen, in ems. One that no font has is drawn as the empty box of the first font.
fn advance(fonts: &Fonts, style: Style, c: char) -> Option<f64> {
    let font = fonts.for_character(c, style.weight).or_else(|| fonts.for_character(' ', style.weight))?;
    let instance =
        font.clone().instantiate(fonts::variant(style.weight), Abs::pt(style.size), &FontVariations::default());
    let glyph = instance.ttf().glyph_index(c).map_or(0, |glyph| glyph.0);
    instance.x_advance(glyph).map(Em::get)
}

/// Tells whether Typst can break a line beside a character without our help: at spaces, and within the
/// scripts that are written without spaces.
fn can_break_at(c: char) -> bool {
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
    use crate::page::PAGE;

    fn fit(text: &str) -> String {
        Ruler::new(&Fonts::load(), PAGE.value).fit(text)
    }

    #[test]
    fn ordinary_text_is_left_alone() {
        for text in
            ["", " ", "one two  three\n\nfour", "Donaudampfschifffahrtsgesellschaft", "漢字".repeat(200).as_str()]
        {
            assert_eq!(fit(text), text);
        }
    }

    #[test]
    fn a_long_word_is_broken_and_keeps_its_characters() {
        let word = "W".repeat(100);
        let fitted = fit(&format!("see {word} here"));
        assert!(fitted.starts_with("see \nWW"), "{fitted}");
        assert!(fitted.ends_with("W here"), "{fitted}");
        assert_eq!(fitted.replace('\n', ""), format!("see {word} here"));
        let fonts = Fonts::load();
        let mut ruler = Ruler::new(&fonts, PAGE.value);
        for line in fitted.lines() {
            assert!(ruler.width(line) <= PAGE.value.width, "{line}");
        }
    }

    #[test]
    fn links_are_broken_at_their_seams() {
        let link = format!("https://example.org/{}", "some-folder/another_folder/".repeat(8));
        let fitted = fit(&link);
        assert_eq!(fitted.replace('\n', ""), link);
        for line in fitted.lines() {
            assert!(line.ends_with(SEAMS), "{line}");
        }
    }

    #[test]
    fn words_without_seams_are_spread_evenly() {
        let word = "9f86d081884c7d65".repeat(16);
        let fitted = fit(&word);
        let lengths: Vec<usize> = fitted.lines().map(str::len).collect();
        assert!(lengths.iter().all(|&length| length > 40), "{lengths:?}");
    }

    #[test]
    fn no_line_ends_with_a_hyphen_of_the_word() {
        let word = "0123456789-".repeat(40);
        let fitted = fit(&word);
        assert_eq!(fitted.replace('\n', ""), word);
        assert!(fitted.lines().count() > 3 && !fitted.contains("-\n"), "{fitted}");
        assert!(fit(&"-".repeat(400)).lines().count() > 2);
    }

    #[test]
    fn a_visible_character_is_never_cut() {
        let word = "e\u{301}\u{323}".repeat(200);
        for line in fit(&word).lines() {
            assert!(line.starts_with('e'), "{line}");
        }
    }

    #[test]
    fn spaces_that_join_do_not_count_as_spaces() {
        let text = "word\u{a0}".repeat(60);
        assert!(fit(&text).lines().count() > 2);
    }
}
