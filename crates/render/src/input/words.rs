//! What the page says by itself.

use serde::Serialize;

/// What the page says by itself, and in which language.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct OurWords {
    pub lang: &'static str,
    pub field: &'static str,
    pub value: &'static str,
    pub empty: &'static str,
    #[serde(skip)]
    pub blank: &'static str,
    #[serde(skip)]
    pub ticked: &'static str,
    #[serde(skip)]
    pub not_ticked: &'static str,
    #[serde(skip)]
    pub signature: &'static str,
    #[serde(skip)]
    pub untitled: &'static str,
    #[serde(skip)]
    pub lost: &'static str,
}

/// English, until the languages of pages, mails and PDFs share their texts.
pub(super) const OUR_WORDS: OurWords = OurWords {
    lang: "en",
    field: "Field",
    value: "Value",
    empty: "This document has no values yet.",
    blank: "Blank",
    ticked: "Ticked",
    not_ticked: "Not ticked",
    signature: "Signature",
    // PDF/UA wants a title.
    untitled: "Untitled document",
    lost: "This picture can't be shown.",
};
