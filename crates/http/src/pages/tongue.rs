//! The languages of the plain pages: those of `locales/`, by what the browser asks for.
//!
//! What a page says stands beside the page, in a table with a row per language; [`Tongue::of`] finds the row.

use axum::http::{HeaderMap, header};

/// A language that there are words in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tongue(usize);

const TAGS: [&str; 5] = ["en", "de", "fr", "es", "ar"];

impl Tongue {
    /// Spoken where nothing else is asked for, and where there are no words in other languages.
    pub const ENGLISH: Self = Self(0);

    /// The first language that the browser asks for and we speak.
    pub fn wanted(headers: &HeaderMap) -> Self {
        Self::chosen(headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
    }

    fn chosen(accepted: Option<&str>) -> Self {
        let primary = |one: &str| one.split([';', '-']).next().map(str::trim).map(str::to_owned);
        let mut wishes = accepted.unwrap_or_default().split(',').filter_map(primary);
        let known = wishes.find_map(|wish| TAGS.iter().position(|tag| tag.eq_ignore_ascii_case(&wish)));
        known.map_or(Self::ENGLISH, Self)
    }

    pub fn tag(self) -> &'static str {
        TAGS[self.0]
    }

    pub fn direction(self) -> &'static str {
        if self.tag() == "ar" { "rtl" } else { "ltr" }
    }

    /// This language's row of a table, which are in the order en, de, fr, es, ar.
    pub fn of<T>(self, table: &[T; 5]) -> &T {
        &table[self.0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_s_first_known_language_is_spoken() {
        for (accepted, language) in [
            (None, "en"),
            (Some(""), "en"),
            (Some("ja, é"), "en"),
            (Some("deu"), "en"),
            (Some("de-AT,de;q=0.9,en;q=0.8"), "de"),
            (Some("ja,FR;q=0.5"), "fr"),
            (Some("ar"), "ar"),
        ] {
            assert_eq!(Tongue::chosen(accepted).tag(), language, "{accepted:?}");
        }
        assert_eq!(Tongue::chosen(Some("ar")).direction(), "rtl");
    }
}
