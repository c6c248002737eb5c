//! The table of names and values that a template without content prints.

use serde::Serialize;
use template::print::ValueRow;

use super::height::{Length, text_height};
use super::inlines::Mark;
use super::setting::{Room, Setting};
use super::words::OurWords;
use crate::fit::Words;
use crate::text::{clean, is_right_to_left};

/// How large names and values are, in points.
const SIZE: f64 = 10.5;
/// A little under a third of the line: labels are short, values need the room.
const LABEL: f64 = 0.304;
/// What is left free between a label and its value, in points.
const GAP: f64 = 18.0;
/// Typst slows down with the square of a paragraph's length, so a longer one is set as several.
pub(super) const PARAGRAPH: usize = 10_000;
/// The table, as the program reads it.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct ValuesNode {
    size: f64,
    label: f64,
    gap: f64,
    rtl: bool,
    words: &'static OurWords,
    rows: Vec<RowNode>,
}

#[derive(Debug, PartialEq, Serialize)]
struct RowNode {
    label: Text,
    value: Text,
    /// Whether it is held together on one page.
    #[serde(skip_serializing_if = "Mark::is_off")]
    whole: Mark,
    /// Whether it may go on on the next page.
    #[serde(skip_serializing_if = "Mark::is_off")]
    long: Mark,
}

/// A text in paragraphs, and the direction in which it is read.
#[derive(Debug, PartialEq, Serialize)]
struct Text {
    paragraphs: Vec<Words>,
    /// Where it is not the document's.
    #[serde(skip_serializing_if = "Option::is_none")]
    dir: Option<&'static str>,
}

impl Setting<'_> {
    /// Sets the table.
    pub fn values(&mut self, rows: &[ValueRow], room: Room) -> ValuesNode {
        let label = room.width * LABEL;
        let labels = Room { width: label, size: SIZE, ..room };
        let values = Room { size: SIZE, ..room }.less(label + GAP);
        let rows = rows.iter().map(|ValueRow { label, value }| {
            let (label, value) = (clean(label), clean(value));
            let height = text_height(&label, labels).max(text_height(&value, values));
            let length = Length::of(height, values);
            RowNode {
                label: self.text(&label, labels),
                value: self.text(&value, values),
                whole: Mark(length == Length::Short),
                long: Mark(length == Length::Long),
            }
        });
        let rows = rows.collect();
        ValuesNode { size: SIZE, label, gap: GAP, rtl: self.rtl, words: self.words_of_ours(), rows }
    }

    fn text(&mut self, text: &str, room: Room) -> Text {
        let dir = match is_right_to_left(text) {
            rtl if rtl == self.rtl => None,
            true => Some("rtl"),
            false => Some("ltr"),
        };
        Text { dir, paragraphs: paragraphs(text).into_iter().map(|text| self.fit(text, room)).collect() }
    }
}

/// Splits a text where it is too long for one paragraph: after a line, or else after a word, or else anywhere.
pub(super) fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs = Vec::new();
    let mut rest = text;
    while let Some((longest, _)) = rest.char_indices().nth(PARAGRAPH) {
        let head = &rest[..longest];
        let end = head.rfind('\n').or_else(|| head.rfind(' ')).filter(|&end| end > 0).unwrap_or(longest);
        paragraphs.push(rest[..end].to_owned());
        rest = rest[end..].strip_prefix(['\n', ' ']).unwrap_or(&rest[end..]);
    }
    paragraphs.push(rest.to_owned());
    paragraphs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_split_at_the_best_place() {
        assert_eq!(paragraphs(""), [""]);
        let line = "word ".repeat(1_500);
        let split = paragraphs(&format!("{line}\n{line}\n{line}"));
        assert_eq!(split, [line.as_str(); 3]);
        let split = paragraphs(&"word ".repeat(5_000));
        assert!(split.len() == 3 && split.iter().all(|text| text.starts_with("word ")), "{split:?}");
        let split = paragraphs(&"é".repeat(25_000));
        assert_eq!(split.iter().map(|text| text.chars().count()).collect::<Vec<_>>(), [10_000, 10_000, 5_000]);
    }
}
