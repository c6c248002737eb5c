//! A check of streams whose length is an object of its own.
//!
//! `lopdf` reads such a length while it reads the stream. If that object is a stream again, with a length of its own
//! that is elsewhere, and so on, it goes one level deeper each time, without a limit: a small file can overflow any
//! stack, or take hours, since it does so again for every stream on the way. A length that is a plain number ends the
//! descent, so only those that are not are counted.

use std::collections::HashSet;

use crate::{Refused, raw};

/// How many lengths may be something else than a number. None should be.
const NO_NUMBERS: usize = 100;
/// How many lengths may be out of sight. They may be numbers in object streams, which are allowed, but those may have
/// such lengths again. The stack has room for as many levels (see `guard`).
const UNSEEN: usize = 5_000;

/// Refuses a file in which lengths could lead to lengths without end.
pub(crate) fn check(bytes: &[u8]) -> Result<(), Refused> {
    let targets = targets(bytes);
    if targets.len() <= NO_NUMBERS {
        return Ok(());
    }
    let (plain, other) = objects(bytes, &targets);
    let unseen = targets.iter().filter(|number| !plain.contains(number) && !other.contains(number)).count();
    if other.len() <= NO_NUMBERS && unseen <= UNSEEN {
        return Ok(());
    }
    Err(Refused::damaged("the lengths of its parts are hidden in too many places"))
}

/// The objects that are named as the length of something. Names may be written with `#` escapes.
fn targets(bytes: &[u8]) -> HashSet<u32> {
    let mut targets = HashSet::new();
    for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| **byte == b'/') {
        if let Some(value) = after_length(&bytes[at + 1..])
            && let Some(number) = raw::reference(raw::skip_any_space(value))
        {
            targets.insert(number);
        }
    }
    targets
}

/// What follows the name `Length`.
fn after_length(mut bytes: &[u8]) -> Option<&[u8]> {
    for letter in b"Length" {
        bytes = match bytes {
            [b'#', high, low, rest @ ..] => {
                let code = str::from_utf8(&[*high, *low]).ok().and_then(|hex| u8::from_str_radix(hex, 16).ok());
                (code == Some(*letter)).then_some(rest)?
            }
            [first, rest @ ..] if first == letter => rest,
            _ => return None,
        };
    }
    Some(bytes)
}

/// Which of the objects are seen as plain numbers, and which as something else.
fn objects(bytes: &[u8], wanted: &HashSet<u32>) -> (HashSet<u32>, HashSet<u32>) {
    let (mut plain, mut other) = (HashSet::new(), HashSet::new());
    let mut in_number = false;
    for (at, byte) in bytes.iter().enumerate() {
        let starts = byte.is_ascii_digit() && !in_number;
        in_number = byte.is_ascii_digit();
        if starts
            && let Some((number, body)) = object(&bytes[at..])
            && wanted.contains(&number)
        {
            if body.first().is_some_and(u8::is_ascii_digit) { &mut plain } else { &mut other }.insert(number);
        }
    }
    (plain, other)
}

/// The number and the body of an object that starts here.
fn object(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let (number, rest) = raw::integer(bytes)?;
    let (_, rest) = raw::integer(raw::skip_space(rest)?)?;
    let body = raw::skip_any_space(rest).strip_prefix(b"obj")?;
    Some((number, raw::skip_any_space(body)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(lengths: usize, body: impl Fn(usize) -> String) -> Vec<u8> {
        let streams = (0..lengths).map(|n| format!("{} 0 obj <</#4Cength {} 0 R>>", 2 * n, 2 * n + 1));
        let targets = (0..lengths).map(|n| format!("{} 0 obj {}", 2 * n + 1, body(n)));
        streams.chain(targets).collect::<Vec<_>>().join("\n").into_bytes()
    }

    #[test]
    fn numbers_are_fine_in_any_quantity_and_other_things_are_not() {
        assert_eq!(check(&file(20_000, |n| n.to_string())), Ok(()));
        assert_eq!(check(&file(NO_NUMBERS, |_| "<<>>".to_owned())), Ok(()));
        assert!(check(&file(NO_NUMBERS + 1, |_| "%<\n <<>>".to_owned())).is_err());
        let unseen =
            |count: usize| (0..count).map(|n| format!("/Length {n} 0 R ")).collect::<String>().into_bytes();
        assert_eq!(check(&unseen(UNSEEN)), Ok(()));
        assert!(check(&unseen(UNSEEN + 1)).is_err());
    }
}
