//! The language that somebody reads and the time zone that they live in.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// A language that pages and mails are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Arabic.
    Arabic,
}

/// The text is not the tag of a language that we speak.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be one of en, de, fr, es, ar")]
pub struct UnknownLanguage;

impl Language {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::English, Self::German, Self::French, Self::Spanish, Self::Arabic];

    /// Its tag, as browsers write it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Arabic => "ar",
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.tag() == text).ok_or(UnknownLanguage)
    }
}

impl Serialize for Language {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

/// The name of a time zone, such as `Europe/Berlin`. Its form is checked; which zones there are, changes with the world, and
/// browsers know more of them than a server that was built a year ago.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ZoneName(String);

/// The text can't be the name of a time zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be the name of a time zone such as Europe/Berlin or UTC")]
pub struct InvalidZone;

/// Longer than any name in the time zone database.
const LONGEST: usize = 64;

impl ZoneName {
    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for ZoneName {
    fn default() -> Self {
        Self("UTC".to_owned())
    }
}

impl FromStr for ZoneName {
    type Err = InvalidZone;

    fn from_str(text: &str) -> Result<Self, InvalidZone> {
        let text = text.trim();
        let part = |part: &str| {
            part.starts_with(|first: char| first.is_ascii_alphabetic())
                && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+'))
        };
        let fits = text.len() <= LONGEST && text.split('/').all(part);
        if fits { Ok(Self(text.to_owned())) } else { Err(InvalidZone) }
    }
}

impl fmt::Display for ZoneName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn languages_are_known_by_their_tags() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        for unknown in ["", "EN", "en-GB", "it"] {
            assert_eq!(unknown.parse::<Language>(), Err(UnknownLanguage));
        }
    }

    #[test]
    fn zones_have_the_form_of_the_database() {
        for good in
            ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+12", "America/Port-au-Prince"]
        {
            assert_eq!(good.parse::<ZoneName>().expect("a zone").as_str(), good);
        }
        for bad in ["", "/", "Europe/", "../etc/passwd", "Europe Berlin", "+02:00", "Zeit/Zöne", &"x".repeat(65)]
        {
            assert_eq!(bad.parse::<ZoneName>(), Err(InvalidZone), "{bad}");
        }
    }

    proptest! {
        #[test]
        fn no_zone_leaves_its_folder(text in "\\PC{0,80}") {
            if let Ok(zone) = text.parse::<ZoneName>() {
                prop_assert!(!zone.as_str().contains("..") && !zone.as_str().starts_with('/'));
            }
        }
    }
}
