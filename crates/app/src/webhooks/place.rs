//! What of a webhook's address may be told to everybody in the workspace. What stands behind the host often is a secret by which
//! anybody may send there, and what is told stays in the activity stream for ever.

use model::activity::Activity;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// The address up to its host, and a sign where there is more.
pub(super) fn place(url: &str) -> String {
    let start = url.find("://").map_or(0, |place| place + 3);
    let end = url[start..].find(['/', '?', '#']).map_or(url.len(), |place| start + place);
    match &url[end..] {
        "" | "/" => url[..end].to_owned(),
        _ => format!("{}/…", &url[..end]),
    }
}

/// Takes what stands behind the host out of an entry of earlier versions, which kept the whole address. Tells whether there was
/// something.
pub(crate) fn withhold(entry: &mut Activity) -> bool {
    if !entry.event.starts_with("webhook.") {
        return false;
    }
    let Ok(mut metadata) = serde_json::from_str::<Map<String, Value>>(entry.metadata.get()) else { return false };
    let Some(Value::String(url)) = metadata.get_mut("url") else { return false };
    let shown = place(url);
    if shown == *url || url.ends_with("/…") {
        return false;
    }
    entry.message = entry.message.replace(url.as_str(), &shown);
    *url = shown;
    let text = serde_json::to_string(&metadata).ok().and_then(|text| RawValue::from_string(text).ok());
    entry.metadata = text.unwrap_or_default();
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_host_is_told() {
        for (url, told) in [
            ("https://hooks.example.com/services/T0/SECRET", "https://hooks.example.com/…"),
            ("https://hooks.example.com:8443?key=SECRET", "https://hooks.example.com:8443/…"),
            ("http://[::1]:80/x", "http://[::1]:80/…"),
            ("https://example.com/", "https://example.com"),
            ("https://example.com", "https://example.com"),
        ] {
            assert_eq!(place(url), told);
        }
    }
}
