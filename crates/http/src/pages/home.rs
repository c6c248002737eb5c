//! `GET /`: the way to wherever one has to begin.

use axum::extract::State;
use axum::response::Redirect;

use super::session::Session;
use super::{API_KEYS, PageError, Pages, SET_UP, SIGN_IN};

/// Leads to set-up, sign-in or the settings.
pub(super) async fn home(State(pages): State<Pages>, session: Option<Session>) -> Result<Redirect, PageError> {
    if session.is_some() {
        return Ok(pages.see(API_KEYS));
    }
    let begins = app::workspaces::none_yet(&pages.api.app).await?;
    Ok(pages.see(if begins { SET_UP } else { SIGN_IN }))
}
