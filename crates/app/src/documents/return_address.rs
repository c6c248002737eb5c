//! The address to which somebody can go back when they are done with a document: a page of whoever sent it. It is no secret
//! and opens nothing here; what is added to it says of what they come back.

use model::document::Document;
use model::respondent::{Respondent, RespondentStatus};
use url::{Host, Url};

/// Characters of an address.
const LONGEST: usize = 2_000;

/// Reads an address as somebody gave it. What is written is kept; a browser reads it the same way.
pub(crate) fn parse(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    if text.chars().count() > LONGEST {
        return Err("must be at most 2000 characters long");
    }
    // Parsers forgive these, each in its own way: nobody should be led elsewhere than it looks.
    if text.chars().any(|char| char.is_control() || char.is_whitespace() || char == '\\') {
        return Err("must not contain spaces, control characters or backslashes");
    }
    let url = Url::parse(text).map_err(|_| "must be a whole address, such as https://app.example.com/signed")?;
    let is_local = match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    if !(url.scheme() == "https" || url.scheme() == "http" && is_local) {
        return Err("must begin with https://; only localhost may do with http://");
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("must not contain a user name or password");
    }
    Ok(text.to_owned())
}

/// Where somebody goes back to, once they have submitted or declined: the address, and in its query what they come back
/// from.
pub(crate) fn of(document: &Document, respondent: &Respondent) -> Option<String> {
    let event = match respondent.status {
        RespondentStatus::Submitted => "submitted",
        RespondentStatus::Declined => "declined",
        _ => return None,
    };
    let mut url = Url::parse(document.redirect_url.as_deref()?).ok()?;
    url.query_pairs_mut()
        .append_pair("documentId", &document.summary.id.to_string())
        .append_pair("respondentId", &respondent.id.to_string())
        .append_pair("event", event);
    Some(url.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_the_web_are_taken_as_they_are_written() {
        for text in [
            "https://app.example.com",
            "https://app.example.com:8443/orders/5?tab=a%20b#/done",
            "HTTPS://App.Example.com/",
            "https://bücher.example/fertig",
            "http://localhost:3000/done",
            "http://shop.localhost/done",
            "http://127.0.0.1/done",
            "http://[::1]:3000/",
        ] {
            assert_eq!(parse(text), Ok(text.to_owned()));
        }
        assert_eq!(parse(" https://example.com/ "), Ok("https://example.com/".to_owned()));
    }

    #[test]
    fn nothing_else_is_taken() {
        let longest = format!("https://example.com/{}", "x".repeat(LONGEST - 20));
        assert!(parse(&longest).is_ok());
        for (text, word) in [
            (format!("{longest}x").as_str(), "2000"),
            ("", "whole address"),
            ("/orders/5", "whole address"),
            ("app.example.com/orders", "whole address"),
            ("https://", "whole address"),
            ("http://app.example.com/", "https://"),
            ("http://localhost.example.com/", "https://"),
            ("http://10.0.0.5/", "https://"),
            ("javascript:alert(1)", "https://"),
            ("data:text/html,x", "https://"),
            ("ftp://example.com/", "https://"),
            ("app://open/5", "https://"),
            ("https://bank.example@evil.example/", "user name"),
            ("https://:secret@example.com/", "user name"),
            ("https://example.com\\@evil.example/", "backslashes"),
            ("https://example.com/a b", "spaces"),
            ("java\nscript:alert(1)", "control"),
        ] {
            let refused = parse(text).expect_err(text);
            assert!(refused.contains(word), "{text}: {refused}");
        }
    }
}
