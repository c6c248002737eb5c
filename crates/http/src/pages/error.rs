//! Errors as pages.

use askama::Template;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use model::id::RequestId;

use super::frame::Frame;
use super::html::answer;
use super::words::sentence;
use crate::config::HttpConfig;
use crate::error::{ApiError, Cause};

/// Why a page could not be shown.
#[derive(Debug, Clone)]
pub(crate) struct PageError {
    status: StatusCode,
    message: String,
    retry_after: Option<i64>,
    sign_in: bool,
    /// What only the log gets.
    cause: Option<Cause>,
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    frame: Frame,
    title: &'static str,
    message: String,
    sign_in: bool,
    request: Option<&'a RequestId>,
}

impl PageError {
    pub fn new(status: StatusCode, message: impl Into<String>) -> Self {
        Self { status, message: message.into(), retry_after: None, sign_in: false, cause: None }
    }

    /// The same with a way to the sign-in page.
    pub fn leading_to_sign_in(self) -> Self {
        Self { sign_in: true, ..self }
    }

    /// The page. Errors of ours name the request, for the person who reports them.
    pub fn page(self, config: &HttpConfig, request: Option<&RequestId>) -> Response {
        let page = ErrorPage {
            frame: Frame::new(config),
            title: title(self.status),
            message: sentence(&self.message),
            sign_in: self.sign_in,
            request: request.filter(|_| self.status.is_server_error()),
        };
        // A template that can't be filled leaves the bare words.
        let text = page.render().unwrap_or_else(|_| page.title.to_owned());
        let mut response = answer(self.status, text);
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if let Some(cause) = self.cause {
            response.extensions_mut().insert(cause);
        }
        response
    }
}

fn title(status: StatusCode) -> &'static str {
    match status {
        StatusCode::UNAUTHORIZED => "Please sign in",
        StatusCode::FORBIDDEN => "You can’t do this",
        StatusCode::NOT_FOUND => "There is nothing here",
        StatusCode::METHOD_NOT_ALLOWED => "That doesn’t work here",
        StatusCode::CONFLICT => "That isn’t possible now",
        StatusCode::SERVICE_UNAVAILABLE => "Please try again shortly",
        status if status.is_server_error() => "Something went wrong",
        _ => "That didn’t work",
    }
}

impl From<ApiError> for PageError {
    fn from(error: ApiError) -> Self {
        // What is said about headers to a program, the page says in its own way.
        let message = error.message.split("; quote the X-Request-Id").next().unwrap_or_default().to_owned();
        Self { retry_after: error.retry_after, cause: error.cause, ..Self::new(error.status, message) }
    }
}

impl From<model::Error> for PageError {
    fn from(error: model::Error) -> Self {
        ApiError::from(error).into()
    }
}
