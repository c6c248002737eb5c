//! Passkeys (WebAuthn): signing in by a key that a person's device holds, alone or as the second step.
//!
//! The checks are written by hand, on `ring` and `ciborium`, which are here anyway: we ask for no attestation and know three
//! kinds of keys, so it is one signature over two structures. `client_data.rs` and `authenticator_data.rs` read these,
//! `public_key.rs` knows the keys, and the other files are the use cases.

mod authenticator_data;
mod client_data;
mod list;
mod public_key;
mod register;
mod sign_in;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::{Error, Result};
use sha2::{Digest, Sha256};

pub use list::{list, remove, rename};
pub use public_key::ALGORITHMS;
pub use register::{NewPasskey, RegistrationAsked, begin_registration, register};
pub use sign_in::{Assertion, SignatureAsked, ask_for_signature, sign_in};
pub use store::passkeys::Passkey;

use crate::App;

/// How long a browser may take over its dialog.
pub const PATIENCE_MILLIS: i64 = 5 * 60 * 1000;

/// The service as authenticators know it.
struct RelyingParty {
    /// The host of its address.
    id: String,
    /// Where its pages come from.
    origin: String,
}

impl RelyingParty {
    fn of(app: &App) -> Result<Self> {
        let url = url::Url::parse(app.base_url()).map_err(Error::internal)?;
        let host = url.host_str().ok_or_else(|| Error::internal("the service's address has no host"))?;
        Ok(Self { id: host.to_owned(), origin: url.origin().ascii_serialization() })
    }

    fn id_hash(&self) -> [u8; 32] {
        Sha256::digest(self.id.as_bytes()).into()
    }
}

/// Bytes as browsers write them in texts.
fn written(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes that a browser wrote in a text.
fn read(field: &str, text: &str) -> Result<Vec<u8>> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('='));
    bytes.map_err(|_| Error::field(field, "must be bytes in base64url"))
}

/// What a client learns of any check that failed: which one, is for the log.
fn refused(why: &'static str) -> Error {
    tracing::info!(why, "a passkey was refused");
    Error::Forbidden("this passkey is not known or not right".to_owned())
}
