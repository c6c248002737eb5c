//! Making what people typed fit to stand in a mail: one line, no controls, nothing that turns the writing round.

/// Characters that say nothing by themselves and are only good for making text look like other text: embeddings,
/// overrides and isolates of writing direction, and the byte order mark. The marks for single characters stay, since
/// Arabic and Hebrew are written with them, and so do joiners.
fn misleads(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

fn breaks(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{0B}' | '\u{0C}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// One line of at most so many characters, without controls, with single spaces.
pub(crate) fn line(text: &str, most: usize) -> String {
    let visible =
        text.chars().filter(|c| !misleads(*c)).map(|c| if c.is_control() || breaks(c) { ' ' } else { c });
    let spaced: String = visible.collect();
    let text = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    clip(text, most)
}

/// Several lines, each without controls; no more than one blank line together, and none at the ends.
pub(crate) fn lines(text: &str, most: usize) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    let cleaned: Vec<String> = text.split(breaks).map(|part| line(part, most)).collect();
    let mut kept: Vec<String> = Vec::new();
    for part in cleaned {
        if !part.is_empty() || kept.last().is_some_and(|last| !last.is_empty()) {
            kept.push(part);
        }
    }
    while kept.last().is_some_and(String::is_empty) {
        kept.pop();
    }
    kept
}

/// An address that a button may lead to, or that a header may name: `http` or `https`, in the characters of URLs.
pub(crate) fn link(text: &str) -> Option<&str> {
    let web = text.starts_with("https://") || text.starts_with("http://");
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"\\^`{|}".contains(&byte));
    (web && plain && text.len() <= 2000).then_some(text)
}

fn clip(text: String, most: usize) -> String {
    if text.chars().count() <= most {
        return text;
    }
    let start: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_line_stays_one_line() {
        assert_eq!(line("  Lease\r\nBcc: eve@example.com\t\0x ", 100), "Lease Bcc: eve@example.com x");
        assert_eq!(line("a\u{202E}fdp.exe\u{2029}b", 100), "afdp.exe b");
        assert_eq!(line("abcdef", 4), "abc…");
        assert_eq!(line("می‌خواهم", 100), "می‌خواهم");
    }

    #[test]
    fn lines_keep_their_breaks() {
        assert_eq!(
            lines("\n\nHello Jo,\r\n\r\n\r\nplease  sign.\rThanks\n ", 100),
            ["Hello Jo,", "", "please sign.", "Thanks"]
        );
    }

    #[test]
    fn only_web_addresses_are_links() {
        assert_eq!(link("https://a.example/s/x?y=1&z=%20"), Some("https://a.example/s/x?y=1&z=%20"));
        for bad in [
            "javascript:alert(1)", "https://a.example/\r\nX: y", "https://a.example/>", "/s/x",
            "https://ä.example",
        ] {
            assert_eq!(link(bad), None, "{bad:?}");
        }
    }

    proptest! {
        #[test]
        fn nothing_that_breaks_or_turns_a_line_is_left(text in any::<String>()) {
            let text = line(&text, 80);
            prop_assert!(text.chars().count() <= 80);
            prop_assert!(!text.chars().any(|c| c.is_control() || misleads(c) || breaks(c)), "{text:?}");
            prop_assert_eq!(line(&text, 80), text);
        }
    }
}
