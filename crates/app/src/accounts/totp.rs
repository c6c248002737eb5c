//! Six digits that change every half minute (RFC 6238), as authenticator apps make them.
//!
//! Written by hand: it is one HMAC and a remainder, and the crates for it bring what we do not need.

use model::Timestamp;
use ring::hmac;

/// How long a step lasts.
const STEP_MILLIS: i64 = 30_000;
/// Clocks of phones are not exact: the steps before and after count as well.
const TOLERANCE: i64 = 1;
const DIGITS: usize = 6;
const BASE32: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The secret that a phone and we share: 160 bits, as the standard wants.
pub(super) type Secret = [u8; 20];

/// The step of a moment.
fn step_at(now: Timestamp) -> i64 {
    now.millis().div_euclid(STEP_MILLIS)
}

/// The digits of a step.
fn digits(secret: &[u8], step: i64) -> String {
    // The standard's hash. What SHA-1 lost, collisions, does not matter in an HMAC, and apps know no other.
    let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, secret);
    let tag = hmac::sign(&key, &step.to_be_bytes());
    let tag = tag.as_ref();
    let offset = usize::from(tag.last().copied().unwrap_or_default() & 0x0f);
    let mut word = [0; 4];
    word.copy_from_slice(tag.get(offset..offset + 4).unwrap_or(&[0; 4]));
    let number = u32::from_be_bytes(word) & 0x7fff_ffff;
    format!("{:0width$}", number % 1_000_000, width = DIGITS)
}

/// The step that these digits belong to, where it is near the present one and after the last one that was used.
pub(super) fn step_of(secret: &[u8], given: &str, now: Timestamp, last_used: i64) -> Option<i64> {
    let given: String = given.chars().filter(|c| !c.is_whitespace()).collect();
    if given.len() != DIGITS {
        return None;
    }
    let present = step_at(now);
    let mut found = None;
    // All are compared, and each to its end, so that the time taken tells nothing.
    for step in present - TOLERANCE..=present + TOLERANCE {
        let right = digits(secret, step);
        let differ = right.bytes().zip(given.bytes()).fold(0, |differ, (one, other)| differ | (one ^ other));
        if differ == 0 && step > last_used {
            found = Some(step);
        }
    }
    found
}

/// The secret as people type it: base32 without padding.
pub(super) fn typed(secret: &Secret) -> String {
    // Twenty bytes are exactly four groups of five, which are eight letters each.
    secret
        .chunks(5)
        .flat_map(|group| {
            let number = group.iter().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
            (0..8).rev().map(move |place| char::from(BASE32[(number >> (5 * place) & 31) as usize]))
        })
        .collect()
}

/// The address that an authenticator app reads from a picture.
pub(super) fn uri(secret: &Secret, email: &str) -> String {
    let label: String = url::form_urlencoded::byte_serialize(email.as_bytes()).collect();
    format!("otpauth://totp/Countersign:{label}?secret={}&issuer=Countersign", typed(secret))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SECRET: &Secret = b"12345678901234567890";

    /// The table of RFC 6238, appendix B, cut to six digits.
    #[test]
    fn the_digits_are_those_of_the_standard() {
        for (seconds, expected) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            let now = Timestamp::from_millis(seconds * 1000);
            assert_eq!(digits(SECRET, step_at(now)), expected);
            assert_eq!(
                step_of(SECRET, &format!(" {} {}", &expected[..3], &expected[3..]), now, 0),
                Some(step_at(now))
            );
        }
    }

    #[test]
    fn digits_work_once_and_not_long() {
        let now = Timestamp::from_millis(1_111_111_109_000);
        let step = step_at(now);
        let given = digits(SECRET, step);
        assert_eq!(step_of(SECRET, &given, now, step), None, "used before");
        assert_eq!(step_of(SECRET, &given, now.plus_millis(30_000), step - 1), Some(step));
        assert_eq!(step_of(SECRET, &given, now.plus_millis(60_000), step - 1), None, "too late");
        assert_eq!(step_of(SECRET, &given, now.plus_millis(-60_000), step - 1), None, "too early");
        for wrong in ["", "12345", "1234567", "０８１８０４", "abcdef"] {
            assert_eq!(step_of(SECRET, wrong, now, 0), None, "{wrong}");
        }
    }

    #[test]
    fn the_secret_is_written_in_base32() {
        assert_eq!(typed(SECRET), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(
            uri(SECRET, "ana+1@example.com"),
            "otpauth://totp/Countersign:ana%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Countersign"
        );
    }

    proptest! {
        #[test]
        fn whatever_is_typed_is_read(given in "\\PC{0,12}", now in 0..4_000_000_000_000i64) {
            let now = Timestamp::from_millis(now);
            if let Some(step) = step_of(SECRET, &given, now, 0) {
                prop_assert_eq!(digits(SECRET, step), given.split_whitespace().collect::<String>());
            }
        }
    }
}
