//! The gate as a layer. It stands on routes, so that a path or a method that does not exist is a 404 or 405 before it.
//!
//! It brings along what is around every request, [`Outer`]: two layers on a route would cost each request several
//! allocations more than one.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use tower::{Layer, Service};

use super::{Face, enter};
use crate::api::Api;
use crate::outer::{Outer, OuterLayer};

/// Puts a gate before routes, and around it what every request goes through.
#[derive(Clone)]
pub(crate) struct GateLayer {
    pub(super) api: Api,
    pub(super) face: Face,
    /// Headers of every answer that comes out of the gate.
    pub(super) says: Arc<[(HeaderName, HeaderValue)]>,
}

impl GateLayer {
    pub fn new(api: &Api, face: Face) -> Self {
        Self { api: api.clone(), face, says: Arc::default() }
    }

    /// Adds headers to every answer that comes out of the gate.
    pub fn saying(self, headers: Vec<(HeaderName, HeaderValue)>) -> Self {
        Self { says: headers.into(), ..self }
    }
}

impl<S> Layer<S> for GateLayer {
    type Service = Outer<Gate<S>>;

    fn layer(&self, inner: S) -> Outer<Gate<S>> {
        OuterLayer(self.api.clone()).layer(Gate { layer: self.clone(), inner })
    }
}

/// A route behind its gate.
#[derive(Clone)]
pub(crate) struct Gate<S> {
    layer: GateLayer,
    inner: S,
}

impl<S> Service<Request> for Gate<S>
where
    S: Service<Request, Response = Response, Error = Infallible> + Clone + Send + 'static,
    S::Future: Send,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        // The one that was ready is the one to call.
        let ready = self.inner.clone();
        let inner = std::mem::replace(&mut self.inner, ready);
        // Without a block around it, which would need room for the whole of it twice.
        Box::pin(enter(self.layer.clone(), request, inner))
    }
}
