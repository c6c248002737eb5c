//! Adding a passkey.

use model::error::{Error, Result};
use model::name::Name;
use serde_json::json;
use store::half_sessions::{HalfSession, Purpose};
use store::{StoreError, lost, passkeys};

use super::client_data::{self, Ceremony};
use super::public_key::PublicKey;
use super::{PATIENCE_MILLIS, Passkey, RelyingParty, authenticator_data, read, refused, written};
use crate::accounts::proof::{self, Proof};
use crate::accounts::tell;
use crate::change::{About, Change};
use crate::jobs::AccountNews;
use crate::sessions::{SignedIn, Token};
use crate::{App, Call};
use model::activity::Event;

/// Nobody needs more of them.
const MOST: usize = 20;

/// What the browser is asked to have made.
#[derive(Debug)]
pub struct RegistrationAsked {
    /// What the browser holds meanwhile.
    pub token: Token,
    /// What it has to answer to, in base64url as the rest.
    pub challenge: String,
    /// The service as authenticators know it.
    pub party: String,
    /// Who the passkey is for.
    pub user: String,
    /// Those that this person has already.
    pub known: Vec<String>,
}

/// A passkey that was made.
#[derive(Debug)]
pub struct NewPasskey {
    /// What its owner calls it.
    pub name: String,
    /// What the browser says.
    pub client_data: String,
    /// What the authenticator says.
    pub attestation: String,
}

/// Asks for a passkey to be made.
///
/// # Errors
/// When the proof does not hold, there are too many already, or the database does not answer.
pub async fn begin_registration(
    app: &App,
    call: &Call,
    who: &SignedIn,
    proof: Proof,
) -> Result<RegistrationAsked> {
    let party = RelyingParty::of(app)?;
    let account = crate::accounts::account(app, who.user.id).await?;
    let right = proof::must_hold(app, who, &account, proof).await?;
    let known = passkeys::of(app.database(), who.user.id).await?;
    if known.len() >= MOST {
        return Err(Error::conflict(format!("there are {MOST} passkeys already; remove one first")));
    }
    let token = Token::generate(app.random());
    let mut challenge = [0; 32];
    app.random().fill(&mut challenge);
    let mut change = Change::new(app, call);
    if let Some(right) = right {
        right.spend(&mut change);
    }
    let half = HalfSession {
        token_hash: token.hash(),
        purpose: Purpose::NewPasskey,
        user: Some(who.user.id),
        challenge: Some(challenge.to_vec()),
    };
    let now = change.now();
    store::half_sessions::insert(change.write(), &half, now, now.plus_millis(PATIENCE_MILLIS));
    change.commit(()).await?;
    Ok(RegistrationAsked {
        token,
        challenge: written(&challenge),
        party: party.id,
        user: written(&who.user.id.to_bytes()),
        known: known.iter().map(|passkey| written(&passkey.credential_id)).collect(),
    })
}

/// Adds the passkey that was made. Whoever holds the session has shown it, so from then on the session counts as opened by it.
///
/// # Errors
/// When it is not what was asked for, it took too long, the name is not valid, or the database does not answer.
pub async fn register(
    app: &App,
    call: &Call,
    (who, session): (&SignedIn, &Token),
    token: &Token,
    made: NewPasskey,
) -> Result<Passkey> {
    let name = Name::parse(&made.name, app.limits()).map_err(|error| Error::field("name", error.to_string()))?;
    let client_data = read("clientDataJson", &made.client_data)?;
    let attestation = read("attestationObject", &made.attestation)?;
    let half = store::half_sessions::find(app.database(), token.hash(), Purpose::NewPasskey, app.now()).await?;
    let half = half.filter(|half| half.user == Some(who.user.id)).ok_or_else(over)?;
    let party = RelyingParty::of(app)?;
    let challenge = half.challenge.as_deref().unwrap_or_default();
    client_data::check(&client_data, Ceremony::Create, challenge, &party).map_err(refused)?;
    let said = authenticator_data::in_attestation(&attestation).ok_or_else(|| refused("no authenticator data"))?;
    let said = authenticator_data::parse(&said).ok_or_else(|| refused("the authenticator data is broken"))?;
    if said.party != party.id_hash() {
        return Err(refused("it is for another service"));
    }
    if !said.verified {
        return Err(refused("nobody was verified"));
    }
    let credential = said.credential.ok_or_else(|| refused("there is no key in it"))?;
    if PublicKey::parse(credential.public_key).is_none() {
        return Err(refused("the key is of a kind that we do not take"));
    }
    let mut change = Change::new(app, call);
    let now = change.now();
    let passkey = Passkey {
        id: app.new_id(),
        user: who.user.id,
        credential_id: credential.id.to_vec(),
        public_key: credential.public_key.to_vec(),
        counter: i64::from(said.counter),
        name: name.to_string(),
        created_at: now,
        last_used_at: None,
    };
    store::half_sessions::spend(change.write(), half.token_hash, now);
    passkeys::insert(change.write(), &passkey);
    store::sessions::proved_by_passkey(change.write(), session.hash());
    change.record(
        Event::UserUpdated,
        About::NOTHING,
        format!("{} added a passkey", who.user.email),
        json!({ "userId": who.user.id, "email": who.user.email.as_str(), "passkey": passkey.name }),
    );
    tell(&mut change, who.user.id, AccountNews::PasskeyAdded { name: passkey.name.clone() });
    match change.commit(()).await {
        Ok(()) => Ok(passkey),
        Err(StoreError::Lost(lost::PASSKEY)) => Err(Error::conflict("this passkey is known already")),
        Err(StoreError::Lost(_)) => Err(over()),
        Err(error) => Err(error.into()),
    }
}

fn over() -> Error {
    Error::Gone("this took too long; begin again".to_owned())
}
