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
    /// The server takes nothing from us, whoever it is for: the sender in `smtp.from` or our account is refused. That is the
    /// operator's to mend, and says nothing about the address that the mail was for.
    pub about_us: bool,
    /// What the server said, such as `550 5.1.1 No such user`, or what happened instead; one line.
    pub message: String,
    /// The same for the log: without the server's own words, which may quote the address or the mail.
    pub gist: String,
}

impl SendError {
    /// What passes, in words of ours that hold nothing of the mail.
    pub(super) fn passing(message: impl AsRef<str>) -> Self {
        let message = clean::line(message.as_ref(), 500);
        Self { permanent: false, about_us: false, gist: message.clone(), message }
    }

    /// What does not pass, in words that may quote the mail.
    pub(super) fn refused(message: impl AsRef<str>) -> Self {
        let gist = "the mail can't be sent as it is".to_owned();
        Self { permanent: true, about_us: false, message: clean::line(message.as_ref(), 500), gist }
    }

    /// What went wrong before a mail was spoken of: always about the server, even where it says 5xx.
    pub(super) fn before_mail(server: &str, error: &lettre::transport::smtp::Error) -> Self {
        let gist = gist(server, error);
        Self { gist, ..Self::passing(format!("{server}: {}", words(error))) }
    }

    /// What went wrong when the server was told whom a mail is from, and not yet whom it is for.
    pub(super) fn about_sender(server: &str, from: &str, error: &lettre::transport::smtp::Error) -> Self {
        match error.status().map(u16::from) {
            Some(530 | 534 | 535 | 538) | None => Self::before_mail(server, error),
            Some(500..) => {
                let problem = "the mail server takes nothing from our sender; check smtp.from, and the account's quota and rights";
                Self {
                    about_us: true,
                    gist: format!("{}: {problem}", gist(server, error)),
                    ..Self::passing(format!("{problem}: {from}: {}", words(error)))
                }
            }
            Some(_) => Self { gist: gist(server, error), ..Self::passing(words(error)) },
        }
    }

    /// What went wrong with a mail.
    pub(super) fn about_mail(server: &str, from: &str, error: &lettre::transport::smtp::Error) -> Self {
        match error.status().map(u16::from) {
            // Some servers let everybody begin, and say only in the end whom they take nothing from.
            Some(500..) if enhanced_code(error).is_some_and(|code| ABOUT_SENDERS.contains(&code.as_str())) => {
                Self::about_sender(server, from, error)
            }
            // It wants encryption or a sign-in first: that is about our settings and not about this mail.
            None | Some(530 | 534 | 535 | 538) => Self::before_mail(server, error),
            Some(500..) => Self { gist: gist(server, error), ..Self::refused(words(error)) },
            Some(_) => Self { gist: gist(server, error), ..Self::passing(words(error)) },
        }
    }
}

/// Codes that are about who sends (RFC 3463, and what large providers use): a sender's address that is malformed, unknown or
/// takes no mail itself; a quota that is used up; an account that may not send under that address.
const ABOUT_SENDERS: [&str; 6] = ["5.1.7", "5.1.8", "5.4.5", "5.7.27", "5.7.60", "5.2.252"];

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
    if causes.is_empty() { error.to_string() } else { plainly(causes.join(": ")) }
}

/// What is wrong with a certificate, where the library has only its own name for it, with what to do.
fn plainly(words: String) -> String {
    if words.contains("CaUsedAsEndEntity") {
        return "the server shows the certificate of an authority as its own; have one made for the server's name, and name the \
                authority's file by ca= in smtp.url"
            .to_owned();
    }
    if words.contains("UnknownIssuer") {
        return format!(
            "{words}; name the file of the authority that made the server's certificate by ca= in smtp.url"
        );
    }
    words
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
    let more = enhanced_code(error).map(|more| format!(" {more}")).unwrap_or_default();
    format!("{server} answered {code}{more}")
}

/// The first word of an answer where it is a code of three numbers, such as 5.1.1, which says more than the one before it.
fn enhanced_code(error: &lettre::transport::smtp::Error) -> Option<String> {
    let said = error.source()?.to_string();
    let is_code = |word: &&str| word.split('.').count() == 3 && word.split('.').all(is_number);
    said.split_whitespace().next().filter(is_code).map(str::to_owned)
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

#[cfg(test)]
mod tests {
    use super::plainly;

    #[test]
    fn certificates_that_are_not_believed_are_told_with_what_to_do() {
        for words in [
            "invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))",
            "invalid peer certificate: UnknownIssuer",
        ] {
            let told = plainly(words.to_owned());
            assert!(told.contains("ca= in smtp.url") && !told.contains("OtherError"), "{told}");
        }
        assert_eq!(plainly("connection refused".to_owned()), "connection refused");
    }
}
