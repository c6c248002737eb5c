//! The plain pages of set-up, sign-in, API keys and the outbox, until the console takes their place: HTML from the server, one
//! stylesheet, no script.
//!
//! To add a page: a file with its handler and the template that it fills (`templates/` at the crate's root; every
//! template extends `layout.html`), and a line in [`router`]. A handler calls a use case, answers with [`html`], and
//! returns a [`PageError`] where something went wrong; [`surround`] does for all of them what each would have to repeat.

mod api_keys;
mod cookie;
mod error;
mod form;
mod frame;
mod home;
mod html;
mod outbox;
mod same_origin;
mod sent;
mod session;
mod set_up;
mod sign_in;
mod sign_out;
mod stylesheet;
mod surround;
mod words;

use std::sync::Arc;

use app::sessions::Token;
use axum::Router;
use axum::http::{HeaderMap, Request, header};
use axum::middleware::from_fn_with_state;
use axum::response::Redirect;
use axum::routing::{get, post};

pub(crate) use error::PageError;
pub(crate) use frame::{Frame, root};
pub(crate) use html::{answer, html};

use crate::api::Api;
use crate::attempts::Attempts;
use surround::surround;

const HOME: &str = "/";
const SET_UP: &str = "/setup";
const SIGN_IN: &str = "/signin";
const API_KEYS: &str = "/settings/api-keys";
const OUTBOX: &str = "/outbox";

/// What every page can reach.
#[derive(Clone)]
pub(crate) struct Pages {
    api: Api,
    attempts: Arc<Attempts>,
}

impl Pages {
    /// The way to another page.
    fn see(&self, path: &str) -> Redirect {
        Redirect::to(&format!("{}{path}", frame::root(&self.api.config)))
    }
}

/// Whether a request comes from a browser that wants to show a page. Programs are answered in JSON whatever they accept.
pub(crate) fn wants_page<B>(request: &Request<B>) -> bool {
    let accept = request.headers().get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    let mut kinds = accept.flat_map(|value| value.split(','));
    !request.uri().path().starts_with("/api/") && kinds.any(|kind| kind.trim_start().starts_with("text/html"))
}

/// The session that a browser brings along, where it is signed in.
pub(crate) fn session_token(api: &Api, headers: &HeaderMap) -> Option<Token> {
    cookie::Cookie::Session.read(&api.config, headers)
}

/// The pages.
pub(crate) fn router(api: &Api) -> Router<Api> {
    let pages = Pages { api: api.clone(), attempts: Arc::default() };
    Router::new()
        .route(HOME, get(home::home))
        .route(SET_UP, get(set_up::show).post(set_up::submit))
        .route("/setup/{token}", get(set_up::follow))
        .route(SIGN_IN, get(sign_in::show).post(sign_in::submit))
        .route("/signout", post(sign_out::sign_out))
        .route(API_KEYS, get(api_keys::list).post(api_keys::create))
        .route("/settings/api-keys/{id}/revoke", post(api_keys::revoke))
        .route(OUTBOX, get(outbox::list))
        .route("/outbox/{id}", get(outbox::show))
        .route("/outbox/{id}/html", get(outbox::html))
        .method_not_allowed_fallback(error::method_not_allowed)
        .layer(from_fn_with_state(pages.clone(), surround))
        .route(stylesheet::PATH, get(stylesheet::serve))
        .with_state(pages)
}
