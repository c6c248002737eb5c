//! Errors as pages, in the visitor's language.

use askama::Template;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use model::id::RequestId;

use super::frame::Frame;
use super::html::answer;
use super::spoken::spoken;
use super::words::Words;
use crate::error::{ApiError, Cause};

/// Why a page could not be shown.
#[derive(Debug, Clone)]
pub(crate) struct PageError {
    status: StatusCode,
    retry_after: Option<i64>,
    sign_in: bool,
    /// What only the log gets.
    cause: Option<Cause>,
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    frame: Frame,
    words: &'static Words,
    title: &'static str,
    message: &'static str,
    sign_in: bool,
    request: Option<&'a RequestId>,
}

impl PageError {
    pub fn new(status: StatusCode) -> Self {
        Self { status, retry_after: None, sign_in: false, cause: None }
    }

    /// The same with a way to the sign-in page.
    pub fn leading_to_sign_in(self) -> Self {
        Self { sign_in: true, ..self }
    }

    /// The page for whoever sent these headers. Errors of ours name the request, for the person who reports them.
    pub fn page(self, asked: &HeaderMap, request: Option<&RequestId>) -> Response {
        let language = spoken(asked);
        let words = Words::of(language);
        let (title, message) = words.about(self.status);
        let page = ErrorPage {
            frame: Frame::speaking(language),
            words,
            title,
            message,
            sign_in: self.sign_in,
            request: request.filter(|_| self.status.is_server_error()),
        };
        // A template that can't be filled leaves the bare words.
        let text = page.render().unwrap_or_else(|_| title.to_owned());
        let mut response = answer(self.status, text);
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-language"));
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if let Some(cause) = self.cause {
            response.extensions_mut().insert(cause);
        }
        response
    }
}

impl From<ApiError> for PageError {
    fn from(error: ApiError) -> Self {
        Self { retry_after: error.retry_after, cause: error.cause, ..Self::new(error.status) }
    }
}

impl From<model::Error> for PageError {
    fn from(error: model::Error) -> Self {
        ApiError::from(error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn shown(status: StatusCode, language: &'static str) -> String {
        let mut asked = HeaderMap::new();
        asked.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(language));
        let page = PageError::new(status).page(&asked, None);
        assert_eq!(page.status(), status);
        let bytes = axum::body::to_bytes(page.into_body(), usize::MAX).await.expect("a page");
        String::from_utf8(bytes.to_vec()).expect("a text")
    }

    #[tokio::test]
    async fn a_page_speaks_the_visitor_s_language() {
        let german = shown(StatusCode::NOT_FOUND, "de-AT,en;q=0.5").await;
        assert!(
            german.contains(r#"<html lang="de" dir="ltr">"#) && german.contains("Hier ist nichts"),
            "{german}"
        );
        let arabic = shown(StatusCode::NOT_FOUND, "ar").await;
        assert!(arabic.contains(r#"<html lang="ar" dir="rtl">"#) && arabic.contains("لا يوجد شيء هنا"), "{arabic}");
        let english = shown(StatusCode::SERVICE_UNAVAILABLE, "ja").await;
        assert!(
            english.contains(r#"<html lang="en" dir="ltr">"#) && english.contains("Please try again"),
            "{english}"
        );
    }
}
