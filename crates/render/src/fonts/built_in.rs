//! The fonts inside the program: Typst's own, and those that the build has fetched.

use std::fmt::Write as _;
use std::sync::LazyLock;

use template::content::FontFamily;
use typst::foundations::Bytes;
use typst::text::Font;

/// What the build has fetched: the name of a file and its bytes.
const FETCHED: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/fetched_fonts.rs"));

/// With serifs. It is always there, and what every other font falls back to.
pub(crate) const SERIF: &str = "Libertinus Serif";
const SANS: &str = "Source Sans 3";
pub(crate) const MONO: &str = "DejaVu Sans Mono";
/// Emoji, in outlines of one colour. Where the build could not fetch it, they are boxes, unless the machine has a font.
pub(crate) const EMOJI: &str = "Noto Emoji";

/// A hand in which a typed signature is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    /// How a signature names it.
    pub name: &'static str,
    /// What the font calls itself.
    pub family: &'static str,
    /// The font's file, in the TrueType format.
    pub font: &'static [u8],
}

/// Those that the build knows, the one that is taken first in front: the file, and what the font calls itself.
const HANDS: [(&str, &str); 5] = [
    ("dancing-script", "Dancing Script"),
    ("caveat", "Caveat"),
    ("great-vibes", "Great Vibes"),
    ("sacramento", "Sacramento"),
    ("homemade-apple", "Homemade Apple"),
];

/// The hands that are there, the one that is taken where none is named in front. None are, where the build could not
/// fetch them; typed signatures are then set in an italic.
pub fn hands() -> impl Iterator<Item = Hand> {
    HANDS.iter().filter_map(|(name, family)| {
        let (_, font) = FETCHED.iter().find(|(file, _)| file == name)?;
        Some(Hand { name, family, font })
    })
}

/// Reads the fonts, which takes some milliseconds.
pub(super) fn load() -> Vec<Font> {
    let fetched = FETCHED.iter().map(|(_, data)| *data);
    typst_assets::fonts().chain(fetched).flat_map(|data| Font::iter(Bytes::new(data))).collect()
}

/// The family for a document's text.
pub(crate) fn family(family: FontFamily) -> &'static str {
    let has_sans = || FETCHED.iter().any(|(file, _)| file.starts_with("source-sans"));
    match family {
        FontFamily::Sans if has_sans() => SANS,
        FontFamily::Serif | FontFamily::Sans => SERIF,
        FontFamily::Mono => MONO,
    }
}

/// Whether a family is somebody's hand.
pub(super) fn is_hand(family: &str) -> bool {
    HANDS.iter().any(|(_, hand)| *hand == family)
}

/// In which order families fill in for what another lacks.
pub(super) fn turn(family: &str) -> usize {
    match family {
        SERIF => 0,
        SANS => 1,
        MONO => 3,
        _ => 2,
    }
}

/// Something that differs where the fonts differ. Those of Typst come with its version.
pub(crate) fn identity() -> &'static str {
    static IDENTITY: LazyLock<String> = LazyLock::new(|| {
        FETCHED.iter().fold(String::new(), |mut identity, (file, data)| {
            // Writing to a string can't fail.
            let _ = write!(identity, "{file} {};", data.len());
            identity
        })
    });
    &IDENTITY
}
