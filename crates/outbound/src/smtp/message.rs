//! A mail as it travels: headers and MIME parts.

use std::time::{Duration, SystemTime};

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart, SinglePart};
use lettre::{Address, Message};
use model::Timestamp;

use super::Recipient;
use super::error::SendError;
use crate::clean;
use crate::composed::{Attachment, Composed};
use crate::letter::Person;

/// The most characters of a name in a header.
const LONGEST_NAME: usize = 120;

/// Writes the mail that goes over the wire.
pub(super) fn write(
    from: &Address,
    to: &Recipient,
    mail: &Composed,
    message_id: &str,
    at: Timestamp,
) -> Result<Message, SendError> {
    let millis = u64::try_from(at.millis()).unwrap_or_default();
    let mut builder = Message::builder()
        .date(SystemTime::UNIX_EPOCH + Duration::from_millis(millis))
        .message_id(Some(identity(message_id)))
        .from(Mailbox::new(name(&mail.from_name), from.clone()))
        .to(mailbox(to)?)
        .subject(header_text(&mail.subject, 300))
        .raw_header(header("Auto-Submitted", "auto-generated"))
        // Auto-Submitted tells everyone not to answer by machine; Exchange listens only to its own header.
        .raw_header(header("X-Auto-Response-Suppress", "OOF, AutoReply"))
        .raw_header(header("Content-Language", &header_text(&mail.language, 20)));
    // A sender whose address can't be written to is no reason not to tell the recipient.
    if let Some(Ok(reply_to)) = mail.reply_to.as_ref().map(mailbox) {
        builder = builder.reply_to(reply_to);
    }
    if let Some(link) = mail.list_unsubscribe.as_deref().and_then(clean::link) {
        builder = builder
            .raw_header(header("List-Unsubscribe", &format!("<{link}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
    }
    builder.multipart(body(mail)).map_err(|error| SendError::refused(error.to_string()))
}

fn body(mail: &Composed) -> MultiPart {
    let text = MultiPart::alternative().singlepart(SinglePart::plain(mail.text.clone()));
    let html = SinglePart::html(mail.html.clone());
    let words = match &mail.logo {
        Some(logo) => {
            let picture = lettre::message::Attachment::new_inline("logo".to_owned())
                .body(logo.bytes.clone(), media_type(logo.shown_as().unwrap_or_default()));
            text.multipart(MultiPart::related().singlepart(html).singlepart(picture))
        }
        None => text.singlepart(html),
    };
    if mail.attachments.is_empty() {
        return words;
    }
    let whole = MultiPart::mixed().multipart(words);
    mail.attachments.iter().fold(whole, |whole, file| whole.singlepart(attached(file)))
}

fn attached(file: &Attachment) -> SinglePart {
    let name = file_name(&file.name).replace(['/', '\\', ':', '"'], "-");
    let name = if name.trim_matches('.').is_empty() { "document".to_owned() } else { name };
    lettre::message::Attachment::new(name).body(file.bytes.clone(), media_type(&file.media_type))
}

/// The name of a file. One that is too long keeps its ending, by which the reader's machine knows what to open it with.
fn file_name(name: &str) -> String {
    /// No ending that machines know is longer.
    const LONGEST_ENDING: usize = 8;
    let (stem, ending) = match name.rsplit_once('.') {
        Some((stem, ending)) if !stem.is_empty() && ending.chars().count() <= LONGEST_ENDING => {
            (stem, format!(".{ending}"))
        }
        _ => (name, String::new()),
    };
    clean::line(stem, LONGEST_NAME - ending.chars().count()) + &clean::line(&ending, LONGEST_ENDING + 1)
}

#[expect(clippy::expect_used, reason = "the fallback is a media type")]
fn media_type(text: &str) -> ContentType {
    let fallback = || ContentType::parse("application/octet-stream").expect("a media type");
    if text.contains(char::is_control) {
        fallback()
    } else {
        ContentType::parse(text).unwrap_or_else(|_| fallback())
    }
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// One line, in which nothing looks like an encoded word: a reader's program would decode what was never encoded.
fn header_text(text: &str, most: usize) -> String {
    clean::line(text, most).replace("=?", "= ?")
}

/// The message's id in its brackets, whether or not it came with them.
fn identity(text: &str) -> String {
    let inner: String = text.chars().filter(|c| c.is_ascii_graphic() && !"<>()[],;:\\\"".contains(*c)).collect();
    format!("<{inner}>")
}

fn name(text: &str) -> Option<String> {
    Some(header_text(text, LONGEST_NAME)).filter(|name| !name.is_empty())
}

/// A person as headers write one.
pub(super) fn mailbox(person: &Person) -> Result<Mailbox, SendError> {
    let shown = clean::line(&person.address, 254);
    let address = address(&person.address)
        .ok_or_else(|| SendError::refused(format!("{shown} is not an address that mail can be sent to")))?;
    Ok(Mailbox::new(person.name.as_deref().and_then(name), address))
}

/// An address that servers take: a domain in other letters is written in those of ASCII, which every server knows.
pub(super) fn address(text: &str) -> Option<Address> {
    let (local, domain) = text.trim().rsplit_once('@')?;
    let domain = match url::Host::parse(domain) {
        Ok(url::Host::Domain(ascii)) if !domain.is_ascii() => ascii,
        _ => domain.to_owned(),
    };
    let safe = |c: char| !c.is_control() && !c.is_whitespace() && !"<>()[],;:\\\"".contains(c);
    if !(local.chars().all(safe) && domain.chars().all(safe)) {
        return None;
    }
    Address::new(local, domain).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_too_long_keeps_its_ending() {
        let long = file_name(&format!("{}.pdf", "Lease of the house ".repeat(20)));
        assert!(long.chars().count() <= LONGEST_NAME && long.ends_with("….pdf"), "{long}");
        for (name, kept) in
            [("Lease.pdf", "Lease.pdf"), ("v1.2 of the lease", "v1.2 of the lease"), (".pdf", ".pdf"), ("", "")]
        {
            assert_eq!(file_name(name), kept);
        }
    }
}
