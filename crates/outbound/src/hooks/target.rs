//! Addresses that may be registered for webhooks.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};

use url::{Host, Url};

use super::Guard;

/// How many characters an address may have.
const LONGEST: usize = 2_000;

/// A URL that may be registered, as it was written: https (http only where the guard allows it), with a host and without
/// credentials or fragment, and not a literal address that the guard refuses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    written: String,
    url: Url,
}

impl Target {
    /// Reads and judges an address.
    ///
    /// # Errors
    /// What it must be, as a fragment that follows the field's name.
    pub fn parse(text: &str, guard: &Guard) -> Result<Self, String> {
        if text.chars().count() > LONGEST {
            return Err(format!("must have at most {LONGEST} characters"));
        }
        // The parser forgives these, as browsers do, and others who read the same text do not.
        if text.chars().any(|char| char.is_control() || char.is_whitespace() || char == '\\') {
            return Err("must not contain spaces, control characters or backslashes".into());
        }
        let plain = guard.allows_plain_http();
        let example = if plain {
            "must be an address that starts with https:// or http://, such as https://example.com/hook"
        } else {
            "must be an address that starts with https://, such as https://example.com/hook"
        };
        let Some((scheme, rest)) = text.split_once("://") else { return Err(example.into()) };
        if !(scheme.eq_ignore_ascii_case("https") || plain && scheme.eq_ignore_ascii_case("http")) {
            return Err(example.into());
        }
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        if authority.is_empty() {
            return Err("must name a host, as in https://example.com/hook".into());
        }
        if authority.contains('@') {
            return Err("must not contain a user name or password; verify the signature instead".into());
        }
        let url = Url::parse(text).map_err(|error| format!("must be a valid address ({error})"))?;
        if url.fragment().is_some() {
            return Err("must not have a part behind #, which is never sent".into());
        }
        if url.port() == Some(0) {
            return Err("must not use port 0".into());
        }
        judge(&url, guard)?;
        Ok(Self { written: text.to_owned(), url })
    }

    /// The address as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.written
    }

    /// The address as it is called.
    pub(super) fn url(&self) -> &Url {
        &self.url
    }

    /// Whether the way there is not encrypted.
    pub(super) fn is_plain(&self) -> bool {
        self.url.scheme() == "http"
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

/// Judges what can be told without asking for a name's addresses.
fn judge(url: &Url, guard: &Guard) -> Result<(), String> {
    let address = match url.host() {
        Some(Host::Ipv4(address)) => IpAddr::V4(address),
        Some(Host::Ipv6(address)) => IpAddr::V6(address),
        // These names mean the machine itself everywhere (RFC 6761), whatever a resolver says.
        Some(Host::Domain(name)) if is_localhost(name) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        Some(Host::Domain(_)) => return Ok(()),
        None => return Err("must name a host, as in https://example.com/hook".into()),
    };
    if !guard.permits(address) {
        return Err("must lie in the public network, or in one that the operator of this service allows".into());
    }
    if url.scheme() == "http" && !guard.lists(address) {
        return Err("must start with https:// outside of the networks that the operator allows".into());
    }
    Ok(())
}

fn is_localhost(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name);
    name.eq_ignore_ascii_case("localhost")
        || name.len() > 10
            && name.is_char_boundary(name.len() - 10)
            && name[name.len() - 10..].eq_ignore_ascii_case(".localhost")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn strict() -> Guard {
        Guard::new(Vec::new())
    }

    fn open() -> Guard {
        Guard::new(vec!["127.0.0.0/8".parse().unwrap()])
    }

    #[test]
    fn an_address_is_kept_as_it_was_written() {
        for text in [
            "https://example.com", "https://Example.com/hook?a=b&c=%20", "HTTPS://example.com:8443/",
            "https://bücher.example/haken", "https://93.184.216.34/hook", "https://[2606:4700::1111]:444/hook",
        ] {
            let target = Target::parse(text, &strict()).unwrap_or_else(|problem| panic!("{text}: {problem}"));
            assert_eq!((target.as_str(), target.to_string().as_str()), (text, text));
        }
    }

    #[test]
    fn a_mistake_is_named() {
        let long = format!("https://example.com/{}", "a".repeat(1_981));
        for (text, expected) in [
            ("", "starts with https://,"),
            ("example.com/hook", "starts with https://,"),
            ("http://example.com/hook", "starts with https://,"),
            ("ftp://example.com", "starts with https://,"),
            ("https:example.com", "starts with https://,"),
            ("https:///example.com", "host"),
            ("https://", "host"),
            ("https://?a", "host"),
            ("https://user:word@example.com", "password"),
            ("https://@example.com", "password"),
            ("https://example.com/#here", "#"),
            ("https://example.com:0/", "port 0"),
            ("https://example.com:70000/", "valid"),
            ("https://exa mple.com/", "spaces"),
            ("https://example.com\t/", "control"),
            ("https:\\\\example.com", "backslashes"),
            ("https://127.0.0.1/", "public network"),
            ("https://localhost/", "public network"),
            ("https://a.LocalHost./", "public network"),
            (long.as_str(), "2000 characters"),
        ] {
            let problem = Target::parse(text, &strict()).err().unwrap_or_else(|| panic!("{text} was taken"));
            assert!(problem.starts_with("must ") && problem.contains(expected), "{text}: {problem}");
        }
        assert!(Target::parse(&long[..2_000], &strict()).is_ok());
    }

    #[test]
    fn plain_http_is_for_listed_networks() {
        assert!(Target::parse("http://127.0.0.1:8080/hook", &open()).is_ok());
        assert!(Target::parse("http://localhost:8080/hook", &open()).is_ok());
        // Which addresses a name has is seen when it is dialled.
        assert!(Target::parse("http://hooks.internal/", &open()).is_ok());
        let problem = Target::parse("http://93.184.216.34/", &open()).unwrap_err();
        assert!(problem.contains("https://"), "{problem}");
        assert!(Target::parse("https://93.184.216.34/", &open()).is_ok());
        assert!(Target::parse("gopher://127.0.0.1/", &open()).unwrap_err().contains("https:// or http://"));
    }

    proptest! {
        /// Whatever is taken means a permitted host, and nothing makes the parser fall over.
        #[test]
        fn what_is_taken_is_permitted(text in "(https?://)?[a-z0-9.@:/\\[\\]#%?x\\-\u{e9}\u{3002}]{0,40}") {
            if let Ok(target) = Target::parse(&text, &strict()) {
                prop_assert_eq!(target.url().scheme(), "https");
                prop_assert!(target.url().username().is_empty() && target.url().password().is_none());
                match target.url().host() {
                    Some(Host::Ipv4(address)) => prop_assert!(strict().permits(address.into())),
                    Some(Host::Ipv6(address)) => prop_assert!(strict().permits(address.into())),
                    Some(Host::Domain(name)) => prop_assert!(!name.is_empty()),
                    None => prop_assert!(false, "no host"),
                }
            }
        }

        /// No spelling of an address of version 4 as numbers is taken for a name.
        #[test]
        fn numbers_are_addresses_in_every_spelling(last in 1_u8.., spelling in 0..5) {
            let host = match spelling {
                0 => format!("127.0.0.{last}"),
                1 => (0x7f00_0000_u32 + u32::from(last)).to_string(),
                2 => format!("0x7f.0.0.{last:#x}"),
                3 => format!("0177.0.{last:#o}").replace("0o", "0"),
                _ => format!("0x7f0000{last:02x}."),
            };
            let text = format!("https://{host}/");
            prop_assert!(Target::parse(&text, &strict()).is_err(), "{} was taken", text);
        }
    }
}
