//! The token that says who somebody is.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::Timestamp;
use serde::Deserialize;
use serde_json::Value;

use super::keys::Keys;

/// Clocks of two houses are not the same.
const TOLERANCE_SECONDS: i64 = 60;

/// The head of a token.
#[derive(Debug, Deserialize)]
pub(super) struct Head {
    pub alg: String,
    pub kid: Option<String>,
}

/// What we expect of a token.
pub(super) struct Expected<'a> {
    pub issuer: &'a str,
    pub client_id: &'a str,
    pub nonce: &'a str,
    pub now: Timestamp,
}

/// Who somebody is, as the other house says.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Identity {
    /// Their address.
    pub email: String,
    /// Whether the house has made sure that it is theirs.
    pub email_verified: bool,
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    aud: Value,
    azp: Option<String>,
    exp: i64,
    nonce: Option<String>,
    email: Option<String>,
    email_verified: Option<Value>,
}

/// The head, by which the key is found.
pub(super) fn head(token: &str) -> Option<Head> {
    part(token.split('.').next()?)
}

/// Checks a token: signature, issuer, audience, expiry, nonce. Gives what is wrong.
pub(super) fn check(token: &str, keys: &Keys, expected: &Expected<'_>) -> Result<Identity, &'static str> {
    let (message, signature) = token.rsplit_once('.').ok_or("the token has no signature")?;
    let (first, body) = message.split_once('.').ok_or("the token has no body")?;
    let head: Head = part(first).ok_or("the token's head can't be read")?;
    let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).map_err(|_| "the token's signature can't be read")?;
    if !keys.signed(&head.alg, head.kid.as_deref(), message.as_bytes(), &signature) {
        return Err("the token's signature does not hold");
    }
    let claims: Claims = part(body).ok_or("the token's body can't be read")?;
    if claims.iss.trim_end_matches('/') != expected.issuer.trim_end_matches('/') {
        return Err("the token is another issuer's");
    }
    let audience: Vec<&str> = match &claims.aud {
        Value::String(one) => vec![one],
        Value::Array(many) => many.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !audience.contains(&expected.client_id) {
        return Err("the token is for somebody else");
    }
    if (audience.len() > 1 || claims.azp.is_some()) && claims.azp.as_deref() != Some(expected.client_id) {
        return Err("the token was given to somebody else");
    }
    if claims.exp + TOLERANCE_SECONDS <= expected.now.seconds() {
        return Err("the token has expired");
    }
    if claims.nonce.as_deref() != Some(expected.nonce) {
        return Err("the token answers another question");
    }
    // Some houses write it as text.
    let email_verified = matches!(&claims.email_verified, Some(Value::Bool(true)))
        || claims.email_verified.as_ref().and_then(Value::as_str) == Some("true");
    Ok(Identity { email: claims.email.unwrap_or_default(), email_verified })
}

fn part<T: serde::de::DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(text).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Made by another library: RS256, for two audiences, until 2033.
    const TOKEN: &str = "eyJhbGciOiAiUlMyNTYiLCAia2lkIjogInIxIn0.eyJpc3MiOiAiaHR0cHM6Ly9pZC5leGFtcGxlIiwgImF1ZCI6IFsiY291bnRl\
        cnNpZ24iLCAib3RoZXIiXSwgImF6cCI6ICJjb3VudGVyc2lnbiIsICJleHAiOiAyMDAwMDAwMDAwLCAibm9uY2UiOiAibjEiLCAi\
        ZW1haWwiOiAiYW5hQGV4YW1wbGUuY29tIiwgImVtYWlsX3ZlcmlmaWVkIjogdHJ1ZX0.Ibpcxe0ZQNsvbyTRTQgwMA1D9yRDrJNE\
        A_JPobRYrdeUXheDqtNOZautELMSLmRW1_7MWw3x3L7EwoslSQpRE4SNgaw_6JPTXp51nX4YFZPxpcE1fqffZ5Lpvmdyl3D_VSF_\
        NJNU4Eg1Njg1ojTYn1JlXDxBoOVW9b0IfGD41HdWp_tZyvF9FR7k0ftGFCsYi5eKMhsCj6YKJhYxf_QS2cA9jqUyVIMJ4XfWuaGk\
        lugAj_D6kZQsmsDaIqpU8-Hx94SLOmyLlqkY9TyOUDh2-9OV-A3yT-Oza8qvjaeOnp-rIHL2WLEY_WUnu1y63rLAn-_DGsh4f2Jd\
        DUZ-PqDJjw";
    const MODULUS: &str = "j89mCDghZnW_GSFJprBlxp5ELOalamuA2Ackn6pASCMzoTe3lZizLEw8cKu9Q4Xh4v21P7dzwPhkDqRlRe7_ddEBY0B8mAFfDVML\
        wQkR1yE5xF9kn_lgvjF7A3sdUkXoTwlhCfiu4XVPS4oW7BGB1bFfDnAjiziln4JDv3R7GOKg-Vu7SFGMws2DrK21usscY1WmG6RJ\
        06vR9f4MK1z6qJUGROqKeQNaPvBBf3PpnuidbUDGgPboUtmYE2RuK-U78fesOQT05eGBY7B-anX_9LKuUyA31kqXYChoNd07T6fH\
        _FSiKXFP7w6x0f2jsB11j3924xXn2qH_5Rj4XxcY9Q";

    fn keys() -> Keys {
        let set = serde_json::json!({ "keys": [
            { "kty": "oct", "kid": "other", "k": "AAAA" },
            { "kty": "RSA", "kid": "r1", "use": "sig", "n": MODULUS, "e": "AQAB" },
        ] });
        Keys::parse(set.to_string().as_bytes()).expect("keys")
    }

    fn expected() -> Expected<'static> {
        let now = Timestamp::from_millis(1_900_000_000_000);
        Expected { issuer: "https://id.example/", client_id: "countersign", nonce: "n1", now }
    }

    #[test]
    fn a_token_of_another_library_is_read() {
        let identity = Identity { email: "ana@example.com".to_owned(), email_verified: true };
        assert_eq!(check(TOKEN, &keys(), &expected()), Ok(identity));
        assert_eq!(
            head(TOKEN).map(|head| (head.alg, head.kid)),
            Some(("RS256".to_owned(), Some("r1".to_owned())))
        );
    }

    #[test]
    fn each_claim_counts() {
        for (wrong, word) in [
            (Expected { issuer: "https://evil.example", ..expected() }, "issuer"),
            (Expected { client_id: "else", ..expected() }, "for somebody else"),
            // One of the audience, but not the one that it was given to.
            (Expected { client_id: "other", ..expected() }, "given to somebody else"),
            (Expected { nonce: "n2", ..expected() }, "another question"),
            (Expected { now: Timestamp::from_millis(2_000_000_060_000), ..expected() }, "expired"),
        ] {
            let refused = check(TOKEN, &keys(), &wrong).expect_err("refused");
            assert!(refused.contains(word), "{refused}");
        }
        let late = Expected { now: Timestamp::from_millis(2_000_000_059_000), ..expected() };
        assert!(check(TOKEN, &keys(), &late).is_ok(), "clocks differ a little");
    }

    #[test]
    fn nothing_unsigned_is_believed() {
        let (message, _) = TOKEN.rsplit_once('.').expect("a token");
        let (_, body) = message.split_once('.').expect("a token");
        let none = BASE64_URL_SAFE_NO_PAD.encode(r#"{"alg":"none"}"#);
        let symmetric = BASE64_URL_SAFE_NO_PAD.encode(r#"{"alg":"HS256","kid":"r1"}"#);
        for forged in [
            format!("{message}."),
            format!("{none}.{body}."),
            format!("{symmetric}.{body}.AAAA"),
            TOKEN.replace(".eyJpc3Mi", ".eyJpc3Mj"),
            message.to_owned(),
            String::new(),
        ] {
            assert!(check(&forged, &keys(), &expected()).is_err(), "{forged}");
        }
    }

    proptest! {
        #[test]
        fn whatever_comes_is_refused(text in "[A-Za-z0-9_.-]{0,200}") {
            prop_assert!(check(&text, &keys(), &expected()).is_err());
        }
    }
}
