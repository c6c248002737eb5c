//! Expressions.
/// Whether the language reserves a name.
#[must_use]
pub fn is_reserved(_name: &str) -> bool {
    false
}
