//! Finds the tags before Markdown is read, and puts something in their place that Markdown leaves alone.
//!
//! An expression may hold anything that means something to Markdown: `*`, `_`, `<`, and the bar that parts the cells of
//! a table. So each tag becomes a short word that holds its number, and the tree's builder puts the tag back: as what it
//! means in text, as it was written in code. No line is added or lost on the way, so lines keep their numbers.

use super::tag::{Tag, Word};

/// Encloses the number of a tag. Unicode keeps this one for use inside a program, so no text needs it.
const FENCE: char = '\u{FDD0}';
/// Written before a tag that has a line of its own: a heading is the one block that ends whatever stood before it.
const OWN_LINE: &str = "# ";

/// Two braces that begin no tag.
const ESCAPED: &str = "\\{{";

/// A tag that was found.
#[derive(Debug)]
pub(super) struct Found {
    /// What it means.
    pub tag: Tag,
    /// What was written.
    pub source: String,
    /// Where, counted from 1.
    pub line: usize,
    /// Whether it has a line of its own and was made a heading.
    pub own_line: bool,
}

/// Markdown without tags, and the tags.
#[derive(Debug)]
pub(super) struct Scanned {
    /// What Markdown reads.
    pub text: String,
    /// By their numbers.
    pub tags: Vec<Found>,
}

/// A part of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// The tag of that number.
    Tag(usize),
}

impl Scanned {
    /// Finds the tags.
    pub fn new(markdown: &str) -> Self {
        let mut scanned = Self { text: String::with_capacity(markdown.len()), tags: Vec::new() };
        let lines: Vec<&str> = markdown.split_inclusive('\n').collect();
        let mut tables = Tables::default();
        for (index, line) in lines.iter().enumerate() {
            let first = scanned.tags.len();
            let start = scanned.text.len();
            scanned.line(line, index + 1);
            let found = scanned.tags.get(first).filter(|found| found.tag.is_directive());
            let alone = found.filter(|_| scanned.tags.len() == first + 1).map(|found| {
                let (before, after) = line.split_once(found.source.as_str()).unwrap_or_default();
                (before, after, &found.tag)
            });
            let own_line = match alone {
                Some((before, after, tag)) if is_indent(before) && after.trim().is_empty() => {
                    !tables.takes_bare(tag, lines.get(index + 1..).unwrap_or_default())
                }
                Some((before, after, tag)) => {
                    tables.takes_row(tag, before, after);
                    false
                }
                None => {
                    tables.line(line);
                    false
                }
            };
            if own_line && let Some(at) = scanned.text.get(start..).and_then(|text| text.find(FENCE)) {
                scanned.text.insert_str(start + at, OWN_LINE);
                scanned.tags[first].own_line = true;
            }
        }
        scanned
    }

    fn line(&mut self, line: &str, number: usize) {
        let mut rest = line;
        while let Some(at) = rest.find(['\\', '{', FENCE]) {
            let (before, from) = rest.split_at(at);
            self.text.push_str(before);
            rest = if let Some(after) = from.strip_prefix(ESCAPED) {
                self.add(Tag::Braces, ESCAPED, number);
                after
            } else if let Some(escaped) = from.strip_prefix('\\') {
                self.text.push('\\');
                let next = escaped.chars().next().filter(|next| *next != FENCE);
                self.text.extend(next);
                &escaped[next.map_or(0, char::len_utf8)..]
            } else if from.starts_with("{{") {
                let end = end_of_tag(from);
                let (tag, source) = match end {
                    Some(end) => (Tag::read(&from[2..end - 2]), &from[..end]),
                    None => (
                        Tag::Wrong("has no }} on the same line; write \\{{ for the braces themselves".to_owned()),
                        &from[..2],
                    ),
                };
                self.add(tag, source, number);
                &from[source.len()..]
            } else {
                let letter = from.chars().next().unwrap_or_default();
                self.text.push(if letter == FENCE { char::REPLACEMENT_CHARACTER } else { letter });
                &from[letter.len_utf8()..]
            };
        }
        self.text.push_str(rest);
    }

    fn add(&mut self, tag: Tag, source: &str, line: usize) {
        use std::fmt::Write as _;
        // Writing to a text can't fail.
        let _ = write!(self.text, "{FENCE}{}{FENCE}", self.tags.len());
        self.tags.push(Found { tag, source: source.to_owned(), line, own_line: false });
    }

    /// Parts a text into words and tags.
    pub fn pieces<'a>(&self, text: &'a str) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(FENCE) {
            let number = after.split_once(FENCE).and_then(|(number, after)| {
                let number: usize = number.parse().ok()?;
                self.tags.get(number).map(|found| (number, found, after))
            });
            let Some((number, found, after)) = number else {
                // An entity can name the character itself.
                pieces.extend([Piece::Words(before), Piece::Words("\u{FFFD}")]);
                rest = after;
                continue;
            };
            let added = if found.own_line { before.strip_suffix(OWN_LINE) } else { None };
            pieces.extend([Piece::Words(added.unwrap_or(before)), Piece::Tag(number)]);
            rest = after;
        }
        pieces.push(Piece::Words(rest));
        pieces.retain(|piece| *piece != Piece::Words(""));
        pieces
    }

    /// The tag that is all there is in a text, beside the given characters.
    pub fn sole(&self, text: &str, beside: impl Fn(char) -> bool) -> Option<usize> {
        let mut sole = None;
        for piece in self.pieces(text) {
            match piece {
                Piece::Words(words) if words.chars().all(&beside) => {}
                Piece::Tag(number) if sole.is_none() => sole = Some(number),
                _ => return None,
            }
        }
        sole
    }
}

/// The length of the tag that a text starts with.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut end = 2 + text.get(2..)?.find("}}")? + 2;
    // The last of three braces belongs to the tag: the first may end a part of an expression.
    while text[end..].starts_with('}') {
        end += 1;
    }
    let inside = &text[2..end - 2];
    // Code that shows how tags are written may hold both pairs, each by itself.
    (!inside.contains("{{") && !inside.contains(['`', FENCE])).then_some(end)
}

/// Whether nothing but what leads a line into quotes and lists is there.
fn is_indent(before: &str) -> bool {
    let mut rest = before;
    loop {
        rest = rest.trim_start_matches([' ', '\t', '>']);
        if rest.is_empty() {
            return true;
        }
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let after = if digits.len() < rest.len() {
            digits.strip_prefix(['.', ')'])
        } else {
            rest.strip_prefix(['-', '*', '+'])
        };
        match after.filter(|after| after.starts_with([' ', '\t'])) {
            Some(after) => rest = after,
            None => return false,
        }
    }
}

/// Knows which lines lie in a table, where a directive on its own line stands between rows.
#[derive(Default)]
struct Tables {
    inside: bool,
    /// Whether the line before could be a table's head.
    head: bool,
    /// What is open, and whether it was opened between rows.
    open: Vec<(Word, bool)>,
}

impl Tables {
    fn line(&mut self, line: &str) {
        if line.trim_matches([' ', '\t', '\r', '\n', '>']).is_empty() {
            self.inside = false;
        } else if self.head && is_delimiter(line) {
            self.inside = true;
        }
        self.head = line.contains('|');
    }

    /// Whether a directive without bars stands between the rows of a table.
    fn takes_bare(&mut self, tag: &Tag, following: &[&str]) -> bool {
        self.head = false;
        let between = match tag {
            Tag::Open(..) => self.inside && row_follows(following),
            Tag::Close(_) => self.inside && self.open.last().is_some_and(|(_, between)| *between),
            _ => false,
        };
        self.inside = between;
        self.note(tag, between);
        between
    }

    /// Notes a directive that stands in a row with bars, or in the midst of a line.
    fn takes_row(&mut self, tag: &Tag, before: &str, after: &str) {
        let bars = |part: &str| part.chars().all(|c| c == '|' || c == '>' || c.is_whitespace());
        let between = self.inside && bars(before) && bars(after);
        self.head = false;
        if between {
            self.note(tag, true);
        }
    }

    fn note(&mut self, tag: &Tag, between: bool) {
        match tag {
            Tag::Open(word, _) => self.open.push((*word, between)),
            Tag::Close(word) if self.open.last().is_some_and(|(open, _)| open == word) => {
                self.open.pop();
            }
            _ => {}
        }
    }
}

fn is_delimiter(line: &str) -> bool {
    line.contains('-') && line.contains('|') && line.chars().all(|c| "|:->".contains(c) || c.is_whitespace())
}

/// Whether the next line that is no directive belongs to a table.
fn row_follows(following: &[&str]) -> bool {
    let line = following.iter().find(|line| {
        let line = line.trim();
        !((line.starts_with("{{#") || line.starts_with("{{/")) && line.ends_with("}}"))
    });
    line.is_some_and(|line| line.trim_start_matches([' ', '\t', '>']).starts_with('|') || line.contains(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(markdown: &str) -> Vec<String> {
        Scanned::new(markdown).tags.into_iter().map(|found| found.source).collect()
    }

    #[test]
    fn tags_are_taken_out_and_keep_their_lines() {
        let scanned = Scanned::new("a {{x}}\r\n\n  {{#if a*b}}\nb {{ y | z }}{{/if}}\n");
        assert_eq!(
            scanned.text,
            "a \u{FDD0}0\u{FDD0}\r\n\n  # \u{FDD0}1\u{FDD0}\nb \u{FDD0}2\u{FDD0}\u{FDD0}3\u{FDD0}\n"
        );
        assert_eq!(scanned.tags.iter().map(|found| found.line).collect::<Vec<_>>(), [1, 3, 4, 4]);
    }

    #[test]
    fn a_tag_ends_at_the_last_brace_of_its_line_and_at_no_other_tag() {
        assert_eq!(sources("{{#if if a {b} else {c}}} x }}"), ["{{#if if a {b} else {c}}}"]);
        assert_eq!(sources("{{a {{b}}"), ["{{", "{{b}}"]);
        assert_eq!(sources("{{a\n}}"), ["{{"]);
        assert_eq!(sources("`{{` and `}}`"), ["{{"]);
        assert_eq!(sources(r"\{{a}} \\{{b}} \x{{c}}"), [r"\{{", "{{b}}", "{{c}}"]);
        assert_eq!(sources("{ {a}} {"), Vec::<String>::new());
    }

    #[test]
    fn directives_between_rows_stay_in_their_table() {
        let own = |markdown: &str| -> Vec<bool> {
            Scanned::new(markdown).tags.iter().map(|found| found.own_line).collect()
        };
        assert_eq!(own("|a|\n|-|\n{{#each xs}}\n|b|\n{{/each}}\n"), [false, false]);
        assert_eq!(own("|a|\n|-|\n|{{#each xs}}|\n|b|\n{{/each}}\n"), [false, false]);
        assert_eq!(own("{{#if a}}\n|a|\n|-|\n|b|\n{{/if}}\n"), [true, true]);
        assert_eq!(own("|a|\n|-|\n|b|\n{{#if a}}\ntext\n{{/if}}\n"), [true, true]);
        assert_eq!(own("> - 1. {{#if a}}\n"), [true]);
        assert_eq!(own("a {{#if a}}\n{{/if}} b\n{{name}}\n"), [false, false, false]);
    }
}
