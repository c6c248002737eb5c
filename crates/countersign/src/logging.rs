//! The log: text for people or JSON for machines, on standard error.

use tracing_subscriber::EnvFilter;

use crate::settings::LogFormat;

/// Starts the log. `RUST_LOG` chooses what is in it.
pub(crate) fn start(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let builder =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
    match format {
        LogFormat::Text => builder.init(),
        LogFormat::Json => builder.json().flatten_event(true).with_current_span(true).with_span_list(false).init(),
    }
}
