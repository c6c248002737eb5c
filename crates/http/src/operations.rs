//! The operations of a face, put up under its prefix and collected for its documentation.

use axum::Router;
use axum::routing::MethodRouter;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter};

use crate::api::Api;
use crate::gate::GateLayer;

/// Operations that share a gate.
#[derive(Default)]
pub(crate) struct Operations {
    documented: OpenApiRouter<Api>,
    paths: Vec<(String, MethodRouter<Api>)>,
}

impl Operations {
    /// Adds what `routes!` collected.
    pub fn routes(mut self, routes: UtoipaMethodRouter<Api>) -> Self {
        self.paths.extend(routes.1.paths.keys().map(|path| (path.clone(), routes.2.clone())));
        self.documented = self.documented.routes(routes);
        self
    }

    /// What they consist of, for the documentation.
    pub fn openapi(self) -> utoipa::openapi::OpenApi {
        self.documented.into_openapi()
    }

    /// Puts them up under a prefix. Not by nesting, which would write every request's address anew.
    pub fn under(self, prefix: &str) -> Router<Api> {
        let put_up = |router: Router<Api>, (path, methods)| router.route(&format!("{prefix}{path}"), methods);
        self.paths.into_iter().fold(Router::new(), put_up)
    }

    /// Puts them up under a prefix, behind the gate.
    pub fn behind(self, prefix: &str, gate: GateLayer) -> Router<Api> {
        let has_any = !self.paths.is_empty();
        let router = self.under(prefix);
        if has_any { router.route_layer(gate) } else { router }
    }
}
