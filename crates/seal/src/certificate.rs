//! What a certificate says.

use der::asn1::{
    Any, BmpString, Ia5StringRef, ObjectIdentifier, PrintableStringRef, TeletexStringRef, Utf8StringRef,
};
use der::{Decode as _, Encode as _, Tag, Tagged as _};
use model::Timestamp;
use model::hex::hex;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use x509_cert::Certificate;
use x509_cert::ext::pkix::name::{DistributionPointName, GeneralName};
use x509_cert::ext::pkix::{AuthorityInfoAccessSyntax, CrlDistributionPoints, ExtendedKeyUsage};
use x509_cert::name::Name;
use x509_cert::time::Time;

use crate::algorithm::{sha256, verifies};
use crate::oid;

/// What a certificate says, as it is shown to people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CertificateFacts {
    /// Whose certificate it is, as a distinguished name.
    pub subject: String,
    /// Who issued it.
    pub issuer: String,
    /// Its number, in hexadecimal.
    pub serial: String,
    /// When it starts to be valid.
    #[schema(value_type = String, format = DateTime)]
    pub not_before: Timestamp,
    /// When it ends to be valid.
    #[schema(value_type = String, format = DateTime)]
    pub not_after: Timestamp,
    /// The SHA-256 digest of the certificate, in hexadecimal: what tells it from all others.
    pub sha256: String,
}

/// A certificate beside the bytes that it was read from.
#[derive(Debug, Clone)]
pub(crate) struct Known {
    pub der: Vec<u8>,
    pub parsed: Certificate,
}

impl Known {
    /// Reads a certificate.
    pub fn read(der: &[u8]) -> Result<Self, der::Error> {
        Ok(Self { parsed: Certificate::from_der(der)?, der: der.to_vec() })
    }

    /// Takes a certificate that was read as a part of something.
    pub fn of(parsed: Certificate) -> Result<Self, der::Error> {
        Ok(Self { der: parsed.to_der()?, parsed })
    }

    pub fn facts(&self) -> CertificateFacts {
        let body = &self.parsed.tbs_certificate;
        CertificateFacts {
            subject: body.subject.to_string(),
            issuer: body.issuer.to_string(),
            serial: hex(body.serial_number.as_bytes()),
            not_before: moment(body.validity.not_before),
            not_after: moment(body.validity.not_after),
            sha256: hex(&self.fingerprint()),
        }
    }

    pub fn fingerprint(&self) -> [u8; 32] {
        sha256(&[&self.der])
    }

    /// The common name of whose certificate it is, else all of the name.
    pub fn name(&self) -> String {
        common_name(&self.parsed.tbs_certificate.subject)
    }

    pub fn is_valid_at(&self, at: Timestamp) -> bool {
        let validity = self.parsed.tbs_certificate.validity;
        // Certificates say whole seconds, and the last one is within.
        (moment(validity.not_before).seconds()..=moment(validity.not_after).seconds()).contains(&at.seconds())
    }

    /// Whether it vouches for itself.
    pub fn is_self_signed(&self) -> bool {
        self.parsed.tbs_certificate.issuer == self.parsed.tbs_certificate.subject && self.is_issued_by(self)
    }

    /// Whether the other certificate's key signed this one, and its name is the one that this one says.
    pub fn is_issued_by(&self, issuer: &Self) -> bool {
        let body = &self.parsed.tbs_certificate;
        let Some(signature) = self.parsed.signature.as_bytes() else { return false };
        body.issuer == issuer.parsed.tbs_certificate.subject
            && body.signature == self.parsed.signature_algorithm
            && body.to_der().is_ok_and(|message| {
                let key = &issuer.parsed.tbs_certificate.subject_public_key_info;
                verifies(key, &body.signature, None, &message, signature)
            })
    }

    /// Whether the certificate may be used for this purpose and says so.
    pub fn is_for(&self, purpose: ObjectIdentifier) -> bool {
        self.extension::<ExtendedKeyUsage>(oid::EXTENDED_KEY_USAGE).is_some_and(|usage| usage.0.contains(&purpose))
    }

    /// Where lists of revoked certificates are that this one would be on.
    pub fn revocation_lists(&self) -> Vec<String> {
        let points = self.extension::<CrlDistributionPoints>(oid::CRL_DISTRIBUTION_POINTS);
        let names = points.into_iter().flat_map(|points| points.0).filter_map(|point| point.distribution_point);
        let names = names.flat_map(|name| match name {
            DistributionPointName::FullName(names) => names,
            DistributionPointName::NameRelativeToCRLIssuer(_) => Vec::new(),
        });
        names.filter_map(address).collect()
    }

    /// Where to ask whether this certificate was revoked.
    pub fn responders(&self) -> Vec<String> {
        let access = self.extension::<AuthorityInfoAccessSyntax>(oid::AUTHORITY_ACCESS);
        let access = access.into_iter().flat_map(|access| access.0);
        access
            .filter(|one| one.access_method == oid::OCSP)
            .filter_map(|one| address(one.access_location))
            .collect()
    }

    pub fn has_extension(&self, identifier: ObjectIdentifier) -> bool {
        let extensions = self.parsed.tbs_certificate.extensions.as_ref();
        extensions.is_some_and(|extensions| extensions.iter().any(|one| one.extn_id == identifier))
    }

    fn extension<'a, T: der::Decode<'a>>(&'a self, identifier: ObjectIdentifier) -> Option<T> {
        let extensions = self.parsed.tbs_certificate.extensions.as_ref()?;
        let extension = extensions.iter().find(|extension| extension.extn_id == identifier)?;
        T::from_der(extension.extn_value.as_bytes()).ok()
    }
}

/// Only addresses that are fetched over HTTP: others would need programs that are not here.
fn address(name: GeneralName) -> Option<String> {
    match name {
        GeneralName::UniformResourceIdentifier(text) => {
            let text = text.as_str();
            (text.starts_with("http://") || text.starts_with("https://")).then(|| text.to_owned())
        }
        _ => None,
    }
}

/// The common name in a distinguished name, else all of it.
pub(crate) fn common_name(name: &Name) -> String {
    let mut attributes = name.0.iter().flat_map(|part| part.0.iter());
    let last = attributes.rfind(|attribute| attribute.oid == oid::COMMON_NAME);
    last.and_then(|attribute| text(&attribute.value)).unwrap_or_else(|| name.to_string())
}

/// The text of a value, whichever of the kinds of text it is written in.
fn text(value: &Any) -> Option<String> {
    match value.tag() {
        Tag::Utf8String => value.decode_as::<Utf8StringRef<'_>>().ok().map(|text| text.as_str().to_owned()),
        Tag::PrintableString => {
            value.decode_as::<PrintableStringRef<'_>>().ok().map(|text| text.as_str().to_owned())
        }
        Tag::Ia5String => value.decode_as::<Ia5StringRef<'_>>().ok().map(|text| text.as_str().to_owned()),
        Tag::TeletexString => value.decode_as::<TeletexStringRef<'_>>().ok().map(|text| text.as_str().to_owned()),
        Tag::BmpString => value.decode_as::<BmpString>().ok().map(|text| text.to_string()),
        _ => None,
    }
}

/// A certificate's moment.
pub(crate) fn moment(time: Time) -> Timestamp {
    let seconds = i64::try_from(time.to_unix_duration().as_secs()).unwrap_or(i64::MAX / 1000);
    Timestamp::from_millis(seconds.saturating_mul(1000))
}
