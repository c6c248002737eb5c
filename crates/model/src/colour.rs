//! The colour of a workspace.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A colour as `#rrggbb`, in small letters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Colour(String);

/// The text is no colour.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("must be a colour of six hexadecimal digits such as #2546c4")]
pub struct InvalidColour;

impl FromStr for Colour {
    type Err = InvalidColour;

    fn from_str(text: &str) -> Result<Self, InvalidColour> {
        let digits = text.trim().strip_prefix('#').ok_or(InvalidColour)?;
        if digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            Ok(Self(format!("#{}", digits.to_ascii_lowercase())))
        } else {
            Err(InvalidColour)
        }
    }
}

impl Colour {
    /// The colour as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The colour of letters that can be read on it: white or black, whichever stands out more. One of the two always has
    /// the contrast of 4.5 that accessibility asks for.
    #[must_use]
    pub fn ink(&self) -> &'static str {
        // Against a luminance of 0.179 white and black have the same contrast.
        if self.luminance() > 0.179 { "#000000" } else { "#ffffff" }
    }

    /// How bright it is, from 0 to 1, as WCAG works it out.
    fn luminance(&self) -> f64 {
        let part = |from: usize| {
            let value = self.0.get(from..from + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
            let value = f64::from(value.unwrap_or_default()) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }
}

impl TryFrom<String> for Colour {
    type Error = InvalidColour;

    fn try_from(text: String) -> Result<Self, InvalidColour> {
        text.parse()
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> Self {
        colour.0
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn only_six_digits_are_a_colour() {
        assert_eq!(" #2546C4 ".parse::<Colour>().expect("a colour").as_str(), "#2546c4");
        for text in ["", "#", "2546c4", "#2546c", "#2546c44", "#2546cg", "#ééé", "red", "#fff"] {
            assert_eq!(text.parse::<Colour>(), Err(InvalidColour), "{text}");
        }
    }

    proptest! {
        #[test]
        fn letters_on_it_can_be_read(number in 0u32..0x100_0000) {
            let colour: Colour = format!("#{number:06x}").parse().expect("a colour");
            let letters: Colour = colour.ink().parse().expect("a colour");
            let (one, other) = (colour.luminance() + 0.05, letters.luminance() + 0.05);
            prop_assert!(one.max(other) / one.min(other) >= 4.5, "{colour}");
        }

        #[test]
        fn arbitrary_text_never_panics(text in ".{0,12}") {
            let _ = text.parse::<Colour>();
        }
    }
}
