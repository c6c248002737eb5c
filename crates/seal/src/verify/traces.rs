//! The remains of a seal that can't be found otherwise.

/// Whether the file holds one of the digests by which our seals name their certificate, in hexadecimal as they write it.
/// A seal whose surroundings were damaged or hidden still has it.
pub(crate) fn of_ours(bytes: &[u8], ours: &[[u8; 32]]) -> bool {
    let wanted: Vec<(u64, String)> = ours
        .iter()
        .map(|digest| {
            let text: String = digest.iter().map(|byte| format!("{byte:02X}")).collect();
            (text.bytes().take(8).fold(0, |sum, byte| sum << 8 | u64::from(byte)), text)
        })
        .collect();
    let mut last = 0_u64;
    bytes.iter().enumerate().any(|(at, byte)| {
        last = last << 8 | u64::from(byte.to_ascii_uppercase());
        wanted.iter().any(|(start, text)| {
            let begin = at.saturating_sub(7);
            last == *start
                && bytes.get(begin..begin + 64).is_some_and(|found| found.eq_ignore_ascii_case(text.as_bytes()))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_found_wherever_they_are() {
        let digest: [u8; 32] = std::array::from_fn(|index| u8::try_from(index * 7).unwrap_or(1));
        let text: String = digest.iter().map(|byte| format!("{byte:02X}")).collect();
        for file in [text.clone(), format!("<30{text}"), format!("{}00", text.to_lowercase())] {
            assert!(of_ours(file.as_bytes(), &[[9; 32], digest]), "{file}");
            assert!(!of_ours(file.as_bytes(), &[[9; 32]]));
            assert!(!of_ours(&file.as_bytes()[..50], &[digest]));
        }
    }
}
