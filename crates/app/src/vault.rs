//! Secrets at rest. What must come back in the clear one day is encrypted under the instance's secret key; what need only
//! be recognised is hashed and does not come here.

use std::fmt;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use hmac::{Hmac, Mac};
use model::{Error, Random};
use sha2::{Digest, Sha256};

const KEY_NAME: usize = 4;
const NONCE: usize = 24;

/// Encrypts and decrypts with the instance's secret keys. The first is used for what is new; the others still open what
/// they closed, so that keys can be replaced.
pub struct Vault {
    keys: Vec<VaultKey>,
}

struct VaultKey {
    /// A short name, derived from the key, that tells which one closed a box.
    name: [u8; KEY_NAME],
    cipher: XChaCha20Poly1305,
    mac: Hmac<Sha256>,
}

/// A secret key is too short to be one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a secret key must be at least 32 characters long; `openssl rand -base64 32` makes one")]
pub struct BadSecretKey;

impl Vault {
    /// Takes the secret keys, the present one first.
    ///
    /// # Errors
    /// When there is none or one is shorter than 32 characters.
    pub fn new<S: AsRef<str>>(secrets: &[S]) -> Result<Self, BadSecretKey> {
        let keys: Vec<_> =
            secrets.iter().map(|secret| VaultKey::new(secret.as_ref())).collect::<Result<_, _>>()?;
        if keys.is_empty() { Err(BadSecretKey) } else { Ok(Self { keys }) }
    }

    /// Encrypts. The purpose is bound to the result: a box closed for one purpose can't be passed off as another's.
    pub(crate) fn close(&self, purpose: &str, content: &[u8], random: &dyn Random) -> Vec<u8> {
        let Some(key) = self.keys.first() else { return Vec::new() };
        let mut nonce = [0u8; NONCE];
        random.fill(&mut nonce);
        let payload = Payload { msg: content, aad: purpose.as_bytes() };
        // Fails only for content beyond 256 GiB, which no request can bring.
        let sealed = key.cipher.encrypt(&XNonce::from(nonce), payload).unwrap_or_default();
        [key.name.as_slice(), nonce.as_slice(), sealed.as_slice()].concat()
    }

    /// The names of all keys, the first one's first.
    pub(crate) fn names(&self) -> impl Iterator<Item = [u8; KEY_NAME]> {
        self.keys.iter().map(|key| key.name)
    }

    /// A value that only this instance can make for that purpose and content: what links and codes are derived from.
    pub(crate) fn mark(&self, purpose: &str, content: &[u8]) -> [u8; 32] {
        self.keys
            .first()
            .map(|key| key.marking(purpose, content).finalize().into_bytes().into())
            .unwrap_or_default()
    }

    /// Whether one of our keys made that value. It takes the same time whatever is wrong.
    pub(crate) fn is_ours(&self, purpose: &str, content: &[u8], mark: &[u8]) -> bool {
        self.keys.iter().any(|key| key.marking(purpose, content).verify_slice(mark).is_ok())
    }

    /// Decrypts.
    ///
    /// # Errors
    /// When no key of ours closed it, it was altered, or it was closed for another purpose.
    pub(crate) fn open(&self, purpose: &str, closed: &[u8]) -> model::Result<Vec<u8>> {
        let broken = || {
            Error::internal("a stored secret can't be decrypted; is its key missing from COUNTERSIGN_SECRET_KEY?")
        };
        let (name, rest) = closed.split_at_checked(KEY_NAME).ok_or_else(broken)?;
        let (nonce, sealed) = rest.split_at_checked(NONCE).ok_or_else(broken)?;
        let key = self.keys.iter().find(|key| key.name == name).ok_or_else(broken)?;
        let nonce: [u8; NONCE] = nonce.try_into().map_err(|_| broken())?;
        let payload = Payload { msg: sealed, aad: purpose.as_bytes() };
        key.cipher.decrypt(&XNonce::from(nonce), payload).map_err(|_| broken())
    }
}

impl VaultKey {
    fn new(secret: &str) -> Result<Self, BadSecretKey> {
        if secret.trim().len() < 32 {
            return Err(BadSecretKey);
        }
        // The secret has enough randomness of its own; a plain hash with a label makes keys that tell nothing of it.
        let derive = |label: &str| Sha256::digest([label.as_bytes(), b"\0", secret.trim().as_bytes()].concat());
        let mut name = [0u8; KEY_NAME];
        name.copy_from_slice(&derive("countersign vault key name")[..KEY_NAME]);
        let key: [u8; 32] = derive("countersign vault key").into();
        let marks = derive("countersign mark key");
        // A key of any length will do.
        let mac = Hmac::<Sha256>::new_from_slice(&marks).map_err(|_| BadSecretKey)?;
        Ok(Self { name, cipher: XChaCha20Poly1305::new(&key.into()), mac })
    }

    fn marking(&self, purpose: &str, content: &[u8]) -> Hmac<Sha256> {
        let mut mac = self.mac.clone();
        mac.update(&(purpose.len() as u64).to_be_bytes());
        mac.update(purpose.as_bytes());
        mac.update(content);
        mac
    }
}

impl fmt::Debug for Vault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Vault({} keys)", self.keys.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::random::SystemRandom;

    #[test]
    fn opens_what_it_closed_and_nothing_else() {
        let old = "0".repeat(32);
        let new = "1".repeat(32);
        let before = Vault::new(&[&old]).expect("a vault");
        let closed = before.close("answer", b"secret", &SystemRandom);
        let rotated = Vault::new(&[&new, &old]).expect("a vault");
        assert_eq!(rotated.open("answer", &closed).expect("opens"), b"secret");
        assert!(rotated.open("webhook", &closed).is_err());
        assert!(Vault::new(&[&new]).expect("a vault").open("answer", &closed).is_err());
        for position in 0..closed.len() {
            let mut altered = closed.clone();
            altered[position] ^= 1;
            assert!(rotated.open("answer", &altered).is_err(), "byte {position}");
        }
        assert!(rotated.open("answer", b"").is_err());
    }

    #[test]
    fn marks_are_those_of_a_key_a_purpose_and_a_content() {
        let (old, new) = ("0".repeat(32), "1".repeat(32));
        let mark = Vault::new(&[&old]).expect("a vault").mark("link", b"content");
        let rotated = Vault::new(&[&new, &old]).expect("a vault");
        assert!(rotated.is_ours("link", b"content", &mark));
        assert!(!rotated.is_ours("code", b"content", &mark));
        assert!(!rotated.is_ours("link", b"contents", &mark));
        assert!(!rotated.is_ours("link", b"content", &mark[..31]));
        assert!(!Vault::new(&[&new]).expect("a vault").is_ours("link", b"content", &mark));
    }

    #[test]
    fn short_keys_are_refused() {
        assert_eq!(Vault::new(&["short"]).expect_err("refused"), BadSecretKey);
        assert_eq!(Vault::new::<&str>(&[]).expect_err("refused"), BadSecretKey);
    }
}
