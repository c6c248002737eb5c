//! The sites that may show a workspace's signing pages in a frame of theirs.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// Sites that one workspace may name.
pub const MOST_ORIGINS: usize = 20;
/// The longest origin: a name of a host has at most 253 characters.
const LONGEST: usize = 270;

/// The origin of a site: scheme, host, and port where it is not the usual one. It goes into a header as it is, so
/// nothing but letters, digits, dots, hyphens and a port is taken.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Origin(String);

/// The text is not the origin of a site.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidOrigin {
    /// It is something else.
    #[error("must be the address of a site without a path, such as https://www.example.com")]
    Form,
    /// It would be sent without encryption.
    #[error("must begin with https://; only localhost may do without")]
    Insecure,
}

impl FromStr for Origin {
    type Err = InvalidOrigin;

    fn from_str(text: &str) -> Result<Self, InvalidOrigin> {
        let text = text.trim().trim_end_matches('/').to_ascii_lowercase();
        let (scheme, rest) = text.split_once("://").ok_or(InvalidOrigin::Form)?;
        let (host, port) = match rest.split_once(':') {
            Some((host, port)) => (host, Some(port.parse::<u16>().map_err(|_| InvalidOrigin::Form)?)),
            None => (rest, None),
        };
        if text.len() > LONGEST || !is_host(host) || port == Some(0) {
            return Err(InvalidOrigin::Form);
        }
        let usual = match scheme {
            "https" => 443,
            "http" if host == "localhost" || host == "127.0.0.1" => 80,
            "http" => return Err(InvalidOrigin::Insecure),
            _ => return Err(InvalidOrigin::Form),
        };
        let port = port.filter(|port| *port != usual).map(|port| format!(":{port}")).unwrap_or_default();
        Ok(Self(format!("{scheme}://{host}{port}")))
    }
}

/// Names in other letters have to come in the form in which browsers send them (`xn--…`).
fn is_host(host: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    host.split('.').all(is_label)
}

impl Origin {
    /// The origin as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn sites_are_named_by_their_origin() {
        for (text, origin) in [
            ("https://www.Example.com", "https://www.example.com"),
            (" https://example.com/ ", "https://example.com"),
            ("https://example.com:443", "https://example.com"),
            ("https://example.com:8443", "https://example.com:8443"),
            ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example"),
            ("http://localhost:3000", "http://localhost:3000"),
            ("http://127.0.0.1:80", "http://127.0.0.1"),
        ] {
            assert_eq!(text.parse::<Origin>().expect(text).as_str(), origin);
        }
    }

    #[test]
    fn nothing_else_is_taken() {
        assert_eq!("http://example.com".parse::<Origin>(), Err(InvalidOrigin::Insecure));
        for text in [
            "", "*", "example.com", "https://", "https://*", "https://*.example.com", "https://a b",
            "https://a;b", "https://example.com/path", "https://user@example.com", "https://example.com:",
            "https://example.com:0", "https://example.com:99999", "https://bücher.example", "ftp://example.com",
            "https://-a.example", "https://a..b", "https://example.com https://evil.example", "https://'none'",
        ] {
            assert_eq!(text.parse::<Origin>(), Err(InvalidOrigin::Form), "{text}");
        }
    }

    proptest! {
        #[test]
        fn what_is_taken_fits_into_a_header(text in "(https://)?[ -~]{0,40}") {
            if let Ok(origin) = text.parse::<Origin>() {
                let fine = |letter: char| letter.is_ascii_alphanumeric() || ":/.-".contains(letter);
                prop_assert!(origin.as_str().chars().all(fine), "{origin}");
                prop_assert_eq!(origin.as_str().parse::<Origin>().expect("again"), origin);
            }
        }
    }
}
