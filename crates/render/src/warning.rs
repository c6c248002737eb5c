//! What is not as it should be in a document that was printed nonetheless.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use typst::layout::{Frame, FrameItem};
use typst_layout::PagedDocument;

/// What is not as it should be in a document that was printed nonetheless.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Warning {
    /// No font has a character; an empty box stands in its place. A font that has it can be laid into the fonts'
    /// folder.
    MissingGlyph {
        /// The character, with what belongs to it.
        text: String,
        /// The first page that it is on, counted from 1.
        page: usize,
    },
    /// A picture is missing or can't be read; a frame stands in its place.
    UnreadablePicture {
        /// The file's id.
        file: String,
    },
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingGlyph { text, page } => {
                write!(f, "page {page}: no font has “{text}”; lay a font that has it into the fonts' folder")
            }
            Self::UnreadablePicture { file } => write!(f, "the picture {file} is missing or can't be read"),
        }
    }
}

/// How many characters are named; somebody who sees so many knows what is wrong.
const MAX_NAMED: usize = 100;

/// Finds the characters that no font has.
pub(crate) fn missing_glyphs(document: &PagedDocument) -> Vec<Warning> {
    let mut missing = BTreeMap::new();
    for (page, number) in document.pages().iter().zip(1..) {
        look(&page.frame, number, &mut missing);
    }
    missing.into_iter().map(|(text, page)| Warning::MissingGlyph { text, page }).collect()
}

fn look(frame: &Frame, page: usize, missing: &mut BTreeMap<String, usize>) {
    for (_, item) in frame.items() {
        match item {
            FrameItem::Group(group) => look(&group.frame, page, missing),
            FrameItem::Text(text) => {
                for glyph in text.glyphs.iter().filter(|glyph| glyph.id == 0) {
                    if missing.len() < MAX_NAMED {
                        missing.entry(text.text[glyph.range()].to_owned()).or_insert(page);
                    }
                }
            }
            _ => {}
        }
    }
}
