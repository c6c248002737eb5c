//! The public keys of passkeys: the three kinds that authenticators make, in the form that they write them (COSE, RFC 9053).

use ciborium::Value;
use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey};

/// The kinds that we take, the best one first: ES256, `EdDSA`, RS256.
pub const ALGORITHMS: [i64; 3] = [ES256, EDDSA, RS256];

const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

// Labels of COSE.
const KIND: i64 = 1;
const ALGORITHM: i64 = 3;
const KIND_OKP: i64 = 1;
const KIND_EC2: i64 = 2;
const KIND_RSA: i64 = 3;
const P256: i64 = 1;
const ED25519: i64 = 6;

/// A public key.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum PublicKey {
    /// On the curve P-256: the point, uncompressed.
    Es256(Vec<u8>),
    /// On Ed25519.
    EdDsa(Vec<u8>),
    /// RSA with PKCS #1 padding.
    Rs256 { modulus: Vec<u8>, exponent: Vec<u8> },
}

impl PublicKey {
    /// Reads a key; none where it is of no kind that we take.
    pub fn parse(cose: &[u8]) -> Option<Self> {
        let Value::Map(entries) = ciborium::from_reader(cose).ok()? else { return None };
        let entry = |label: i64| {
            let found = entries.iter().find(|(key, _)| number(key) == Some(label));
            found.map(|(_, value)| value)
        };
        let bytes = |label: i64| entry(label).and_then(Value::as_bytes).cloned();
        let is = |label: i64, wanted: i64| entry(label).and_then(number) == Some(wanted);
        match entry(ALGORITHM).and_then(number)? {
            ES256 if is(KIND, KIND_EC2) && is(-1, P256) => {
                let (x, y) = (bytes(-2)?, bytes(-3)?);
                let whole = x.len() == 32 && y.len() == 32;
                whole.then(|| Self::Es256([&[4], x.as_slice(), &y].concat()))
            }
            EDDSA if is(KIND, KIND_OKP) && is(-1, ED25519) => bytes(-2).filter(|x| x.len() == 32).map(Self::EdDsa),
            RS256 if is(KIND, KIND_RSA) => Some(Self::Rs256 { modulus: bytes(-1)?, exponent: bytes(-2)? }),
            _ => None,
        }
    }

    /// Whether the owner of this key signed that message.
    pub fn signed(&self, message: &[u8], signature: &[u8]) -> bool {
        let checked = match self {
            Self::Es256(point) => {
                UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_ASN1, point).verify(message, signature)
            }
            Self::EdDsa(key) => UnparsedPublicKey::new(&signature::ED25519, key).verify(message, signature),
            Self::Rs256 { modulus, exponent } => RsaPublicKeyComponents { n: modulus, e: exponent }.verify(
                &signature::RSA_PKCS1_2048_8192_SHA256,
                message,
                signature,
            ),
        };
        checked.is_ok()
    }
}

fn number(value: &Value) -> Option<i64> {
    value.as_integer().and_then(|number| number.try_into().ok())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};

    use super::*;

    fn cose(entries: &[(i64, Value)]) -> Vec<u8> {
        let entries = entries.iter().map(|(label, value)| (Value::from(*label), value.clone())).collect();
        let mut bytes = Vec::new();
        ciborium::into_writer(&Value::Map(entries), &mut bytes).expect("CBOR");
        bytes
    }

    #[test]
    fn knows_a_signature_on_p256() {
        let random = SystemRandom::new();
        let private = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, private.as_ref(), &random).expect("a key");
        let point = pair.public_key().as_ref();
        let (x, y) = (Value::from(&point[1..33]), Value::from(&point[33..]));
        let entries = [(1, 2.into()), (3, (-7).into()), (-1, 1.into()), (-2, x), (-3, y)];
        let key = PublicKey::parse(&cose(&entries)).expect("a key");
        let signature = pair.sign(&random, b"message").expect("a signature");
        assert!(key.signed(b"message", signature.as_ref()));
        assert!(!key.signed(b"massage", signature.as_ref()));
        assert!(!key.signed(b"message", b"signature"));
        // A key that says one thing and is another.
        for (place, wrong) in [(0, 3), (1, -8), (1, -35), (2, 2)] {
            let mut altered = entries.clone();
            altered[place].1 = wrong.into();
            assert_eq!(PublicKey::parse(&cose(&altered)), None);
        }
    }

    #[test]
    fn knows_a_signature_on_ed25519() {
        let private = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
        let pair = Ed25519KeyPair::from_pkcs8(private.as_ref()).expect("a key");
        let x = Value::from(pair.public_key().as_ref());
        let key =
            PublicKey::parse(&cose(&[(1, 1.into()), (3, (-8).into()), (-1, 6.into()), (-2, x)])).expect("a key");
        let signature = pair.sign(b"message");
        assert!(key.signed(b"message", signature.as_ref()) && !key.signed(b"massage", signature.as_ref()));
    }

    proptest! {
        #[test]
        fn whatever_comes_is_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            if let Some(key) = PublicKey::parse(&bytes) {
                prop_assert!(!key.signed(b"message", &bytes));
            }
        }
    }
}
