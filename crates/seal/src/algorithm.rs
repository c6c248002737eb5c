//! Checking signatures of every kind that certificates, time stamps and revocation lists come with.

use der::asn1::{AnyRef, ObjectIdentifier};
use der::{Decode as _, Encode as _};
use ring::digest::{self, Digest};
use ring::signature::{self, UnparsedPublicKey, VerificationAlgorithm};
use spki::{AlgorithmIdentifierOwned, SubjectPublicKeyInfoOwned};

use crate::oid;

/// The SHA-256 digest of bytes that lie in several places.
pub(crate) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut result = [0; 32];
    result.copy_from_slice(digest_parts(&digest::SHA256, parts).as_ref());
    result
}

/// The digest algorithm of an identifier; SHA-1 where `legacy` says that it only identifies and doesn't protect.
pub(crate) fn digest_of(algorithm: ObjectIdentifier, legacy: bool) -> Option<&'static digest::Algorithm> {
    match algorithm {
        oid::SHA256 => Some(&digest::SHA256),
        oid::SHA384 => Some(&digest::SHA384),
        oid::SHA512 => Some(&digest::SHA512),
        oid::SHA1 if legacy => Some(&digest::SHA1_FOR_LEGACY_USE_ONLY),
        _ => None,
    }
}

/// The digest of bytes that lie in several places.
pub(crate) fn digest_parts(algorithm: &'static digest::Algorithm, parts: &[&[u8]]) -> Digest {
    let mut context = digest::Context::new(algorithm);
    for part in parts {
        context.update(part);
    }
    context.finish()
}

/// Whether an algorithm has no parameters, written in either of the two ways.
pub(crate) fn is_plain(algorithm: &AlgorithmIdentifierOwned) -> bool {
    algorithm.parameters.as_ref().is_none_or(|parameters| parameters.to_der().is_ok_and(|der| der == [5, 0]))
}

/// Whether the signature over the message was made with the key. `digest` is what a signature algorithm that doesn't
/// name a digest goes with.
pub(crate) fn verifies(
    key: &SubjectPublicKeyInfoOwned,
    algorithm: &AlgorithmIdentifierOwned,
    digest: Option<ObjectIdentifier>,
    message: &[u8],
    signature: &[u8],
) -> bool {
    let Some(point) = key.subject_public_key.as_bytes() else { return false };
    let Some(verification) = verification(key, algorithm, digest) else { return false };
    UnparsedPublicKey::new(verification, point).verify(message, signature).is_ok()
}

fn verification(
    key: &SubjectPublicKeyInfoOwned,
    algorithm: &AlgorithmIdentifierOwned,
    digest: Option<ObjectIdentifier>,
) -> Option<&'static dyn VerificationAlgorithm> {
    match key.algorithm.oid {
        oid::RSA => rsa(algorithm, digest),
        oid::EC => {
            let curve = key.algorithm.parameters.as_ref()?.decode_as::<ObjectIdentifier>().ok()?;
            algorithm.parameters.is_none().then(|| elliptic(curve, algorithm.oid))?
        }
        oid::ED25519 => (algorithm.oid == oid::ED25519).then_some(&signature::ED25519),
        _ => None,
    }
}

fn rsa(
    algorithm: &AlgorithmIdentifierOwned,
    digest: Option<ObjectIdentifier>,
) -> Option<&'static dyn VerificationAlgorithm> {
    if algorithm.oid == oid::RSA_PSS {
        return match pss_digest(algorithm)? {
            oid::SHA256 => Some(&signature::RSA_PSS_2048_8192_SHA256),
            oid::SHA384 => Some(&signature::RSA_PSS_2048_8192_SHA384),
            oid::SHA512 => Some(&signature::RSA_PSS_2048_8192_SHA512),
            _ => None,
        };
    }
    if !is_plain(algorithm) {
        return None;
    }
    match (algorithm.oid, digest) {
        (oid::RSA_SHA256, _) | (oid::RSA, Some(oid::SHA256)) => Some(&signature::RSA_PKCS1_2048_8192_SHA256),
        (oid::RSA_SHA384, _) | (oid::RSA, Some(oid::SHA384)) => Some(&signature::RSA_PKCS1_2048_8192_SHA384),
        (oid::RSA_SHA512, _) | (oid::RSA, Some(oid::SHA512)) => Some(&signature::RSA_PKCS1_2048_8192_SHA512),
        _ => None,
    }
}

/// The digest that the parameters of RSA-PSS name first.
fn pss_digest(algorithm: &AlgorithmIdentifierOwned) -> Option<ObjectIdentifier> {
    let parameters = algorithm.parameters.as_ref()?.to_der().ok()?;
    let sequence = AnyRef::from_der(&parameters).ok()?;
    let tagged = AnyRef::from_der(first_of(sequence.value())?).ok()?;
    let digest = AlgorithmIdentifierOwned::from_der(tagged.value()).ok()?;
    Some(digest.oid)
}

/// The first of several encoded values.
fn first_of(bytes: &[u8]) -> Option<&[u8]> {
    let length = crate::encoded::length(bytes)?;
    bytes.get(..length)
}

fn elliptic(curve: ObjectIdentifier, algorithm: ObjectIdentifier) -> Option<&'static dyn VerificationAlgorithm> {
    match (curve, algorithm) {
        (oid::P256, oid::ECDSA_SHA256) => Some(&signature::ECDSA_P256_SHA256_ASN1),
        (oid::P256, oid::ECDSA_SHA384) => Some(&signature::ECDSA_P256_SHA384_ASN1),
        (oid::P384, oid::ECDSA_SHA256) => Some(&signature::ECDSA_P384_SHA256_ASN1),
        (oid::P384, oid::ECDSA_SHA384) => Some(&signature::ECDSA_P384_SHA384_ASN1),
        _ => None,
    }
}
