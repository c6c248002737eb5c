//! Text with percent signs in it, as settings write what would mean something otherwise.

/// Takes percent signs back: `a%20b` is `a b`. Every other character, `+`, `&` and `=` among them, is what it is. None where
/// what comes out is not UTF-8.
pub(crate) fn decoded(text: &str) -> Option<String> {
    // The `url` crate does so only for the value of a pair.
    let pair = format!("={}", text.replace('+', "%2B").replace('&', "%26"));
    let value = url::form_urlencoded::parse(pair.as_bytes()).next().map(|(_, value)| value.into_owned());
    value.filter(|value| !value.contains('\u{FFFD}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_signs_mean_something_and_nothing_else_does() {
        for (written, meant) in [
            ("", ""),
            ("Basic%20YTpi", "Basic YTpi"),
            ("p%2Fs%25+w", "p/s%+w"),
            ("YWI=", "YWI="),
            ("YQ==", "YQ=="),
            ("a&b=c&d", "a&b=c&d"),
        ] {
            assert_eq!(decoded(written).as_deref(), Some(meant), "{written}");
        }
        assert_eq!(decoded("%FF"), None);
    }
}
