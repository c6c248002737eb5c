//! The name under which a browser saves what it was sent (RFC 6266).

use axum::http::HeaderValue;

/// To be shown where that can be done, under this name: in ASCII for old clients and in full for the others.
pub(crate) fn inline(name: &str) -> HeaderValue {
    disposition("inline", name)
}

/// To be saved, under this name.
pub(crate) fn attachment(name: &str) -> HeaderValue {
    disposition("attachment", name)
}

fn disposition(kind: &'static str, name: &str) -> HeaderValue {
    let harmless = |c: char| c.is_ascii_alphanumeric() || "-_. ".contains(c);
    let plain: String = name.chars().map(|c| if harmless(c) { c } else { '_' }).collect();
    let unreserved = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    let encode = |byte: u8| if unreserved(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    let encoded: String = name.bytes().map(encode).collect();
    HeaderValue::from_str(&format!("{kind}; filename=\"{plain}\"; filename*=UTF-8''{encoded}"))
        .unwrap_or(HeaderValue::from_static(kind))
}
