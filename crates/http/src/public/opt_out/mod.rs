//! `/u/{token}`: no more reminders, and the way back. The link at the foot of each mail leads here, and mail programs send
//! a `POST` by themselves (RFC 8058): no cookie, no origin, whatever the body says except for the way back.

mod words;

use app::opt_outs::{self, OptOut};
use askama::Template;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use model::Error;

use crate::api::Api;
use crate::body;
use crate::client_address::client_address;
use crate::pages::{Frame, PageError, html, spoken};
use words::Words;

/// More than a mail program or our form sends.
const MOST_BYTES: usize = 16 * 1024;

#[derive(Template)]
#[template(path = "opt_out.html")]
struct OptOutPage {
    frame: Frame,
    /// What the page says, in sentences.
    heading: String,
    sentence: String,
    /// The button, and what it sends.
    button: Option<(&'static str, &'static str)>,
}

/// Says what the link does; changes nothing, since mail scanners follow links.
pub(super) async fn show(State(api): State<Api>, Path(token): Path<String>, headers: HeaderMap) -> Response {
    page(&headers, opt_outs::show(&api.app, &token).await)
}

/// Stops reminders, or has them go on.
pub(super) async fn set(State(api): State<Api>, Path(token): Path<String>, request: Request) -> Response {
    let ip = client_address(&request, &api.config);
    let (parts, sent) = request.into_parts();
    // A body that is too large, or broken off, wants out all the same.
    let sent = body::read(sent, MOST_BYTES).await.unwrap_or_default();
    let resume = url::form_urlencoded::parse(&sent).any(|(name, value)| name == "reminders" && value == "on");
    page(&parts.headers, opt_outs::set(&api.app, &token, !resume, ip).await)
}

fn page(headers: &HeaderMap, found: model::Result<OptOut>) -> Response {
    let language = spoken(headers);
    let (words, frame) = (Words::of(language), Frame::speaking(language));
    let filled = match found {
        Ok(found) => {
            let heading = if found.opted_out { words.stopped } else { words.question };
            let sentence = if found.opted_out { words.stopped_more } else { words.question_more };
            let say = |text: &str| text.replace("{workspace}", &found.workspace).replace("{email}", &found.email);
            let button = if found.opted_out { (words.resume, "on") } else { (words.stop, "off") };
            let (heading, sentence) = (say(heading), say(sentence));
            html(StatusCode::OK, &OptOutPage { frame, heading, sentence, button: Some(button) })
        }
        Err(Error::NotFound(_)) => {
            let (heading, sentence) = (words.unknown.to_owned(), words.unknown_more.to_owned());
            html(StatusCode::NOT_FOUND, &OptOutPage { frame, heading, sentence, button: None })
        }
        Err(error) => Err(PageError::from(error)),
    };
    let mut response = filled.unwrap_or_else(|error| error.page(headers, None));
    let headers = response.headers_mut();
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    response
}
