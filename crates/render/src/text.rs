//! Makes what people typed safe to set: PDF/A and PDF/UA refuse whole documents over one control character.

use unicode_segmentation::UnicodeSegmentation as _;

/// A tab has no width of its own in Typst and would vanish.
const TAB: &str = "    ";
/// The longest sequences in use, those of emoji families and flags, have about ten.
const MAX_CHARACTERS_IN_ONE: usize = 24;
/// What Unicode shows an accent on that has no letter.
const DOTTED_CIRCLE: char = '\u{25cc}';

/// Returns the text with line feeds as its only control characters.
///
/// - Every kind of line end becomes one line feed; those at either end are dropped.
/// - A tab becomes spaces.
/// - Characters that overrule the reading direction (U+202A to U+202E) are dropped. They can show `100` where
///   `001` is stored, and what is signed has to be what is seen. Isolates and marks stay: bidirectional text needs them.
/// - The object replacement character, by which Typst's line breaking means an object, becomes the
///   ordinary replacement character.
/// - All other control characters, noncharacters and byte order marks are dropped.
/// - A heap of accents on one letter is cut short, and an accent on no letter gets a dotted circle to stand on.
///   Typst panics over ten thousands of the first, and where a line of right-to-left text breaks beside the second.
pub(crate) fn clean(raw: &str) -> String {
    // Most texts are like this, and a document has thousands of them.
    if raw.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return raw.to_owned();
    }
    let mut clean = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' => {
                chars.next_if_eq(&'\n');
                clean.push('\n');
            }
            '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => clean.push('\n'),
            '\t' => clean.push_str(TAB),
            '\u{fffc}' => clean.push(char::REPLACEMENT_CHARACTER),
            '\u{202a}'..='\u{202e}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' => {}
            c if c.is_control() || is_noncharacter(c) => {}
            c => clean.push(c),
        }
    }
    with_sound_accents(clean.trim_matches('\n'))
}

/// Returns the text with at most a few accents on each letter, and none without a letter.
fn with_sound_accents(text: &str) -> String {
    // There are none before this one.
    if text.chars().all(|c| c < '\u{300}') {
        return text.to_owned();
    }
    let mut sound = String::with_capacity(text.len());
    for visible in text.graphemes(true) {
        let mut chars = visible.chars().take(MAX_CHARACTERS_IN_ONE).peekable();
        if let Some(space) = chars.next_if(|c| c.is_whitespace()) {
            sound.push(space);
        }
        if chars.peek().copied().is_some_and(is_accent) {
            // Joiners and the like can't be seen, so without a letter they need no circle either.
            let accents: String = chars.filter(|&c| !is_joiner(c)).collect();
            if !accents.is_empty() {
                sound.push(DOTTED_CIRCLE);
                sound.push_str(&accents);
            }
        } else {
            sound.extend(chars);
        }
    }
    sound
}

/// Tells whether a character belongs to the one before it, even if that is a space.
fn is_accent(c: char) -> bool {
    !c.is_ascii() && String::from_iter([' ', c]).graphemes(true).count() == 1
}

/// Joiners, variation selectors and tags.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
}

/// How much of a text is given up so that it can be printed at all.
///
/// Typst 0.15 panics over some right-to-left texts: where a line breaks beside a rare mixture of accents,
/// invisible characters and characters without a glyph (typst/typst#8667), or where isolates are nested too deep.
/// There is no telling beforehand which, so a document that fails is tried again with less.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// The text is as it was written.
    AsWritten,
    /// Right-to-left text loses its invisible characters; what no font has becomes the replacement character.
    Simplified,
    /// Right-to-left text loses its accents as well.
    Bare,
}

impl Care {
    /// In the order in which they are tried.
    pub const ALL: [Self; 3] = [Self::AsWritten, Self::Simplified, Self::Bare];

    /// Simplifies a clean text as far as this says.
    pub fn apply(self, text: String, has_glyph: impl Fn(char) -> bool) -> String {
        let turns = |c| is_right_to_left_letter(c) || matches!(c, '\u{200f}' | '\u{2066}'..='\u{2069}');
        if self == Self::AsWritten || !text.chars().any(turns) {
            return text;
        }
        let kept = if self == Self::Bare { 1 } else { MAX_CHARACTERS_IN_ONE };
        text.graphemes(true)
            .flat_map(|visible| visible.chars().filter(|&c| !is_invisible(c)).take(kept))
            .map(|c| if c == '\n' || has_glyph(c) { c } else { char::REPLACEMENT_CHARACTER })
            .collect()
    }
}

/// Soft hyphens, word joiners, marks and isolates of direction, and what else takes no space; but not the
/// joiners that decide about the shapes of letters.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns the text [`clean`]ed and on one line, without spaces at either end.
pub(crate) fn clean_line(raw: &str) -> String {
    clean(raw).replace('\n', " ").trim().to_owned()
}

/// Returns at most `limit` characters of the text, the last of them an ellipsis where something was left out.
pub(crate) fn shorten(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let kept: String = text.chars().take(limit.saturating_sub(1)).collect();
    kept.trim_end().to_owned() + "…"
}

/// Tells whether a text is read from right to left: whether its first letter is of a script that is.
///
/// A text without letters is read from left to right in any language: the groups of a telephone
/// number or of an account number would else change places.
pub(crate) fn is_right_to_left(text: &str) -> bool {
    text.chars().find(|c| c.is_alphabetic()).is_some_and(is_right_to_left_letter)
}

/// The blocks that Unicode sets aside for scripts written from right to left.
pub(crate) fn is_right_to_left_letter(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}'
        | '\u{fb1d}'..='\u{fdff}'
        | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// Code points that Unicode promises never to assign.
fn is_noncharacter(c: char) -> bool {
    let code = u32::from(c);
    code & 0xfffe == 0xfffe || (0xfdd0..=0xfdef).contains(&code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_becomes_a_line_feed() {
        assert_eq!(clean("a\r\nb\rc\nd\u{b}e\u{c}f\u{85}g\u{2028}h\u{2029}i"), "a\nb\nc\nd\ne\nf\ng\nh\ni");
        assert_eq!(clean("\n\na\n\nb\r\n"), "a\n\nb");
    }

    #[test]
    fn control_characters_go_and_tabs_keep_their_space() {
        assert_eq!(clean("a\0b\u{1b}[31mc\u{7f}d\u{9f}e\u{feff}f\u{ffff}g\u{fdd0}h"), "ab[31mcdefgh");
        assert_eq!(clean("a\tb"), "a    b");
        assert_eq!(clean("a\u{fffc}b"), "a\u{fffd}b");
    }

    #[test]
    fn a_text_can_not_show_itself_in_another_order() {
        assert_eq!(clean("pay \u{202e}001\u{202c}"), "pay 001");
        assert_eq!(clean("\u{2068}שלום\u{2069}\u{200f}"), "\u{2068}שלום\u{2069}\u{200f}");
    }

    #[test]
    fn accents_do_not_pile_up() {
        assert_eq!(clean("e\u{301}\u{323}x"), "e\u{301}\u{323}x");
        assert_eq!(clean(&format!("e{}x", "\u{301}".repeat(1000))).chars().count(), MAX_CHARACTERS_IN_ONE + 1);
        assert_eq!(clean("👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿"), "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿");
    }

    #[test]
    fn accents_have_a_letter() {
        assert_eq!(
            clean("\u{64e}a \u{301}b\n\u{5b8}\u{200f}\u{64e}"),
            "◌\u{64e}a ◌\u{301}b\n◌\u{5b8}\u{200f}◌\u{64e}"
        );
        assert_eq!(clean("\u{200d}a \u{fe0f}b"), "a b");
        assert_eq!(clean("مُحَمَّد שָׁלוֹם e\u{301}"), "مُحَمَّد שָׁלוֹם e\u{301}");
    }

    #[test]
    fn only_right_to_left_text_is_ever_simplified() {
        let latin = "so\u{ad}ft e\u{301} 漢";
        let hebrew = "ש\u{5b8}\u{200f}ל\u{ad}\n漢";
        let apply = |care: Care, text: &str| care.apply(text.to_owned(), |c| c != '漢');
        for care in Care::ALL {
            assert_eq!(apply(care, latin), latin);
        }
        assert_eq!(apply(Care::AsWritten, hebrew), hebrew);
        assert_eq!(apply(Care::Simplified, hebrew), "ש\u{5b8}ל\n\u{fffd}");
        assert_eq!(apply(Care::Bare, hebrew), "של\n\u{fffd}");
    }

    #[test]
    fn a_title_is_one_line() {
        assert_eq!(clean_line(" a\r\n\tb \n"), "a     b");
    }

    #[test]
    fn shortening_counts_characters() {
        assert_eq!(shorten("äöü", 3), "äöü");
        assert_eq!(shorten("äö üx", 4), "äö…");
    }

    #[test]
    fn the_first_letter_gives_the_direction() {
        assert!(is_right_to_left("12 שלום abc"));
        assert!(is_right_to_left("«مرحبا»"));
        assert!(!is_right_to_left("abc שלום"));
        assert!(!is_right_to_left("+49 (0) 30 1234"));
        assert!(!is_right_to_left(""));
    }
}
