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

    /// Returns the font in which Typst will set a character, or nothing where no font has it.
    pub fn for_character(&self, family: &str, c: char, weight: u16) -> Option<Font> {
        let variant = variant(weight);
        let first = self.book.select(&family.to_lowercase(), variant);
        let covers = |info: &FontInfo| info.coverage.contains(u32::from(c));
        if first.and_then(|index| self.book.info(index)).is_some_and(covers) {
            return first.and_then(|index| self.font(index));
        }
        let mut text = [0; 4];
        let like = first.and_then(|index| self.book.info(index));
        let fallback = self.book.select_fallback(like, variant, c.encode_utf8(&mut text))?;
        self.font(fallback)
    }

    /// The families inside the program in which characters are set that running text has no letters for, best first: Typst
    /// would choose by itself, but passes over some once there are others. That of equal widths, which tears words apart,
    /// comes behind all others, and emoji come last: they would take the place of signs that belong to others, such as ☑.
    pub fn built_in_for(&self, characters: &[char]) -> Vec<&str> {
        let mut fonts: Vec<&FontInfo> = self.ready.iter().map(Font::info).collect();
        fonts.retain(|info| info.variant.style == FontStyle::Normal && !built_in::is_hand(&info.family));
        let emoji: Vec<&FontInfo> = fonts.extract_if(.., |info| info.family == built_in::EMOJI).collect();
        fonts.sort_by_key(|info| built_in::turn(&info.family));
        // What running text has is not odd.
        let has = |info: &FontInfo, c: char| info.coverage.contains(u32::from(c));
        let text: Vec<&FontInfo> = fonts.extract_if(.., |info| info.family == built_in::SERIF).collect();
        let mut left: Vec<char> = characters.to_vec();
        left.retain(|&c| !text.iter().any(|info| has(info, c)));
        let mut families: Vec<&str> = Vec::new();
        while !left.is_empty() {
            // Signs that belong together, such as ☐ and ☒, come from one font where one has them all.
            let count = |info: &FontInfo| left.iter().filter(|&&c| has(info, c)).count();
            let counted = fonts.iter().map(|info| (count(info), *info));
            let best = counted.reduce(|best, next| if next.0 > best.0 { next } else { best });
            let Some((1.., best)) = best else { break };
            left.retain(|&c| !has(best, c));
            families.push(&best.family);
        }
        families.extend(emoji.iter().find(|info| left.iter().any(|&c| has(info, c))).map(|info| &*info.family));
        families
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
    /// The characters that those have in which words are set.
    words: Characters,
    /// Those that any of them has.
    any: Characters,
    all: OnceLock<Fonts>,
}

/// The fonts for a text.
pub(crate) struct Chosen<'a> {
    pub fonts: &'a Fonts,
    /// The characters that those inside the program lack, or have in no shape that words can be set in.
    pub rare: Vec<char>,
    /// Those that they have, but not in the letters of running text.
    pub odd: Vec<char>,
}

/// A set of characters, a bit for each: Typst's own lists are slow to search.
#[derive(Default)]
struct Characters(Vec<u64>);

impl Characters {
    fn add(&mut self, info: &FontInfo) {
        for c in info.coverage.iter() {
            let (word, bit) = (c as usize / 64, c % 64);
            self.0.resize(self.0.len().max(word + 1), 0);
            self.0[word] |= 1 << bit;
        }
    }

    fn has(&self, c: char) -> bool {
        let c = u32::from(c);
        self.0.get(c as usize / 64).is_some_and(|word| word & (1 << (c % 64)) != 0)
    }
}

impl Shelf {
    /// Reads the fonts inside the program.
    pub fn load() -> Self {
        let embedded = Fonts::embedded();
        let (mut words, mut any) = (Characters::default(), Characters::default());
        for info in embedded.ready.iter().map(Font::info) {
            any.add(info);
            let is_apart = info.family == built_in::MONO || info.family == built_in::EMOJI;
            if !is_apart && !built_in::is_hand(&info.family) {
                words.add(info);
            }
        }
        Self { embedded, words, any, all: OnceLock::new() }
    }

    /// Whether no font inside the program will do. A symbol may be taken from any; letters of equal width make no words.
    fn is_rare(&self, c: char) -> bool {
        !c.is_control() && !is_invisible(c) && !self.words.has(c) && (c.is_alphanumeric() || !self.any.has(c))
    }

    /// The fonts for a text of these characters.
    pub fn fonts_for(&self, alphabet: &BTreeSet<char>, sources: &FontSources) -> Chosen<'_> {
        let (rare, known): (Vec<char>, Vec<char>) = alphabet.iter().partition(|c| self.is_rare(**c));
        let is_odd = |c: &char| !c.is_ascii() && self.any.has(*c);
        let odd = known.into_iter().filter(is_odd).collect();
        if rare.is_empty() || sources.listed().is_empty() {
            return Chosen { fonts: &self.embedded, rare, odd };
        }
        Chosen { fonts: self.all.get_or_init(|| self.embedded.with_found(sources)), rare, odd }
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
    fn other_fonts_are_looked_for_where_a_character_is_rare() {
        let shelf = Shelf::load();
        let rare = |text: &str| shelf.fonts_for(&text.chars().collect(), &FontSources::none()).rare;
        assert!(rare("Zoë Ångström, Москва שלום € ☐ ☒ ✓ \n\u{200d}\u{2069}").is_empty());
        assert_eq!(rare("aم٣"), ['م', '٣'], "letters of equal width make no words");
        assert_eq!(rare("漢x字\u{10ffff}"), ['字', '漢', '\u{10ffff}']);
    }

    #[test]
    fn every_hand_calls_itself_as_we_do() {
        let fonts = Fonts::embedded();
        for hand in hands() {
            assert!(fonts.book().contains_family(&hand.family.to_lowercase()), "{}", hand.name);
        }
    }
}
