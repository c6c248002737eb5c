//! The public page of a template and its steps.

pub(super) mod files;
pub(super) mod look;
pub(super) mod submit;

use app::fill::{Door, Opened};
use app::sessions;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use model::Error;
use model::id::TemplateKind;
use serde_json::json;

use super::visitor_of;
use crate::api::Api;
use crate::browser;
use crate::error::ApiError;

/// A template that whoever asks may fill; everybody else is answered here.
pub(super) struct Filling(pub Box<Opened>);

impl FromRequestParts<Api> for Filling {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Self, Response> {
        knock(parts, api).await.map_err(IntoResponse::into_response)?.ok_or_else(needs_sign_in).map(Self)
    }
}

/// Looks whether the template of the path may be filled; nothing where whoever asks has to sign in first.
async fn knock(parts: &mut Parts, api: &Api) -> Result<Option<Box<Opened>>, ApiError> {
    let params = RawPathParams::from_request_parts(parts, api).await.ok();
    let id = params.and_then(|params| params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.parse()));
    let Some(Ok(id)) = id else { return Err(Error::no::<TemplateKind>().into()) };
    let who = match browser::session_token(api, &parts.headers) {
        Some(token) => sessions::resume(&api.app, &token).await?.filter(|who| !who.lacks_second_step),
        None => None,
    };
    let visitor = visitor_of(parts, api, String::new());
    let languages = visitor.languages.as_deref();
    let door = Door::knock(&api.app, id, who.as_ref(), visitor.ip, visitor.user_agent, languages).await?;
    Ok(match door {
        Door::Open(opened) => Some(opened),
        Door::NeedsSignIn => None,
    })
}

/// The answer to a program that has to sign in, as the contract words it.
fn needs_sign_in() -> Response {
    let body = json!({
        "requiresLogin": true,
        "error": { "code": "UNAUTHORIZED", "message": "sign in to the workspace to fill this page" },
    });
    let mut response = (StatusCode::UNAUTHORIZED, body.to_string()).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
