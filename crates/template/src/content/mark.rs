//! The marks: how a piece of text looks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One way in which text is set apart. Marks may be combined.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", content = "attrs", rename_all = "camelCase")]
pub enum Mark {
    /// Heavier.
    Bold,
    /// Slanted.
    Italic,
    /// With a line under it.
    Underline,
    /// With a line through it.
    Strike,
    /// In letters of equal width.
    Code,
    /// It leads somewhere.
    Link {
        /// Where: an address that starts with https, http, mailto or tel.
        href: String,
    },
    /// With a colour behind it.
    Highlight {
        /// `#rrggbb`; yellow where none is said.
        #[serde(default)]
        color: Option<String>,
    },
    /// Lowered.
    Subscript,
    /// Raised.
    Superscript,
    /// In a colour.
    Color {
        /// `#rrggbb`.
        color: String,
    },
    /// In another size.
    FontSize {
        /// In points, from 4 to 96.
        size: f64,
    },
}

impl Mark {
    /// The names of all marks, for messages.
    pub const NAMES: [&'static str; 11] = [
        "bold", "italic", "underline", "strike", "code", "link", "highlight", "subscript", "superscript", "color",
        "fontSize",
    ];
}
