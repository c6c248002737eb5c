//! What a browser calls itself.

/// As much as is kept of it.
const LONGEST: usize = 300;

/// What a browser calls itself, cut to what may be written down: it may call itself anything, at any length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserAgent(String);

impl UserAgent {
    /// Takes what a request says.
    #[must_use]
    pub fn of(said: &str) -> Self {
        Self(said.chars().filter(|c| !c.is_control()).take(LONGEST).collect())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_kept_than_tells_browsers_apart() {
        assert_eq!(UserAgent::of("Browser/1.0\n\u{7}(phone)").as_str(), "Browser/1.0(phone)");
        assert_eq!(UserAgent::of(&"ä".repeat(5_000)).as_str().chars().count(), LONGEST);
    }
}
