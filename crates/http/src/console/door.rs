//! The part of the session API that stands before sign-in.

use std::net::IpAddr;

use app::sessions::Visit;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use model::UserAgent;

use crate::api::Api;
use crate::browser::{must_be_from_here, user_agent};
use crate::client_address::client_address;
use crate::error::ApiError;

/// Somebody at the door, who may not have said yet who they are.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// Where they come from.
    pub ip: Option<IpAddr>,
    /// What they come with.
    pub user_agent: Option<UserAgent>,
}

/// Refuses what another site sent, and notes who is at the door.
pub(super) async fn guard(State(api): State<Api>, mut request: Request, next: Next) -> Response {
    if let Err(error) = must_be_from_here(&request, &api.config) {
        return error.into_response();
    }
    let visitor = Visitor { ip: client_address(&request, &api.config), user_agent: user_agent(request.headers()) };
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

impl Visitor {
    /// The visit, as sessions remember it.
    pub fn visit(&self) -> Visit {
        Visit { ip: self.ip, user_agent: self.user_agent.clone() }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let unguarded = || ApiError::from(model::Error::internal("an operation stands outside the door"));
        parts.extensions.remove().ok_or_else(unguarded)
    }
}
