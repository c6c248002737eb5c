//! What came of an attempt.

use std::time::Duration;

/// How much of an answer is read and kept.
pub(super) const LONGEST: usize = 20_000;

/// What came of an attempt.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HookAnswer {
    /// The status that the receiver answered with, if it did.
    pub status: Option<u16>,
    /// How long the attempt took.
    pub duration: Duration,
    /// What went wrong, as a fragment that follows the receiver's name.
    pub error: Option<String>,
    /// The first 20 kB of what the receiver answered, as text; what is no text is replaced.
    pub body: String,
    /// How long the receiver asks to be left alone, at most a day.
    pub retry_after: Option<Duration>,
}

impl HookAnswer {
    /// Whether the receiver took it: a whole answer, or the first 20 kB of one, with a status of 2xx.
    #[must_use]
    pub fn succeeded(&self) -> bool {
        self.error.is_none() && self.status.is_some_and(|status| (200..300).contains(&status))
    }

    /// Whether the receiver wants to hear nothing more, ever: 410.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.status == Some(410)
    }
}

/// Bytes as text that any database keeps: no NUL, and no half of a character where the answer was cut.
pub(super) fn text(bytes: &[u8]) -> String {
    let whole = match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
        _ => bytes,
    };
    String::from_utf8_lossy(whole).replace('\0', "\u{FFFD}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_become_text_that_can_be_kept() {
        assert_eq!(text("grün".as_bytes()), "grün");
        assert_eq!(text(&"grün".as_bytes()[..3]), "gr");
        assert_eq!(text(b"a\0b\xffc"), "a\u{FFFD}b\u{FFFD}c");
        assert_eq!(text(b""), "");
    }

    #[test]
    fn only_a_whole_2xx_is_a_success() {
        let with = |status, error: Option<&str>| HookAnswer {
            status,
            error: error.map(Into::into),
            ..HookAnswer::default()
        };
        assert!(with(Some(200), None).succeeded() && with(Some(299), None).succeeded());
        assert!(
            !with(Some(199), None).succeeded()
                && !with(Some(302), None).succeeded()
                && !with(None, None).succeeded()
        );
        assert!(!with(Some(200), Some("stopped")).succeeded());
        assert!(with(Some(410), None).is_gone() && !with(Some(404), None).is_gone());
    }
}
