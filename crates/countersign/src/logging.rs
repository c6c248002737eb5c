//! The log: text for people or JSON for machines, on standard error.
//!
//! It holds nothing of anybody's: no names, addresses, values or secrets, at any level. What we write ourselves is held to
//! that by tests (`tests/tests/*/logs.rs`); what the libraries write at the finer levels, such as the parameters of
//! every statement, is left out whatever `RUST_LOG` says.

use std::io::IsTerminal;

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, filter};

use crate::Failure;
use crate::settings::LogFormat;

/// What every crate of ours is called at its beginning.
const OURS: &str = "countersign";

/// Lines that wait for whoever reads the log; further ones are left out until there is room again.
const WAITING: usize = 4_096;

/// The log while it is written. What waits is written when this goes.
pub(crate) struct Log {
    _writer: WorkerGuard,
}

/// Starts the log. `RUST_LOG` chooses what is in it. It is written by a thread of its own: a collector that hangs, or a
/// terminal that is held, must not keep anybody from being answered.
///
/// # Errors
/// When `RUST_LOG` can't be read: like a setting, it must not pass for the default.
pub(crate) fn start(format: LogFormat) -> Result<Log, Failure> {
    let wanted = std::env::var_os("RUST_LOG").unwrap_or_default();
    let wanted = wanted.to_string_lossy();
    if let Err(error) = readable(wanted.trim()) {
        return Err(format!(
            "RUST_LOG: {wanted:?} can't be read ({error}); write it like info, or info,countersign_http=debug"
        )
        .into());
    }
    // Colours are for people who watch; in a file or a collector they would be noise.
    let colours =
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|text| text.is_empty());
    let lines = NonBlockingBuilder::default().lossy(true).buffered_lines_limit(WAITING).thread_name("log");
    let (lines, writer) = lines.finish(std::io::stderr());
    subscriber(format, &wanted, colours, lines).init();
    std::panic::set_hook(Box::new(|panic| tracing::error!("{}", model::panics::told(panic))));
    Ok(Log { _writer: writer })
}

/// Whether what is wanted can be read. A word alone has to be a level: the library would take any other for the name of a
/// part of the program, and leave everything else out of the log.
fn readable(wanted: &str) -> Result<(), String> {
    let mut parts = wanted.split(',').map(str::trim);
    let is_level = |word: &str| word.parse::<LevelFilter>().is_ok();
    if let Some(word) = parts.find(|part| !part.is_empty() && !part.contains(['=', '[']) && !is_level(part)) {
        return Err(format!("{word} is no level; there are off, error, warn, info, debug and trace"));
    }
    EnvFilter::try_new(wanted).map(drop).map_err(|error| error.to_string())
}

/// What writes the log, with what is wanted in it as `RUST_LOG` says it: `info` where that is empty or can't be read.
pub fn subscriber<W>(format: LogFormat, wanted: &str, colours: bool, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let wanted = Some(wanted).filter(|wanted| !wanted.trim().is_empty());
    let wanted = wanted.and_then(|wanted| EnvFilter::try_new(wanted).ok());
    let lines = tracing_subscriber::fmt::layer().with_writer(writer).with_ansi(colours).with_target(false);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(true).with_span_list(false).boxed(),
    };
    // Theirs not below `info`, ours as it is wanted.
    let allowed = filter::Targets::new().with_default(LevelFilter::INFO).with_target(OURS, LevelFilter::TRACE);
    tracing_subscriber::registry().with(wanted.unwrap_or_else(|| EnvFilter::new("info"))).with(allowed).with(lines)
}
