//! The file in a request: the body itself, or the part called `file` of a form.

use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use bytes::Bytes;

use crate::api::Api;
use crate::error::ApiError;
use crate::gate::{self, SecondLook};
use crate::pace::Pace;

/// A file as it was sent.
pub(crate) struct Received {
    pub name: Option<String>,
    pub content: Bytes,
}

impl FromRequest<Api> for Received {
    type Rejection = ApiError;

    async fn from_request(request: Request, api: &Api) -> Result<Self, ApiError> {
        let limit = api.app.limits().upload_bytes;
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if kind.is_some_and(|kind| kind.trim_start().to_ascii_lowercase().starts_with("multipart/")) {
            let (second_look, headers) = (SecondLook::begin(request.extensions()), request.headers().clone());
            let mut form = Multipart::from_request(request, api).await.map_err(|error| broken(&error))?;
            let received = from_form(&mut form, limit).await?;
            second_look.end(api, &headers).await?;
            return Ok(received);
        }
        let name = named(request.uri().query());
        let (parts, body) = request.into_parts();
        let content = gate::read_body(api, (&parts.headers, &parts.extensions), body, limit).await?;
        Ok(Self { name, content })
    }
}

async fn from_form(form: &mut Multipart, limit: usize) -> Result<Received, ApiError> {
    let pace = Pace::new();
    while let Some(mut part) = pace.wait_for(0, form.next_field()).await?.map_err(|error| broken(&error))? {
        if part.name() != Some("file") {
            continue;
        }
        let name = part.file_name().map(str::to_owned);
        let mut content = bytes::BytesMut::new();
        while let Some(chunk) =
            pace.wait_for(content.len(), part.chunk()).await?.map_err(|error| broken(&error))?
        {
            if content.len() + chunk.len() > limit {
                return Err(ApiError::too_large(limit));
            }
            content.extend_from_slice(&chunk);
        }
        return Ok(Received { name, content: content.freeze() });
    }
    Err(model::Error::field(
        "file",
        "is required: send the file as the body, or as the part called file of a form",
    )
    .into())
}

fn broken(error: &(impl std::fmt::Display + ?Sized)) -> ApiError {
    model::Error::field("", format!("the form can't be read: {error}")).into()
}

/// The `name` of the query, for files that are sent as the body itself.
fn named(query: Option<&str>) -> Option<String> {
    let mut pairs = url::form_urlencoded::parse(query?.as_bytes());
    pairs.find(|(key, _)| key == "name").map(|(_, name)| name.into_owned())
}
