//! What a form sent.

use std::collections::HashMap;

use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};

use super::{PageError, Pages};
use crate::body;

/// More than any of our forms can hold.
const MOST_BYTES: usize = 16 * 1024;

/// The fields of a form, by name.
pub(super) struct Sent(HashMap<String, String>);

impl Sent {
    /// Takes what was entered in a field; nothing where the form had no such field.
    pub fn take(&mut self, name: &str) -> String {
        self.0.remove(name).unwrap_or_default()
    }
}

impl FromRequest<Pages> for Sent {
    type Rejection = PageError;

    async fn from_request(request: Request, _: &Pages) -> Result<Self, PageError> {
        if !is_form(request.headers()) {
            let message = "this address takes only what the form on its page sends";
            return Err(PageError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, message));
        }
        let bytes = body::read(request.into_body(), MOST_BYTES).await?;
        Ok(Self(url::form_urlencoded::parse(&bytes).into_owned().collect()))
    }
}

fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/x-www-form-urlencoded")
}
