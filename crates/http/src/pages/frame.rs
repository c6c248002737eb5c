//! What stands around the content of every page.

use std::sync::LazyLock;

use model::locale::Language;

use super::stylesheet;

/// The sign of the house, the one that the pages of `web` have too.
const ICON: &str = include_str!("../../../../web/src/frame/icon.svg");

/// The same, to stand beside the name that says it all.
static ICON_BESIDE: LazyLock<String> =
    LazyLock::new(|| ICON.trim().replacen("<svg ", "<svg aria-hidden=\"true\" focusable=\"false\" ", 1));

/// The same as an address, for the browser's tab.
static ICON_ADDRESS: LazyLock<String> = LazyLock::new(|| {
    let escaped = ICON.trim().replace('%', "%25").replace('#', "%23").replace('"', "'");
    format!("data:image/svg+xml,{}", escaped.replace('<', "%3C").replace('>', "%3E"))
});

/// The parts of a page that are not its own: the stylesheet, the sign, the language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    /// The stylesheet's address.
    pub stylesheet: &'static str,
    /// The sign of the house as SVG.
    pub icon: &'static str,
    /// The same as an address, for the browser's tab.
    pub icon_address: &'static str,
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
        Self { stylesheet: stylesheet::address(), icon: &ICON_BESIDE, icon_address: &ICON_ADDRESS, language }
    }
}
