//! The certificate that an instance makes for itself, where the operator supplied none.

use std::time::Duration;

use der::EncodePem as _;
use der::asn1::{Any, SetOfVec, Utf8StringRef};
use der::pem::LineEnding;
use model::{Random, Timestamp};
use p256::ecdsa::{DerSignature, SigningKey};
use p256::pkcs8::EncodePrivateKey as _;
// Not called: with its feature `oid`, keys know the name of the algorithm that they sign with.
use sha2_10 as _;
use x509_cert::attr::AttributeTypeAndValue;
use x509_cert::builder::{Builder as _, CertificateBuilder, Profile};
use x509_cert::name::{Name, RdnSequence, RelativeDistinguishedName};
use x509_cert::serial_number::SerialNumber;
use x509_cert::time::{Time, Validity};

use crate::key::PrivateKey;
use crate::{SealError, SealingKey, oid};

/// A generated key and its certificate, to be kept. The key is a secret.
pub struct GeneratedPem {
    /// The private key in PEM (PKCS #8).
    pub key: String,
    /// The certificate in PEM.
    pub certificate: String,
}

/// Common names are at most this long.
const LONGEST_NAME: usize = 64;

impl SealingKey {
    /// Makes a P-256 key and a certificate that it signs itself.
    ///
    /// # Errors
    ///
    /// When the moments are such that no certificate can say them.
    pub fn generate(
        common_name: &str,
        from: Timestamp,
        until: Timestamp,
        random: &dyn Random,
    ) -> Result<(Self, GeneratedPem), SealError> {
        let secret = loop {
            let mut bytes = [0; 32];
            random.fill(&mut bytes);
            // A few of all numbers are too large to be a key; the next ones are not.
            if let Ok(secret) = p256::SecretKey::from_slice(&bytes) {
                break secret;
            }
        };
        let refused = |error: &dyn std::fmt::Display| SealError::Certificate(format!("can't be made ({error})"));
        let key = SigningKey::from(&secret);
        let name = name(common_name).map_err(|error| refused(&error))?;
        let validity = Validity { not_before: time(from)?, not_after: time(until)? };
        let public =
            spki::SubjectPublicKeyInfoOwned::from_key(*key.verifying_key()).map_err(|error| refused(&error))?;
        let profile =
            Profile::Leaf { issuer: name.clone(), enable_key_agreement: false, enable_key_encipherment: false };
        let builder = CertificateBuilder::new(profile, serial(random)?, validity, name, public, &key);
        let builder = builder.map_err(|error| refused(&error))?;
        let certificate = builder.build::<DerSignature>().map_err(|error| refused(&error))?;

        let pem = GeneratedPem {
            key: secret.to_pkcs8_pem(LineEnding::LF).map_err(|error| refused(&error))?.to_string(),
            certificate: certificate.to_pem(LineEnding::LF).map_err(|error| refused(&error))?,
        };
        let known = crate::certificate::Known::of(certificate).map_err(|error| refused(&error))?;
        Ok((Self::from_private(PrivateKey::elliptic(&secret)?, vec![known])?, pem))
    }
}

/// A distinguished name of a common name alone. It is not parsed from text, so no character of it means anything.
fn name(common_name: &str) -> Result<Name, der::Error> {
    let short: String = common_name.chars().filter(|one| !one.is_control()).take(LONGEST_NAME).collect();
    let value = Any::encode_from(&Utf8StringRef::new(&short)?)?;
    let attribute = AttributeTypeAndValue { oid: oid::COMMON_NAME, value };
    Ok(RdnSequence(vec![RelativeDistinguishedName(SetOfVec::try_from(vec![attribute])?)]))
}

fn serial(random: &dyn Random) -> Result<SerialNumber, SealError> {
    let mut bytes = [0; 16];
    random.fill(&mut bytes);
    // Positive, and always of the same length.
    bytes[0] = bytes[0] & 0x7f | 0x40;
    SerialNumber::new(&bytes).map_err(|error| SealError::Certificate(format!("can't be numbered ({error})")))
}

fn time(at: Timestamp) -> Result<Time, SealError> {
    let seconds = u64::try_from(at.seconds()).ok();
    let time = seconds.and_then(|seconds| {
        let date = der::DateTime::from_unix_duration(Duration::from_secs(seconds)).ok()?;
        Some(Time::GeneralTime(der::asn1::GeneralizedTime::from_date_time(date)))
    });
    time.ok_or_else(|| SealError::Certificate(format!("can't say the moment {at}")))
}
