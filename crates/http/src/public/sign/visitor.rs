//! Who comes through a link, as the request says it: by a header that no other site can send, never by a cookie.

use app::signing::Visitor;
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use crate::api::Api;
use crate::browser::user_agent;
use crate::client_address::ClientAddress;
use crate::error::ApiError;

/// Whoever takes a step, by the token in `X-Signing-Token`.
pub(in crate::public) struct Visiting(pub Visitor);

impl FromRequestParts<Api> for Visiting {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Self, ApiError> {
        let token = header_text(parts, "x-signing-token").unwrap_or_default();
        Ok(Self(visitor(parts, api, token)))
    }
}

/// What a request says of whoever sent it.
pub(in crate::public) fn visitor(parts: &Parts, api: &Api, token: String) -> Visitor {
    Visitor {
        token,
        access: header_text(parts, "x-signing-access"),
        ip: ClientAddress::of(parts, &api.config).0,
        user_agent: user_agent(&parts.headers),
        languages: header_text(parts, header::ACCEPT_LANGUAGE.as_str()),
    }
}

fn header_text(parts: &Parts, name: &str) -> Option<String> {
    parts.headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
}
