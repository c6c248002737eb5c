//! Successful answers: `{"data": …}`, exactly that one key.

use app::Receipt;
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::Serialize;

/// How many headers an answer has, about.
const HEADERS: usize = 16;

/// Bytes that most answers fit into, so that they are not moved while they are written.
const ROOM: usize = 1024;

/// The envelope of every successful answer.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Data<T> {
    /// The result.
    pub data: T,
}

/// The result of something that leaves nothing to show.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// Always true: a failure is an error.
    #[schema(example = true)]
    success: bool,
    /// A sentence for people.
    message: &'static str,
}

impl Done {
    /// Success, in words.
    pub const fn new(message: &'static str) -> Self {
        Self { success: true, message }
    }
}

/// An answer, worded before the change that it tells of is made real.
#[derive(Debug, Clone)]
pub(crate) struct Reply {
    status: StatusCode,
    body: Bytes,
}

impl Reply {
    /// 200 with the result.
    pub fn ok<T: Serialize>(data: T) -> Self {
        Self::new(StatusCode::OK, data)
    }

    /// 201 with what was made.
    pub fn created<T: Serialize>(data: T) -> Self {
        Self::new(StatusCode::CREATED, data)
    }

    fn new<T: Serialize>(status: StatusCode, data: T) -> Self {
        // Our own answer types have string keys and no failing parts, so they always have a text form.
        let mut body = Vec::with_capacity(ROOM);
        if serde_json::to_writer(&mut body, &Data { data }).is_err() {
            body.clear();
        }
        Self { status, body: body.into() }
    }

    /// The answer that was kept under an idempotency key.
    pub fn replayed(kept: &[u8]) -> Option<Response> {
        let (status, body) = kept.split_at_checked(2)?;
        let status = StatusCode::from_u16(u16::from_be_bytes(status.try_into().ok()?)).ok()?;
        let mut response = Self { status, body: Bytes::copy_from_slice(body) }.into_response();
        response.headers_mut().insert("idempotent-replayed", HeaderValue::from_static("true"));
        Some(response)
    }
}

impl Receipt for Reply {
    fn kept(&self) -> Vec<u8> {
        [self.status.as_u16().to_be_bytes().as_slice(), &self.body].concat()
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        let mut response = Response::new(Body::from(self.body));
        *response.status_mut() = self.status;
        // Room for what the layers add, so that the map is made once.
        response.headers_mut().reserve(HEADERS);
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        response
    }
}
