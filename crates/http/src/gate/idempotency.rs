//! `Idempotency-Key`: the same request sent twice acts once and is answered twice.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Arc;

use app::idempotency::{Admission, Reservation, Slot};
use axum::body::Body;
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures::FutureExt;
use model::id::RequestId;
use model::people::Actor;
use sha2::{Digest, Sha256};
use tower::Service;

use super::{Caller, read_body};
use crate::api::Api;
use crate::error::ApiError;
use crate::reply::Reply;

pub(crate) const HEADER: HeaderName = HeaderName::from_static("idempotency-key");
const LONGEST: usize = 255;
/// A mark between the parts of a form is looked for in all of it only from this length on: a shorter one may stand in a file
/// ten thousand times. What programs make up has at least sixteen random letters.
const SHORTEST_MARK: usize = 12;

/// The key that a request comes with, where it would change something.
pub(super) fn key(request: &Request) -> Option<HeaderValue> {
    let changes = matches!(*request.method(), Method::POST | Method::PATCH | Method::DELETE);
    if changes { request.headers().get(HEADER).cloned() } else { None }
}

/// Runs the operation, once for each key.
pub(super) async fn run<S>(
    api: &Api,
    key: HeaderValue,
    caller: Caller,
    limit: usize,
    request: Request,
    operation: S,
) -> Response
where
    S: Service<Request, Response = Response, Error = Infallible> + Send + 'static,
    S::Future: Send,
{
    let answered = async {
        let keyed = Keyed::read(api, caller, &key, limit, request).await?;
        let api = api.clone();
        to_its_end(async move { keyed.run(&api, operation).await }).await
    };
    answered.await.unwrap_or_else(IntoResponse::into_response)
}

/// Does the work in a task of its own: a client who hangs up must not leave the key reserved, nor its work half done.
async fn to_its_end(
    work: impl Future<Output = Result<Response, ApiError>> + Send + 'static,
) -> Result<Response, ApiError> {
    let task = tokio::spawn(app::traces::within(app::traces::present(), work));
    task.await.unwrap_or_else(|ended| match ended.try_into_panic() {
        Ok(panic) => resume_unwind(panic),
        Err(cancelled) => Err(model::Error::internal(cancelled).into()),
    })
}

/// Does the work of a request that came through no gate, to its end, and once for each key that one comes with.
pub(crate) async fn once<F>(
    api: &Api,
    slot: Slot,
    content: &[u8],
    work: impl FnOnce(Arc<Reservation>) -> F + Send + 'static,
) -> Result<Response, ApiError>
where
    F: Future<Output = Result<Response, ApiError>> + Send,
{
    let (api, fingerprint) = (api.clone(), Sha256::digest(content).into());
    to_its_end(async move { admitted(&api, slot, fingerprint, api.app.new_id(), work).await }).await
}

/// The key in a header.
pub(crate) fn read_key(header: &HeaderValue) -> Result<&str, ApiError> {
    let key = header.to_str().ok().map(str::trim).filter(|key| (1..=LONGEST).contains(&key.len()));
    key.ok_or_else(|| model::Error::field("Idempotency-Key", "must be 1 to 255 printable ASCII characters").into())
}

/// Does the work, or answers what is known under the key.
async fn admitted<F>(
    api: &Api,
    slot: Slot,
    fingerprint: [u8; 32],
    owner: RequestId,
    work: impl FnOnce(Arc<Reservation>) -> F,
) -> Result<Response, ApiError>
where
    F: Future<Output = Result<Response, ApiError>>,
{
    match app::idempotency::admit(&api.app, slot, fingerprint, owner).await? {
        Admission::Go(reservation) => {
            let reservation = Arc::new(reservation);
            let answered = AssertUnwindSafe(work(Arc::clone(&reservation))).catch_unwind().await;
            app::idempotency::release_unless_kept(&api.app, &reservation).await?;
            answered.unwrap_or_else(|panic| resume_unwind(panic))
        }
        // What is told once, a new key above all, is not kept.
        Admission::Replay(kept) if kept.is_empty() => Err(model::Error::conflict(
            "the request with this Idempotency-Key was carried out; its answer is not shown a second time",
        )
        .into()),
        Admission::Replay(kept) => {
            Reply::replayed(&kept).ok_or_else(|| model::Error::internal("a kept answer can't be read").into())
        }
        Admission::InFlight => Err(ApiError::new(
            StatusCode::CONFLICT,
            "IDEMPOTENCY_IN_FLIGHT",
            "a request with this Idempotency-Key is still running; try again shortly",
        )),
        Admission::Reused => Err(ApiError::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "IDEMPOTENCY_KEY_REUSED",
            "this Idempotency-Key was used with another body; use a new key for a new request",
        )),
    }
}

/// A request with an idempotency key, read to its end.
struct Keyed {
    slot: Slot,
    owner: RequestId,
    caller: Caller,
    parts: Parts,
    content: Bytes,
}

impl Keyed {
    async fn read(
        api: &Api,
        caller: Caller,
        key: &HeaderValue,
        limit: usize,
        request: Request,
    ) -> Result<Self, ApiError> {
        let key = read_key(key)?;
        // What members of a workspace may do and see differs, so in the console a key is its member's own.
        let key = match &caller.call.actor {
            Actor::User { id, .. } => format!("{id} {key}"),
            _ => key.to_owned(),
        };
        let path = request.uri().path().to_owned();
        let slot = Slot { workspace: caller.call.workspace, method: request.method().to_string(), path, key };
        let (parts, content) = request.into_parts();
        let content = read_body(api, (&parts.headers, &parts.extensions), content, limit).await?;
        Ok(Self { slot, owner: api.app.new_id(), caller, parts, content })
    }

    /// Runs the operation, or answers what is known under the key.
    async fn run<S>(mut self, api: &Api, mut operation: S) -> Result<Response, ApiError>
    where
        S: Service<Request, Response = Response, Error = Infallible>,
    {
        let mut fingerprint = digest(&self.parts.headers, &self.content);
        // The path of automation platforms takes the template from the query.
        if let Some(query) = self.parts.uri.query() {
            fingerprint.update([0]);
            fingerprint.update(query);
        }
        let fingerprint = fingerprint.finalize().into();
        admitted(api, self.slot, fingerprint, self.owner, async |reservation| {
            self.caller.call.idempotency = Some(reservation);
            let mut request = Request::from_parts(self.parts, Body::from(self.content));
            request.extensions_mut().insert(self.caller);
            let Ok(response) = operation.call(request).await;
            Ok(response)
        })
        .await
    }
}

/// What tells one body from another. The mark between the parts of a form with files is left out: it is another each time that the
/// same form is sent.
fn digest(headers: &HeaderMap, content: &[u8]) -> Sha256 {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let Some(mark) = boundary(kind) else { return Sha256::new_with_prefix(content) };
    let (mut digest, mut rest) = (Sha256::new(), content);
    while let Some(place) = rest.windows(mark.len()).position(|bytes| bytes == mark.as_bytes()) {
        digest.update(&rest[..place]);
        digest.update([0]);
        rest = &rest[place + mark.len()..];
    }
    digest.chain_update(rest)
}

/// The mark between the parts of a form with files.
fn boundary(kind: &str) -> Option<&str> {
    let mut parts = kind.split(';').map(str::trim);
    parts.next().filter(|kind| kind.eq_ignore_ascii_case("multipart/form-data"))?;
    let mark = parts.find_map(|part| {
        let (name, value) = part.split_once('=')?;
        name.eq_ignore_ascii_case("boundary").then(|| value.trim_matches('"'))
    })?;
    Some(mark).filter(|mark| mark.len() >= SHORTEST_MARK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_form_is_the_same_whatever_lies_between_its_parts() {
        let of = |mark: &str, file: &str| {
            let kind = format!("multipart/form-data; boundary=\"{mark}\"");
            let headers =
                HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_str(&kind).expect("a header"))]);
            let body = format!(
                "--{mark}\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n{file}\r\n--{mark}--\r\n"
            );
            digest(&headers, body.as_bytes()).finalize()
        };
        let (one, another) = ("----formBoundaryOne", "----formBoundaryAnother");
        assert_eq!(of(one, "a file"), of(another, "a file"));
        assert_ne!(of(one, "a file"), of(one, "another file"));
        assert_ne!(of("a", "b"), of("b", "a"), "what a short mark cuts out could be anything");
        assert_eq!(boundary("application/json; boundary=x"), None);
    }
}
