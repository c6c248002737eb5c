//! What every handler can reach.

use std::sync::Arc;

use app::App;

use crate::config::HttpConfig;
use crate::metrics::Metrics;

/// The application and the HTTP side's settings. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Api {
    pub app: App,
    pub config: Arc<HttpConfig>,
    pub metrics: Metrics,
}
