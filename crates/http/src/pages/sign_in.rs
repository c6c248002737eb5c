//! `GET` and `POST /signin`.

use app::sessions::{self, SignIn};
use askama::Template;
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use model::{Error, Timestamp};

use super::cookie::Cookie;
use super::form::{Form, Input, Kind};
use super::sent::Sent;
use super::session::Session;
use super::surround::ClientAddress;
use super::{API_KEYS, Frame, PageError, Pages, html};
use crate::attempts::TooMany;

#[derive(Template)]
#[template(path = "sign_in.html")]
struct SignInPage {
    frame: Frame,
    form: Form,
}

/// Shows the form, or leads on who is signed in already.
pub(super) async fn show(State(pages): State<Pages>, session: Option<Session>) -> Result<Response, PageError> {
    if session.is_some() {
        return Ok(pages.see(API_KEYS).into_response());
    }
    page(&pages, StatusCode::OK, form(String::new()))
}

/// Signs in and leads to the settings, or shows the form again.
pub(super) async fn submit(
    State(pages): State<Pages>,
    Extension(ClientAddress(ip)): Extension<ClientAddress>,
    headers: HeaderMap,
    mut sent: Sent,
) -> Result<Response, PageError> {
    let (email, password) = (sent.take("email"), sent.take("password"));
    let now = pages.api.app.now();
    let attempt = match pages.attempts.begin(ip, &email, now) {
        Ok(attempt) => attempt,
        Err(TooMany(until)) => return refuse(&pages, email, until, now),
    };
    let user_agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).map(str::to_owned);
    let wanted = SignIn { email: email.clone(), password, ip, user_agent };
    match sessions::sign_in(&pages.api.app, wanted).await {
        Err(error @ Error::Forbidden(_)) => {
            let form = form(email).with_message(&error.to_string());
            page(&pages, StatusCode::FORBIDDEN, form)
        }
        other => {
            pages.attempts.forgive(&attempt);
            let (token, until) = other?;
            let cookie = Cookie::Session.keep(&pages.api.config, &token, seconds(now, until));
            Ok(([(header::SET_COOKIE, cookie)], pages.see(API_KEYS)).into_response())
        }
    }
}

fn refuse(pages: &Pages, email: String, until: Timestamp, now: Timestamp) -> Result<Response, PageError> {
    // Rounded up: nobody is told to come back too early.
    let wait = seconds(now, until.plus_millis(999));
    let minutes = (wait + 59) / 60;
    let unit = if minutes == 1 { "minute" } else { "minutes" };
    let message = format!("too many tries with a wrong password; wait {minutes} {unit}, then try again");
    let mut response = page(pages, StatusCode::TOO_MANY_REQUESTS, form(email).with_message(&message))?;
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
    Ok(response)
}

/// Whole seconds from one moment to another.
pub(super) fn seconds(from: Timestamp, to: Timestamp) -> i64 {
    (to.millis() - from.millis()) / 1000
}

fn form(email: String) -> Form {
    Form::new([
        Input {
            name: "email",
            label: "Email address",
            autocomplete: "username",
            kind: Kind::Email,
            value: email,
            ..Input::default()
        },
        Input {
            name: "password",
            label: "Password",
            autocomplete: "current-password",
            kind: Kind::Password,
            ..Input::default()
        },
    ])
}

fn page(pages: &Pages, status: StatusCode, form: Form) -> Result<Response, PageError> {
    html(status, &SignInPage { frame: Frame::new(&pages.api.config), form })
}
