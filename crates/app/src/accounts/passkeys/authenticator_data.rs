//! What the authenticator says: for whom it signs, whether a person was there, how often it signed; and the new key, when it
//! makes one.

use ciborium::Value;

const USER_PRESENT: u8 = 0x01;
const USER_VERIFIED: u8 = 0x04;
const HAS_CREDENTIAL: u8 = 0x40;
/// The longest name that the standard lets a credential have.
const LONGEST_ID: usize = 1023;

/// The authenticator's words, read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct AuthenticatorData<'a> {
    /// SHA-256 of the relying party's id.
    pub party: [u8; 32],
    /// Whether a person was there and showed who they are.
    pub verified: bool,
    /// How often it signed, where it counts.
    pub counter: u32,
    /// The new key, where one was made.
    pub credential: Option<Credential<'a>>,
}

/// A key that was made.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Credential<'a> {
    /// What the authenticator calls it.
    pub id: &'a [u8],
    /// The public key (COSE).
    pub public_key: &'a [u8],
}

/// Reads the authenticator's words; none where they are not in the standard's form.
pub(super) fn parse(bytes: &[u8]) -> Option<AuthenticatorData<'_>> {
    let (party, rest) = bytes.split_at_checked(32)?;
    let (&[flags], rest) = rest.split_at_checked(1)? else { return None };
    let (counter, rest) = rest.split_at_checked(4)?;
    let credential = if flags & HAS_CREDENTIAL == 0 { None } else { Some(credential(rest)?) };
    Some(AuthenticatorData {
        party: party.try_into().ok()?,
        verified: flags & USER_PRESENT != 0 && flags & USER_VERIFIED != 0,
        counter: u32::from_be_bytes(counter.try_into().ok()?),
        credential,
    })
}

fn credential(bytes: &[u8]) -> Option<Credential<'_>> {
    // The first sixteen tell the authenticator's model, which we do not ask for.
    let (_, rest) = bytes.split_at_checked(16)?;
    let (length, rest) = rest.split_at_checked(2)?;
    let length = usize::from(u16::from_be_bytes(length.try_into().ok()?));
    if length == 0 || length > LONGEST_ID {
        return None;
    }
    let (id, rest) = rest.split_at_checked(length)?;
    // The key says itself how long it is; extensions may follow.
    let mut left = rest;
    let _: Value = ciborium::from_reader(&mut left).ok()?;
    Some(Credential { id, public_key: rest.get(..rest.len() - left.len())? })
}

/// The authenticator's words in what comes with a new key. How the authenticator vouches for itself, we do not ask.
pub(super) fn in_attestation(object: &[u8]) -> Option<Vec<u8>> {
    let Value::Map(entries) = ciborium::from_reader(object).ok()? else { return None };
    let found = entries.into_iter().find(|(key, _)| key.as_text() == Some("authData"));
    found?.1.into_bytes().ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn bytes(flags: u8, tail: &[u8]) -> Vec<u8> {
        [&[7; 32][..], &[flags], &5u32.to_be_bytes(), tail].concat()
    }

    #[test]
    fn reads_what_authenticators_write() {
        let whole = bytes(0x05, &[]);
        let expected = AuthenticatorData { party: [7; 32], verified: true, counter: 5, credential: None };
        assert_eq!(parse(&whole), Some(expected));
        assert!(!parse(&bytes(0x01, &[])).expect("data").verified, "there, but not verified");
        assert!(!parse(&bytes(0x04, &[])).expect("data").verified, "verified, but not there");
        // A name of three bytes, then a map of one pair, then an extension.
        let tail = [&[0; 16][..], &[0, 3], b"abc", &[0xa1, 0x01, 0x02], &[0xa0]].concat();
        let whole = bytes(0xc5, &tail);
        let made = parse(&whole).expect("data").credential.expect("a key");
        assert_eq!((made.id, made.public_key), (&b"abc"[..], &[0xa1, 0x01, 0x02][..]));
        assert_eq!(parse(&bytes(0x45, &tail[..20])), None, "cut short");
        assert_eq!(parse(&bytes(0x45, &[&[0; 16][..], &[0, 0]].concat())), None, "without a name");
    }

    proptest! {
        #[test]
        fn whatever_comes_is_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let _ = parse(&bytes);
            let _ = in_attestation(&bytes);
        }
    }
}
