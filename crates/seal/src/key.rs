//! The key that seals, with its certificate.

use der::Encode as _;
use model::Timestamp;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _, RSA_PKCS1_SHA256, RsaKeyPair};
use spki::{AlgorithmIdentifierOwned, SubjectPublicKeyInfoOwned};

use crate::certificate::{CertificateFacts, Known};
use crate::{SealError, algorithm, oid};

/// What signs: takes the message, answers the signature over its SHA-256 digest, in the form that the certificate's
/// kind of key goes with (RSA with PKCS #1 v1.5, or ECDSA in DER).
pub type Signer = Box<dyn Fn(&[u8]) -> Result<Vec<u8>, String> + Send + Sync>;

/// A private key that seals, and the certificates that say whose it is.
pub struct SealingKey {
    signer: Signer,
    /// The key's own certificate first, then that of its issuer, and so on.
    chain: Vec<Known>,
    algorithm: AlgorithmIdentifierOwned,
}

/// A private key in memory.
pub(crate) enum PrivateKey {
    Elliptic(EcdsaKeyPair),
    Rsa(RsaKeyPair),
}

impl SealingKey {
    /// A key that is somewhere else, such as in a hardware module. `chain` are the certificates in DER, the key's own
    /// first.
    ///
    /// # Errors
    ///
    /// When a certificate can't be read, or is for a kind of key that can't seal.
    pub fn from_signer(chain: &[Vec<u8>], signer: Signer) -> Result<Self, SealError> {
        let chain: Result<Vec<_>, _> = chain.iter().map(|der| Known::read(der)).collect();
        let chain = chain.map_err(|error| SealError::Certificate(format!("can't be read ({error})")))?;
        // What is signed about a certificate is its bytes, and others will read them as strictly.
        if let Some(loose) = chain.iter().find(|known| known.parsed.to_der().is_ok_and(|der| der != known.der)) {
            let what = format!("of {} is not encoded as certificates have to be (DER)", loose.name());
            return Err(SealError::Certificate(what));
        }
        let Some(own) = chain.first() else {
            return Err(SealError::Certificate("is missing; supply it with the key".to_owned()));
        };
        let algorithm = signature_algorithm(&own.parsed.tbs_certificate.subject_public_key_info)?;
        Ok(Self { signer, chain, algorithm })
    }

    /// A key in memory; the certificate that belongs to it is found among those given.
    pub(crate) fn from_private(key: PrivateKey, certificates: Vec<Known>) -> Result<Self, SealError> {
        let public = key.public();
        let own = certificates.iter().position(|one| {
            let info = &one.parsed.tbs_certificate.subject_public_key_info;
            info.subject_public_key.as_bytes() == Some(&public)
        });
        let Some(own) = own else {
            let what = "belongs to another key; supply the key and the certificate of the same pair";
            return Err(SealError::Certificate(what.to_owned()));
        };
        let chain: Vec<_> = chain(own, certificates).into_iter().map(|known| known.der).collect();
        Self::from_signer(&chain, Box::new(move |message| key.sign(message)))
    }

    /// What the key's certificate says.
    #[must_use]
    pub fn certificate(&self) -> CertificateFacts {
        self.own().facts()
    }

    /// The key's certificate in DER.
    #[must_use]
    pub fn certificate_der(&self) -> &[u8] {
        &self.own().der
    }

    /// The SHA-256 digest of the key's certificate, which [`crate::verify`] knows it by.
    #[must_use]
    pub fn fingerprint(&self) -> [u8; 32] {
        self.own().fingerprint()
    }

    /// Whether the certificate may be used at this moment. An expired one that the operator supplied is not used.
    ///
    /// # Errors
    ///
    /// When the certificate is past its end or before its start.
    pub fn check_validity(&self, now: Timestamp) -> Result<(), SealError> {
        let own = self.own();
        let facts = own.facts();
        if own.is_valid_at(now) {
            Ok(())
        } else if now < facts.not_before {
            Err(SealError::NotYetValid(facts.not_before))
        } else {
            Err(SealError::Expired(facts.not_after))
        }
    }

    /// Whether the certificate ends within so many days, so that a generated one is due to be made anew.
    #[must_use]
    pub fn ends_within(&self, days: i64, now: Timestamp) -> bool {
        now.plus_days(days) >= self.own().facts().not_after
    }

    /// Whether the certificate begins only after this moment: a generated one was made while the clock was ahead.
    #[must_use]
    pub fn begins_after(&self, now: Timestamp) -> bool {
        now.seconds() < self.own().facts().not_before.seconds()
    }

    /// Signs a message: ECDSA or RSA over its SHA-256 digest. [`verify_signature`] checks it.
    ///
    /// # Errors
    ///
    /// When the key did not sign.
    pub fn sign(&self, message: &[u8]) -> Result<Vec<u8>, SealError> {
        (self.signer)(message).map_err(SealError::Signing)
    }

    pub(crate) fn own(&self) -> &Known {
        &self.chain[0]
    }

    pub(crate) fn chain(&self) -> &[Known] {
        &self.chain
    }

    pub(crate) fn algorithm(&self) -> &AlgorithmIdentifierOwned {
        &self.algorithm
    }
}

impl std::fmt::Debug for SealingKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The key itself is in the closure and stays there.
        f.debug_struct("SealingKey").field("certificate", &self.certificate()).finish_non_exhaustive()
    }
}

/// Whether a signature over a message was made with the key of this certificate, as [`SealingKey::sign`] makes them.
#[must_use]
pub fn verify_signature(certificate_der: &[u8], message: &[u8], signature: &[u8]) -> bool {
    let Ok(certificate) = Known::read(certificate_der) else { return false };
    let key = &certificate.parsed.tbs_certificate.subject_public_key_info;
    signature_algorithm(key).is_ok_and(|algorithm| algorithm::verifies(key, &algorithm, None, message, signature))
}

/// How a key of this kind signs.
fn signature_algorithm(key: &SubjectPublicKeyInfoOwned) -> Result<AlgorithmIdentifierOwned, SealError> {
    let curve = || key.algorithm.parameters.as_ref()?.decode_as().ok();
    match key.algorithm.oid {
        oid::RSA => {
            Ok(AlgorithmIdentifierOwned { oid: oid::RSA_SHA256, parameters: Some(der::asn1::Null.into()) })
        }
        oid::EC if curve() == Some(oid::P256) => {
            Ok(AlgorithmIdentifierOwned { oid: oid::ECDSA_SHA256, parameters: None })
        }
        _ => Err(SealError::Certificate(
            "is for a kind of key that can't seal; supply one for an RSA key of at least 2048 bits or for a P-256 key"
                .to_owned(),
        )),
    }
}

/// The own certificate, then those that issued it, as far as they are there.
fn chain(own: usize, mut certificates: Vec<Known>) -> Vec<Known> {
    let mut chain = vec![certificates.swap_remove(own)];
    while let Some(last) = chain.last() {
        let issuer = if last.is_self_signed() {
            None
        } else {
            certificates.iter().position(|candidate| last.is_issued_by(candidate))
        };
        match issuer {
            Some(issuer) => chain.push(certificates.swap_remove(issuer)),
            None => break,
        }
    }
    chain
}

impl PrivateKey {
    /// A P-256 key. It signs by `ring`, which takes a fraction of the time that `p256` takes.
    pub(crate) fn elliptic(secret: &p256::SecretKey) -> Result<Self, SealError> {
        let (private, public) = (secret.to_bytes(), secret.public_key().to_sec1_bytes());
        let random = SystemRandom::new();
        EcdsaKeyPair::from_private_key_and_public_key(&ECDSA_P256_SHA256_ASN1_SIGNING, &private, &public, &random)
            .map(Self::Elliptic)
            .map_err(|error| SealError::Key(format!("can't be used ({error})")))
    }

    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, String> {
        match self {
            Self::Elliptic(key) => {
                let signed = key.sign(&SystemRandom::new(), message);
                signed.map(|signature| signature.as_ref().to_vec()).map_err(|_| "ECDSA refused".to_owned())
            }
            Self::Rsa(key) => {
                let mut signature = vec![0; key.public().modulus_len()];
                // The randomness only hides the computation from who watches it; the signature is always the same.
                let signed = key.sign(&RSA_PKCS1_SHA256, &SystemRandom::new(), message, &mut signature);
                signed.map(|()| signature).map_err(|_| "RSA refused".to_owned())
            }
        }
    }

    /// The public key as certificates hold it.
    fn public(&self) -> Vec<u8> {
        match self {
            Self::Elliptic(key) => key.public_key().as_ref().to_vec(),
            Self::Rsa(key) => key.public().as_ref().to_vec(),
        }
    }
}
