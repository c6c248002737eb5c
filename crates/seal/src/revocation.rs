//! Whether certificates were revoked, by lists (CRL) and by answers to questions (OCSP, RFC 6960).

use der::asn1::{Any, BitString, ObjectIdentifier, OctetString};
use der::{Decode as _, Encode as _, Enumerated, Sequence};
use model::Timestamp;
use ring::digest;
use spki::AlgorithmIdentifierOwned;
use x509_cert::Certificate;
use x509_cert::crl::CertificateList;
use x509_cert::serial_number::SerialNumber;

use crate::algorithm::verifies;
use crate::certificate::{Known, moment};
use crate::{date, oid};

/// What a list or an answer says about a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    /// It was not revoked.
    Good,
    /// It was revoked.
    Revoked,
    /// Nothing that could be believed.
    Nothing,
}

/// What a list says about a certificate. The list has to be by the certificate's issuer; its signature is checked where
/// the issuer's certificate is known.
pub(crate) fn list_says(list: &[u8], certificate: &Known, issuer: Option<&Known>) -> Said {
    let Ok(list) = CertificateList::from_der(list) else { return Said::Nothing };
    let body = &certificate.parsed.tbs_certificate;
    if list.tbs_cert_list.issuer != body.issuer || list.tbs_cert_list.signature != list.signature_algorithm {
        return Said::Nothing;
    }
    if let Some(issuer) = issuer {
        let (Ok(message), Some(signature)) = (list.tbs_cert_list.to_der(), list.signature.as_bytes()) else {
            return Said::Nothing;
        };
        let key = &issuer.parsed.tbs_certificate.subject_public_key_info;
        if !verifies(key, &list.signature_algorithm, None, &message, signature) {
            return Said::Nothing;
        }
    }
    let revoked = list.tbs_cert_list.revoked_certificates.unwrap_or_default();
    if revoked.iter().any(|one| one.serial_number == body.serial_number) { Said::Revoked } else { Said::Good }
}

/// Whether a newer list was due before that moment: what it says may be long past.
pub(crate) fn list_was_over(list: &[u8], at: Timestamp) -> bool {
    let due = CertificateList::from_der(list).ok().and_then(|list| list.tbs_cert_list.next_update);
    due.is_some_and(|due| moment(due) < at)
}

#[derive(Sequence)]
struct OcspRequest {
    body: RequestBody,
}

#[derive(Sequence)]
struct RequestBody {
    list: Vec<SingleRequest>,
}

#[derive(Sequence)]
struct SingleRequest {
    certificate: CertificateId,
}

#[derive(Sequence, PartialEq)]
struct CertificateId {
    algorithm: AlgorithmIdentifierOwned,
    issuer_name: OctetString,
    issuer_key: OctetString,
    serial: SerialNumber,
}

#[derive(Sequence)]
struct OcspResponse {
    status: ResponseStatus,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    content: Option<ResponseBytes>,
}

#[derive(Clone, Copy, PartialEq, Eq, Enumerated)]
#[repr(u8)]
enum ResponseStatus {
    Successful = 0,
    Malformed = 1,
    InternalError = 2,
    TryLater = 3,
    SignatureRequired = 5,
    Unauthorized = 6,
}

#[derive(Sequence)]
struct ResponseBytes {
    kind: ObjectIdentifier,
    content: OctetString,
}

#[derive(Sequence)]
struct BasicResponse {
    body: Any,
    algorithm: AlgorithmIdentifierOwned,
    signature: BitString,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    certificates: Option<Vec<Certificate>>,
}

#[derive(Sequence)]
struct ResponseBody {
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    version: Option<u8>,
    responder: Any,
    produced: Any,
    responses: Vec<SingleResponse>,
    #[asn1(context_specific = "1", tag_mode = "EXPLICIT", optional = "true")]
    extensions: Option<Any>,
}

#[derive(Sequence)]
struct SingleResponse {
    certificate: CertificateId,
    status: Any,
    this_update: Any,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    next_update: Option<Any>,
    #[asn1(context_specific = "1", tag_mode = "EXPLICIT", optional = "true")]
    extensions: Option<Any>,
}

/// How a certificate is named in questions: by digests of its issuer. SHA-1 is what all responders understand; it
/// protects nothing here.
fn name(certificate: &Known, issuer: &Known) -> Result<CertificateId, der::Error> {
    let digest =
        |bytes: &[u8]| OctetString::new(digest::digest(&digest::SHA1_FOR_LEGACY_USE_ONLY, bytes).as_ref());
    let issuer = &issuer.parsed.tbs_certificate;
    Ok(CertificateId {
        algorithm: AlgorithmIdentifierOwned { oid: oid::SHA1, parameters: Some(der::asn1::Null.into()) },
        issuer_name: digest(&issuer.subject.to_der()?)?,
        issuer_key: digest(issuer.subject_public_key_info.subject_public_key.raw_bytes())?,
        serial: certificate.parsed.tbs_certificate.serial_number.clone(),
    })
}

/// The question whether a certificate was revoked.
pub(crate) fn question(certificate: &Known, issuer: &Known) -> Result<Vec<u8>, der::Error> {
    let single = SingleRequest { certificate: name(certificate, issuer)? };
    OcspRequest { body: RequestBody { list: vec![single] } }.to_der()
}

/// An answer to the question whether a certificate was revoked.
pub(crate) struct Answer {
    /// What it says.
    pub said: Said,
    /// The certificate of who answered, where it is not the issuer itself.
    pub by: Option<Known>,
    /// When a newer one is to be had at the latest.
    until: Option<Timestamp>,
}

impl Answer {
    /// Whether a newer one was due before that moment.
    pub fn was_over(&self, at: Timestamp) -> bool {
        self.until.is_some_and(|until| until < at)
    }
}

/// What an answer says about a certificate.
pub(crate) fn answer_says(answer: &[u8], certificate: &Known, issuer: &Known) -> Answer {
    read_answer(answer, certificate, issuer).unwrap_or(Answer { said: Said::Nothing, by: None, until: None })
}

fn read_answer(answer: &[u8], certificate: &Known, issuer: &Known) -> Option<Answer> {
    let response = OcspResponse::from_der(answer).ok()?;
    let content = response.content.filter(|_| response.status == ResponseStatus::Successful)?;
    let basic = BasicResponse::from_der(content.content.as_bytes()).ok()?;
    if content.kind != oid::OCSP_BASIC {
        return None;
    }
    let message = basic.body.to_der().ok()?;
    let signature = basic.signature.as_bytes()?;
    let signed = |by: &Known| {
        let key = &by.parsed.tbs_certificate.subject_public_key_info;
        verifies(key, &basic.algorithm, None, &message, signature)
    };
    let others = basic.certificates.unwrap_or_default().into_iter().take(8).filter_map(|one| Known::of(one).ok());
    let may_answer = |one: &Known| one.is_for(oid::OCSP_SIGNING) && one.is_issued_by(issuer);
    let other = others.into_iter().find(|one| signed(one));
    let by = match other {
        Some(other) if other.der == issuer.der => None,
        Some(other) => Some(Some(other).filter(may_answer)?),
        None => signed(issuer).then_some(None)?,
    };
    let body: ResponseBody = basic.body.decode_as().ok()?;
    let name = name(certificate, issuer).ok()?;
    let same = |one: &CertificateId| {
        (&one.issuer_name, &one.issuer_key, &one.serial) == (&name.issuer_name, &name.issuer_key, &name.serial)
    };
    let single = body.responses.iter().find(|one| same(&one.certificate))?;
    let said = match u8::from(der::Tagged::tag(&single.status)) & 0x1f {
        0 => Said::Good,
        1 => Said::Revoked,
        _ => Said::Nothing,
    };
    let until = single.next_update.as_ref().and_then(|next| date::read(next.value()));
    Some(Answer { said, by, until })
}
