//! What every handler can reach.

use std::ops::Deref;
use std::sync::Arc;

use app::App;

use crate::attempts::Attempts;
use crate::config::HttpConfig;
use crate::flood::Floods;
use crate::metrics::Metrics;
use crate::strangers::Strangers;
use crate::upload_bytes::UploadBytes;
use crate::uploads::Uploads;

/// Letters that somebody may have sent to addresses of their choice in a quarter of an hour, and all who come from one place.
const LETTERS: u32 = 5;
const LETTERS_PER_ADDRESS: u32 = 100;

/// The application and the HTTP side's settings. Every layer hands a clone on, so a clone is one counter.
#[derive(Clone)]
pub(crate) struct Api(Arc<Parts>);

/// The parts of an [`Api`].
pub(crate) struct Parts {
    pub app: App,
    pub config: HttpConfig,
    pub metrics: Metrics,
    /// Tries to sign in.
    pub sign_in_tries: Attempts,
    /// Requests for a new password.
    pub reset_tries: Attempts,
    /// Letters to addresses that somebody wants to sign in with.
    pub address_letters: Attempts,
    /// Tries at access codes.
    pub code_tries: Attempts,
    /// What came of late to what is open to everybody.
    pub floods: Floods,
    /// Files that those without a key are sending.
    pub uploads: Uploads,
    /// How much of them came of late.
    pub upload_bytes: UploadBytes,
    /// What they are sending as JSON.
    pub strangers: Strangers,
}

impl Api {
    pub fn new(app: App, config: HttpConfig) -> Self {
        let metrics = Metrics::new(app.workers());
        app.observe_jobs(metrics.jobs());
        app.observe_hooks(metrics.deliveries());
        Self(Arc::new(Parts {
            app,
            config,
            metrics,
            sign_in_tries: Attempts::at("sign in"),
            reset_tries: Attempts::at("reset"),
            address_letters: Attempts::with_limits("new address", LETTERS, LETTERS_PER_ADDRESS),
            code_tries: Attempts::at("access code"),
            floods: Floods::default(),
            uploads: Uploads::default(),
            upload_bytes: UploadBytes::default(),
            strangers: Strangers::default(),
        }))
    }
}

impl Deref for Api {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
