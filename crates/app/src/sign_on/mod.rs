//! Single sign-on (`OpenID` Connect): another house says who somebody is. It signs in those who are members here, and makes no
//! accounts: who may come in is decided by invitations.
//!
//! The code flow with PKCE. What the browser holds meanwhile is a cookie that only this instance can read; nothing is stored.
//! Tokens are checked by hand, on `ring`: two kinds of signatures and six claims are less than a library would bring.

mod begin;
mod finish;
mod id_token;
mod keys;
mod provider;

pub use begin::{Begun, begin};
pub use finish::{Problem, Returned, finish};
pub use provider::{BadIssuer, SignOn, SignOnSettings};

/// What the browser's cookie is closed for.
const PURPOSE: &str = "single sign-on";
/// How long somebody may take at the other house.
pub const PATIENCE_MILLIS: i64 = 10 * 60 * 1000;

/// What has to come back as it went out.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
struct Kept {
    state: String,
    nonce: String,
    verifier: String,
    next: String,
    until: i64,
}
