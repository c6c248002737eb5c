//! An entry of the audit trail with all that is hashed of it: as the database keeps it, and as a bundle carries it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Chain, Hash, Lasting, Personal, Salt};
use crate::Timestamp;
use crate::activity::Event;

/// An entry. Its texts are kept as they were found, whatever they hold: who checks an entry must be able to read one that
/// somebody tampered with. Of what is not hashed nothing is read: it would look as if the chain vouched for it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// The workspace.
    pub workspace_id: String,
    /// What happened.
    pub event: String,
    /// The kind of actor.
    pub actor_type: String,
    /// The actor's id.
    pub actor_id: Option<String>,
    /// The user behind the actor.
    pub actor_user_id: Option<String>,
    /// The actor's name at that time.
    pub actor_name: String,
    /// The document concerned.
    pub document_id: Option<String>,
    /// The template concerned.
    pub template_id: Option<String>,
    /// The sentence.
    pub message: String,
    /// What else is known; it is hashed as the text that stands here.
    pub metadata: Box<RawValue>,
    /// The address that the request came from.
    pub ip: Option<String>,
    /// When.
    pub created_at: Timestamp,
    /// The salt of the commitment, gone once the personal parts are erased.
    #[serde(with = "hex_option")]
    pub salt: Option<Vec<u8>>,
    /// When the personal parts were erased.
    pub erased_at: Option<Timestamp>,
    /// The entry that says that they were.
    pub erasure_id: Option<String>,
    /// What stands for them since.
    #[serde(with = "hex_option")]
    pub commitment: Option<Vec<u8>>,
    /// Its number in the chain of its document.
    pub trail_number: Option<i64>,
    /// The hash of its link there.
    #[serde(with = "hex_option")]
    pub trail_hash: Option<Vec<u8>>,
}

impl Entry {
    /// Whether its personal parts were erased.
    #[must_use]
    pub const fn is_erased(&self) -> bool {
        self.erased_at.is_some()
    }

    /// Whether nothing personal is left in it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.actor_name.is_empty()
            && self.message.is_empty()
            && self.metadata.get() == "{}"
            && self.ip.is_none()
            && self.salt.is_none()
    }

    /// The ids of the entries that it says were erased; none where it is about something else.
    #[must_use]
    pub fn erased_entries(&self) -> BTreeSet<String> {
        #[derive(Deserialize)]
        struct Said {
            entries: BTreeSet<String>,
        }
        let is_erasure = self.event == Event::RespondentErased.name();
        let said = is_erasure.then(|| serde_json::from_str::<Said>(self.metadata.get()).ok()).flatten();
        said.map(|said| said.entries).unwrap_or_default()
    }

    /// What stands for its personal parts: worked out of them, or what was kept when they were erased.
    #[must_use]
    pub fn commitment(&self) -> Hash {
        if self.is_erased() {
            return fixed(self.commitment.as_deref());
        }
        let personal = Personal {
            actor_name: &self.actor_name,
            message: &self.message,
            metadata: self.metadata.get(),
            ip: self.ip.as_deref(),
        };
        // Entries of the time before salts have none.
        let salt: Salt = fixed(self.salt.as_deref());
        personal.commitment(&salt)
    }

    /// What it adds to a chain.
    #[must_use]
    pub fn digest(&self) -> Hash {
        let lasting = Lasting {
            workspace: &self.workspace_id,
            id: &self.id,
            event: &self.event,
            actor_type: &self.actor_type,
            actor_id: self.actor_id.as_deref(),
            actor_user: self.actor_user_id.as_deref(),
            document: self.document_id.as_deref(),
            template: self.template_id.as_deref(),
            at: self.created_at,
        };
        lasting.digest(&self.commitment())
    }

    /// Whether it is the next link of a chain of its document, by number and by hash.
    #[must_use]
    pub fn follows(&self, before: Chain) -> bool {
        let mut chain = before;
        chain.append(&self.digest());
        self.trail_number == Some(chain.length) && self.trail_hash.as_deref() == Some(&chain.head)
    }
}

/// Bytes of a known number; zeros where there are none or another number, which no hash or salt of ours is.
fn fixed<const N: usize>(bytes: Option<&[u8]>) -> [u8; N] {
    bytes.and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; N])
}

mod hex_option {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde asks for it")]
    pub fn serialize<S: Serializer>(bytes: &Option<Vec<u8>>, serializer: S) -> Result<S::Ok, S::Error> {
        bytes.as_deref().map(crate::hex::hex).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<u8>>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| crate::hex::unhex(&text).ok_or_else(|| D::Error::custom("not hexadecimal digits")))
            .transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry() -> Entry {
        Entry {
            id: "act_1".into(),
            workspace_id: "wsp_1".into(),
            event: "document.created".into(),
            actor_type: "user".into(),
            actor_id: None,
            actor_user_id: None,
            actor_name: "Jo".into(),
            document_id: Some("doc_1".into()),
            template_id: None,
            message: "Jo made it".into(),
            metadata: RawValue::from_string("{\"b\":1, \"a\":2}".into()).expect("JSON"),
            ip: None,
            created_at: Timestamp::from_millis(7),
            salt: Some(vec![3; 16]),
            erased_at: None,
            erasure_id: None,
            commitment: None,
            trail_number: None,
            trail_hash: None,
        }
    }

    #[test]
    fn an_entry_comes_back_from_its_text_with_the_same_digest() {
        let text = serde_json::to_string(&entry()).expect("a text");
        let back: Entry = serde_json::from_str(&text).expect("an entry");
        assert_eq!(back.digest(), entry().digest());
    }

    #[test]
    fn an_erased_entry_keeps_its_digest() {
        let mut erased = entry();
        erased.commitment = Some(erased.commitment().to_vec());
        erased.erased_at = Some(Timestamp::from_millis(9));
        erased.salt = None;
        erased.message.clear();
        assert_eq!(erased.digest(), entry().digest());
        // A commitment alone excuses nothing.
        erased.erased_at = None;
        assert_ne!(erased.digest(), entry().digest());
    }
}
