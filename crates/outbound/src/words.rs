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
use model::locale::Language;

use crate::clean;

/// The most characters of somebody's text within a sentence.
const LONGEST_VALUE: usize = 200;

const OPEN: char = '\u{2068}';
const CLOSE: char = '\u{2069}';

static ALL: LazyLock<[Words; 5]> = LazyLock::new(|| Language::ALL.map(Words::read));

/// The file of a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../locales/en/mail.ftl"),
        Language::German => include_str!("../../../locales/de/mail.ftl"),
        Language::French => include_str!("../../../locales/fr/mail.ftl"),
        Language::Spanish => include_str!("../../../locales/es/mail.ftl"),
        Language::Arabic => include_str!("../../../locales/ar/mail.ftl"),
    }
}

/// The words of one language.
pub(crate) struct Words {
    pub(crate) language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    fn read(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(language.tag().parse().into_iter().collect());
        // A file with a mistake still gives what could be read of it; the tests refuse such a file.
        let text = source(language).to_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Self { language, bundle }
    }

    fn english() -> &'static Self {
        let [english, ..] = &*ALL;
        english
    }

    /// The words for a language tag: `de` for `de-AT`, English for what we do not speak.
    pub(crate) fn of(tag: &str) -> &'static Self {
        let language = Language::of_tag(tag).unwrap_or_default();
        ALL.iter().find(|words| words.language == language).unwrap_or_else(Self::english)
    }

    /// A sentence, with values in it.
    pub(crate) fn say(&self, key: &str, values: &[(&str, &str)]) -> Sentence {
        let text = self.formatted(key, values).or_else(|| Self::english().formatted(key, values));
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
        let expected = names(source(Language::English));
        for language in Language::ALL {
            let (tag, text) = (language.tag(), source(language));
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
        for (tag, expected) in
            [("de-AT", Language::German), ("AR_eg", Language::Arabic), ("tlh", Language::English)]
        {
            assert_eq!(Words::of(tag).language, expected, "{tag}");
        }
    }

    #[test]
    fn values_are_text() {
        let said = Words::of("en").say("voided-heading", &[("document", "<b>\u{202E}x\r\ny</b> { $asker }")]);
        assert_eq!(said.plain(), "“<b>x y</b> { $asker }” was withdrawn");
        assert_eq!(said.html(), "“<bdi>&#60;b&#62;x y&#60;/b&#62; { $asker }</bdi>” was withdrawn");
    }
}
