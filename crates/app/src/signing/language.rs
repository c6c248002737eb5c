//! The languages that the signing pages speak.

/// The languages that there are words for; the first one is spoken where nobody asks for another.
pub const LANGUAGES: [&str; 5] = ["en", "de", "fr", "es", "ar"];

/// The language to speak: the sender's choice, or else the first of the browser's that there are words for.
pub(crate) fn chosen(set: Option<&str>, preferred: Option<&str>) -> &'static str {
    let mut wishes = set.into_iter().chain(preferred.unwrap_or_default().split(','));
    wishes.find_map(known).unwrap_or(LANGUAGES[0])
}

/// The known language that a tag such as `de-AT;q=0.8` means.
pub(super) fn known(tag: &str) -> Option<&'static str> {
    let tag = tag.split(';').next().unwrap_or_default().trim();
    let primary = tag.split('-').next().unwrap_or_default();
    LANGUAGES.into_iter().find(|known| known.eq_ignore_ascii_case(primary))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_senders_choice_comes_first_then_the_browsers() {
        assert_eq!(chosen(None, None), "en");
        assert_eq!(chosen(Some("de-AT"), Some("fr")), "de");
        assert_eq!(chosen(Some("ja"), Some("it, AR-eg;q=0.9, fr;q=0.8")), "ar");
        assert_eq!(chosen(None, Some("ja,zh")), "en");
    }
}
