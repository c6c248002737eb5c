//! What the browser says: what for, to whom, and in answer to which challenge.

use serde::Deserialize;

use super::{RelyingParty, written};

/// The moment at which a passkey is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ceremony {
    /// It is made.
    Create,
    /// It signs somebody in.
    Get,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// Checks what the browser says. Gives what is wrong.
pub(super) fn check(
    bytes: &[u8],
    ceremony: Ceremony,
    challenge: &[u8],
    party: &RelyingParty,
) -> Result<(), &'static str> {
    let said: ClientData = serde_json::from_slice(bytes).map_err(|_| "the client data is no JSON")?;
    let kind = match ceremony {
        Ceremony::Create => "webauthn.create",
        Ceremony::Get => "webauthn.get",
    };
    if said.r#type != kind {
        return Err("the client data is of another ceremony");
    }
    if said.challenge != written(challenge) {
        return Err("the challenge is another one");
    }
    if said.origin != party.origin {
        return Err("the origin is another one");
    }
    if said.cross_origin { Err("it was asked for in another site's frame") } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party() -> RelyingParty {
        RelyingParty { id: "sign.example".to_owned(), origin: "https://sign.example".to_owned() }
    }

    fn checked(text: &str) -> Result<(), &'static str> {
        check(text.as_bytes(), Ceremony::Get, b"challenge", &party())
    }

    #[test]
    fn only_an_answer_to_our_question_counts() {
        let right =
            r#"{"type":"webauthn.get","challenge":"Y2hhbGxlbmdl","origin":"https://sign.example","new":1}"#;
        assert_eq!(checked(right), Ok(()));
        for wrong in [
            right.replace("get", "create"),
            right.replace("Y2hhbGxlbmdl", "Y2hhbGxlbmdm"),
            right.replace("https://sign", "http://sign"),
            right.replace("sign.example", "sign.example.evil"),
            right.replace("\"new\":1", "\"crossOrigin\":true"),
            "{}".to_owned(),
            String::new(),
        ] {
            assert!(checked(&wrong).is_err(), "{wrong}");
        }
    }
}
