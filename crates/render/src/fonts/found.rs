//! Fonts that lie on the machine: what they can show is read once, the fonts themselves when they are used.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::{cmp, fs};

use typst::foundations::Bytes;
use typst::text::{Font, FontFlags, FontInfo, FontStyle};

use super::sources::FontSources;

/// How many families are named for one document; beyond them Typst chooses.
const MAX_FAMILIES: usize = 8;

/// A font that lies on the machine.
pub(super) struct Found {
    pub info: FontInfo,
    path: PathBuf,
    /// Which of the file's fonts it is.
    index: u32,
    font: OnceLock<Option<Font>>,
}

impl Found {
    /// Reads the font, or nothing if its file has gone or changed.
    pub fn font(&self) -> Option<Font> {
        let read = || Font::new(Bytes::new(fs::read(&self.path).ok()?), self.index);
        self.font.get_or_init(read).clone()
    }
}

/// Reads what all fonts at the sources can show.
pub(super) fn scan(sources: &FontSources) -> Vec<Found> {
    let mut found = Vec::new();
    for file in sources.listed() {
        // One after the other, so that only one file is in memory at a time.
        let Ok(data) = fs::read(&file.path) else { continue };
        for (index, info) in (0..).zip(FontInfo::iter(&data)) {
            found.push(Found { info, path: file.path.clone(), index, font: OnceLock::new() });
        }
    }
    found
}

/// What a document wants of the fonts that fill in.
pub(super) struct Wish<'a> {
    pub language: &'a str,
    pub region: Option<&'a str>,
    pub serif: bool,
}

/// Chooses families until all characters are covered, each time the one that fits the wish best.
pub(super) fn families_for(found: &[Found], characters: &[char], wish: &Wish) -> Vec<String> {
    let mut left: Vec<char> = characters.to_vec();
    let mut families = Vec::new();
    while !left.is_empty() && families.len() < MAX_FAMILIES {
        let covered = |info: &FontInfo| left.iter().filter(|&&c| info.coverage.contains(u32::from(c))).count();
        let upright = found.iter().map(|found| &found.info).filter(|info| info.variant.style == FontStyle::Normal);
        let best = upright
            .map(|info| (covered(info), wish.rank(info), info))
            .filter(|(count, ..)| *count > 0)
            // The first of equals, as the order of the sources says.
            .reduce(|best, next| if (next.0, next.1) > (best.0, best.1) { next } else { best });
        let Some((_, _, info)) = best else { break };
        left.retain(|&c| !info.coverage.contains(u32::from(c)));
        families.push(info.family.clone());
    }
    families
}

impl Wish<'_> {
    /// How well a font fits; more is better.
    fn rank(&self, info: &FontInfo) -> (bool, bool, bool, bool, cmp::Reverse<usize>) {
        let name = info.family.as_str();
        let shapes = name.ends_with(self.chinese_shapes());
        // Arabic has no serifs; Naskh is what books are set in.
        let serif =
            info.flags.contains(FontFlags::SERIF) || ["Serif", "Naskh"].iter().any(|one| name.contains(one));
        // Neither for programs nor for headlines.
        let special = ["Mono", "UI", "Kufi", "Nastaliq"].iter().any(|one| name.contains(one));
        let plain = !info.flags.contains(FontFlags::MONOSPACE) && !special;
        (shapes, name.starts_with("Noto"), plain, serif == self.serif, cmp::Reverse(name.len()))
    }

    /// How the families of Noto name the shapes of characters that Chinese, Japanese and Korean share.
    fn chinese_shapes(&self) -> &'static str {
        match (self.language, self.region) {
            ("zh", Some("HK" | "MO")) => "CJK HK",
            ("zh", Some("TW")) => "CJK TC",
            ("ko", _) => "CJK KR",
            ("ja", _) => "CJK JP",
            // Half of all that is written in these characters is written in this form.
            _ => "CJK SC",
        }
    }
}
