//! The words of the mails, by language, from `locales/*/mail.ftl`.
//!
//! The files are built in. Each value that goes into a sentence is cleaned here, once for all, and marked with the
//! characters that isolate writing directions, which cleaning removed from the value itself. The HTML makes elements of
//! the marks, so that an Arabic name does not upset an English sentence; text and subject go without, since
//! many mail programs show the marks as boxes.

use std::sync::LazyLock;

use askama::filters::{Escaper, Html};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::clean;

/// The most characters of somebody's text within a sentence.
const LONGEST_VALUE: usize = 200;

const OPEN: char = '\u{2068}';
const CLOSE: char = '\u{2069}';

/// Tag, whether it is written from right to left, and the words.
const SOURCES: [(&str, bool, &str); 5] = [
    ("en", false, include_str!("../../../locales/en/mail.ftl")),
    ("de", false, include_str!("../../../locales/de/mail.ftl")),
    ("fr", false, include_str!("../../../locales/fr/mail.ftl")),
    ("es", false, include_str!("../../../locales/es/mail.ftl")),
    ("ar", true, include_str!("../../../locales/ar/mail.ftl")),
];

static LANGUAGES: LazyLock<Vec<Words>> = LazyLock::new(|| {
    SOURCES.iter().map(|(tag, right_to_left, text)| Words::read(tag, *right_to_left, text)).collect()
});

/// The languages that mails are written in; the first is spoken to whoever understands none of them.
pub fn languages() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(tag, ..)| *tag)
}

/// The words of one language.
pub(crate) struct Words {
    pub(crate) tag: &'static str,
    pub(crate) right_to_left: bool,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    fn read(tag: &'static str, right_to_left: bool, text: &str) -> Self {
        let mut bundle = FluentBundle::new_concurrent(tag.parse().into_iter().collect());
        // A file with a mistake still gives what could be read of it; the tests refuse such a file.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Self { tag, right_to_left, bundle }
    }

    /// The words for a language tag: `de` for `de-AT`, English for what we do not speak.
    pub(crate) fn of(tag: &str) -> &'static Self {
        let primary = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        LANGUAGES.iter().find(|words| words.tag == primary).unwrap_or(&LANGUAGES[0])
    }

    /// A sentence, with values in it.
    pub(crate) fn say(&self, key: &str, values: &[(&str, &str)]) -> Sentence {
        let text = self.formatted(key, values).or_else(|| LANGUAGES[0].formatted(key, values));
        Sentence(text.unwrap_or_else(|| key.to_owned()))
    }

    fn formatted(&self, key: &str, values: &[(&str, &str)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            arguments.set(*name, clean::line(value, LONGEST_VALUE));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

/// Words with the values in them marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sentence(String);

impl Sentence {
    /// Somebody's own words, by themselves.
    pub(crate) fn own(text: &str) -> Self {
        Self(format!("{OPEN}{}{CLOSE}", clean::line(text, LONGEST_VALUE)))
    }

    /// For text and headers.
    pub(crate) fn plain(&self) -> String {
        self.0.replace([OPEN, CLOSE], "")
    }

    /// For HTML: escaped, each value in an element that keeps its writing direction to itself.
    pub(crate) fn html(&self) -> String {
        escaped(&self.0).replace(OPEN, "<bdi>").replace(CLOSE, "</bdi>")
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    // Writing to memory does not fail.
    let _ = Html.write_escaped_str(&mut out, text);
    out
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// The values that each message names.
    fn names(text: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((start, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
                key = start.to_owned();
                assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{key} stands there twice");
            }
            for rest in line.split('$').skip(1) {
                let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
                found.get_mut(&key).expect("a message").insert(rest[..end].to_owned());
            }
        }
        found
    }

    #[test]
    fn every_file_can_be_read_and_says_the_same_things() {
        let (_, _, english) = SOURCES[0];
        let expected = names(english);
        for (tag, _, text) in SOURCES {
            let mistakes = FluentResource::try_new(text.to_owned()).err().map(|(_, mistakes)| mistakes);
            assert!(mistakes.is_none(), "locales/{tag}/mail.ftl: {mistakes:?}");
            let found = names(text);
            let keys: Vec<_> = found.keys().collect();
            assert_eq!(keys, expected.keys().collect::<Vec<_>>(), "messages of locales/{tag}/mail.ftl");
            for (key, values) in &expected {
                assert_eq!(&found[key], values, "values of {key} in locales/{tag}/mail.ftl");
            }
        }
    }

    #[test]
    fn a_tag_finds_its_language() {
        for (tag, expected) in [("de", "de"), ("de-AT", "de"), ("AR_eg", "ar"), ("tlh", "en"), ("", "en")] {
            assert_eq!(Words::of(tag).tag, expected, "{tag}");
        }
    }

    #[test]
    fn values_are_text() {
        let said = Words::of("en").say("voided-heading", &[("document", "<b>\u{202E}x\r\ny</b> { $asker }")]);
        assert_eq!(said.plain(), "“<b>x y</b> { $asker }” was withdrawn");
        assert_eq!(said.html(), "“<bdi>&#60;b&#62;x y&#60;/b&#62; { $asker }</bdi>” was withdrawn");
    }
}
