//! Looking a second time at who calls, once a body is there that took its time: a key or a session that was taken away
//! meanwhile opens nothing any more, however early its request began.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Extensions, HeaderMap};
use bytes::Bytes;
use tokio::time::Instant;

use super::{Entrance, Face, authenticate, entitlement_required, session};
use crate::api::Api;
use crate::body;
use crate::error::ApiError;

/// How long a body may take without a second look. An operation takes as long by itself, and who is let in may finish.
const AT_ONCE: Duration = Duration::from_millis(50);

/// The gate that a request with a body came through.
#[derive(Clone, Copy)]
pub(super) struct CameThrough(pub Face);

/// Whether a request with a body came through a gate, so that it is known who sends it.
pub(crate) fn was_passed(extensions: &Extensions) -> bool {
    extensions.get::<CameThrough>().is_some()
}

/// What is needed to look a second time, for somebody about to read a body.
pub(crate) struct SecondLook {
    began: Instant,
    came_through: Option<CameThrough>,
}

impl SecondLook {
    /// Begins, before the body is read. Where a request came through no gate, nothing will be looked at.
    pub fn begin(extensions: &Extensions) -> Self {
        Self { began: Instant::now(), came_through: extensions.get().copied() }
    }

    /// Asks again what the gate asked of the caller, where reading took noticeable time. Mostly memory answers.
    pub async fn end(self, api: &Api, headers: &HeaderMap) -> Result<(), ApiError> {
        match self.came_through {
            Some(CameThrough(face)) if self.began.elapsed() > AT_ONCE => Box::pin(look(api, face, headers)).await,
            _ => Ok(()),
        }
    }
}

/// Reads the body of a request that may have come through a gate: at most so many bytes, and nothing for who is not let in any
/// more.
pub(crate) async fn read_body(
    api: &Api,
    (headers, extensions): (&HeaderMap, &Extensions),
    content: Body,
    limit: usize,
) -> Result<Bytes, ApiError> {
    let second_look = SecondLook::begin(extensions);
    let content = body::read(content, limit).await?;
    second_look.end(api, headers).await?;
    Ok(content)
}

async fn look(api: &Api, face: Face, headers: &HeaderMap) -> Result<(), ApiError> {
    let (role, entitlements) = match face.entrance {
        Entrance::Key(header) => {
            let opened = authenticate(api, header, headers).await?;
            (opened.role(), opened.holder().workspace.entitlements)
        }
        Entrance::Session(second_step) => {
            let (_, signed_in) = session::resume(api, second_step, headers).await?;
            (signed_in.role, signed_in.workspace.entitlements)
        }
    };
    if let Some(message) = face.lacking(entitlements) {
        return Err(entitlement_required(message));
    }
    Ok(face.permit(role)?)
}
