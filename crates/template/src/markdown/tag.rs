//! What stands between two pairs of braces.

use crate::content::{ConditionalAttrs, FieldAttrs, Kind, RepeatAttrs, VariableAttrs};

/// A tag, read by itself.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Tag {
    /// A node within a line: a variable's or a field's place.
    Inline(Kind),
    /// A condition or a repeat begins.
    Open(Word, Kind),
    /// A condition or a repeat ends.
    Close(Word),
    /// What follows starts on a new page.
    PageBreak,
    /// Two braces that mean nothing.
    Braces,
    /// It can't be read; the reason follows the tag in a message.
    Wrong(String),
}

/// The words that begin and end something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    If,
    Each,
}

impl Word {
    pub const fn name(self) -> &'static str {
        match self {
            Self::If => "if",
            Self::Each => "each",
        }
    }
}

impl Tag {
    /// Reads what stands between the braces.
    pub fn read(inside: &str) -> Self {
        let inside = inside.trim();
        if inside.is_empty() {
            return wrong(
                "names nothing: write a variable such as {{customer}}, or \\{{ for the braces themselves",
            );
        }
        if let Some(directive) = inside.strip_prefix('#') {
            return open(directive.trim_start());
        }
        match inside.strip_prefix('/').map(str::trim) {
            Some("if") => return Self::Close(Word::If),
            Some("each") => return Self::Close(Word::Each),
            Some(_) => return unknown(),
            None => {}
        }
        if inside.eq_ignore_ascii_case("pagebreak") {
            return Self::PageBreak;
        }
        if let Some(id) = inside.strip_prefix("field:").map(str::trim) {
            return if is_name(id) {
                Self::Inline(Kind::Field(FieldAttrs { id: id.to_owned() }))
            } else {
                wrong("must name a field of the form, such as {{field:signature}}")
            };
        }
        variable(inside)
    }

    /// Whether it makes sense only between blocks, or around them.
    pub const fn is_directive(&self) -> bool {
        matches!(self, Self::Open(..) | Self::Close(_) | Self::PageBreak)
    }
}

fn open(directive: &str) -> Tag {
    let (word, rest) = directive.split_once(char::is_whitespace).unwrap_or((directive, ""));
    let rest = rest.trim();
    match word {
        "if" if rest.is_empty() => wrong("needs an expression, such as {{#if total > 1000}}"),
        "if" => Tag::Open(Word::If, Kind::Conditional(ConditionalAttrs { when: rest.to_owned() })),
        "each" => each(rest),
        _ => unknown(),
    }
}

fn each(rest: &str) -> Tag {
    let (over, name) = match rest.rsplit_once(" as ") {
        Some((over, name)) => (over.trim(), Some(name.trim())),
        None => (rest, None),
    };
    if over.is_empty() || over.split_whitespace().next() == Some("as") || name.is_some_and(|name| !is_name(name)) {
        return wrong("must name a list and what each of its items is called: {{#each items as item}}");
    }
    Tag::Open(Word::Each, Kind::Repeat(RepeatAttrs { over: over.to_owned(), name: name.map(str::to_owned) }))
}

fn variable(inside: &str) -> Tag {
    let (name, format) = match inside.split_once('|') {
        Some((name, format)) => (name.trim(), Some(format.trim())),
        None => (inside, None),
    };
    if name == "else" {
        return wrong("is not known: write a second {{#if …}} with the opposite condition");
    }
    if !name.split('.').all(is_name) {
        return wrong(
            "must be a name such as {{total}} or {{item.price}}; what has to be worked out goes into the \
             expressionTable",
        );
    }
    if format.is_some_and(|format| format.is_empty() || format.contains('|')) {
        return wrong("must have one format after the bar, such as {{start | long}}");
    }
    Tag::Inline(Kind::Variable(VariableAttrs { name: name.to_owned(), format: format.map(str::to_owned) }))
}

fn is_name(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(|first| first.is_alphabetic() || first == '_')
        && letters.all(|letter| letter.is_alphanumeric() || letter == '_')
}

fn unknown() -> Tag {
    wrong("is not known: there are #if, /if, #each, /each, field: and pagebreak")
}

fn wrong(reason: &str) -> Tag {
    Tag::Wrong(reason.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variable(name: &str, format: Option<&str>) -> Tag {
        let attrs = VariableAttrs { name: name.to_owned(), format: format.map(str::to_owned) };
        Tag::Inline(Kind::Variable(attrs))
    }

    fn repeat(over: &str, name: Option<&str>) -> Tag {
        let attrs = RepeatAttrs { over: over.to_owned(), name: name.map(str::to_owned) };
        Tag::Open(Word::Each, Kind::Repeat(attrs))
    }

    #[test]
    fn tags_are_read_with_or_without_blanks() {
        assert_eq!(Tag::read("name"), variable("name", None));
        assert_eq!(Tag::read("  item.price|amount "), variable("item.price", Some("amount")));
        assert_eq!(Tag::read("größe"), variable("größe", None));
        assert_eq!(Tag::read("field: f"), Tag::Inline(Kind::Field(FieldAttrs { id: "f".to_owned() })));
        assert_eq!(
            Tag::read("#if a || b"),
            Tag::Open(Word::If, Kind::Conditional(ConditionalAttrs { when: "a || b".to_owned() }))
        );
        assert_eq!(Tag::read("# each items as item"), repeat("items", Some("item")));
        assert_eq!(Tag::read("#each items"), repeat("items", None));
        assert_eq!(Tag::read("/ if"), Tag::Close(Word::If));
        assert_eq!(Tag::read("pageBreak"), Tag::PageBreak);
    }

    #[test]
    fn what_is_no_tag_says_why() {
        for (inside, why) in [
            ("", "names nothing"),
            ("  ", "names nothing"),
            ("a + b", "expressionTable"),
            ("a.", "expressionTable"),
            ("a |", "one format"),
            ("a | b | c", "one format"),
            ("else", "second {{#if"),
            ("#if", "needs an expression"),
            ("#each", "what each of its items"),
            ("#each as x", "what each of its items"),
            ("#each xs as 1", "what each of its items"),
            ("#with a", "not known"),
            ("/with", "not known"),
            ("field:", "must name a field"),
        ] {
            match Tag::read(inside) {
                Tag::Wrong(reason) => assert!(reason.contains(why), "{inside}: {reason}"),
                other => panic!("{inside} was read as {other:?}"),
            }
        }
    }
}
