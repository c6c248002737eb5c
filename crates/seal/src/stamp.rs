//! Time stamps (RFC 3161): asking for them and checking them.

use der::asn1::{Any, Int, OctetString};
use der::{Decode as _, Encode as _, Sequence};
use model::{Random, Timestamp};
use spki::AlgorithmIdentifierOwned;
use x509_tsp::{MessageImprint, TimeStampReq, TimeStampResp, TspVersion};

use crate::algorithm::{digest_of, digest_parts};
use crate::certificate::Known;
use crate::opened::{Flaw, Unchecked};
use crate::{LastStamp, date, oid};

/// What a time-stamp token says (RFC 3161). Not the library's type: that one reads no fractions of seconds.
#[derive(Sequence)]
struct TstInfo {
    version: u8,
    policy: der::asn1::ObjectIdentifier,
    imprint: MessageImprint,
    serial: Int,
    at: Any,
    #[asn1(optional = "true")]
    accuracy: Option<Accuracy>,
    #[asn1(default = "Default::default")]
    ordering: bool,
    #[asn1(optional = "true")]
    nonce: Option<Int>,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    authority: Option<Any>,
    #[asn1(context_specific = "1", tag_mode = "IMPLICIT", optional = "true")]
    extensions: Option<x509_cert::ext::Extensions>,
}

#[derive(Sequence)]
struct Accuracy {
    #[asn1(optional = "true")]
    seconds: Option<Int>,
    #[asn1(context_specific = "0", tag_mode = "IMPLICIT", optional = "true")]
    milliseconds: Option<Int>,
    #[asn1(context_specific = "1", tag_mode = "IMPLICIT", optional = "true")]
    microseconds: Option<Int>,
}

/// A time stamp that is right.
#[derive(Debug)]
pub(crate) struct Stamp {
    /// The moment that it vouches for.
    pub at: Timestamp,
    /// Whose it is.
    pub authority: Known,
    /// The certificates that came along.
    pub certificates: Vec<Known>,
    nonce: Option<Vec<u8>>,
}

impl Stamp {
    /// What tells how long it can be checked.
    pub fn as_last(&self) -> LastStamp {
        LastStamp { at: self.at, certificate_ends: self.authority.facts().not_after }
    }
}

/// A question for a time stamp over a SHA-256 digest, and the number by which its answer is known.
pub(crate) fn question(digest: &[u8; 32], random: &dyn Random) -> Result<(Vec<u8>, Vec<u8>), der::Error> {
    let mut nonce = [0; 9];
    random.fill(&mut nonce);
    // Positive, and never of fewer bytes.
    nonce[0] = nonce[0] & 0x7f | 0x40;
    let request = TimeStampReq {
        version: TspVersion::V1,
        message_imprint: MessageImprint {
            hash_algorithm: AlgorithmIdentifierOwned {
                oid: oid::SHA256,
                parameters: Some(der::asn1::Null.into()),
            },
            hashed_message: OctetString::new(digest.as_slice())?,
        },
        req_policy: None,
        nonce: Some(Int::new(&nonce)?),
        cert_req: true,
        extensions: None,
    };
    Ok((request.to_der()?, nonce.to_vec()))
}

/// The token in an authority's answer, after it was checked to be for the message and the question.
pub(crate) fn token(answer: &[u8], message: &[&[u8]], nonce: &[u8]) -> Result<(Vec<u8>, Stamp), String> {
    let answer = TimeStampResp::from_der(answer).map_err(|error| format!("answered nonsense ({error})"))?;
    let Some(token) = answer.time_stamp_token else {
        return Err(format!("refused to stamp ({:?})", answer.status.status));
    };
    let token = token.to_der().map_err(|error| format!("answered nonsense ({error})"))?;
    let stamp = check(&token, message).map_err(|flaw| match flaw {
        Flaw::Damaged(what) => format!("answered a time stamp that {what}"),
        Flaw::Altered => "answered a time stamp for something else".to_owned(),
    })?;
    if stamp.nonce.as_deref() == Some(nonce) {
        Ok((token, stamp))
    } else {
        Err("answered another question".to_owned())
    }
}

/// Checks a token: signed by a certificate that may stamp time, over the digest of this message.
pub(crate) fn check(token: &[u8], message: &[&[u8]]) -> Result<Stamp, Flaw> {
    let opened = Unchecked::read(token)?.check(None)?;
    if opened.content_type != oid::TST_INFO {
        return Err(Flaw::Damaged("is not a time stamp".to_owned()));
    }
    let content = opened.content.unwrap_or_default();
    let info = TstInfo::from_der(&content).map_err(|error| Flaw::Damaged(format!("can't be read ({error})")))?;
    if !opened.signer.is_for(oid::TIME_STAMPING) {
        return Err(Flaw::Damaged("is signed with a certificate that is not for time stamps".to_owned()));
    }
    let algorithm = digest_of(info.imprint.hash_algorithm.oid, false);
    let algorithm = algorithm.ok_or_else(|| Flaw::Damaged("uses a digest that is not accepted".to_owned()))?;
    if digest_parts(algorithm, message).as_ref() != info.imprint.hashed_message.as_bytes() {
        return Err(Flaw::Altered);
    }
    let at = date::read(info.at.value()).ok_or_else(|| Flaw::Damaged("does not say when".to_owned()))?;
    if !opened.signer.is_valid_at(at) {
        return Err(Flaw::Damaged("was made with a certificate that was not valid then".to_owned()));
    }
    let nonce = info.nonce.map(|nonce| nonce.as_bytes().to_vec());
    Ok(Stamp { at, authority: opened.signer, certificates: opened.certificates, nonce })
}
