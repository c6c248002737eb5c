//! What a verification found, as it is shown to people.

use model::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{CertificateFacts, Level};

/// What was found in a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// What the file is.
    pub kind: Kind,
    /// The answer in a word.
    pub verdict: Verdict,
    /// The seals and signatures in the file, in the order in which they were made.
    pub seals: Vec<Seal>,
    /// What is wrong.
    pub problems: Vec<Problem>,
    /// What the file itself says was signed by whom. It is there only where this instance's seal covers it.
    #[schema(value_type = Option<Object>, required)]
    pub record: Option<serde_json::Value>,
    /// The files of a bundle.
    pub files: Vec<BundleFile>,
    /// What the seal vouches for of a bundle's timeline. It is there only where this instance's seal names one and it holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeline: Option<Timeline>,
}

/// What the seal of a bundle's PDF vouches for of its timeline.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Timeline {
    /// How many entries there are.
    pub entries: i64,
    /// How many of them, from the first one on, the seal vouches for.
    pub sealed: i64,
    /// How many of those are blank: that there was an entry is sure, what it said and who took its words away is not.
    pub blank: i64,
    /// What happened by the entries after those, which anybody could have written: each event once.
    pub later_events: Vec<String>,
}

impl Timeline {
    /// Whether the seal vouches for every word of it.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        self.sealed == self.entries && self.blank == 0
    }
}

/// What a verified file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A PDF.
    Pdf,
    /// A bundle of a PDF and what belongs to it.
    Bundle,
}

/// The answer in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// Sealed by this instance, and as it was then.
    Intact,
    /// Changed since it was sealed.
    Changed,
    /// Signed by others only.
    Foreign,
    /// Not signed at all.
    Unsealed,
    /// Not a PDF that can be read.
    Unreadable,
}

/// A seal, or somebody else's signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Seal {
    /// Whose it is, by its certificate.
    pub by: String,
    /// Whether this instance made it.
    pub ours: bool,
    /// Whether the bytes that it covers are as they were.
    pub intact: bool,
    /// When it was made, as it says itself.
    #[schema(value_type = Option<String>, format = DateTime, required)]
    pub at: Option<Timestamp>,
    /// How much it proves by itself.
    pub level: Level,
    /// The moment for which a time-stamp authority vouches.
    #[schema(value_type = Option<String>, format = DateTime, required)]
    pub time_stamped_at: Option<Timestamp>,
    /// Which authority that is, by its certificate.
    #[schema(required)]
    pub time_stamped_by: Option<String>,
    /// What its certificate says.
    #[schema(required)]
    pub certificate: Option<CertificateFacts>,
}

/// Something that is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// Of what kind it is.
    pub code: ProblemCode,
    /// What it is, in plain English.
    pub message: String,
    /// What it is about: the seal, the file of a bundle.
    #[schema(required)]
    pub name: Option<String>,
}

/// The kinds of problems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ProblemCode {
    /// Bytes that the seal covers are not what they were.
    BytesAltered,
    /// Something was added behind the seal.
    Appended,
    /// Something was added so that the file shows other things than what was sealed, or the seal leaves out something.
    Shadow,
    /// The seal itself is damaged.
    Seal,
    /// The certificate of the seal was not valid.
    Certificate,
    /// A file of a bundle is not what it was.
    BundleFile,
    /// A bundle holds more than is looked at.
    BundleTooLarge,
}

/// A file of a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BundleFile {
    /// Its name in the bundle.
    pub name: String,
    /// The SHA-256 digest of what is in the bundle, in hexadecimal.
    pub sha256: String,
    /// Whether the bundle's list says the same.
    pub matches: bool,
    /// Whether the seal covers it. The others are only what the list says, which anybody could write anew.
    pub sealed: bool,
}

impl Report {
    /// A report without seals.
    pub(crate) fn bare(verdict: Verdict) -> Self {
        let (seals, problems, files) = (Vec::new(), Vec::new(), Vec::new());
        Self { kind: Kind::Pdf, verdict, seals, problems, record: None, files, timeline: None }
    }
}

impl Problem {
    pub(crate) fn new(code: ProblemCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), name: None }
    }
}
