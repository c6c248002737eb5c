//! What stands around the content of every page.

use model::locale::Language;

use super::stylesheet;

/// The parts of a page that are not its own: the stylesheet, the language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    /// The stylesheet's address.
    pub stylesheet: &'static str,
    /// The language of the page.
    pub language: Language,
}

impl Frame {
    /// The frame of a page that is the same for everybody, in English.
    pub fn new() -> Self {
        Self::speaking(Language::English)
    }

    /// The frame of a page in a language.
    pub fn speaking(language: Language) -> Self {
        Self { stylesheet: stylesheet::address(), language }
    }
}
