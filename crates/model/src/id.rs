//! Typed identifiers: a three-letter prefix, an underscore and a `UUIDv7` in 26 characters of Crockford base32.
//!
//! They sort by time of creation, are safe to show, and are never an access right by themselves. The prefix is
//! part of the type, so a document's id can't be handed to something that expects a template's.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::random::LEGIBLE;
use crate::{Random, Timestamp};

const ENCODED: usize = 26;
/// The random bits of a `UUIDv7`: twelve after the time and its mark, and the last 62.
const RAND_A: u128 = (1 << 12) - 1;
const RAND_B: u128 = (1 << 62) - 1;
const NO_DIGIT: u8 = u8::MAX;
/// What each letter of the alphabet stands for.
const VALUES: [u8; 256] = {
    let mut values = [NO_DIGIT; 256];
    let mut value = 0u8;
    while value < 32 {
        values[LEGIBLE[value as usize] as usize] = value;
        value += 1;
    }
    values
};
const PREFIX: usize = 3;

/// A kind of thing that has ids; implemented by the marker types of this module.
pub trait Kind: 'static {
    /// The three letters before the underscore.
    const PREFIX: &'static str;
    /// What people call it, for error messages.
    const NOUN: &'static str;
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident, $alias:ident, $prefix:literal, $noun:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $kind {}
        impl Kind for $kind {
            const PREFIX: &'static str = $prefix;
            const NOUN: &'static str = $noun;
        }
        #[doc = concat!("The id of a ", $noun, ": `", $prefix, "_…`.")]
        pub type $alias = Id<$kind>;
    )*};
}

kinds! {
    /// Marks ids of workspaces.
    WorkspaceKind, WorkspaceId, "wsp", "workspace";
    /// Marks ids of users.
    UserKind, UserId, "usr", "user";
    /// Marks ids of sessions.
    SessionKind, SessionId, "ses", "session";
    /// Marks ids of invitations to a workspace.
    InvitationKind, InvitationId, "inv", "invitation";
    /// Marks ids of requests for a new password.
    PasswordResetKind, PasswordResetId, "pwr", "password reset";
    /// Marks ids of new addresses that wait to be confirmed.
    AddressChangeKind, AddressChangeId, "adc", "change of an address";
    /// Marks ids of passkeys.
    PasskeyKind, PasskeyId, "psk", "passkey";
    /// Marks ids of API keys.
    ApiKeyKind, ApiKeyId, "key", "API key";
    /// Marks ids of templates.
    TemplateKind, TemplateId, "tpl", "template";
    /// Marks ids of documents.
    DocumentKind, DocumentId, "doc", "document";
    /// Marks ids of respondents.
    RespondentKind, RespondentId, "rsp", "respondent";
    /// Marks ids of uploaded files.
    FileKind, FileId, "fil", "file";
    /// Marks ids of activity rows.
    ActivityKind, ActivityId, "act", "activity row";
    /// Marks ids of events that the outside is told about.
    EventKind, EventId, "evt", "event";
    /// Marks ids of orders of many documents.
    BulkKind, BulkId, "blk", "bulk order";
    /// Marks ids of webhooks.
    WebhookKind, WebhookId, "whk", "webhook";
    /// Marks ids of deliveries to webhooks.
    DeliveryKind, DeliveryId, "dlv", "delivery";
    /// Marks ids of exports.
    ExportKind, ExportId, "exp", "export";
    /// Marks ids of jobs in the outbox.
    JobKind, JobId, "job", "job";
    /// Marks ids of mails.
    MailKind, MailId, "eml", "mail";
    /// Marks ids of running processes of the service.
    NodeKind, NodeId, "nod", "node";
    /// Marks ids of requests, as sent in `X-Request-Id`.
    RequestKind, RequestId, "req", "request";
}

/// An identifier of one kind of thing.
pub struct Id<K> {
    value: u128,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> Id<K> {
    /// An id that nothing has, since it was never made: what a text stands for that can't be an id.
    pub const NOTHING: Self = Self { value: 0, kind: PhantomData };

    /// Makes a new id from the present moment and fresh randomness.
    #[must_use]
    pub fn new(now: Timestamp, random: &dyn Random) -> Self {
        let mut bytes = [0u8; 10];
        random.fill(&mut bytes);
        let millis = u64::try_from(now.millis()).unwrap_or(0);
        let uuid = uuid::Builder::from_unix_timestamp_millis(millis, &bytes).into_uuid();
        Self { value: uuid.as_u128(), kind: PhantomData }
    }

    /// An id before all that are made at that moment or later: where a search by age starts or ends.
    #[must_use]
    pub fn earliest(at: Timestamp) -> Self {
        let millis = u128::try_from(at.millis()).unwrap_or(0);
        Self { value: millis << 80, kind: PhantomData }
    }

    /// Makes an id that comes after this one and bears the same moment: what one change writes stays in the order in which
    /// it was written.
    #[must_use]
    pub fn next(self, random: &dyn Random) -> Self {
        let mut step = [0u8; 4];
        random.fill(&mut step);
        // The bits that are neither time nor marks of the format, as one number.
        let bits = ((self.value >> 64 & RAND_A) << 62) | (self.value & RAND_B);
        let bits = bits + 1 + u128::from(u32::from_be_bytes(step));
        let marks = self.value & !((RAND_A << 64) | RAND_B);
        Self { value: marks | (bits >> 62 & RAND_A) << 64 | (bits & RAND_B), kind: PhantomData }
    }

    /// Calls the function with the id's text, which needs no memory of its own: ids are written in every answer, header
    /// and statement.
    pub fn with_text<T>(&self, use_text: impl FnOnce(&str) -> T) -> T {
        let mut text = [b'_'; PREFIX + 1 + ENCODED];
        text[..PREFIX].copy_from_slice(K::PREFIX.as_bytes());
        // Twelve digits are sixty bits, which a register holds.
        let (first, digits) = text[PREFIX + 1..].split_at_mut(2);
        let (middle, last) = digits.split_at_mut(12);
        for (digits, shift) in [(first, 120), (middle, 60), (last, 0)] {
            #[expect(clippy::cast_possible_truncation, reason = "what is cut off belongs to the digits before")]
            let mut rest = (self.value >> shift) as u64;
            for slot in digits.iter_mut().rev() {
                *slot = LEGIBLE[(rest & 31) as usize];
                rest >>= 5;
            }
        }
        use_text(std::str::from_utf8(&text).unwrap_or_default())
    }

    /// The sixteen bytes behind the text.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 16] {
        self.value.to_be_bytes()
    }

    /// The id that has these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self { value: u128::from_be_bytes(bytes), kind: PhantomData }
    }

    /// The moment at which the id was made.
    #[must_use]
    pub fn created_at(&self) -> Timestamp {
        Timestamp::from_millis(i64::try_from(self.value >> 80).unwrap_or(i64::MAX))
    }
}

/// The number that some digits make; twelve at most, so that a register holds it.
fn number(digits: &[u8]) -> std::result::Result<u128, InvalidId> {
    let mut number: u64 = 0;
    for digit in digits {
        let position = VALUES[usize::from(*digit)];
        if position == NO_DIGIT {
            return Err(InvalidId);
        }
        number = (number << 5) | u64::from(position);
    }
    Ok(number.into())
}

/// The text was not an id of the expected kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a valid id")]
pub struct InvalidId;

impl<K: Kind> FromStr for Id<K> {
    type Err = InvalidId;

    fn from_str(text: &str) -> std::result::Result<Self, InvalidId> {
        let bytes = text.as_bytes();
        if bytes.len() != PREFIX + 1 + ENCODED || &bytes[..PREFIX] != K::PREFIX.as_bytes() || bytes[PREFIX] != b'_'
        {
            return Err(InvalidId);
        }
        let digits = &bytes[PREFIX + 1..];
        // 26 digits carry 130 bits; the first one may use only three of its five.
        if digits[0] > b'7' {
            return Err(InvalidId);
        }
        let (first, rest) = digits.split_at(2);
        let (middle, last) = rest.split_at(12);
        let value = number(first)? << 120 | number(middle)? << 60 | number(last)?;
        Ok(Self { value, kind: PhantomData })
    }
}

impl<K: Kind> fmt::Display for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with_text(|text| f.write_str(text))
    }
}

impl<K: Kind> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<K> Clone for Id<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Id<K> {}

impl<K> PartialEq for Id<K> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<K> Eq for Id<K> {}

impl<K> PartialOrd for Id<K> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Id<K> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.value.cmp(&other.value)
    }
}

impl<K> Hash for Id<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}

impl<K: Kind> Serialize for Id<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        self.with_text(|text| serializer.serialize_str(text))
    }
}

impl<'de, K: Kind> Deserialize<'de> for Id<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    struct Bytes(Vec<u8>);
    impl Random for Bytes {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.copy_from_slice(&self.0[..bytes.len()]);
        }
    }

    #[test]
    fn every_bit_of_an_id_is_in_its_text() {
        for bit in 0..128 {
            let id = DocumentId { value: 1 << bit, kind: PhantomData };
            let digits: u128 = id.to_string()[4..].bytes().fold(0, |value, digit| {
                (value << 5) | LEGIBLE.iter().position(|letter| *letter == digit).expect("a digit") as u128
            });
            assert_eq!(digits, id.value, "bit {bit}");
        }
    }

    proptest! {
        #[test]
        fn text_form_round_trips(millis in 0i64..(1 << 47), seed in proptest::collection::vec(any::<u8>(), 10)) {
            let id = DocumentId::new(Timestamp::from_millis(millis), &Bytes(seed));
            prop_assert_eq!(id.to_string().len(), 30);
            prop_assert_eq!(id.to_string().parse::<DocumentId>(), Ok(id));
            prop_assert_eq!(id.created_at(), Timestamp::from_millis(millis));
            prop_assert!(id.to_string().parse::<TemplateId>().is_err());
        }

        #[test]
        fn the_next_id_comes_later_and_bears_the_same_moment(
            seed in proptest::collection::vec(any::<u8>(), 10), step in proptest::collection::vec(any::<u8>(), 10),
        ) {
            // With all random bits set there is no next one; that chance is none.
            let mut seed = seed;
            seed[0] &= 0xfb;
            let first = DocumentId::new(Timestamp::from_millis(1_794_651_845_067), &Bytes(seed));
            let next = first.next(&Bytes(step));
            prop_assert!(next > first && next.to_string() > first.to_string());
            prop_assert_eq!(next.created_at(), first.created_at());
            let marks = |id: DocumentId| (id.value >> 76 & 15, id.value >> 62 & 3);
            prop_assert_eq!(marks(next), (7, 2));
        }

        #[test]
        fn text_order_is_time_order(a in 0i64..(1 << 47), b in 0i64..(1 << 47)) {
            let early = DocumentId::new(Timestamp::from_millis(a), &Bytes(vec![0; 10]));
            let late = DocumentId::new(Timestamp::from_millis(b), &Bytes(vec![0; 10]));
            prop_assert_eq!(early.to_string().cmp(&late.to_string()), a.cmp(&b));
        }

        #[test]
        fn the_earliest_id_of_a_moment_lies_between_it_and_the_one_before(
            millis in 1i64..(1 << 47), seed in proptest::collection::vec(any::<u8>(), 10),
        ) {
            let made = |millis| DocumentId::new(Timestamp::from_millis(millis), &Bytes(seed.clone())).to_string();
            let earliest = DocumentId::earliest(Timestamp::from_millis(millis)).to_string();
            prop_assert!(made(millis - 1) < earliest && earliest < made(millis));
        }

        #[test]
        fn arbitrary_text_never_panics(text in ".{0,40}") {
            let _ = text.parse::<DocumentId>();
        }
    }
}
