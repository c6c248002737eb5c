//! The keys by which another house signs its tokens (JSON Web Keys): RSA, and the curve P-256.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey};
use serde::Deserialize;

/// The keys of a house.
#[derive(Debug)]
pub(super) struct Keys(Vec<(Option<String>, Key)>);

#[derive(Debug)]
enum Key {
    Rsa { modulus: Vec<u8>, exponent: Vec<u8> },
    P256(Vec<u8>),
}

#[derive(Deserialize)]
struct KeySet {
    keys: Vec<Written>,
}

#[derive(Deserialize)]
struct Written {
    kty: String,
    kid: Option<String>,
    r#use: Option<String>,
    crv: Option<String>,
    n: Option<String>,
    e: Option<String>,
    x: Option<String>,
    y: Option<String>,
}

impl Keys {
    /// Reads a set of keys. Those of other kinds are left out.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let set: KeySet = serde_json::from_slice(bytes).ok()?;
        let signing =
            set.keys.into_iter().filter(|key| key.r#use.as_deref().is_none_or(|purpose| purpose == "sig"));
        Some(Self(signing.filter_map(|key| Some((key.kid.clone(), Key::of(&key)?))).collect()))
    }

    /// Whether there is a key of that name, or any where none is named.
    pub fn has(&self, name: Option<&str>) -> bool {
        self.0.iter().any(|(known, _)| is_wanted(known.as_deref(), name))
    }

    /// Whether the key of that name made this signature, by that algorithm.
    pub fn signed(&self, algorithm: &str, name: Option<&str>, message: &[u8], signature: &[u8]) -> bool {
        let wanted = self.0.iter().filter(|(known, _)| is_wanted(known.as_deref(), name));
        wanted.map(|(_, key)| key).any(|key| key.signed(algorithm, message, signature))
    }
}

fn is_wanted(known: Option<&str>, wanted: Option<&str>) -> bool {
    wanted.is_none() || wanted == known
}

impl Key {
    fn of(written: &Written) -> Option<Self> {
        let bytes =
            |text: &Option<String>| BASE64_URL_SAFE_NO_PAD.decode(text.as_ref()?.trim_end_matches('=')).ok();
        match (written.kty.as_str(), written.crv.as_deref()) {
            ("RSA", _) => Some(Self::Rsa { modulus: bytes(&written.n)?, exponent: bytes(&written.e)? }),
            ("EC", Some("P-256")) => {
                let (x, y) = (bytes(&written.x)?, bytes(&written.y)?);
                Some(Self::P256([&[4], x.as_slice(), y.as_slice()].concat()))
            }
            _ => None,
        }
    }

    /// The algorithm belongs to the kind of key: a token can't choose one that the key is not for.
    fn signed(&self, algorithm: &str, message: &[u8], signature: &[u8]) -> bool {
        match (self, algorithm) {
            (Self::Rsa { modulus, exponent }, "RS256") => {
                let key = RsaPublicKeyComponents { n: modulus, e: exponent };
                key.verify(&signature::RSA_PKCS1_2048_8192_SHA256, message, signature).is_ok()
            }
            (Self::P256(point), "ES256") => {
                let key = UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, point);
                key.verify(message, signature).is_ok()
            }
            _ => false,
        }
    }
}
