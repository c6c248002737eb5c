//! The arithmetic of the audit trail: what is hashed of an entry, and how hashes are linked.
//!
//! An entry is hashed in two parts. What tells about a person (names, words, addresses) goes into a *commitment* together
//! with a salt; the rest and the commitment make the entry's *digest*; digests are linked into chains, one per document and
//! one per workspace. To erase a person, their words and the salt are deleted and the commitment is kept: the chains still
//! hold, and without the salt nobody can find out by trying what had stood there.

mod entry;

pub use entry::Entry;
use sha2::{Digest, Sha256};

use crate::Timestamp;

/// A SHA-256.
pub type Hash = [u8; 32];

/// The salt of one entry.
pub type Salt = [u8; 16];

/// The parts of an entry that tell about people.
#[derive(Debug, Clone, Copy)]
pub struct Personal<'a> {
    /// The actor's name at that time.
    pub actor_name: &'a str,
    /// The sentence.
    pub message: &'a str,
    /// What else is known, as its JSON text.
    pub metadata: &'a str,
    /// The address that the request came from.
    pub ip: Option<&'a str>,
}

impl Personal<'_> {
    /// What stands for them in the digest.
    #[must_use]
    pub fn commitment(&self, salt: &Salt) -> Hash {
        let mut hasher = Fields::new("countersign commitment 1");
        hasher.add(salt);
        for part in [Some(self.actor_name), Some(self.message), Some(self.metadata), self.ip] {
            hasher.add_text(part);
        }
        hasher.done()
    }
}

/// The parts of an entry that stay whoever is erased.
#[derive(Debug, Clone, Copy)]
pub struct Lasting<'a> {
    /// The workspace.
    pub workspace: &'a str,
    /// The entry's id.
    pub id: &'a str,
    /// What happened.
    pub event: &'a str,
    /// The kind of actor.
    pub actor_type: &'a str,
    /// The actor's id.
    pub actor_id: Option<&'a str>,
    /// The user behind the actor.
    pub actor_user: Option<&'a str>,
    /// The document concerned.
    pub document: Option<&'a str>,
    /// The template concerned.
    pub template: Option<&'a str>,
    /// When.
    pub at: Timestamp,
}

impl Lasting<'_> {
    /// The digest of the entry.
    #[must_use]
    pub fn digest(&self, commitment: &Hash) -> Hash {
        let mut hasher = Fields::new("countersign entry 1");
        for part in [
            Some(self.workspace),
            Some(self.id),
            Some(self.event),
            Some(self.actor_type),
            self.actor_id,
            self.actor_user,
            self.document,
            self.template,
        ] {
            hasher.add_text(part);
        }
        hasher.add(&self.at.millis().to_be_bytes());
        hasher.add(commitment);
        hasher.done()
    }
}

/// A chain as far as it has come: how many entries, and the hash of the last link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Chain {
    /// How many entries it holds.
    pub length: i64,
    /// The hash of its last link; zeros where there is none.
    pub head: Hash,
}

impl Chain {
    /// Adds an entry.
    pub fn append(&mut self, digest: &Hash) {
        let mut hasher = Fields::new("countersign link 1");
        hasher.add(&self.head);
        hasher.add(&self.length.to_be_bytes());
        hasher.add(digest);
        self.length += 1;
        self.head = hasher.done();
    }
}

/// What the instance signs of a workspace's chain now and then, so that what came before can't be written anew: lines of
/// text, which anybody can put together from the checkpoint.
#[must_use]
pub fn checkpoint_text(workspace: &str, number: i64, position: i64, hash: &[u8], at: Timestamp) -> String {
    format!("countersign checkpoint 1\n{workspace}\n{number}\n{position}\n{}\n{at}\n", crate::hex::hex(hash))
}

/// Hashes fields one after the other, each with its length, so that no two lists of fields look alike.
struct Fields(Sha256);

impl Fields {
    fn new(purpose: &str) -> Self {
        let mut fields = Self(Sha256::new());
        fields.add(purpose.as_bytes());
        fields
    }

    fn add(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_be_bytes());
        self.0.update(bytes);
    }

    /// A text that may be missing, which is not the same as an empty one.
    fn add_text(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.add(text.as_bytes()),
            None => self.0.update(u64::MAX.to_be_bytes()),
        }
    }

    fn done(self) -> Hash {
        self.0.finalize().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn personal() -> Personal<'static> {
        Personal { actor_name: "Jo", message: "Jo opened it", metadata: "{}", ip: None }
    }

    #[test]
    fn a_missing_part_is_not_an_empty_one() {
        let salt = [7; 16];
        let missing = personal().commitment(&salt);
        assert_ne!(missing, Personal { ip: Some(""), ..personal() }.commitment(&salt));
        assert_ne!(
            missing,
            Personal { actor_name: "J", message: "oJo opened it", ..personal() }.commitment(&salt)
        );
        assert_ne!(missing, personal().commitment(&[8; 16]));
        assert_eq!(missing, personal().commitment(&salt));
    }

    #[test]
    fn a_chain_depends_on_every_entry_and_their_order() {
        let chain = |digests: &[u8]| {
            let mut chain = Chain::default();
            for byte in digests {
                chain.append(&[*byte; 32]);
            }
            chain
        };
        assert_eq!(chain(&[1, 2, 3]), chain(&[1, 2, 3]));
        for other in [&[1, 3, 2][..], &[1, 2], &[1, 2, 4], &[1, 2, 3, 3]] {
            assert_ne!(chain(&[1, 2, 3]).head, chain(other).head, "{other:?}");
        }
    }
}
