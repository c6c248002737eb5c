//! Signing in with a passkey: alone, or as the second step after a password.

use model::{Error, Result, Timestamp};
use sha2::{Digest, Sha256};
use store::Write;
use store::half_sessions::{HalfSession, Purpose};

use super::client_data::{self, Ceremony};
use super::public_key::PublicKey;
use super::{PATIENCE_MILLIS, Passkey, RelyingParty, authenticator_data, read, refused, written};
use crate::App;
use crate::sessions::{self, Opened, OpenedBy, Refusal, Token, Visit, note_refusal};

/// What the browser is asked to have signed.
#[derive(Debug)]
pub struct SignatureAsked {
    /// What the browser holds meanwhile, where it does not hold it yet.
    pub token: Option<(Token, Timestamp)>,
    /// What it has to answer to, in base64url as the rest.
    pub challenge: String,
    /// The service as authenticators know it.
    pub party: String,
    /// The passkeys that will do; any that the device has, where nobody is known yet.
    pub known: Vec<String>,
}

/// What a passkey signed, all of it in base64url.
#[derive(Debug)]
pub struct Assertion {
    /// What the authenticator calls the passkey.
    pub id: String,
    /// What the browser says.
    pub client_data: String,
    /// What the authenticator says.
    pub authenticator_data: String,
    /// The signature over both.
    pub signature: String,
    /// Who it is, as the authenticator remembers.
    pub user_handle: Option<String>,
}

/// Asks for a signature: of somebody at their second step, or of anybody.
///
/// # Errors
/// When the database does not answer.
pub async fn ask_for_signature(app: &App, token: Option<&Token>) -> Result<SignatureAsked> {
    let party = RelyingParty::of(app)?.id;
    let mut challenge = [0; 32];
    app.random().fill(&mut challenge);
    let (now, mut write) = (app.now(), Write::new());
    if let Some(half) = waiting(app, token, Purpose::SecondStep).await? {
        store::half_sessions::challenge(&mut write, half.token_hash, &challenge, now);
        app.database().commit(write).await?;
        let known = match half.user {
            Some(user) => store::passkeys::of(app.database(), user).await?,
            None => Vec::new(),
        };
        let known = known.iter().map(|passkey| written(&passkey.credential_id)).collect();
        return Ok(SignatureAsked { token: None, challenge: written(&challenge), party, known });
    }
    let token = Token::generate(app.random());
    let half = HalfSession {
        token_hash: token.hash(),
        purpose: Purpose::Passkey,
        user: None,
        challenge: Some(challenge.to_vec()),
    };
    let until = now.plus_millis(PATIENCE_MILLIS);
    store::half_sessions::insert(&mut write, &half, now, until);
    app.database().commit(write).await?;
    Ok(SignatureAsked { token: Some((token, until)), challenge: written(&challenge), party, known: Vec::new() })
}

/// Signs somebody in by what their passkey signed. The device has made sure who holds it, so it needs no second step.
///
/// # Errors
/// When it took too long, the passkey is not known, the signature does not hold, or the database does not answer.
pub async fn sign_in(app: &App, token: &Token, given: Assertion, visit: &Visit) -> Result<Opened> {
    let client_data = read("clientDataJson", &given.client_data)?;
    let said = read("authenticatorData", &given.authenticator_data)?;
    let signature = read("signature", &given.signature)?;
    let id = read("id", &given.id)?;
    let half = match waiting(app, Some(token), Purpose::SecondStep).await? {
        Some(half) => half,
        None => waiting(app, Some(token), Purpose::Passkey).await?.ok_or_else(over)?,
    };
    let challenge = half.challenge.as_deref().ok_or_else(over)?;
    let party = RelyingParty::of(app)?;
    client_data::check(&client_data, Ceremony::Get, challenge, &party).map_err(refused)?;
    let passkey = store::passkeys::by_credential(app.database(), &id).await?;
    let passkey = passkey.ok_or_else(|| refused("it is not known"))?;
    if half.user.is_some_and(|user| user != passkey.user) {
        return Err(refused("it is somebody else's than who is at the second step"));
    }
    if let Some(handle) = &given.user_handle
        && read("userHandle", handle)? != passkey.user.to_bytes()
    {
        return Err(refused("the authenticator remembers somebody else"));
    }
    let data = authenticator_data::parse(&said).ok_or_else(|| refused("the authenticator data is broken"))?;
    if data.party != party.id_hash() {
        return Err(refused("it is for another service"));
    }
    if !data.verified {
        return Err(refused("nobody was verified"));
    }
    let key =
        PublicKey::parse(&passkey.public_key).ok_or_else(|| Error::internal("a stored passkey can't be read"))?;
    let message = [said.as_slice(), &Sha256::digest(&client_data)].concat();
    if !key.signed(&message, &signature) {
        let account = store::users::account(app.database(), passkey.user).await?;
        note_refusal(app, account.as_ref().map(|account| &account.user), Refusal::Passkey, visit);
        return Err(refused("the signature does not hold"));
    }
    let counter = i64::from(data.counter);
    if !goes_on(&passkey, counter) {
        return Err(refused("its counter went back, so it was copied"));
    }
    let account = store::users::account(app.database(), passkey.user).await?.ok_or_else(over)?;
    sessions::open(app, &account.user, visit, OpenedBy::Passkey, |change| {
        let now = change.now();
        store::half_sessions::spend(change.write(), half.token_hash, now);
        store::passkeys::used(change.write(), &passkey, counter, now);
    })
    .await
}

/// Those that do not count always say zero.
const fn goes_on(passkey: &Passkey, counter: i64) -> bool {
    counter > passkey.counter || (counter == 0 && passkey.counter == 0)
}

async fn waiting(app: &App, token: Option<&Token>, purpose: Purpose) -> Result<Option<HalfSession>> {
    match token {
        Some(token) => Ok(store::half_sessions::find(app.database(), token.hash(), purpose, app.now()).await?),
        None => Ok(None),
    }
}

fn over() -> Error {
    Error::Gone("this took too long; begin again".to_owned())
}
