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
    /// The same for the log: without the server's own words, which may quote the address or the mail.
    pub gist: String,
}

impl SendError {
    /// What passes, in words of ours that hold nothing of the mail.
    pub(super) fn passing(message: impl AsRef<str>) -> Self {
        let message = clean::line(message.as_ref(), 500);
        Self { permanent: false, gist: message.clone(), message }
    }

    /// What does not pass, in words that may quote the mail.
    pub(super) fn refused(message: impl AsRef<str>) -> Self {
        let gist = "the mail can't be sent as it is".to_owned();
        Self { permanent: true, message: clean::line(message.as_ref(), 500), gist }
    }

    /// What went wrong before a mail was spoken of: always about the server, even where it says 5xx.
    pub(super) fn before_mail(server: &str, error: &lettre::transport::smtp::Error) -> Self {
        let gist = gist(server, error);
        Self { gist, ..Self::passing(format!("{server}: {}", words(error))) }
    }

    /// What went wrong with a mail.
    pub(super) fn about_mail(server: &str, error: &lettre::transport::smtp::Error) -> Self {
        match error.status().map(u16::from) {
            // It wants encryption or a sign-in first: that is about our settings and not about this mail.
            None | Some(530 | 534 | 535 | 538) => Self::before_mail(server, error),
            Some(500..) => Self { gist: gist(server, error), ..Self::refused(words(error)) },
            Some(_) => Self { gist: gist(server, error), ..Self::passing(words(error)) },
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

/// lettre's words for a connection that ended before the answer did.
const ENDED_EARLY: &str = "incomplete response";

/// What the server's answer comes to: its codes alone, where it said something.
fn gist(server: &str, error: &lettre::transport::smtp::Error) -> String {
    let Some(code) = error.status() else {
        let words = words(error);
        // What could not be read as an answer is quoted, and it may quote the mail; that it ended too early is not.
        if error.is_response() && words != ENDED_EARLY {
            return format!("{server} gave an answer that can't be read as one");
        }
        return clean::line(&format!("{server}: {words}"), 500);
    };
    let said = error.source().map(ToString::to_string).unwrap_or_default();
    // The first word may be a code of three numbers, such as 5.1.1, which says more than the other.
    let is_code = |word: &&str| word.split('.').count() == 3 && word.split('.').all(is_number);
    let more = said.split_whitespace().next().filter(is_code);
    format!("{server} answered {code}{}", more.map(|more| format!(" {more}")).unwrap_or_default())
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit())
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
