//! The fonts, all of them inside the binary: what a document looks like does not depend on the machine.

use typst::foundations::Bytes;
use typst::text::{Font, FontBook, FontStretch, FontStyle, FontVariant, FontWeight};
use typst::utils::LazyHash;

/// The family that text is set in, as Typst looks it up: in small letters.
pub(crate) const FAMILY: &str = "libertinus serif";

/// The embedded fonts and the book that Typst searches them by.
pub(crate) struct Fonts {
    pub book: LazyHash<FontBook>,
    pub list: Vec<Font>,
}

impl Fonts {
    /// Reads the embedded fonts, which takes some milliseconds.
    pub fn load() -> Self {
        let list: Vec<Font> = typst_assets::fonts().flat_map(|data| Font::iter(Bytes::new(data))).collect();
        Self { book: LazyHash::new(FontBook::from_fonts(&list)), list }
    }

    /// Returns the font in which Typst will set a character, or nothing where no font has it.
    pub fn for_character(&self, c: char, weight: u16) -> Option<&Font> {
        let variant = variant(weight);
        let first = self.book.select(FAMILY, variant).and_then(|index| self.list.get(index));
        if let Some(font) = first.filter(|font| font.info().coverage.contains(u32::from(c))) {
            return Some(font);
        }
        let mut text = [0; 4];
        let fallback = self.book.select_fallback(first.map(Font::info), variant, c.encode_utf8(&mut text));
        fallback.and_then(|index| self.list.get(index))
    }
}

/// Upright, neither condensed nor expanded.
pub(crate) fn variant(weight: u16) -> FontVariant {
    FontVariant::new(FontStyle::Normal, FontWeight::from_number(weight), FontStretch::NORMAL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_family_is_there_in_both_weights() {
        let fonts = Fonts::load();
        for weight in [400, 600] {
            let font = fonts.for_character('a', weight).expect("a font for the letter a");
            assert_eq!(font.info().family.to_lowercase(), FAMILY);
            assert_eq!(font.info().variant.weight.to_number(), weight);
        }
    }

    #[test]
    fn other_scripts_fall_back() {
        let fonts = Fonts::load();
        assert_ne!(fonts.for_character('م', 400).expect("an Arabic font").info().family.to_lowercase(), FAMILY);
        assert!(fonts.for_character('漢', 400).is_none());
    }
}
