//! The signature itself: a CMS container as PAdES wants it.
//!
//! It signs the digest of the bytes around it, and the digests of all certificates that come with it, so that none of
//! them can be exchanged. It says no time: PAdES forbids that here, the PDF's signature dictionary has one.

use cms::cert::{CertificateChoices, IssuerAndSerialNumber};
use cms::content_info::{CmsVersion, ContentInfo};
use cms::signed_data::{
    CertificateSet, EncapsulatedContentInfo, SignedAttributes, SignedData, SignerIdentifier, SignerInfo,
    SignerInfos,
};
use der::asn1::{Any, ObjectIdentifier, OctetString, SetOfVec};
use der::{Decode as _, Encode, Sequence};
use spki::AlgorithmIdentifierOwned;
use x509_cert::attr::Attribute;

use crate::certificate::Known;
use crate::error::encoding;
use crate::{SealError, SealingKey, oid};

/// Which certificates a signature goes with (RFC 5035). The first is the signer's.
#[derive(Sequence)]
pub(crate) struct SigningCertificates {
    pub certificates: Vec<CertificateDigest>,
    #[asn1(optional = "true")]
    pub policies: Option<Any>,
}

/// A certificate by its digest. Where no algorithm is named, the attribute says which one it is.
#[derive(Sequence)]
pub(crate) struct CertificateDigest {
    #[asn1(optional = "true")]
    pub algorithm: Option<AlgorithmIdentifierOwned>,
    pub digest: OctetString,
    #[asn1(optional = "true")]
    pub issuer: Option<Any>,
}

/// Signs the digest of a document. `stamp` is handed the signature and may answer a time-stamp token for it.
pub(crate) fn sign(
    key: &SealingKey,
    digest: &[u8; 32],
    stamp: impl FnOnce(&[u8]) -> Option<Vec<u8>>,
) -> Result<Vec<u8>, SealError> {
    let attributes = signed_attributes(key.chain(), digest).map_err(encoding)?;
    // What is signed is the set as such, not in the form in which the container holds it.
    let signature = key.sign(&attributes.to_der().map_err(encoding)?)?;
    let token = stamp(&signature);
    contain(key, attributes, &signature, token.as_deref()).map_err(encoding)
}

fn signed_attributes(chain: &[Known], digest: &[u8; 32]) -> Result<SignedAttributes, der::Error> {
    let certificates = chain.iter().map(|known| {
        Ok(CertificateDigest { algorithm: None, digest: OctetString::new(known.fingerprint())?, issuer: None })
    });
    let certificates =
        SigningCertificates { certificates: certificates.collect::<der::Result<_>>()?, policies: None };
    SetOfVec::try_from(vec![
        attribute(oid::CONTENT_TYPE, &oid::DATA)?,
        attribute(oid::MESSAGE_DIGEST, &OctetString::new(digest.as_slice())?)?,
        attribute(oid::SIGNING_CERTIFICATE_V2, &certificates)?,
    ])
}

fn attribute(identifier: ObjectIdentifier, value: &impl Encode) -> Result<Attribute, der::Error> {
    let value = Any::from_der(&value.to_der()?)?;
    Ok(Attribute { oid: identifier, values: SetOfVec::try_from(vec![value])? })
}

fn contain(
    key: &SealingKey,
    attributes: SignedAttributes,
    signature: &[u8],
    token: Option<&[u8]>,
) -> Result<Vec<u8>, der::Error> {
    let sha256 = AlgorithmIdentifierOwned { oid: oid::SHA256, parameters: None };
    let own = &key.own().parsed.tbs_certificate;
    let stamped = |token: &[u8]| {
        // The token's bytes stay as they came: others compare them.
        let values = SetOfVec::try_from(vec![Any::from_der(token)?])?;
        SetOfVec::try_from(vec![Attribute { oid: oid::SIGNATURE_TIME_STAMP, values }])
    };
    let signer = SignerInfo {
        version: CmsVersion::V1,
        sid: SignerIdentifier::IssuerAndSerialNumber(IssuerAndSerialNumber {
            issuer: own.issuer.clone(),
            serial_number: own.serial_number.clone(),
        }),
        digest_alg: sha256.clone(),
        signed_attrs: Some(attributes),
        signature_algorithm: key.algorithm().clone(),
        signature: OctetString::new(signature)?,
        unsigned_attrs: token.map(stamped).transpose()?,
    };
    let certificates: Vec<_> =
        key.chain().iter().map(|known| CertificateChoices::Certificate(known.parsed.clone())).collect();
    let data = SignedData {
        version: CmsVersion::V1,
        digest_algorithms: SetOfVec::try_from(vec![sha256])?,
        encap_content_info: EncapsulatedContentInfo { econtent_type: oid::DATA, econtent: None },
        certificates: Some(CertificateSet(SetOfVec::try_from(certificates)?)),
        crls: None,
        signer_infos: SignerInfos(SetOfVec::try_from(vec![signer])?),
    };
    ContentInfo { content_type: oid::SIGNED_DATA, content: Any::from_der(&data.to_der()?)? }.to_der()
}
