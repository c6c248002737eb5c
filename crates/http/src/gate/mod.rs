//! The gate of the API: body size, authentication, entitlement, metering, an administrator's permission, idempotency, in
//! this order, once for every request. What comes out of it is a [`Caller`], which handlers take as an argument. Programs
//! come with a key; the console comes with a session, whose calls are not metered.

mod again;
mod caller;
pub(crate) mod idempotency;
mod layer;
mod rate_headers;
mod session;

use std::convert::Infallible;

use app::metering::{self, Cost, Minute, Verdict};
use app::{Call, Opened, Refused};
use axum::body::HttpBody;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Request as HttpRequest, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures::FutureExt;
use futures::future::{Either, ready};
use model::limits::Limits;
use model::people::Role;
use model::workspace::Entitlements;
use tower::Service;

pub(crate) use again::{SecondLook, read_body, was_passed};
pub(crate) use caller::{Administrator, Caller, KeyHolder, Person, Watcher};
pub(crate) use layer::GateLayer;

use crate::api::Api;
use crate::client_address::client_address;
use crate::error::ApiError;
use crate::old_paths::X_API_KEY;

/// What a face of the API asks of a request.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    entrance: Entrance,
    /// Whether the workspace needs the `API` entitlement.
    needs_api: bool,
    /// Whether it needs the `WEBHOOKS` entitlement as well.
    needs_webhooks: bool,
    /// Who is let through. It is asked here, since what is kept under an idempotency key is told again before the operation
    /// is reached.
    needs_role: Role,
    cost: Cost,
    /// Whether its body is a file, which may be larger than JSON.
    takes_file: bool,
}

/// How a caller shows who they are.
#[derive(Clone, Copy)]
enum Entrance {
    Key(KeyHeader),
    Session(SecondStep),
}

/// Whether a session has to have the second step that its workspace asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SecondStep {
    /// Where the workspace asks for one.
    AsAsked,
    /// Not yet: it is set up here.
    NotYet,
}

#[derive(Clone, Copy)]
enum KeyHeader {
    Bearer,
    XApiKey,
    /// Either of them; that of version 2 counts where both are there.
    Either,
}

impl Face {
    pub const V1: Self = Self {
        entrance: Entrance::Key(KeyHeader::Bearer),
        needs_api: false,
        needs_webhooks: false,
        needs_role: Role::Member,
        cost: Cost::One,
        takes_file: false,
    };
    pub const V2: Self = Self { entrance: Entrance::Key(KeyHeader::XApiKey), needs_api: true, ..Self::V1 };

    /// The path of automation platforms.
    pub const INTEGRATIONS: Self = Self { entrance: Entrance::Key(KeyHeader::Either), ..Self::V2 };

    /// The session API of the console.
    pub const CONSOLE: Self = Self { entrance: Entrance::Session(SecondStep::AsAsked), ..Self::V1 };

    /// The same face for operations that are answered even when the month's calls are used up.
    pub const fn free(self) -> Self {
        Self { cost: Cost::MinuteOnly, ..self }
    }

    /// The same face for operations that take a file.
    pub const fn uploads(self) -> Self {
        Self { takes_file: true, ..self }
    }

    /// The same face for operations on one's own account, by which a second step is set up.
    pub const fn before_second_step(self) -> Self {
        Self { entrance: Entrance::Session(SecondStep::NotYet), ..self }
    }

    /// The same face for operations on webhooks, which are for administrators.
    pub const fn webhooks(self) -> Self {
        Self { needs_webhooks: true, ..self.administrators() }
    }

    /// The same face for operations that only administrators may ask for.
    pub const fn administrators(self) -> Self {
        Self { needs_role: Role::Administrator, ..self }
    }

    /// Why a workspace with these entitlements is refused.
    const fn lacking(self, entitlements: Entitlements) -> Option<&'static str> {
        if self.needs_api && !entitlements.api {
            return Some("the workspace's plan lacks the API entitlement; ask the operator to enable API access");
        }
        if self.needs_webhooks && !entitlements.webhooks {
            return Some(
                "the workspace's plan lacks the WEBHOOKS entitlement; ask the operator to enable webhooks",
            );
        }
        None
    }

    /// Fails for somebody who may ask for none of its operations.
    fn permit(self, role: Role) -> model::Result<()> {
        match self.needs_role {
            Role::Member => Ok(()),
            Role::Administrator => app::must_be_administrator(role),
        }
    }

    /// How many bytes a body may have.
    fn limit(self, limits: &Limits) -> usize {
        // The parts of a form come with some words around them.
        if self.takes_file { limits.upload_bytes + 64 * 1024 } else { limits.body_bytes }
    }
}

/// A request without its body, which stays where it is while others look at the rest.
type Head = HttpRequest<()>;

/// What comes of looking at a request's head.
struct Admitted {
    caller: Caller,
    /// What the minute still allows, where calls are metered.
    minute: Option<Minute>,
}

/// Lets a request through to the operation, or says why not.
///
/// The request is in one place only: each function that took it over would need room for it of its own, and it would be
/// copied from one to the next.
async fn enter<S>(layer: GateLayer, request: Request, operation: S) -> Result<Response, Infallible>
where
    S: Service<Request, Response = Response, Error = Infallible> + Send + 'static,
    S::Future: Send,
{
    let GateLayer { api, face, says } = layer;
    let (parts, body) = request.into_parts();
    let mut head = Head::from_parts(parts, ());
    let mut response = match admit(&api, face, &mut head).await {
        Ok(Admitted { caller, minute }) => {
            let mut response = run(&api, face, caller, head.map(|()| body), operation).await;
            if let Some(minute) = minute {
                rate_headers::add(response.headers_mut(), minute);
            }
            response
        }
        Err(refused) => refused.into_response(),
    };
    for (name, value) in &*says {
        response.headers_mut().append(name.clone(), value.clone());
    }
    Ok(response)
}

/// Runs the operation for somebody who was admitted; where the request comes with an idempotency key, once for each.
fn run<S>(
    api: &Api,
    face: Face,
    caller: Caller,
    mut request: Request,
    mut operation: S,
) -> impl Future<Output = Response> + Send
where
    S: Service<Request, Response = Response, Error = Infallible> + Send + 'static,
    S::Future: Send,
{
    // In a box: most requests are let through and have no key, and what the others need is not carried along by all.
    if let Err(refused) = face.permit(caller.call.role) {
        return Either::Left(ready(ApiError::from(refused).into_response()).boxed());
    }
    if !request.body().is_end_stream() {
        request.extensions_mut().insert(again::CameThrough(face));
    }
    if let Some(key) = idempotency::key(&request) {
        let limit = face.limit(api.app.limits());
        return Either::Left(idempotency::run(api, key, caller, limit, request, operation).boxed());
    }
    request.extensions_mut().insert(caller);
    let answered = operation.call(request);
    Either::Right(answered.map(|answered| {
        let Ok(response) = answered;
        response
    }))
}

/// Looks at a request's head: whether the body is not too large, who calls, what they may, how often.
async fn admit(api: &Api, face: Face, head: &mut Head) -> Result<Admitted, ApiError> {
    let limit = face.limit(api.app.limits());
    // The size of a body that comes in chunks is known only once it is read, and nobody's is read before it is known who
    // they are: it is found too large by who reads it.
    if announced_length(head.headers()).is_some_and(|length| length > limit as u64) {
        return Err(ApiError::too_large(limit));
    }
    match face.entrance {
        Entrance::Key(header) => with_key(api, face, header, head).await,
        // In a box, since programs come more often and would carry it along.
        Entrance::Session(second_step) => {
            let caller = Box::pin(session::admit(api, face, second_step, head)).await?;
            Ok(Admitted { caller, minute: None })
        }
    }
}

/// Admits a program that holds a key.
async fn with_key(api: &Api, face: Face, header: KeyHeader, head: &Head) -> Result<Admitted, ApiError> {
    let opened = authenticate(api, header, head.headers()).await?;
    let workspace = &opened.holder().workspace;
    let limits = workspace.plan.limits();
    if let Some(message) = face.lacking(workspace.entitlements) {
        let minute = metering::peek(&api.app, workspace.id, limits);
        return Err(rate_headers::with(entitlement_required(message), minute));
    }
    let measured = metering::measure(&api.app, workspace.id, limits, face.cost).await?;
    let refused = match measured.verdict {
        Verdict::Admitted => {
            let call = Call {
                workspace: workspace.id,
                actor: opened.actor(),
                role: opened.role(),
                ip: client_address(head, &api.config),
                user_agent: None,
                idempotency: None,
            };
            return Ok(Admitted { caller: Caller::with_key(call, opened), minute: Some(measured.minute) });
        }
        Verdict::RateLimited(until) => {
            let message = format!("more than {} requests in this minute", limits.per_minute);
            refused(api, "RATE_LIMITED", message, until)
        }
        Verdict::QuotaExceeded(until) => {
            let message = format!("the {} calls of this month are used up", limits.calls_per_month);
            refused(api, "QUOTA_EXCEEDED", message, until)
        }
    };
    Err(rate_headers::with(refused, measured.minute))
}

fn entitlement_required(message: &'static str) -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "ENTITLEMENT_REQUIRED", message)
}

fn refused(api: &Api, code: &'static str, message: String, until: model::Timestamp) -> ApiError {
    let seconds = (until.millis() - api.app.now().millis() + 999) / 1000;
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, code, message).retry_after(seconds)
}

fn announced_length(headers: &HeaderMap) -> Option<u64> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

async fn authenticate(api: &Api, header: KeyHeader, headers: &HeaderMap) -> Result<Opened, ApiError> {
    let Some(key) = header.find(headers) else {
        return Err(header.challenge(ApiError::unauthorized(header.missing())));
    };
    match api.app.open(key).await? {
        Ok(opened) => Ok(opened),
        Err(Refused::Invalid) => Err(header.challenge(ApiError::unauthorized("invalid API key"))),
        Err(Refused::Revoked) => Err(header.challenge(ApiError::unauthorized("this API key has been revoked"))),
    }
}

impl KeyHeader {
    fn find(self, headers: &HeaderMap) -> Option<&str> {
        let key = match self {
            Self::Bearer => {
                let (scheme, key) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
                scheme.eq_ignore_ascii_case("bearer").then_some(key)?
            }
            Self::XApiKey => headers.get(X_API_KEY)?.to_str().ok()?,
            Self::Either => return Self::XApiKey.find(headers).or_else(|| Self::Bearer.find(headers)),
        };
        Some(key.trim()).filter(|key| !key.is_empty())
    }

    const fn missing(self) -> &'static str {
        match self {
            Self::Bearer => "missing API key; include it in the Authorization header as Bearer <API_KEY>",
            Self::XApiKey => "missing API key; include it in the X-Api-Key header",
            Self::Either => {
                "missing API key; include it in the X-Api-Key header, or in the Authorization header as Bearer <API_KEY>"
            }
        }
    }

    fn challenge(self, error: ApiError) -> ApiError {
        match self {
            Self::Bearer | Self::Either => {
                error.header(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"))
            }
            Self::XApiKey => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::Route;

    use super::*;

    fn size<F>(_: impl FnOnce(GateLayer, Request, Route) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn what_every_request_carries_through_the_gate_is_small() {
        assert!(size(enter::<Route>) <= 1_280, "{}", size(enter::<Route>));
    }
}
