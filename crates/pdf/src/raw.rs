//! Looking at a PDF's bytes before anything parses them.

/// Whether the file's trailer, wherever it is, names an encryption dictionary. What lies inside of streams is skipped, so
/// that an encrypted attachment doesn't count. This is a shortcut: what it misses is found when the file is read.
pub(crate) fn looks_encrypted(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    loop {
        let Some(at) = find(rest, b"stream") else { return names_encryption(rest) };
        let after = &rest[at + 6..];
        if names_encryption(&rest[..at]) {
            return true;
        }
        let opens = !rest[..at].ends_with(b"end") && matches!(after.first(), Some(b'\r' | b'\n'));
        rest = match find(after, b"endstream") {
            Some(end) if opens => &after[end + 9..],
            _ => after,
        };
    }
}

fn names_encryption(mut bytes: &[u8]) -> bool {
    while let Some(at) = find(bytes, b"/Encrypt") {
        bytes = &bytes[at + 8..];
        let value = bytes.trim_ascii_start();
        let spaced = value.len() < bytes.len();
        if value.starts_with(b"<<") || (spaced && reference(value).is_some()) {
            return true;
        }
    }
    false
}

/// The object number of a reference at the start of the bytes.
pub(crate) fn reference(bytes: &[u8]) -> Option<u32> {
    let (number, rest) = integer(bytes)?;
    let (_, rest) = integer(skip_space(rest)?)?;
    skip_space(rest)?.starts_with(b"R").then_some(number)
}

/// A whole number at the start of the bytes, and what follows.
pub(crate) fn integer(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, rest) = bytes.split_at(digits);
    Some((str::from_utf8(number).ok()?.parse().ok()?, rest))
}

/// What follows white space and comments, of which there has to be some.
pub(crate) fn skip_space(bytes: &[u8]) -> Option<&[u8]> {
    let rest = skip_any_space(bytes);
    (rest.len() < bytes.len()).then_some(rest)
}

/// What follows white space and comments.
pub(crate) fn skip_any_space(mut bytes: &[u8]) -> &[u8] {
    loop {
        match bytes.first() {
            Some(b'\0' | b'\t' | b'\n' | b'\x0c' | b'\r' | b' ') => bytes = &bytes[1..],
            Some(b'%') => {
                let comment = bytes.iter().take_while(|byte| !matches!(byte, b'\n' | b'\r')).count();
                bytes = &bytes[comment..];
            }
            _ => return bytes,
        }
    }
}

/// Where the needle first is.
pub(crate) fn find(bytes: &[u8], needle: &[u8]) -> Option<usize> {
    let first = *needle.first()?;
    let mut from = 0;
    loop {
        let at = from + bytes.get(from..)?.iter().position(|byte| *byte == first)?;
        if bytes[at..].starts_with(needle) {
            return Some(at);
        }
        from = at + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encryption_is_seen_in_trailers_but_not_in_streams() {
        assert!(looks_encrypted(b"%PDF-1.4\ntrailer <</Size 3 /Encrypt 2 0 R>>"));
        assert!(looks_encrypted(b"%PDF-1.4\ntrailer <</Encrypt<</V 1>> >>"));
        assert!(looks_encrypted(b"1 0 obj <<>> stream\nx\nendstream trailer <</Encrypt 2 0 R>>"));
        assert!(!looks_encrypted(b"1 0 obj <<>> stream\n/Encrypt 2 0 R\nendstream trailer <<>>"));
        assert!(!looks_encrypted(b"/EncryptMetadata true /Encrypt null"));
    }

    #[test]
    fn references_are_read_across_comments() {
        assert_eq!(reference(b"12 0 R"), Some(12));
        assert_eq!(reference(b"12 %x\n 0\n R"), Some(12));
        assert_eq!(reference(b"12 0"), None);
        assert_eq!(reference(b"99999999999 0 R"), None);
    }
}
