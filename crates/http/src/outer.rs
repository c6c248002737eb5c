//! What every request goes through, whatever it asks for: a trace, old paths, an answer even where a handler panics, the
//! rest of a body that nobody read, headers that no answer goes without.
//!
//! It is one service instead of a layer for each, since every layer costs a request several allocations. Routes behind a
//! gate get it together with the gate ([`GateLayer`](crate::gate::GateLayer)), all others by [`OuterLayer`].

use std::any::Any;
use std::convert::Infallible;
use std::future::ready;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::task::{Context, Poll};

use app::traces;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures::FutureExt;
use futures::future::Either;
use tower::{Layer, Service};

use crate::api::Api;
use crate::config::HttpConfig;
use crate::error::ApiError;
use crate::pages::{self, PageError};
use crate::trace::Trace;
use crate::{old_paths, unread_body};

/// Puts [`Outer`] around routes that stand behind no gate.
#[derive(Clone)]
pub(crate) struct OuterLayer(pub Api);

impl<S> Layer<S> for OuterLayer {
    type Service = Outer<S>;

    fn layer(&self, inner: S) -> Outer<S> {
        Outer { api: self.0.clone(), inner }
    }
}

/// A route with everything around it.
#[derive(Clone)]
pub(crate) struct Outer<S> {
    api: Api,
    inner: S,
}

impl<S> Service<Request> for Outer<S>
where
    S: Service<Request, Response = Response, Error = Infallible>,
    S::Future: Send + 'static,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let trace = Trace::begin(&self.api, &request);
        let wants_page = pages::wants_page(&request).then(|| request.headers().clone());
        let (request, rest) = unread_body::watch(request);
        let answered = match old_paths::answer(&self.api.config, &request) {
            Some(response) => Either::Left(ready(Ok(response))),
            None => Either::Right(traces::within(trace.place(), trace.around(self.inner.call(request)))),
        };
        let api = self.api.clone();
        Box::pin(async move {
            // What a panic leaves behind belongs to its request alone.
            let answered = AssertUnwindSafe(answered).catch_unwind().await;
            let mut response = match answered {
                Ok(Ok(response)) => response,
                Err(panic) => {
                    let error = panicked(panic.as_ref());
                    if let Some(asked) = wants_page {
                        PageError::from(error).page(&asked, Some(&trace.id()))
                    } else {
                        error.into_response()
                    }
                }
            };
            if let Some(rest) = rest {
                rest.read().await;
            }
            harden(&mut response, &api.config);
            trace.end(&api, &mut response);
            Ok(response)
        })
    }
}

/// A panic is a defect of ours: the client learns no more than that, the log where it was.
fn panicked(panic: &(dyn Any + Send)) -> ApiError {
    model::Error::internal(format!("a handler panicked: {}", model::panics::words(panic))).into()
}

/// Headers that no answer should go without, and those that none of our pages should. Pages set a policy of their own.
fn harden(response: &mut Response, config: &HttpConfig) {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ] {
        headers.entry(name).or_insert(value);
    }
    if config.base_url.starts_with("https:") {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let says = |name: HeaderName, what: &str| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains(what))
    };
    // Browsers refuse a window of its own to what stands in a sandbox, such as a mail that is looked at.
    if says(header::CONTENT_TYPE, "text/html") && !says(header::CONTENT_SECURITY_POLICY, "sandbox") {
        for (name, value) in [
            // No page that opened ours, or that ours opened, gets hold of its window.
            ("cross-origin-opener-policy", "same-origin"),
            // Nothing that our pages do needs these, so nothing that got into them shall have them.
            ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ] {
            headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hardened(base_url: &str, kind: &'static str) -> Response {
        let config = HttpConfig { base_url: base_url.to_owned(), ..HttpConfig::default() };
        let mut response = ([(header::CONTENT_TYPE, kind)], "").into_response();
        harden(&mut response, &config);
        response
    }

    #[test]
    fn browsers_are_held_to_https_where_the_service_is_reached_by_it() {
        let name = header::STRICT_TRANSPORT_SECURITY;
        let secure = hardened("https://sign.example.com", "application/json");
        assert_eq!(secure.headers().get(&name).expect("the header"), "max-age=31536000");
        assert!(hardened("http://127.0.0.1:8080", "text/html").headers().get(&name).is_none());
    }

    #[test]
    fn pages_give_up_what_they_do_not_need() {
        for name in ["cross-origin-opener-policy", "permissions-policy"] {
            assert!(hardened("http://a", "text/html; charset=utf-8").headers().contains_key(name), "{name}");
            assert!(!hardened("http://a", "application/json").headers().contains_key(name), "{name}");
        }
    }
}
