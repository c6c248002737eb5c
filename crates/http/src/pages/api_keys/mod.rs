//! The API keys of the workspace: list, create, revoke. The use cases see to it that only administrators get here.

mod create;
mod list;
mod revoke;

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use model::Timestamp;
use model::api_key::{ApiKey, ApiKeySecret};

pub(super) use create::create;
pub(super) use list::list;
pub(super) use revoke::revoke;

use super::form::{Form, Input};
use super::session::Session;
use super::words::moment;
use super::{Frame, PageError, Pages, html};

#[derive(Template)]
#[template(path = "api_keys.html")]
struct ApiKeysPage {
    frame: Frame,
    base_url: String,
    /// A key that was made just now.
    created: Option<Created>,
    form: Form,
    active: Vec<Row>,
    revoked: Vec<Row>,
}

/// A new key, for the one moment when its secret is shown.
struct Created {
    name: String,
    secret: ApiKeySecret,
}

/// A key as the page lists it.
struct Row {
    id: String,
    name: String,
    created: Moment,
    used: Option<Moment>,
    revoked: Option<Moment>,
}

/// A moment for people, and for programs that read the page.
struct Moment {
    shown: String,
    exact: Timestamp,
}

impl From<Timestamp> for Moment {
    fn from(exact: Timestamp) -> Self {
        Self { shown: moment(exact), exact }
    }
}

impl From<ApiKey> for Row {
    fn from(key: ApiKey) -> Self {
        Self {
            id: key.id.to_string(),
            name: key.name.to_string(),
            created: key.created_at.into(),
            used: key.last_used_at.map(Moment::from),
            revoked: key.revoked_at.map(Moment::from),
        }
    }
}

/// The page with the keys as they are now.
async fn page(
    pages: &Pages,
    session: &Session,
    status: StatusCode,
    form: Form,
    created: Option<Created>,
) -> Result<Response, PageError> {
    let keys = app::api_keys::list(&pages.api.app, &session.call).await;
    let keys = keys.map_err(|error| PageError::from(error).seen_by(&session.who))?;
    let (active, revoked) = keys.into_iter().map(Row::from).partition(|row| row.revoked.is_none());
    let config = &pages.api.config;
    let frame = Frame::seen_by(config, &session.who);
    html(status, &ApiKeysPage { frame, base_url: config.base_url.clone(), created, form, active, revoked })
}

fn form(name: String) -> Form {
    let mut form = Form::new([Input {
        name: "name",
        label: "Name",
        hint: "Which program will use it, for example “Accounting”.",
        autocomplete: "off",
        value: name,
        ..Input::default()
    }]);
    // The page is more than its form: the cursor stays out of it until something is wrong there.
    for input in &mut form.inputs {
        input.focus = false;
    }
    form
}
