//! Looking at a PDF's bytes before anything parses them.

use crate::scan::Scan;

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
        let mut value = Scan::new(bytes, 1);
        value.skip_space();
        let spaced = value.at > 0;
        if value.rest().starts_with(b"<<") || (spaced && value.take_reference().is_some()) {
            return true;
        }
    }
    false
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
}
