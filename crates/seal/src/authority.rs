//! The time-stamp authority, and whoever else is asked over the network.
//!
//! Nothing here opens a connection: the caller hands in a function that does.

use model::Random;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::algorithm::sha256;
use crate::{SealError, stamp};

/// How much a seal proves by itself, after ETSI EN 319 142-1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub enum Level {
    /// Who sealed, and that nothing was changed since.
    #[serde(rename = "B-B")]
    B,
    /// Also that it was sealed before a moment for which a time-stamp authority vouches.
    #[serde(rename = "B-T")]
    T,
    /// Also what it takes to check all certificates after those who issued them are gone.
    #[serde(rename = "B-LT")]
    Lt,
    /// Also a time stamp over all that, so that it lasts beyond the algorithms of the day.
    #[serde(rename = "B-LTA")]
    Lta,
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::B => "B-B",
            Self::T => "B-T",
            Self::Lt => "B-LT",
            Self::Lta => "B-LTA",
        })
    }
}

/// What is asked at an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// A time stamp: `POST` of this body as `application/timestamp-query`.
    TimeStamp(Vec<u8>),
    /// Whether a certificate was revoked: `POST` of this body as `application/ocsp-request`.
    Revocation(Vec<u8>),
    /// A list of revoked certificates: `GET`.
    RevocationList,
}

impl Question {
    /// The body to post and its content type; nothing where the question is a `GET`.
    #[must_use]
    pub fn body(&self) -> Option<(&'static str, &[u8])> {
        match self {
            Self::TimeStamp(body) => Some(("application/timestamp-query", body)),
            Self::Revocation(body) => Some(("application/ocsp-request", body)),
            Self::RevocationList => None,
        }
    }
}

/// Asks something at an address and waits for the answer; the error says why there is none, such as "did not answer
/// within 10 seconds".
pub type Ask<'a> = &'a dyn Fn(&str, Question) -> Result<Vec<u8>, String>;

/// The time-stamp authority that the operator has set.
#[derive(Clone, Copy)]
pub struct Authority<'a> {
    /// Its address.
    pub url: &'a str,
    /// How far seals are to go. Beyond [`Level::T`] its certificates' revocation lists are asked for as well.
    pub level: Level,
    /// How it is asked.
    pub ask: Ask<'a>,
    /// What the questions' numbers are drawn from.
    pub random: &'a dyn Random,
}

impl Authority<'_> {
    /// A token over the message, which lies in several places.
    pub(crate) fn stamp(&self, message: &[&[u8]]) -> Result<(Vec<u8>, stamp::Stamp), SealError> {
        let digest = sha256(message);
        let (question, nonce) = stamp::question(&digest, self.random).map_err(crate::error::encoding)?;
        let answer = (self.ask)(self.url, Question::TimeStamp(question)).map_err(SealError::Authority)?;
        stamp::token(&answer, message, &nonce).map_err(SealError::Authority)
    }
}
