//! Names that people give to things.

use std::fmt;

use serde::Serialize;

use crate::limits::Limits;

/// A trimmed name of a template, a document, a key or a workspace, without control characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Name(String);

/// Why a text can't be a name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidName {
    /// Nothing is left after trimming, or nothing that could be seen.
    #[error("must not be empty")]
    Empty,
    /// Longer than the limit.
    #[error("must be at most {0} characters long")]
    TooLong(usize),
    /// Holds NUL, a line break or another control character.
    #[error("must not contain control characters")]
    Control,
}

impl Name {
    /// Trims and checks a name.
    ///
    /// # Errors
    /// When nothing is left, when it is too long, or when it holds control characters.
    pub fn parse(text: &str, limits: &Limits) -> Result<Self, InvalidName> {
        let text = text.trim();
        if text.chars().all(is_unseen) {
            return Err(InvalidName::Empty);
        }
        if text.chars().any(char::is_control) {
            return Err(InvalidName::Control);
        }
        if text.chars().count() > limits.name_length {
            return Err(InvalidName::TooLong(limits.name_length));
        }
        Ok(Self(text.to_owned()))
    }

    /// Takes a name back from where it was stored after having been checked.
    #[must_use]
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    /// The name that a document gets when none was given: `<template name> – <YYYY-MM-DD>`, the template's name
    /// shortened where the whole would be too long.
    #[must_use]
    pub fn generated(template: &Self, date: &str, limits: &Limits) -> Self {
        let suffix = format!(" – {date}");
        let room = limits.name_length.saturating_sub(suffix.chars().count());
        let kept: String = template.0.chars().take(room).collect();
        Self(format!("{}{suffix}", kept.trim_end()).trim().to_owned())
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a character leaves nothing to see: blanks, joiners, marks of direction, fillers. Beside others they are needed.
#[must_use]
pub fn is_unseen(one: char) -> bool {
    one.is_whitespace()
        || matches!(one, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(one, '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(one, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(one, '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_names_say_what_is_wrong() {
        let limits = Limits::default();
        assert_eq!(Name::parse("  ", &limits), Err(InvalidName::Empty));
        assert_eq!(Name::parse("\u{200b}\u{2060} \u{3164}", &limits), Err(InvalidName::Empty));
        assert!(Name::parse("\u{200f}أ\u{200d}ب", &limits).is_ok(), "beside letters they have a meaning");
        assert_eq!(Name::parse("a\0b", &limits), Err(InvalidName::Control));
        assert_eq!(Name::parse(&"é".repeat(256), &limits), Err(InvalidName::TooLong(255)));
        assert_eq!(Name::parse(" é ", &limits).expect("fine").as_str(), "é");
        assert!(Name::parse(&"é".repeat(255), &limits).is_ok());
    }

    #[test]
    fn a_generated_name_never_passes_the_limit() {
        let limits = Limits::default();
        let long = Name::parse(&"x".repeat(255), &limits).expect("fine");
        let made = Name::generated(&long, "2026-11-14", &limits);
        assert_eq!(made.as_str().chars().count(), 255);
        assert!(made.as_str().ends_with("x – 2026-11-14"));
    }
}
