//! What the operator decides about the HTTP side.

use ipnet::IpNet;
use model::Timestamp;

use crate::old_paths::RetiredPath;

/// What becomes of version 1 paths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum V1Mode {
    /// They are served, and marked as deprecated.
    #[default]
    Serve,
    /// They answer 308 to version 2.
    Redirect,
}

/// The operator's settings of the HTTP side.
#[derive(Debug, Clone)]
pub struct HttpConfig {
    /// The address by which the service is reached from outside, without a slash at its end.
    pub base_url: String,
    /// What becomes of version 1 paths.
    pub v1: V1Mode,
    /// When version 1 ends, where that is decided.
    pub v1_sunset: Option<Timestamp>,
    /// Paths that answer 410.
    pub retired_paths: Vec<RetiredPath>,
    /// The proxies whose word on a client's address is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Whether `/metrics` is served beside the rest, or elsewhere.
    pub metrics_here: bool,
}

impl Default for HttpConfig {
    fn default() -> Self {
        Self {
            base_url: "http://127.0.0.1:8080".to_owned(),
            v1: V1Mode::Serve,
            v1_sunset: None,
            retired_paths: [
                "/api/external/integration", "/api/external/integrations", "/api/external/template-webhooks",
                "/api/external/templates/{id}/webhooks",
            ]
            .map(|pattern| RetiredPath::from(pattern.to_owned()))
            .to_vec(),
            trusted_proxies: Vec::new(),
            metrics_here: true,
        }
    }
}
