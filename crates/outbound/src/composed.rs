//! A mail that only lacks its recipient.

use serde::{Deserialize, Serialize};

use crate::letter::Person;
use crate::setting::Picture;

/// A mail, worded and laid out. It can be kept and read again, for a local outbox and for retries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Composed {
    /// The language that it is written in.
    pub language: String,
    /// The name that it comes from, beside the operator's address.
    pub from_name: String,
    /// Who gets the answer: the sender of a document.
    pub reply_to: Option<Person>,
    /// The subject, one line.
    pub subject: String,
    /// The mail as text.
    pub text: String,
    /// The mail as HTML, which shows [`Composed::logo`] as `cid:logo`.
    pub html: String,
    /// The workspace's logo, where it has one that can be shown.
    pub logo: Option<Picture>,
    /// Files that go with it.
    pub attachments: Vec<Attachment>,
    /// The address for one-click opt-out, RFC 8058.
    pub list_unsubscribe: Option<String>,
}

/// A file that goes with a mail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Attachment {
    /// Its name, such as `Lease.pdf`.
    pub name: String,
    /// Such as `application/pdf`.
    pub media_type: String,
    /// The file itself.
    #[serde(with = "base64_text")]
    pub bytes: Vec<u8>,
}

/// Bytes as base64: JSON would make a list of numbers of them, four times as long.
pub(crate) mod base64_text {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(bytes))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(deserializer)?;
        STANDARD.decode(text).map_err(|_| D::Error::custom("must be base64"))
    }
}
