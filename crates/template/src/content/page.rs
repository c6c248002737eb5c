//! The sheet, and how text stands on it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the pages are set up.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(default)]
pub struct Page {
    /// The paper.
    pub size: PaperSize,
    /// Which way it is turned.
    pub orientation: Orientation,
    /// How much of it stays empty around the text.
    pub margin: Margin,
}

/// The sizes of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PaperSize {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
    /// 8½ × 14 inches.
    Legal,
}

/// Which way the paper is turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Orientation {
    /// Upright.
    #[default]
    Portrait,
    /// On its side.
    Landscape,
}

/// The empty edge of a page, in millimetres: one number for all sides, or each by its name.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(from = "MarginForm", into = "Sides")]
#[schemars(with = "MarginForm")]
pub struct Margin {
    /// Above the text.
    pub top: f64,
    /// At the right of it.
    pub right: f64,
    /// Below it.
    pub bottom: f64,
    /// At the left of it.
    pub left: f64,
}

impl Default for Margin {
    fn default() -> Self {
        Self { top: 25.0, right: 25.0, bottom: 25.0, left: 25.0 }
    }
}

/// How a margin is written.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(untagged)]
enum MarginForm {
    /// The same on all sides, in millimetres.
    Same(f64),
    /// Side by side, in millimetres.
    Sides(Sides),
}

/// A margin by its sides, in millimetres.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, JsonSchema)]
struct Sides {
    top: Option<f64>,
    right: Option<f64>,
    bottom: Option<f64>,
    left: Option<f64>,
}

impl From<MarginForm> for Margin {
    fn from(form: MarginForm) -> Self {
        let usual = Self::default();
        match form {
            MarginForm::Same(all) => Self { top: all, right: all, bottom: all, left: all },
            MarginForm::Sides(sides) => Self {
                top: sides.top.unwrap_or(usual.top),
                right: sides.right.unwrap_or(usual.right),
                bottom: sides.bottom.unwrap_or(usual.bottom),
                left: sides.left.unwrap_or(usual.left),
            },
        }
    }
}

impl From<Margin> for Sides {
    fn from(Margin { top, right, bottom, left }: Margin) -> Self {
        Self { top: Some(top), right: Some(right), bottom: Some(bottom), left: Some(left) }
    }
}

impl Margin {
    /// The sides in the order of CSS, for checks.
    #[must_use]
    pub const fn sides(&self) -> [(&'static str, f64); 4] {
        [("top", self.top), ("right", self.right), ("bottom", self.bottom), ("left", self.left)]
    }
}

/// On which side text stands. `start` and `end` follow the direction in which the language is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Align {
    /// Where lines begin.
    Start,
    /// Where lines end.
    End,
    /// On the left.
    Left,
    /// In the middle.
    Center,
    /// On the right.
    Right,
    /// At both edges.
    Justify,
}

/// How the numbers of a list are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
pub enum ListStyle {
    /// 1, 2, 3.
    #[default]
    #[serde(rename = "1")]
    Numbers,
    /// a, b, c.
    #[serde(rename = "a")]
    SmallLetters,
    /// A, B, C.
    #[serde(rename = "A")]
    CapitalLetters,
    /// i, ii, iii.
    #[serde(rename = "i")]
    SmallRoman,
    /// I, II, III.
    #[serde(rename = "I")]
    CapitalRoman,
    /// 1.1, with the numbers of the lists around it in front.
    #[serde(rename = "1.1")]
    Nested,
}

/// What text is set in. Scripts that a family lacks come from other fonts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum FontFamily {
    /// With serifs.
    #[default]
    Serif,
    /// Without serifs.
    Sans,
    /// All letters equally wide.
    Mono,
}
