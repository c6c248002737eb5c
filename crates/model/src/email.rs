//! Email addresses, checked for the shape that every mail server takes.

use std::fmt;

use serde::Serialize;

/// An address as it was written, which compares without regard to case.
#[derive(Debug, Clone, Serialize)]
#[serde(transparent)]
pub struct EmailAddress(String);

/// The text is not an email address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be an email address such as ana@example.com, of at most 254 characters")]
pub struct InvalidEmail;

impl EmailAddress {
    /// Checks an address.
    ///
    /// We write this check ourselves because the crates for it either follow RFC 5322 in full, comments and quoted
    /// parts included, which mail servers refuse, or take characters that would break a header.
    ///
    /// # Errors
    /// When it is not `local@domain` in plain, unquoted form, or is longer than 254 characters.
    pub fn parse(text: &str) -> Result<Self, InvalidEmail> {
        let text = text.trim();
        if text.chars().count() > 254 || text.chars().any(|c| c.is_control() || c.is_whitespace()) {
            return Err(InvalidEmail);
        }
        let (local, domain) = text.rsplit_once('@').ok_or(InvalidEmail)?;
        if is_local_part(local) && is_domain(domain) { Ok(Self(text.to_owned())) } else { Err(InvalidEmail) }
    }

    /// Takes an address back from where it was stored after having been checked.
    #[must_use]
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    /// As it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The form by which two spellings of one address are recognised. A letter beyond ASCII never becomes one of ASCII: the
    /// sign for Kelvin looks like a K, and whoever has an address with it is somebody else.
    #[must_use]
    pub fn key(&self) -> String {
        let is_like_ascii = |c: char| !c.is_ascii() && c.to_lowercase().any(|small| small.is_ascii());
        if self.0.contains(is_like_ascii) {
            let small = |c: char| if is_like_ascii(c) { c.to_string() } else { c.to_lowercase().collect() };
            return self.0.chars().map(small).collect();
        }
        self.0.to_lowercase()
    }
}

fn is_local_part(text: &str) -> bool {
    let allowed = |c: char| c.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c);
    !text.is_empty()
        && text.len() <= 64
        && text.chars().all(allowed)
        && !text.starts_with('.')
        && !text.ends_with('.')
        && !text.contains("..")
}

fn is_domain(text: &str) -> bool {
    let label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    // A single label is a host of the operator's own network, `root@localhost`, and valid there.
    text.split('.').all(label)
}

impl PartialEq for EmailAddress {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for EmailAddress {}

impl fmt::Display for EmailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn takes_what_servers_take() {
        for good in ["ana@example.com", "o'neil+tag@sub.example.co.uk", "用户@例子.公司", "root@localhost"] {
            assert!(EmailAddress::parse(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn spellings_of_one_address_are_one_and_look_alikes_are_not() {
        let key = |text: &str| EmailAddress::parse(text).expect("an address").key();
        assert_eq!(key("Ana@Example.COM"), "ana@example.com");
        assert_eq!(key("ÄRZTE@Example.com"), key("ärzte@example.com"));
        for alike in ["\u{212a}im@bank.example", "kim@ban\u{212a}.example"] {
            assert_ne!(key(alike), "kim@bank.example", "{alike}");
        }
        assert_ne!(key("\u{130}da@example.com"), "ida@example.com");
    }

    #[test]
    fn refuses_what_would_break_a_header_or_go_nowhere() {
        let long = format!("{}@example.com", "a".repeat(65));
        for bad in [
            "", "ana", "@example.com", "ana@", "ana@@example.com", "a b@example.com", "ana@exa mple.com",
            "ana@example.com\r\nBcc: eve@example.com", "ana\0@example.com", "<ana@example.com>", "ana@.com",
            "ana@example..com", ".ana@example.com", "ana@-example.com", "\"a\"@example.com", &long,
        ] {
            assert!(EmailAddress::parse(bad).is_err(), "{bad:?}");
        }
    }

    proptest! {
        #[test]
        fn what_is_accepted_is_safe_in_a_header(text in "\\PC{0,300}") {
            if let Ok(address) = EmailAddress::parse(&text) {
                prop_assert!(!address.as_str().contains(['\r', '\n', '<', '>', '"', ',', ';']));
            }
        }
    }
}
