//! The caller, as handlers get it.

use app::sessions::{SignedIn, Token};
use app::timeline::Pass;
use app::{Call, Opened};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::error::ApiError;

/// Who calls. Only the gate makes one.
#[derive(Clone)]
pub(crate) struct Caller {
    pub call: Call,
    /// What their key opened, where they came with one.
    opened: Option<Opened>,
}

impl Caller {
    /// Somebody who came without a key.
    pub(super) const fn without_key(call: Call) -> Self {
        Self { call, opened: None }
    }

    /// A program that holds a key.
    pub(super) const fn with_key(call: Call, opened: Opened) -> Self {
        Self { call, opened: Some(opened) }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        // Taken out, not copied: a handler has one caller.
        parts.extensions.remove::<Self>().ok_or_else(ungated)
    }
}

/// A caller who is signed in to the console, with the session that they hold.
pub(crate) struct Person {
    pub call: Call,
    pub who: SignedIn,
    pub token: Token,
}

impl<S: Send + Sync> FromRequestParts<S> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Caller { call, .. } = Caller::from_request_parts(parts, state).await?;
        let who = parts.extensions.remove().ok_or_else(ungated)?;
        let token = parts.extensions.remove().ok_or_else(ungated)?;
        Ok(Self { call, who, token })
    }
}

/// A caller who stays, with what they came in by: whether it still opens anything is asked again and again.
pub(crate) struct Watcher {
    pub call: Call,
    pub pass: Pass,
}

impl<S: Send + Sync> FromRequestParts<S> for Watcher {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Caller { call, opened } = Caller::from_request_parts(parts, state).await?;
        let pass = match opened {
            Some(opened) => Pass::Key(opened.holder().key.id),
            None => Pass::Session(parts.extensions.remove().ok_or_else(ungated)?),
        };
        Ok(Self { call, pass })
    }
}

/// What a program's key opened, for the operations that tell about it. They stand behind a gate that takes keys.
pub(crate) struct KeyHolder(pub Opened);

impl<S: Send + Sync> FromRequestParts<S> for KeyHolder {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        Caller::from_request_parts(parts, state).await?.opened.map(Self).ok_or_else(ungated)
    }
}

/// Missing only where a route was put up without the gate: a defect, and safer as an error than as a way in.
pub(super) fn ungated() -> ApiError {
    model::Error::internal("an operation stands outside the gate").into()
}

/// A caller who is an administrator: the check comes before the body is looked at. An operation that changes something also
/// stands behind a face for administrators, [`super::Face::administrators`]: the handler of a repeated request is not asked.
pub(crate) struct Administrator(pub Caller);

impl<S: Send + Sync> FromRequestParts<S> for Administrator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let caller = Caller::from_request_parts(parts, state).await?;
        caller.call.must_be_administrator()?;
        Ok(Self(caller))
    }
}
