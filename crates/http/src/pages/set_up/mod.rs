//! Setting the service up in a browser, with the link that its first start prints.
//!
//! The link's token moves into a cookie at once, so that it stays neither in the address bar nor in the history, and
//! is used up only when the form is sent.

mod follow;
mod show;
mod submit;

use app::sessions::Token;
use askama::Template;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

pub(super) use follow::follow;
pub(super) use show::show;
pub(super) use submit::submit;

use super::cookie::Cookie;
use super::form::{Form, Input, Kind};
use super::{Frame, PageError, Pages, html};

/// The form that makes the first workspace.
#[derive(Template)]
#[template(path = "set_up/form.html")]
struct FormPage {
    frame: Frame,
    form: Form,
}

/// Why the form is not shown, and what to do.
#[derive(Template)]
#[template(path = "set_up/closed.html")]
struct ClosedPage {
    frame: Frame,
    base_url: String,
    /// Whether a link was there that does not work, or none.
    had_link: bool,
    /// Whether the service is set up already.
    is_set_up: bool,
}

/// The link that was followed, where it would still work.
async fn followed(pages: &Pages, headers: &HeaderMap) -> Result<Option<Token>, PageError> {
    let Some(link) = Cookie::SetUp.read(&pages.api.config, headers) else { return Ok(None) };
    Ok(pages.api.app.is_set_up_link(&link).await?.then_some(link))
}

/// The page for somebody without a link that works.
async fn closed(pages: &Pages, had_link: bool) -> Result<Response, PageError> {
    let is_set_up = !app::workspaces::none_yet(&pages.api.app).await?;
    let status = if had_link || is_set_up { StatusCode::GONE } else { StatusCode::FORBIDDEN };
    let config = &pages.api.config;
    let page = ClosedPage { frame: Frame::new(config), base_url: config.base_url.clone(), had_link, is_set_up };
    html(status, &page)
}

fn page(pages: &Pages, status: StatusCode, form: Form) -> Result<Response, PageError> {
    html(status, &FormPage { frame: Frame::new(&pages.api.config), form })
}

fn form(workspace: String, email: String) -> Form {
    Form::new([
        Input {
            name: "workspace",
            label: "Workspace name",
            hint: "Usually your company or team. The people you invite to sign will see it.",
            autocomplete: "organization",
            value: workspace,
            ..Input::default()
        },
        Input {
            name: "email",
            label: "Your email address",
            hint: "You sign in with it. You will be the administrator.",
            autocomplete: "username",
            kind: Kind::Email,
            value: email,
            ..Input::default()
        },
        Input {
            name: "password",
            label: "Password",
            hint: "At least 10 characters. A few random words work well.",
            autocomplete: "new-password",
            kind: Kind::Password,
            ..Input::default()
        },
    ])
}
