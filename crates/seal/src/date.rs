//! Moments as PDF writes them: `D:20261115091500Z`.

use model::Timestamp;

/// The moment, to the second, as PDF writes it.
pub(crate) fn write(at: Timestamp) -> String {
    let text = at.to_string();
    let digits: String = text.chars().take("2026-11-15T09:15:00".len()).filter(char::is_ascii_digit).collect();
    format!("D:{digits}Z")
}

/// The moment that a PDF says. Parts that are left out are the first of their kind, as the format has it.
pub(crate) fn read(bytes: &[u8]) -> Option<Timestamp> {
    let text = str::from_utf8(bytes).ok()?;
    let text = text.strip_prefix("D:").unwrap_or(text);
    let end = text.find(|character: char| !character.is_ascii_digit()).unwrap_or(text.len());
    let (digits, zone) = text.split_at(end);
    // Time stamps may say fractions of seconds, in the same way otherwise.
    let zone =
        zone.strip_prefix('.').map_or(zone, |rest| rest.trim_start_matches(|one: char| one.is_ascii_digit()));
    let part = |start: usize, length: usize, default: &'static str| match digits.get(start..start + length) {
        Some(part) => Some(part),
        None if digits.len() <= start => Some(default),
        None => None,
    };
    let (year, month, day) = (digits.get(..4)?, part(4, 2, "01")?, part(6, 2, "01")?);
    let (hour, minute, second) = (part(8, 2, "00")?, part(10, 2, "00")?, part(12, 2, "00")?);
    format!("{year}-{month}-{day}T{hour}:{minute}:{second}{}", offset(zone)?).parse().ok()
}

/// `+02'00'` as ISO 8601 writes it.
fn offset(zone: &str) -> Option<String> {
    let plain: String = zone.chars().filter(|character| *character != '\'').collect();
    match plain.as_bytes() {
        [] | [b'Z', ..] => Some("Z".to_owned()),
        [b'+' | b'-', digits @ ..] if digits.iter().all(u8::is_ascii_digit) => match digits.len() {
            2 => Some(format!("{plain}:00")),
            4 => Some(format!("{}:{}", plain.get(..3)?, plain.get(3..)?)),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_back() {
        let at: Timestamp = "2026-11-15T09:15:07.123Z".parse().expect("a moment");
        assert_eq!(write(at), "D:20261115091507Z");
        let back = |text: &str| read(text.as_bytes()).map(|at| at.to_string());
        assert_eq!(back("D:20261115091507Z").as_deref(), Some("2026-11-15T09:15:07.000Z"));
        assert_eq!(back("D:20261115091507+02'00'").as_deref(), Some("2026-11-15T07:15:07.000Z"));
        assert_eq!(back("D:20261115091507-0230").as_deref(), Some("2026-11-15T11:45:07.000Z"));
        assert_eq!(back("20261115091507.25Z").as_deref(), Some("2026-11-15T09:15:07.000Z"));
        assert_eq!(back("D:2026").as_deref(), Some("2026-01-01T00:00:00.000Z"));
        for nonsense in ["", "D:", "D:20261", "D:20261315", "D:2026111509150x", "D:20261115091507+2"] {
            assert_eq!(back(nonsense), None, "{nonsense}");
        }
    }
}
