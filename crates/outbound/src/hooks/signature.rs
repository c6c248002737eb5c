//! What proves to a receiver that a webhook is ours and unaltered, in two forms: our own, and that of Standard Webhooks.
//!
//! `docs/WEBHOOKS.md` describes both to receivers; `docs/webhooks/vectors.json` holds examples that a test checks.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use model::hex::hex;
use ring::hmac;

use super::secret::decoded;

/// The value of `X-Service-Signature`: `v1=<hex>` for each secret, joined by commas. The key is the secret as its owner
/// sees it; what is signed is `<timestamp>.<body>`.
#[must_use]
pub fn service_signature(secrets: &[String], timestamp: i64, body: &[u8]) -> String {
    let start = format!("{timestamp}.");
    let one = |secret: &String| {
        let tag = signed(secret.as_bytes(), &[start.as_bytes(), body]);
        format!("v1={}", hex(tag.as_ref()))
    };
    secrets.iter().map(one).collect::<Vec<_>>().join(",")
}

/// The value of `webhook-signature`: `v1,<base64>` for each secret, joined by spaces. The key is what the secret's base64
/// stands for; what is signed is `<id>.<timestamp>.<body>`. A text that is no secret of ours adds nothing.
#[must_use]
pub fn standard_signature(secrets: &[String], id: &str, timestamp: i64, body: &[u8]) -> String {
    let start = format!("{id}.{timestamp}.");
    let one = |secret: &String| {
        let tag = signed(&decoded(secret)?, &[start.as_bytes(), body]);
        Some(format!("v1,{}", STANDARD.encode(tag.as_ref())))
    };
    secrets.iter().filter_map(one).collect::<Vec<_>>().join(" ")
}

fn signed(key: &[u8], parts: &[&[u8]]) -> hmac::Tag {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    for part in parts {
        context.update(part);
    }
    context.sign()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out with `openssl dgst -sha256 -mac HMAC`, so that the two can't share a mistake.
    #[test]
    fn signatures_are_what_openssl_says() {
        let secrets = [
            "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAAAAAAAAAAA=".to_owned(),
            "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=".to_owned(),
        ];
        let body = br#"{"id":"evt_1","event":"webhook.test"}"#;
        assert_eq!(
            service_signature(&secrets, 1_700_000_000, body),
            "v1=30895e0bfca68a2deb00857e9c90898195df2ff0df5c5fbac2f95f40bf918e17,v1=df21ff0e155faf1dabae21f1face32e04210785e30cb9f74df68b21c60a9d4de"
        );
        assert_eq!(
            standard_signature(&secrets, "evt_1", 1_700_000_000, body),
            "v1,GdLLPpsLwNwcU8LTZCxuiB0IEHy32W3Ek2CD+pvjy3k= v1,QPkD7aQrrdSw300daPX/dgjS97yoKDlbfcNku+fKkQ0="
        );
        assert_eq!(standard_signature(&["none".to_owned()], "evt_1", 0, body), "");
    }
}
