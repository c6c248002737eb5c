//! The language that somebody reads and the time zone that they live in.

use std::fmt;
use std::str::FromStr;

use jiff::tz::TimeZone;
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
#[error("must be one of {}", Language::ALL.map(Language::tag).join(", "))]
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

    /// Whether it is written from right to left.
    #[must_use]
    pub const fn is_right_to_left(self) -> bool {
        match self {
            Self::English | Self::German | Self::French | Self::Spanish => false,
            Self::Arabic => true,
        }
    }

    /// The direction that it is written in, as HTML names it.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        if self.is_right_to_left() { "rtl" } else { "ltr" }
    }

    /// The language that a tag means, whatever country or wish stands behind it: German for `de-AT` and `de;q=0.8`.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', ';']).next().unwrap_or_default().trim();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first language of a browser's list that we speak.
    #[must_use]
    pub fn wanted(accepted: &str) -> Option<Self> {
        accepted.split(',').find_map(Self::of_tag)
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

/// The name of a time zone of the database that is built in, such as `Europe/Berlin`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct ZoneName(String);

/// There is no time zone of that name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be the name of a time zone such as Europe/Berlin or UTC")]
pub struct InvalidZone;

impl ZoneName {
    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A name that was stored, perhaps by a program with a newer list of zones.
    #[must_use]
    pub const fn stored(name: String) -> Self {
        Self(name)
    }

    /// The zone; UTC where this program does not know it.
    #[must_use]
    pub fn zone(&self) -> TimeZone {
        jiff::tz::db().get(&self.0).unwrap_or(TimeZone::UTC)
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
        let zone = jiff::tz::db().get(text.trim()).map_err(|_| InvalidZone)?;
        // As the list spells it, however it was spelt.
        zone.iana_name().map(|name| Self(name.to_owned())).ok_or(InvalidZone)
    }
}

impl fmt::Display for ZoneName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
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
    fn a_tag_means_its_language_and_a_list_the_first_that_we_speak() {
        for (tag, language) in [
            ("de", Some(Language::German)),
            ("de-AT", Some(Language::German)),
            (" AR_eg", Some(Language::Arabic)),
            ("fr;q=0.5", Some(Language::French)),
            ("deu", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag), language, "{tag}");
        }
        assert_eq!(Language::wanted("de-AT,de;q=0.9,en;q=0.8"), Some(Language::German));
        assert_eq!(Language::wanted("ja, AR-eg;q=0.9, fr;q=0.8"), Some(Language::Arabic));
        assert_eq!(Language::wanted("ja, é"), None);
    }

    #[test]
    fn zones_are_those_of_the_database() {
        assert_eq!("europe/berlin".parse::<ZoneName>().expect("a zone").as_str(), "Europe/Berlin");
        for good in
            ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+12", "America/Port-au-Prince"]
        {
            assert_eq!(good.parse::<ZoneName>().expect("a zone").as_str(), good);
        }
        for bad in [
            "",
            "/",
            "Mars",
            "Europe/Atlantis",
            "Europe/",
            "../etc/passwd",
            "Europe Berlin",
            "+02:00",
            "Zeit/Zöne",
            &"x".repeat(65),
        ] {
            assert_eq!(bad.parse::<ZoneName>(), Err(InvalidZone), "{bad}");
        }
    }

    #[test]
    fn a_zone_that_is_not_known_any_more_is_utc() {
        let winter = jiff::Timestamp::UNIX_EPOCH;
        let hours = |zone: ZoneName| zone.zone().to_offset(winter).seconds() / 3600;
        assert_eq!(hours("Europe/Berlin".parse().expect("a zone")), 1);
        assert_eq!(hours(ZoneName::stored("Mars/Olympus".to_owned())), 0);
    }
}
