//! API keys: `csk_`, forty base62 characters of randomness, six of checksum.
//!
//! The checksum lets us refuse a mistyped or invented key without asking the database, and lets secret scanners
//! recognise ours.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::id::{ApiKeyId, UserId, WorkspaceId};
use crate::name::Name;
use crate::{Random, Timestamp};

const PREFIX: &str = "csk_";
const RANDOM: usize = 40;
const CHECKSUM: usize = 6;
const LENGTH: usize = PREFIX.len() + RANDOM + CHECKSUM;
const BASE62: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The secret value of a key. It is shown once and never stored; its `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKeySecret(String);

/// What is stored of a key: the SHA-256 of its secret. The secret has 238 random bits, so a slow hash would add nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApiKeyHash(pub [u8; 32]);

impl ApiKeyHash {
    /// The hash of a text that may be a key; none where it is too short or too long for one.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        (text.len() == LENGTH).then(|| Self(Sha256::digest(text.as_bytes()).into()))
    }
}

/// The text does not have the form of a key, or its checksum is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an API key")]
pub struct MalformedApiKey;

impl ApiKeySecret {
    /// Makes a new secret.
    #[must_use]
    pub fn generate(random: &dyn Random) -> Self {
        let mut text = String::with_capacity(PREFIX.len() + RANDOM + CHECKSUM);
        text.push_str(PREFIX);
        let mut pool = [0u8; 64];
        while text.len() < PREFIX.len() + RANDOM {
            random.fill(&mut pool);
            // 248 is the largest multiple of 62 in a byte: higher bytes are thrown away, or some letters would be
            // likelier than others.
            for byte in pool.iter().filter(|byte| **byte < 248) {
                if text.len() < PREFIX.len() + RANDOM {
                    text.push(char::from(BASE62[usize::from(byte % 62)]));
                }
            }
        }
        let checksum = checksum(&text);
        text.push_str(&checksum);
        Self(text)
    }

    /// Takes a key that a caller sent, if form and checksum are right.
    ///
    /// # Errors
    /// When it can't be one of our keys, whatever the database holds.
    pub fn parse(text: &str) -> Result<Self, MalformedApiKey> {
        if text.len() != LENGTH || !text.is_ascii() || !text.starts_with(PREFIX) {
            return Err(MalformedApiKey);
        }
        let (body, sum) = text.split_at(PREFIX.len() + RANDOM);
        if body[PREFIX.len()..].bytes().all(|byte| byte.is_ascii_alphanumeric()) && checksum(body) == sum {
            Ok(Self(text.to_owned()))
        } else {
            Err(MalformedApiKey)
        }
    }

    /// What is stored and looked up.
    #[must_use]
    pub fn hash(&self) -> ApiKeyHash {
        ApiKeyHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The secret itself, for the one moment when it is shown.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ApiKeySecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ApiKeySecret(…)")
    }
}

fn checksum(text: &str) -> String {
    let mut rest = crc32fast::hash(text.as_bytes());
    let mut digits = ['0'; CHECKSUM];
    for slot in digits.iter_mut().rev() {
        *slot = char::from(BASE62[(rest % 62) as usize]);
        rest /= 62;
    }
    digits.iter().collect()
}

/// A key as it is listed: everything but its secret.
#[derive(Debug, Clone)]
pub struct ApiKey {
    /// Its id.
    pub id: ApiKeyId,
    /// The workspace that it opens.
    pub workspace: WorkspaceId,
    /// The administrator who made it and whose rights it has.
    pub created_by: UserId,
    /// What people call it.
    pub name: Name,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was last used, to the minute.
    pub last_used_at: Option<Timestamp>,
    /// When it was revoked; for ever.
    pub revoked_at: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SystemRandom;
    use proptest::prelude::*;

    #[test]
    fn a_generated_key_has_the_published_form() {
        let key = ApiKeySecret::generate(&SystemRandom);
        assert_eq!(key.reveal().len(), 50);
        assert_eq!(ApiKeySecret::parse(key.reveal()), Ok(key.clone()));
        assert_ne!(key, ApiKeySecret::generate(&SystemRandom));
        assert!(!format!("{key:?}").contains(&key.reveal()[4..]));
    }

    proptest! {
        #[test]
        fn one_changed_character_is_found(position in 4usize..50, replacement in "[0-9A-Za-z]") {
            let key = ApiKeySecret::generate(&SystemRandom);
            let mut text = key.reveal().to_owned();
            text.replace_range(position..=position, &replacement);
            prop_assert_eq!(ApiKeySecret::parse(&text).is_ok(), text == key.reveal());
        }

        #[test]
        fn arbitrary_text_never_panics(text in "\\PC{0,60}") {
            prop_assert!(ApiKeySecret::parse(&text).is_err());
        }
    }
}
