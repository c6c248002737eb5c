//! What can go wrong, and whether trying again is worth it.

use std::error::Error;

use crate::clean;

/// A mail was not handed over.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct SendError {
    /// The mail itself was refused, so sending it again would end alike. What concerns the server as a whole, such as a
    /// wrong password or a lost connection, passes: the mail goes out once that is mended.
    pub permanent: bool,
    /// What the server said, such as `550 5.1.1 No such user`, or what happened instead; one line.
    pub message: String,
}

impl SendError {
    pub(super) fn passing(message: impl AsRef<str>) -> Self {
        Self { permanent: false, message: clean::line(message.as_ref(), 500) }
    }

    pub(super) fn refused(message: impl AsRef<str>) -> Self {
        Self { permanent: true, message: clean::line(message.as_ref(), 500) }
    }

    /// What went wrong before a mail was spoken of: always about the server, even where it says 5xx.
    pub(super) fn before_mail(server: &str, error: &lettre::transport::smtp::Error) -> Self {
        Self::passing(format!("{server}: {}", words(error)))
    }

    /// What went wrong with a mail.
    pub(super) fn about_mail(server: &str, error: &lettre::transport::smtp::Error) -> Self {
        match error.status().map(u16::from) {
            // It wants encryption or a sign-in first: that is about our settings and not about this mail.
            None | Some(530 | 534 | 535 | 538) => Self::before_mail(server, error),
            Some(500..) => Self::refused(words(error)),
            Some(_) => Self::passing(words(error)),
        }
    }
}

/// The server's own words where it said something, and else the chain of causes.
fn words(error: &lettre::transport::smtp::Error) -> String {
    let source = error.source().map(ToString::to_string).unwrap_or_default();
    if let Some(code) = error.status() {
        return format!("{code} {source}");
    }
    let mut causes = Vec::new();
    let mut next: Option<&dyn Error> = error.source();
    while let Some(cause) = next {
        let text = cause.to_string();
        // Many causes repeat what they wrap.
        if causes.last().is_none_or(|last: &String| !last.contains(&text)) {
            causes.push(text);
        }
        next = cause.source();
    }
    if causes.is_empty() { error.to_string() } else { causes.join(": ") }
}

/// A setting for mail that can't be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{setting} {problem}")]
pub struct SettingsError {
    /// `smtp.url` or `smtp.from`.
    pub setting: &'static str,
    /// What is wrong with it and what would be right. It never holds a password.
    pub problem: String,
}

impl SettingsError {
    pub(super) fn url(problem: impl Into<String>) -> Self {
        Self { setting: "smtp.url", problem: problem.into() }
    }

    pub(super) fn from(problem: impl Into<String>) -> Self {
        Self { setting: "smtp.from", problem: problem.into() }
    }
}
