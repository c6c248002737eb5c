//! Where an encoded (DER) value ends, without reading it.

/// How many bytes the value at the start of `bytes` takes, its tag and length counted; nothing where it is cut off.
pub(crate) fn length(bytes: &[u8]) -> Option<usize> {
    let first = usize::from(*bytes.get(1)?);
    let (header, content) = if first < 0x80 {
        (2, first)
    } else {
        let count = first & 0x7f;
        // Nothing that is signed here needs more than four bytes for its length; none means "until it ends".
        if !(1..=4).contains(&count) {
            return None;
        }
        let digits = bytes.get(2..2 + count)?;
        (2 + count, digits.iter().fold(0_usize, |sum, byte| sum << 8 | usize::from(*byte)))
    };
    let total = header.checked_add(content)?;
    (total <= bytes.len()).then_some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_end_where_their_length_says() {
        assert_eq!(length(&[0x30, 2, 1, 2, 0, 0]), Some(4));
        assert_eq!(length(&[&[0x30, 0x81, 0x80][..], &[0; 200]].concat()), Some(131));
        assert_eq!(length(&[0x30, 3, 1, 2]), None);
        assert_eq!(length(&[0x30, 0x80, 0, 0]), None);
        assert_eq!(length(&[0x30]), None);
        assert_eq!(length(&[0x30, 0x84, 0xff, 0xff, 0xff, 0xff]), None);
    }
}
