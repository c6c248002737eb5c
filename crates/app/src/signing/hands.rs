//! The hands in which typed signatures are written.

/// Their names, the one in front that is taken where none is named.
pub(super) fn names() -> Vec<&'static str> {
    render::hands().map(|hand| hand.name).collect()
}

/// Whether it is one of ours. A page may leave it out, or say nothing.
pub(super) fn is_known(hand: &str) -> bool {
    hand.is_empty() || names().contains(&hand)
}

/// The font that a hand is printed in, in the TrueType format, so that pages show a signature as it will look.
#[must_use]
pub fn hand_font(name: &str) -> Option<&'static [u8]> {
    render::hands().find(|hand| hand.name == name).map(|hand| hand.font)
}
