//! Access codes: what the sender tells a recipient by other means than mail, and asks for before anything is shown.
//!
//! A code is short, so its hash is keyed with the instance's secret: who has the database alone can't try codes out.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::respondent::Respondent;

use crate::App;

const CODE: &str = "access code";
const PROOF: &str = "access proof";

/// The form of a code in which it is stored.
pub(crate) fn hash(app: &App, code: &str) -> String {
    let mut salt = [0; 16];
    app.random().fill(&mut salt);
    format!("{}.{}", encode(&salt), encode(&app.vault().mark(CODE, &salted(&salt, &folded(code)))))
}

/// Whether a code is the one that was stored.
pub(crate) fn matches(app: &App, stored: &str, code: &str) -> bool {
    let parts = stored.split_once('.').and_then(|(salt, mark)| Some((decode(salt)?, decode(mark)?)));
    // Codes that an older version stored were taken as they were written.
    parts.is_some_and(|(salt, mark)| {
        [&folded(code), code].into_iter().any(|code| app.vault().is_ours(CODE, &salted(&salt, code), &mark))
    })
}

/// What the page sends with each step once the code was given, so that it need not keep the code.
pub(crate) fn proof(app: &App, respondent: &Respondent) -> Option<String> {
    let code = respondent.link.access_code.as_ref()?;
    Some(encode(&app.vault().mark(PROOF, &proven(respondent, code))))
}

/// Whether the code was given before, or none is asked for.
pub(crate) fn is_granted(app: &App, respondent: &Respondent, proof: Option<&str>) -> bool {
    let Some(code) = &respondent.link.access_code else { return true };
    let proof = proof.and_then(decode).unwrap_or_default();
    app.vault().is_ours(PROOF, &proven(respondent, code), &proof)
}

/// A code as it counts: it is told by telephone and typed on a phone, which begins with a capital and makes long dashes of short
/// ones.
fn folded(code: &str) -> String {
    let is_dash = |c: char| matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}');
    code.trim().to_lowercase().chars().map(|c| if is_dash(c) { '-' } else { c }).collect()
}

fn salted(salt: &[u8], code: &str) -> Vec<u8> {
    [salt, code.trim().as_bytes()].concat()
}

fn proven(respondent: &Respondent, code: &str) -> Vec<u8> {
    [&respondent.id.to_bytes(), &respondent.link.generation.to_be_bytes()[..], code.as_bytes()].concat()
}

fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn a_code_is_the_same_however_a_phone_writes_it() {
        assert_eq!(folded(" Geheim–42 "), folded("geheim-42"));
        assert_ne!(folded("geheim 42"), folded("geheim-42"));
    }
}
