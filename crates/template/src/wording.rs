//! What serde complains about, in our words.

/// Words an error of serde's as one of ours: the place, and a fragment that says what would be right there.
pub(crate) fn told(place: &str, inside: &str, error: &serde_json::Error) -> (String, String) {
    let place = if inside == "." { place.to_owned() } else { format!("{place}.{inside}") };
    let text = error.to_string();
    if text.starts_with("missing field") {
        let name = text.split('`').nth(1).unwrap_or_default();
        return (format!("{place}.{name}"), "is required".to_owned());
    }
    if let Some((_, known)) = text.split_once(", expected one of ") {
        return (place, format!("must be one of {}", known.replace('`', "")));
    }
    let Some((_, expected)) = text.split_once(", expected ") else {
        return (place, format!("is not right: {text}"));
    };
    let expected = match expected {
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        "i64" | "u8" | "u32" | "u64" => "a whole number that is not too large",
        "f64" => "a number",
        other if other.starts_with("struct ") || other.starts_with("internally tagged") => "an object",
        other => other,
    };
    (place, format!("must be {}", expected.replace('`', "")))
}
