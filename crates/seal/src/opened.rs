//! Opening a signature container and checking it.

use cms::cert::CertificateChoices;
use cms::content_info::{CmsVersion, ContentInfo};
use cms::signed_data::{SignedData, SignerIdentifier, SignerInfo};
use der::asn1::{Any, ObjectIdentifier, OctetString};
use der::{Decode as _, Encode as _};
use ring::digest;

use crate::algorithm::{digest_of, digest_parts, is_plain, verifies};
use crate::certificate::Known;
use crate::container::SigningCertificates;
use crate::oid;

/// Containers larger than this are not opened: sorting what is in them would take too long.
const LARGEST: usize = 64 << 10;

/// Certificates beyond so many are not looked at.
const MOST_CERTIFICATES: usize = 32;

/// What is wrong with a signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// The container can't be read, or is not of the form it has to be.
    Damaged(String),
    /// The bytes that were signed are others.
    Altered,
}

impl Flaw {
    fn damaged(what: &str) -> Self {
        Self::Damaged(what.to_owned())
    }
}

/// A container whose signature is right.
#[derive(Debug)]
pub(crate) struct Opened {
    /// Whose signature it is.
    pub signer: Known,
    /// All certificates that came along, the signer's included.
    pub certificates: Vec<Known>,
    /// The signature's value, which is what a time stamp is for.
    pub signature: Vec<u8>,
    /// The time-stamp token over it.
    pub token: Option<Vec<u8>>,
    /// Of what kind the content is.
    pub content_type: ObjectIdentifier,
    /// What was signed, where it is inside.
    pub content: Option<Vec<u8>>,
    /// Whether it is of the form in which we write it, to the last byte.
    pub canonical: bool,
}

/// A container that was read and not checked.
pub(crate) struct Unchecked {
    data: SignedData,
    signer: SignerInfo,
    certificates: Vec<Known>,
    canonical: bool,
}

impl Unchecked {
    /// Reads a container.
    pub fn read(der: &[u8]) -> Result<Self, Flaw> {
        if der.len() > LARGEST {
            return Err(Flaw::damaged("is too large"));
        }
        let unreadable = |error: der::Error| Flaw::Damaged(format!("can't be read ({error})"));
        let info = ContentInfo::from_der(der).map_err(unreadable)?;
        if info.content_type != oid::SIGNED_DATA {
            return Err(Flaw::damaged("holds no signature"));
        }
        let data: SignedData = info.content.decode_as().map_err(unreadable)?;
        let certificates = data.certificates.iter().flat_map(|set| set.0.iter());
        let certificates = certificates.filter_map(|one| match one {
            CertificateChoices::Certificate(certificate) => Known::of(certificate.clone()).ok(),
            CertificateChoices::Other(_) => None,
        });
        let certificates: Vec<_> = certificates.take(MOST_CERTIFICATES).collect();
        let [signer] = data.signer_infos.0.as_slice() else {
            return Err(Flaw::damaged("is not by one signer"));
        };
        let canonical = data.to_der().is_ok_and(|own| info.content.to_der().is_ok_and(|read| own == read))
            && info.to_der().is_ok_and(|own| own == der);
        Ok(Self { signer: signer.clone(), certificates, canonical, data })
    }

    /// Whose signature it claims to be.
    pub fn signer(&self) -> Option<&Known> {
        self.certificates.iter().find(|known| match &self.signer.sid {
            SignerIdentifier::IssuerAndSerialNumber(id) => {
                let body = &known.parsed.tbs_certificate;
                body.issuer == id.issuer && body.serial_number == id.serial_number
            }
            SignerIdentifier::SubjectKeyIdentifier(id) => {
                let extensions = known.parsed.tbs_certificate.extensions.iter().flatten();
                let mut own = extensions.filter(|one| one.extn_id.to_string() == "2.5.29.14");
                own.any(|one| OctetString::from_der(one.extn_value.as_bytes()).is_ok_and(|own| own == id.0))
            }
        })
    }

    /// Checks the signature: over these parts, or over what is inside.
    pub fn check(self, parts: Option<&[&[u8]]>) -> Result<Opened, Flaw> {
        let signer = self.signer().cloned().ok_or_else(|| Flaw::damaged("holds no certificate of its signer"))?;
        let info = &self.signer;
        let algorithm = digest_of(info.digest_alg.oid, false).filter(|_| is_plain(&info.digest_alg));
        let algorithm = algorithm.ok_or_else(|| Flaw::damaged("uses a digest that is not accepted"))?;
        let content = self.content()?;
        let digest = match (parts, &content) {
            (Some(parts), None) => digest_parts(algorithm, parts),
            (None, Some(content)) => digest::digest(algorithm, content),
            _ => return Err(Flaw::damaged("does not say what was signed")),
        };
        if self.attribute(oid::CONTENT_TYPE)?.decode_as::<ObjectIdentifier>().ok()
            != Some(self.data.encap_content_info.econtent_type)
        {
            return Err(Flaw::damaged("is for another kind of content"));
        }
        let message =
            info.signed_attrs.as_ref().and_then(|attributes| attributes.to_der().ok()).unwrap_or_default();
        let key = &signer.parsed.tbs_certificate.subject_public_key_info;
        let value = info.signature.as_bytes();
        if !verifies(key, &info.signature_algorithm, Some(info.digest_alg.oid), &message, value) {
            return Err(Flaw::damaged("is not by the key of its certificate"));
        }
        let expected: OctetString = self
            .attribute(oid::MESSAGE_DIGEST)?
            .decode_as()
            .map_err(|_| Flaw::damaged("does not say the digest of what was signed"))?;
        // Last, so that a file that was altered is told from a signature that is none.
        if expected.as_bytes() != digest.as_ref() {
            return Err(Flaw::Altered);
        }
        let form = self.form(&signer);
        Ok(Opened {
            canonical: self.canonical && form == Form::Ours,
            token: self.token()?,
            signature: value.to_vec(),
            content_type: self.data.encap_content_info.econtent_type,
            content,
            certificates: match form {
                Form::Broken(what) => return Err(Flaw::damaged(what)),
                Form::Ours | Form::Others => self.certificates,
            },
            signer,
        })
    }

    fn content(&self) -> Result<Option<Vec<u8>>, Flaw> {
        let content = self.data.encap_content_info.econtent.as_ref();
        let content = content.map(|content| content.decode_as::<OctetString>().map(OctetString::into_bytes));
        content.transpose().map_err(|_| Flaw::damaged("holds content that can't be read"))
    }

    /// The only value of a signed attribute.
    fn attribute(&self, identifier: ObjectIdentifier) -> Result<&Any, Flaw> {
        let mut found =
            self.signer.signed_attrs.iter().flat_map(|set| set.iter()).filter(|one| one.oid == identifier);
        match (found.next().map(|one| one.values.as_slice()), found.next()) {
            (Some([value]), None) => Ok(value),
            _ => Err(Flaw::Damaged(format!("does not have the attribute {identifier} once"))),
        }
    }

    /// The time-stamp token. Two of them, or none in their place, are a sign that somebody was at it.
    fn token(&self) -> Result<Option<Vec<u8>>, Flaw> {
        let mut attributes = self.signer.unsigned_attrs.iter().flat_map(|set| set.iter());
        let Some(found) = attributes.find(|one| one.oid == oid::SIGNATURE_TIME_STAMP) else { return Ok(None) };
        match found.values.as_slice() {
            [token] => {
                token.to_der().map(Some).map_err(|_| Flaw::damaged("holds a time stamp that can't be read"))
            }
            _ => Err(Flaw::damaged("does not hold one time stamp")),
        }
    }

    fn form(&self, signer: &Known) -> Form {
        let named = match self.named(signer) {
            Ok(named) => named,
            Err(what) => return Form::Broken(what),
        };
        let others = self.certificates.iter().all(|one| self.belongs(one, signer));
        if !others {
            return Form::Broken("holds a certificate that was altered");
        }
        let plain = |one: &spki::AlgorithmIdentifierOwned| one.oid == self.signer.digest_alg.oid && is_plain(one);
        let set = self.data.digest_algorithms.as_slice();
        if !set.iter().any(plain) {
            return Form::Broken("does not name its digest");
        }
        let unsigned = self.signer.unsigned_attrs.as_ref().map_or(&[][..], |set| set.as_slice());
        let ours = self.data.version == CmsVersion::V1
            && self.signer.version == CmsVersion::V1
            && self.data.crls.is_none()
            && set.len() == 1
            && named == self.certificates.len()
            && self.data.certificates.as_ref().is_some_and(|set| set.0.len() == named)
            && unsigned.iter().all(|one| one.oid == oid::SIGNATURE_TIME_STAMP);
        if ours { Form::Ours } else { Form::Others }
    }

    /// How many of the certificates the signature itself names. It has to name the signer's first, if it names any.
    fn named(&self, signer: &Known) -> Result<usize, &'static str> {
        let (value, fallback) =
            match (self.attribute(oid::SIGNING_CERTIFICATE_V2), self.attribute(oid::SIGNING_CERTIFICATE)) {
                (Ok(value), _) => (value, oid::SHA256),
                (_, Ok(value)) => (value, oid::SHA1),
                _ => return Ok(0),
            };
        let list: SigningCertificates =
            value.decode_as().map_err(|_| "names its certificate in a way that can't be read")?;
        let mut named = 0;
        for (index, one) in list.certificates.iter().enumerate() {
            let identifier = one.algorithm.as_ref().map_or(fallback, |algorithm| algorithm.oid);
            let algorithm =
                digest_of(identifier, true).ok_or("names its certificate by a digest that is not accepted")?;
            let fits = |known: &&Known| digest::digest(algorithm, &known.der).as_ref() == one.digest.as_bytes();
            let found = self.certificates.iter().find(fits);
            if index == 0 && found.is_none_or(|found| found.der != signer.der) {
                return Err("was made with another certificate");
            }
            named += usize::from(found.is_some());
        }
        Ok(named)
    }

    /// Whether a certificate is as its issuer signed it, as far as the issuer's is there. Where it is not, as with the
    /// topmost certificate of most time stamps, nobody vouches for it here; and nothing hangs on it.
    fn belongs(&self, one: &Known, signer: &Known) -> bool {
        if one.der == signer.der {
            return true;
        }
        let issuer = &one.parsed.tbs_certificate.issuer;
        let mut issuers =
            self.certificates.iter().filter(|other| other.parsed.tbs_certificate.subject == *issuer).peekable();
        issuers.peek().is_none() || issuers.any(|other| one.is_issued_by(other))
    }
}

#[derive(PartialEq)]
enum Form {
    /// As we write them.
    Ours,
    /// As others may write them.
    Others,
    Broken(&'static str),
}
