//! `GET /signin/oidc` and `GET /signin/oidc/return`: to the house that the operator named, and back.

use app::sessions::{Token, Visit};
use app::sign_on::{self, Problem, Returned};
use axum::extract::{RawQuery, Request, State};
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};

use super::session::cookies;
use crate::api::Api;
use crate::browser::{Cookie, user_agent};
use crate::client_address::client_address;
use crate::error::Cause;

/// Leads to the other house.
pub(super) async fn leave(State(api): State<Api>, RawQuery(query): RawQuery) -> Response {
    let next = parameter(query.as_deref(), "next").filter(|next| is_ours(next)).unwrap_or_else(|| "/".to_owned());
    match sign_on::begin(&api.app, &next).await {
        Ok(begun) => {
            let kept = Token::sent(&begun.kept);
            let cookie = Cookie::SignOn.keep(&api.config, &kept, sign_on::PATIENCE_MILLIS / 1000);
            ([(header::SET_COOKIE, cookie)], Redirect::to(&begun.url)).into_response()
        }
        Err(error) => {
            let mut response = problem(&api, Problem::Failed);
            // The outermost layer writes it into the log.
            response.extensions_mut().insert(Cause(error.into()));
            response
        }
    }
}

/// Takes somebody who comes back.
pub(super) async fn come_back(State(api): State<Api>, request: Request) -> Response {
    let (returned, visit) = returned(&api, &request);
    drop(request);
    match sign_on::finish(&api.app, returned, &visit).await {
        Ok((opened, next)) => {
            let done = AppendHeaders([(header::SET_COOKIE, Cookie::SignOn.clear(&api.config))]);
            (cookies(&api, &opened), done, Redirect::to(&next)).into_response()
        }
        Err(found) => problem(&api, found),
    }
}

/// What somebody comes back with, and from where.
fn returned(api: &Api, request: &Request) -> (Returned, Visit) {
    let query = request.uri().query();
    let visit = Visit { ip: client_address(request, &api.config), user_agent: user_agent(request.headers()) };
    let kept = Cookie::SignOn.read(&api.config, request.headers());
    let returned = Returned {
        kept: kept.map(|kept| kept.reveal().to_owned()).unwrap_or_default(),
        state: parameter(query, "state").unwrap_or_default(),
        code: parameter(query, "code"),
    };
    (returned, visit)
}

/// The sign-in page, which says what went wrong in the reader's language.
fn problem(api: &Api, found: Problem) -> Response {
    let cookie = Cookie::SignOn.clear(&api.config);
    let page = format!("/signin?problem={}", found.name());
    ([(header::SET_COOKIE, cookie)], Redirect::to(&page)).into_response()
}

fn parameter(query: Option<&str>, wanted: &str) -> Option<String> {
    let mut pairs = url::form_urlencoded::parse(query?.as_bytes());
    pairs.find(|(name, _)| name == wanted).map(|(_, value)| value.into_owned())
}

/// Whether a way back leads to a page of ours: to follow any other would make us a door to strangers' pages.
fn is_ours(next: &str) -> bool {
    // Browsers take tabs and line breaks out of an address before they read it.
    next.starts_with('/') && !next.starts_with("//") && !next.contains(|one: char| one == '\\' || one.is_control())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_to_strangers() {
        assert!(is_ours("/documents?status=sent") && is_ours("/"));
        for bad in ["", "//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb", "/\t/evil.example"]
        {
            assert!(!is_ours(bad), "{bad}");
        }
    }
}
