//! Turns a document into the JSON that the program reads: cleaned, measured, numbered and bounded, so that the program
//! has nothing left to decide and Typst nothing to refuse.

mod blocks;
mod bounds;
mod cells;
mod fields;
mod height;
mod inlines;
mod layer;
mod numbers;
mod pictures;
mod setting;
mod table;
mod values;
mod words;

use std::collections::HashSet;

use serde::Serialize;
use template::content::{Orientation, Page, PaperSize};
use template::print::{Body, Print};

use crate::error::RenderError;
use crate::fit::Ruler;
use crate::fonts::{Fonts, built_in};
use crate::language::Language;
use crate::request::Request;
use crate::text::{Care, clean_line, shorten};
use crate::warning::Warning;

use blocks::Node;
use inlines::Piece;
use numbers::Headings;
use pictures::Pictures;
use setting::{Room, Setting};
use words::OUR_WORDS;

pub use bounds::must_be_printable;
pub(crate) use bounds::{MAX_PICTURES, check};

/// How much of the title readers show: PDF/A bounds it.
const TITLE: usize = 1_000;
/// How much of a mark is shown.
const MARK: usize = 60;
/// Points in a millimetre.
const MM: f64 = 72.0 / 25.4;
/// No page has less room for text than this, in points.
const LEAST_ROOM: f64 = 113.0;
/// What a page with a running head or foot keeps free for it, in points.
const RUNNING: f64 = 18.0 * MM;

/// What goes to Typst, and what stays to make sense of what comes back.
pub(crate) struct Input {
    /// The file `/doc.json`.
    pub json: Vec<u8>,
    /// The pictures that the program asks for by number.
    pub pictures: Vec<typst::foundations::Bytes>,
    /// The PDF's title.
    pub title: String,
    /// The ids of fields, by the numbers under which their places are reported.
    pub fields: Vec<String>,
    /// What could not be shown.
    pub warnings: Vec<Warning>,
}

/// How a document is to be set.
#[derive(Clone, Copy)]
pub(crate) struct Manner<'a> {
    pub fonts: &'a Fonts,
    /// The characters that the fonts inside the program lack.
    pub rare: &'a [char],
    /// Those that they have, but not all in the letters of running text.
    pub odd: &'a [char],
    pub care: Care,
    /// Whether blanks stand out in the colours of their roles.
    pub highlight: bool,
}

/// The file `/doc.json`.
#[derive(Debug, Serialize)]
struct Sheet {
    lang: String,
    region: Option<String>,
    rtl: bool,
    fonts: Vec<String>,
    size: f64,
    page: Measures,
    header: Vec<Piece>,
    /// None where pages only show their number.
    footer: Option<Vec<Piece>>,
    stamp: Option<Stamp>,
    parts: Vec<Vec<Node>>,
}

/// What stands at the top of every page.
#[derive(Debug, Serialize)]
struct Stamp {
    text: String,
    lang: String,
}

/// The sheet, in points.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Measures {
    width: f64,
    height: f64,
    top: f64,
    right: f64,
    bottom: f64,
    left: f64,
}

impl Input {
    /// Sets a document whose pages are made of text.
    pub fn flow(request: &Request, manner: Manner) -> Result<Self, RenderError> {
        let Request { print, files } = request;
        let Body::Flow { blocks } = &print.body else {
            return Err(RenderError::OtherKind("an uploaded PDF, for which there is `layer`".into()));
        };
        let language = Language::from_tag(&print.language);
        let mut setting = Setting::new(print, manner, &language, Pictures::new(files));
        let page = Measures::new(print);
        let room = page.room(size_of(print));
        let running = Room { size: 8.5, running: true, ..room };
        let sheet = Sheet {
            header: setting.inlines(&print.header, running, false)?,
            footer: if print.footer.is_empty() {
                None
            } else {
                Some(setting.inlines(&print.footer, running, false)?)
            },
            stamp: setting.stamp(print),
            parts: setting.parts(blocks, room)?,
            rtl: language.right_to_left,
            fonts: font_list(print, manner, &language),
            lang: language.code,
            region: language.region,
            size: room.size,
            page,
        };
        setting.finish(&sheet, print)
    }
}

impl<'a> Setting<'a> {
    fn new(print: &Print, manner: Manner<'a>, language: &Language, pictures: Pictures<'a>) -> Self {
        let family = built_in::family(print.font);
        Self {
            fonts: manner.fonts,
            family,
            care: manner.care,
            ruler: Ruler::new(manner.fonts, family),
            rtl: language.right_to_left,
            highlight: manner.highlight,
            pictures,
            headings: Headings::default(),
            fields: Vec::new(),
        }
    }

    fn stamp(&self, print: &Print) -> Option<Stamp> {
        let mark = print.mark.as_ref()?;
        let text = self.simplify(shorten(&clean_line(&mark.text), MARK));
        Some(Stamp { text, lang: Language::from_tag(&mark.language).code })
    }

    fn finish(self, sheet: &impl Serialize, print: &Print) -> Result<Input, RenderError> {
        let json = serde_json::to_vec(sheet).map_err(|error| RenderError::Failed(error.to_string()))?;
        // Screen readers pass over what stands on every page, and speak the title.
        let title = match &print.mark {
            Some(mark) => format!("{}: {}", mark.text, print.title),
            None => print.title.clone(),
        };
        let title = self.simplify(shorten(&clean_line(&title), TITLE));
        Ok(Input {
            json,
            title: if title.is_empty() { OUR_WORDS.untitled.to_owned() } else { title },
            pictures: self.pictures.list,
            fields: self.fields,
            warnings: self.pictures.warnings,
        })
    }
}

/// The size of running text, in points. Families of the same size do not look it.
fn size_of(print: &Print) -> f64 {
    match built_in::family(print.font) {
        built_in::SERIF => 11.0,
        built_in::MONO => 9.0,
        _ => 10.0,
    }
}

/// The families to set text in, best first.
fn font_list(print: &Print, manner: Manner, language: &Language) -> Vec<String> {
    let family = built_in::family(print.font);
    let more = manner.fonts.families_for(
        manner.rare,
        &language.code,
        language.region.as_deref(),
        family == built_in::SERIF,
    );
    let built_in = manner.fonts.built_in_for(manner.odd);
    let is_last = |one: &&str| *one == built_in::MONO || *one == built_in::EMOJI;
    let (behind, others): (Vec<&str>, Vec<&str>) = built_in.into_iter().partition(is_last);
    let mut list = vec![family.to_owned(), built_in::SERIF.to_owned()];
    list.extend(others.into_iter().map(str::to_owned));
    list.extend(more);
    list.extend(behind.into_iter().map(str::to_owned));
    let mut seen = HashSet::new();
    list.retain(|one| seen.insert(one.clone()));
    list
}

impl Measures {
    fn new(print: &Print) -> Self {
        let Page { size, orientation, margin } = print.page;
        let (short, long) = match size {
            PaperSize::A4 => (210.0 * MM, 297.0 * MM),
            PaperSize::Letter => (612.0, 792.0),
            PaperSize::Legal => (612.0, 1_008.0),
        };
        let (width, height) = match orientation {
            Orientation::Portrait => (short, long),
            Orientation::Landscape => (long, short),
        };
        let edge = |mm: f64, least: f64| if mm.is_finite() { (mm * MM).max(least) } else { 25.0 * MM };
        let (top, bottom) = within(
            height,
            edge(margin.top, if print.header.is_empty() { 0.0 } else { RUNNING }),
            edge(margin.bottom, RUNNING),
        );
        let (left, right) = within(width, edge(margin.left, 0.0), edge(margin.right, 0.0));
        Self { width, height, top, right, bottom, left }
    }

    fn room(&self, size: f64) -> Room {
        Room {
            width: self.width - self.left - self.right,
            height: self.height - self.top - self.bottom,
            size,
            in_columns: false,
            in_something: false,
            running: false,
        }
    }
}

/// Takes as much from two opposite margins as it takes for some text to fit between them.
fn within(length: f64, first: f64, second: f64) -> (f64, f64) {
    let both = first + second;
    let most = length - LEAST_ROOM;
    if both <= most { (first, second) } else { (first * most / both, second * most / both) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    fn sheet(request: &Request) -> serde_json::Value {
        let fonts = Fonts::embedded();
        let manner = Manner { fonts: &fonts, rare: &[], odd: &[], care: Care::AsWritten, highlight: false };
        let input = Input::flow(request, manner).expect("a short document");
        serde_json::from_slice(&input.json).expect("JSON")
    }

    #[test]
    fn texts_are_cleaned_and_know_their_direction() {
        let mut request = sample::flow(vec![sample::paragraph("\u{7}عقد\nإيجار"), sample::paragraph("Name\0")]);
        "ar-EG".clone_into(&mut request.print.language);
        let sheet = sheet(&request);
        assert_eq!((&sheet["lang"], &sheet["region"], &sheet["rtl"]), (&"ar".into(), &"EG".into(), &true.into()));
        let blocks = &sheet["parts"][0];
        assert_eq!(blocks[0], "عقد\nإيجار");
        assert_eq!(blocks[1], serde_json::json!({ "k": "p", "align": "right", "dir": "ltr", "c": ["Name"] }));
    }

    #[test]
    fn margins_leave_room_for_text() {
        let mut request = sample::flow(Vec::new());
        for side in [0.0, 10.0, 200.0, 1e9, f64::NAN, -5.0] {
            let margin = &mut request.print.page.margin;
            (margin.top, margin.left, margin.right) = (side, side, side);
            let room = Measures::new(&request.print).room(10.0);
            assert!(room.width >= LEAST_ROOM - 0.01 && room.height >= LEAST_ROOM - 0.01, "{side}: {room:?}");
        }
    }

    #[test]
    fn there_is_always_a_title() {
        let fonts = Fonts::embedded();
        let mut request = sample::flow(Vec::new());
        " \n\u{1}".clone_into(&mut request.print.title);
        let manner = Manner { fonts: &fonts, rare: &[], odd: &[], care: Care::AsWritten, highlight: false };
        assert_eq!(Input::flow(&request, manner).expect("a document").title, OUR_WORDS.untitled);
    }
}
