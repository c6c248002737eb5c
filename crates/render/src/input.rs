//! Turns a [`Print`] into the JSON that `program.typ` reads.

use serde::Serialize;

use crate::fit::Ruler;
use crate::fonts::Fonts;
use crate::language::Language;
use crate::page::{PAGE, Page};
use crate::print::{Print, PrintRow};
use crate::renderer::RenderError;
use crate::text::{Care, clean, clean_line, is_right_to_left, shorten};

/// Typst can't be stopped once it has started, so what it gets is bounded.
pub(crate) const MAX_CHARACTERS: usize = 400_000;
/// A line takes its space on the page however short it is, so it counts for at least this many characters.
const LINE: usize = 20;
/// Typst slows down with the square of a paragraph's length, so a longer one is set as several.
const PARAGRAPH: usize = 10_000;
/// How much of the title is printed at all: a heading is one paragraph, and PDF/A bounds the titles of PDFs.
const TITLE: usize = 1_000;
/// How much of the title the foot of a page shows.
const RUNNING_TITLE: usize = 70;
/// A row of at most this many characters, and lines, stays on one page.
const KEPT_TOGETHER: (usize, usize) = (600, 10);

/// The file `/doc.json`.
#[derive(Debug, Serialize)]
pub(crate) struct Input {
    lang: String,
    region: Option<String>,
    rtl: bool,
    /// The title as PDF readers show it: the heading before it was made to fit.
    name: String,
    title: Piece,
    running: Piece,
    rows: Vec<Row>,
    page: Page,
    words: Words,
}

/// A text that somebody wrote, in paragraphs, and the direction in which it is read.
#[derive(Debug, Serialize)]
struct Piece {
    paragraphs: Vec<String>,
    rtl: bool,
}

#[derive(Debug, Serialize)]
struct Row {
    label: Piece,
    value: Piece,
    breakable: bool,
}

/// What the page says by itself, and in which language.
#[derive(Debug, Serialize)]
struct Words {
    lang: &'static str,
    field: &'static str,
    value: &'static str,
    empty: &'static str,
}

const WORDS: Words =
    Words { lang: "en", field: "Field", value: "Value", empty: "This document has no values yet." };
/// PDF/UA wants a title and a heading that is not empty.
const UNTITLED: &str = "Untitled document";

impl Input {
    /// Cleans and measures a document's text.
    pub fn new(print: &Print, fonts: &Fonts, care: Care) -> Result<Self, RenderError> {
        let Print { title, rows, language, created_at_ms: _, ident: _ } = print;
        let title = Some(shorten(&clean_line(title), TITLE)).filter(|title| !title.is_empty());
        let title = title.unwrap_or_else(|| UNTITLED.to_owned());
        let rows: Vec<(String, String)> =
            rows.iter().map(|PrintRow { label, value }| (clean(label), clean(value))).collect();
        check_length(&title, &rows)?;

        let Language { code, region, right_to_left } = Language::from_tag(language);
        let apply = |text| care.apply(text, |c| fonts.for_character(c, PAGE.value.weight).is_some());
        let title = apply(title);
        let mut labels = Ruler::new(fonts, PAGE.label);
        let mut values = Ruler::new(fonts, PAGE.value);
        let mut row = |(label, value)| Row::new(&labels.fit(&apply(label)), &values.fit(&apply(value)));
        Ok(Self {
            lang: code,
            region,
            rtl: right_to_left,
            running: Piece::new(&shorten(&title, RUNNING_TITLE)),
            title: Piece::new(&Ruler::new(fonts, PAGE.title).fit(&title)),
            name: title,
            rows: rows.into_iter().map(&mut row).collect(),
            page: PAGE,
            words: WORDS,
        })
    }
}

impl Piece {
    fn new(text: &str) -> Self {
        Self { rtl: is_right_to_left(text), paragraphs: paragraphs(text) }
    }
}

/// Splits a text where it is too long for one paragraph: after a line, or else after a word, or else anywhere.
fn paragraphs(text: &str) -> Vec<String> {
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

impl Row {
    fn new(label: &str, value: &str) -> Self {
        let short = |text: &str| text.len() <= KEPT_TOGETHER.0 && text.lines().count() <= KEPT_TOGETHER.1;
        Self { breakable: !(short(label) && short(value)), label: Piece::new(label), value: Piece::new(value) }
    }
}

fn check_length(title: &str, rows: &[(String, String)]) -> Result<(), RenderError> {
    let texts = rows.iter().flat_map(|(label, value)| [label.as_str(), value.as_str()]);
    let characters = std::iter::once(title).chain(texts).map(length).sum();
    if characters > MAX_CHARACTERS {
        return Err(RenderError::TooLong { characters, limit: MAX_CHARACTERS });
    }
    Ok(())
}

fn length(text: &str) -> usize {
    text.split('\n').map(|line| line.chars().count().max(LINE)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(title: &str, rows: &[(&str, &str)]) -> Result<Input, RenderError> {
        let print = Print {
            title: title.to_owned(),
            rows: rows
                .iter()
                .map(|(label, value)| PrintRow { label: (*label).to_owned(), value: (*value).to_owned() })
                .collect(),
            language: "ar-EG".to_owned(),
            created_at_ms: 0,
            ident: String::new(),
        };
        Input::new(&print, &Fonts::load(), Care::AsWritten)
    }

    #[test]
    fn texts_are_cleaned_and_know_their_direction() {
        let input = input("\u{7}عقد\nإيجار", &[("Name\0", "a\r\nb")]).expect("a short document");
        assert_eq!((input.lang.as_str(), input.region.as_deref(), input.rtl), ("ar", Some("EG"), true));
        assert_eq!((input.title.paragraphs[0].as_str(), input.title.rtl), ("عقد إيجار", true));
        assert_eq!((input.rows[0].label.paragraphs[0].as_str(), input.rows[0].label.rtl), ("Name", false));
        assert_eq!(input.rows[0].value.paragraphs, ["a\nb"]);
    }

    #[test]
    fn there_is_always_a_title() {
        assert_eq!(input(" \n\u{1}", &[]).expect("a short document").name, UNTITLED);
    }

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

    #[test]
    fn long_rows_may_be_broken_and_short_ones_not() {
        let long = "word ".repeat(300);
        let tall = "a\n".repeat(40) + "b";
        let input = input("x", &[("a", "b"), ("a", &long), (&tall, "b")]).expect("a short document");
        assert_eq!(input.rows.iter().map(|row| row.breakable).collect::<Vec<_>>(), [false, true, true]);
    }

    #[test]
    fn length_is_bounded_in_characters_and_in_lines() {
        assert!(input("x", &[("a", &"ä ".repeat(190_000))]).is_ok());
        for value in ["ä ".repeat(200_001), "\n".repeat(20_001) + "x", "x\n".repeat(20_001)] {
            let error = input("x", &[("a", &format!("x{value}"))]).expect_err("too long");
            assert!(
                matches!(error, RenderError::TooLong { characters, limit: MAX_CHARACTERS } if characters > MAX_CHARACTERS)
            );
        }
    }
}
