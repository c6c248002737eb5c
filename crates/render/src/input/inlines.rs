//! Pieces of lines.

use serde::Serialize;
use template::print::{Inline, Style};

use super::fields::FieldNode;
use super::setting::{Room, Setting};
use crate::error::RenderError;
use crate::fit::Words;
use crate::text::{clean, clean_line, is_right_to_left_letter, shorten};

/// How wide a blank is, in ems.
const BLANK: f64 = 9.0;
/// How much of a description screen readers get.
pub(super) const DESCRIPTION: usize = 1_000;
/// Where links may lead.
const SCHEMES: [&str; 4] = ["https:", "http:", "mailto:", "tel:"];

/// A piece of a line, as the program reads it.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Piece {
    /// Words that look like those around them.
    Plain(String),
    /// Anything else.
    Node(Box<InlineNode>),
}

/// A piece of a line that is not just words.
#[derive(Debug, PartialEq, Serialize)]
#[serde(tag = "k", rename_all = "lowercase")]
pub(super) enum InlineNode {
    /// Words of which some are too long for a line.
    Words { text: Words },
    /// Words that are set apart.
    Run(Run),
    /// A variable without a value.
    Blank { alt: String, width: f64 },
    /// A new line.
    Break,
    /// A picture.
    Image(ImageNode),
    /// A picture that is not there.
    Lost { lost: String },
    /// A form field.
    Field(FieldNode),
    /// The number of the page.
    Page,
    /// How many pages there are.
    Pages,
}

/// Words that are set apart.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Run {
    text: Words,
    #[serde(skip_serializing_if = "Mark::is_off")]
    bold: Mark,
    #[serde(skip_serializing_if = "Mark::is_off")]
    italic: Mark,
    #[serde(skip_serializing_if = "Mark::is_off")]
    underline: Mark,
    #[serde(skip_serializing_if = "Mark::is_off")]
    strike: Mark,
    #[serde(skip_serializing_if = "Mark::is_off")]
    code: Mark,
    #[serde(skip_serializing_if = "Mark::is_off")]
    sub: Mark,
    #[serde(rename = "super", skip_serializing_if = "Mark::is_off")]
    sup: Mark,
    /// Not to be hyphenated: names and numbers.
    #[serde(skip_serializing_if = "Mark::is_off")]
    whole: Mark,
    #[serde(skip_serializing_if = "Option::is_none")]
    highlight: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

/// Something that is there or not; the program asks for its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(super) struct Mark(pub bool);

impl Mark {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub const fn is_off(&self) -> bool {
        !self.0
    }
}

/// A picture.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct ImageNode {
    pub image: usize,
    pub alt: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub align: Option<super::blocks::Side>,
}

impl<'a> Setting<'a> {
    /// Sets the pieces of a line. `justified` lines are hyphenated where the language allows it.
    pub fn inlines(
        &mut self,
        inlines: &'a [Inline],
        room: Room,
        justified: bool,
    ) -> Result<Vec<Piece>, RenderError> {
        let mut pieces = Vec::with_capacity(inlines.len());
        for inline in inlines {
            let node = match inline {
                Inline::Text { text, style } => {
                    pieces.push(self.words(clean_piece(text), style, room, false));
                    continue;
                }
                Inline::Value { text, style } => {
                    pieces.push(self.words(clean(text), style, room, justified));
                    continue;
                }
                Inline::Blank { label } => InlineNode::Blank {
                    alt: self.describe(&format!("{}: {}", self.words_of_ours().blank, label)),
                    width: (BLANK * room.size).min(room.width * 0.6),
                },
                Inline::Break => InlineNode::Break,
                Inline::Image(picture) => self
                    .picture(picture, room)?
                    .map_or_else(|| InlineNode::Lost { lost: self.lost(picture) }, InlineNode::Image),
                Inline::Field(field) => InlineNode::Field(self.field(field, room)?),
                Inline::PageNumber => InlineNode::Page,
                Inline::PageCount => InlineNode::Pages,
            };
            pieces.push(Piece::Node(Box::new(node)));
        }
        Ok(pieces)
    }

    /// Sets words.
    fn words(&mut self, text: String, style: &Style, room: Room, whole: bool) -> Piece {
        let size = style.size.filter(|size| size.is_finite()).map(|size| size.clamp(4.0, 96.0));
        let text = self.fit(text, Room { size: size.unwrap_or(room.size), ..room });
        if style.is_plain() && !whole {
            return match text {
                Words::Whole(text) => Piece::Plain(text),
                text @ Words::Pieces(_) => Piece::Node(Box::new(InlineNode::Words { text })),
            };
        }
        Piece::Node(Box::new(InlineNode::Run(Run {
            text,
            bold: Mark(style.bold),
            italic: Mark(style.italic),
            underline: Mark(style.underline),
            strike: Mark(style.strike),
            code: Mark(style.code),
            sub: Mark(style.subscript),
            sup: Mark(style.superscript && !style.subscript),
            whole: Mark(whole),
            highlight: style.highlight.clone().filter(|color| is_color(color)),
            color: style.color.clone().filter(|color| is_color(color)),
            size,
            link: style.link.clone().filter(|link| !room.running && is_harmless(link)),
        })))
    }

    /// What screen readers say: one line, not too long.
    pub fn describe(&self, text: &str) -> String {
        self.simplify(shorten(&clean_line(text), DESCRIPTION))
    }
}

/// Cleans a piece of a line. Unlike a text of its own it may begin or end with a new line.
fn clean_piece(text: &str) -> String {
    let cleaned = clean(text);
    match (text.starts_with('\n'), text.len() > 1 && text.ends_with('\n')) {
        (false, false) => cleaned,
        (before, after) => [if before { "\n" } else { "" }, &cleaned, if after { "\n" } else { "" }].concat(),
    }
}

/// Whether all that can be read in the pieces is of scripts that are read from right to left, or from left to right.
/// Neither is known of numbers and signs.
pub(super) fn direction(inlines: &[Inline], document_is_right_to_left: bool) -> Option<bool> {
    let texts = inlines.iter().filter_map(|inline| match inline {
        Inline::Text { text, .. } | Inline::Value { text, .. } => Some(text.as_str()),
        _ => None,
    });
    let mut letters = texts.flat_map(str::chars).filter(|c| c.is_alphabetic()).map(is_right_to_left_letter);
    let first = letters.next()?;
    // A paragraph that has letters of the document's own direction is read in that direction, even where a name in
    // other letters stands first.
    let own = first == document_is_right_to_left || letters.any(|letter| letter == document_is_right_to_left);
    Some(if own { document_is_right_to_left } else { first })
}

fn is_color(text: &str) -> bool {
    text.len() == 7 && text.starts_with('#') && text.bytes().skip(1).all(|byte| byte.is_ascii_hexdigit())
}

/// Links were checked when the template was saved; a second look costs nothing.
fn is_harmless(link: &str) -> bool {
    let scheme = |scheme: &&str| link.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme));
    SCHEMES.iter().any(scheme) && link.len() <= 2_000 && !link.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::text;

    #[test]
    fn a_paragraph_is_read_in_the_documents_direction_if_it_has_letters_of_it() {
        let direction = |words: &str, rtl| direction(&[text("12"), text(words)], rtl);
        assert_eq!(direction("محمد lives here", false), Some(false));
        assert_eq!(direction("محمد", false), Some(true));
        assert_eq!(direction("Smith محمد", true), Some(true));
        assert_eq!(direction("Smith", true), Some(false));
        assert_eq!(direction("+49 30", true), None);
    }

    #[test]
    fn only_harmless_links_are_links() {
        for link in ["https://example.org/#x", "HTTP://a", "mailto:a@b.c", "tel:+49"] {
            assert!(is_harmless(link), "{link}");
        }
        for link in ["javascript:alert(1)", "file:///etc/passwd", "/a", "", "https", "https://a\nb", "data:x"] {
            assert!(!is_harmless(link), "{link}");
        }
    }

    #[test]
    fn only_colours_are_colours() {
        assert!(is_color("#00fFa9"));
        for text in ["", "#fff", "#00ffa9x", "00ffa9a", "#00ffg0", "#ééé"] {
            assert!(!is_color(text), "{text}");
        }
    }

    #[test]
    fn a_piece_keeps_the_new_lines_at_its_ends() {
        assert_eq!(clean_piece("\na\r\nb\n"), "\na\nb\n");
        assert_eq!(clean_piece(" a "), " a ");
        assert_eq!(clean_piece("\n"), "\n");
    }
}
