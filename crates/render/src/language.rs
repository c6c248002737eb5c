//! What Typst needs to know of a language tag.

/// Scripts that are written from right to left, as ISO 15924 names them.
const RIGHT_TO_LEFT_SCRIPTS: [&str; 9] = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"];

/// Languages that are usually written from right to left.
const RIGHT_TO_LEFT_LANGUAGES: [&str; 14] =
    ["ar", "arc", "arz", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"];

/// A language as Typst knows it, and the side from which it is read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Language {
    /// Two or three small letters (ISO 639).
    pub code: String,
    /// Two capital letters (ISO 3166), where the tag names a country.
    pub region: Option<String>,
    /// Whether pages are read from right to left.
    pub right_to_left: bool,
}

impl Language {
    /// Reads a BCP 47 tag. What it does not understand it leaves out: a document is worth printing even
    /// if its language is unknown.
    pub fn from_tag(tag: &str) -> Self {
        let tag = tag.trim().to_ascii_lowercase();
        let mut parts = tag.split(['-', '_']);
        let code = parts.next().filter(|part| matches!(part.len(), 2..=3) && is_alphabetic(part)).unwrap_or("en");
        let mut script = None;
        let mut region = None;
        // A single letter opens an extension, whose parts mean something else.
        for part in parts.take_while(|part| part.len() > 1).filter(|part| is_alphabetic(part)) {
            match part.len() {
                4 => script = script.or(Some(part)),
                2 => region = region.or(Some(part)),
                _ => {}
            }
        }
        let right_to_left = script.map_or_else(
            || RIGHT_TO_LEFT_LANGUAGES.contains(&code),
            |script| RIGHT_TO_LEFT_SCRIPTS.contains(&script),
        );
        Self { code: code.to_owned(), region: region.map(str::to_ascii_uppercase), right_to_left }
    }
}

fn is_alphabetic(part: &str) -> bool {
    part.bytes().all(|byte| byte.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(tag: &str) -> (String, Option<String>, bool) {
        let Language { code, region, right_to_left } = Language::from_tag(tag);
        (code, region, right_to_left)
    }

    #[test]
    fn tags_are_read() {
        assert_eq!(read("de"), ("de".to_owned(), None, false));
        assert_eq!(read("pt_br"), ("pt".to_owned(), Some("BR".to_owned()), false));
        assert_eq!(read("zh-Hant-TW"), ("zh".to_owned(), Some("TW".to_owned()), false));
        assert_eq!(read("he-IL"), ("he".to_owned(), Some("IL".to_owned()), true));
        assert_eq!(read("de-u-co-phonebk"), ("de".to_owned(), None, false));
        assert_eq!(read("es-419"), ("es".to_owned(), None, false));
    }

    #[test]
    fn the_script_overrules_the_language() {
        assert!(read("pa-Arab").2);
        assert!(!read("ar-Latn").2);
    }

    #[test]
    fn nonsense_is_english() {
        for tag in ["", "-", "e", "#panic()", "日本", "x-klingon", "english"] {
            assert_eq!(read(tag).0, "en", "{tag}");
        }
    }
}
