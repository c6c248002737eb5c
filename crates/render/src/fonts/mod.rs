//! The fonts. Those inside the program come first, so that what most documents look like does not depend on the
//! machine; others are looked for when a document has a character that those lack.

pub(crate) mod built_in;
mod found;
mod sources;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use typst::text::{Font, FontBook, FontInfo, FontStretch, FontStyle, FontVariant, FontWeight};
use typst::utils::LazyHash;

pub use built_in::{Hand, hands};
pub use sources::FontSources;

use found::Found;

use crate::text::is_invisible;

/// Some fonts and the book that Typst searches them by.
pub(crate) struct Fonts {
    book: LazyHash<FontBook>,
    ready: Vec<Font>,
    found: Vec<Found>,
}

impl Fonts {
    /// Reads the fonts inside the program, which takes some milliseconds.
    pub fn embedded() -> Self {
        let ready = built_in::load();
        Self { book: LazyHash::new(FontBook::from_fonts(&ready)), ready, found: Vec::new() }
    }

    /// The same with all that there are at the sources. Their data is read when Typst asks for it.
    pub fn with_found(&self, sources: &FontSources) -> Self {
        let mut book = (*self.book).clone();
        let mut found = Vec::new();
        for font in found::scan(sources) {
            // What is inside the program must look the same everywhere, so nothing may take its name.
            if !self.book.contains_family(&font.info.family.to_lowercase()) {
                book.push(font.info.clone());
                found.push(font);
            }
        }
        Self { book: LazyHash::new(book), ready: self.ready.clone(), found }
    }

    /// The book that Typst searches.
    pub const fn book(&self) -> &LazyHash<FontBook> {
        &self.book
    }

    /// The font at a place in the book.
    pub fn font(&self, index: usize) -> Option<Font> {
        match self.ready.get(index) {
            Some(font) => Some(font.clone()),
            None => self.found.get(index - self.ready.len())?.font(),
        }
    }

    /// Whether some font has a character.
    pub fn has(&self, c: char) -> bool {
        let infos = self.ready.iter().map(Font::info).chain(self.found.iter().map(|found| &found.info));
        infos.into_iter().any(|info| info.coverage.contains(u32::from(c)))
    }

    /// Returns the font in which Typst will set a character, or nothing where no font has it.
    pub fn for_character(&self, family: &str, c: char, weight: u16) -> Option<Font> {
        let variant = variant(weight);
        let first = self.book.select(&family.to_lowercase(), variant);
        let covers = |info: &&FontInfo| info.coverage.contains(u32::from(c));
        if first.and_then(|index| self.book.info(index)).filter(covers).is_some() {
            return first.and_then(|index| self.font(index));
        }
        let mut text = [0; 4];
        let like = first.and_then(|index| self.book.info(index));
        let fallback = self.book.select_fallback(like, variant, c.encode_utf8(&mut text))?;
        self.font(fallback)
    }

    /// The families among those found in which the characters should be set, best first. Typst would choose by itself,
    /// but knows neither which of the Chinese and Japanese shapes a language wants nor which family is the plain one.
    pub fn families_for(
        &self,
        characters: &[char],
        language: &str,
        region: Option<&str>,
        serif: bool,
    ) -> Vec<String> {
        found::families_for(&self.found, characters, &found::Wish { language, region, serif })
    }
}

/// All fonts of a renderer: those inside the program, and the others once they are needed.
pub(crate) struct Shelf {
    embedded: Fonts,
    all: OnceLock<Fonts>,
}

impl Shelf {
    /// Reads the fonts inside the program.
    pub fn load() -> Self {
        Self { embedded: Fonts::embedded(), all: OnceLock::new() }
    }

    /// The fonts for a text of these characters, and which of them the embedded ones lack.
    pub fn fonts_for(&self, alphabet: &BTreeSet<char>, sources: &FontSources) -> (&Fonts, Vec<char>) {
        let lacks = |c: &char| !c.is_control() && !is_invisible(*c) && !self.embedded.has(*c);
        let rare: Vec<char> = alphabet.iter().copied().filter(lacks).collect();
        if rare.is_empty() || sources.listed().is_empty() {
            return (&self.embedded, rare);
        }
        (self.all.get_or_init(|| self.embedded.with_found(sources)), rare)
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
        let fonts = Fonts::embedded();
        for weight in [400, 600] {
            let font = fonts.for_character(built_in::SERIF, 'a', weight).expect("a font for the letter a");
            assert_eq!(font.info().family, built_in::SERIF);
            assert_eq!(font.info().variant.weight.to_number(), weight);
        }
    }

    #[test]
    fn other_scripts_fall_back() {
        let fonts = Fonts::embedded();
        let arabic = fonts.for_character(built_in::SERIF, 'م', 400).expect("an Arabic font");
        assert_ne!(arabic.info().family, built_in::SERIF);
        assert!(fonts.for_character(built_in::SERIF, '漢', 400).is_none());
    }

    #[test]
    fn every_hand_calls_itself_as_we_do() {
        let fonts = Fonts::embedded();
        for hand in hands() {
            assert!(fonts.book().contains_family(&hand.family.to_lowercase()), "{}", hand.name);
        }
    }
}
