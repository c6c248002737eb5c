//! Traces: what a request led to, step by step, told to a collector by OTLP.
//!
//! The exporter is our own, some two hundred lines over the client that we have anyway: OpenTelemetry's crates would bring
//! a second HTTP client or gRPC, and a layer in the log through which every span would go. It speaks OTLP over HTTP with
//! JSON, which collectors take at the same port as Protobuf.
//!
//! A span that ends is put into a queue of bounded length, and nobody waits for anything: when the collector is slow or
//! away, spans are dropped and counted.

mod exporter;
mod otlp;
mod settings;
mod span;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use model::trace::TraceContext;
use model::{Random, Timestamp};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

pub use settings::{BadTraces, TraceSettings};
pub use span::{OpenSpan, Span, SpanKind};

use exporter::Exporter;

/// Spans that may wait for the collector: a megabyte or two.
const QUEUE: usize = 4_096;
/// How long what is left may take at the stop.
const GRACE: Duration = Duration::from_secs(3);

/// Where spans go; nowhere by default. Clones are one.
#[derive(Clone, Default)]
pub struct Traces(Option<Arc<Inner>>);

struct Inner {
    settings: TraceSettings,
    /// Taken at the stop, which closes the queue.
    spans: Mutex<Option<mpsc::Sender<Span>>>,
    /// Taken at the start.
    exporter: Mutex<Option<Exporter>>,
    running: Mutex<Option<JoinHandle<()>>>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    exported: AtomicU64,
    dropped: AtomicU64,
}

/// What became of spans so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SpanCounts {
    /// The collector took them.
    pub exported: u64,
    /// They were dropped, since the collector was slow or away.
    pub dropped: u64,
}

impl Traces {
    /// Traces to a collector.
    ///
    /// # Errors
    /// When the client can't be made.
    pub fn to(settings: TraceSettings) -> Result<Self, reqwest::Error> {
        let (spans, waiting) = mpsc::channel(QUEUE);
        let counts = Arc::new(Counts::default());
        let exporter = Exporter::new(&settings, waiting, Arc::clone(&counts))?;
        Ok(Self(Some(Arc::new(Inner {
            settings,
            spans: Mutex::new(Some(spans)),
            exporter: Mutex::new(Some(exporter)),
            running: Mutex::default(),
            counts,
        }))))
    }

    /// Whether spans go anywhere.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Begins a step: of the trace that somebody began before, or of a new one. None where nobody wants it recorded.
    pub fn begin(
        &self,
        parent: Option<TraceContext>,
        kind: SpanKind,
        now: Timestamp,
        random: &dyn Random,
    ) -> Option<OpenSpan> {
        let inner = self.0.as_ref()?;
        let context = parent.map_or_else(|| TraceContext::begin(true, random), |parent| parent.step(random));
        let context = TraceContext { sampled: inner.settings.samples(parent.as_ref(), &context), ..context };
        Some(OpenSpan::new(context, parent.map(|parent| parent.span), kind, now))
    }

    /// Ends a step and has it told, where its trace is recorded.
    pub fn end(&self, span: Span) {
        let Some(inner) = &self.0 else { return };
        if !span.context.sampled {
            return;
        }
        let spans = inner.spans.lock().unwrap_or_else(PoisonError::into_inner);
        let is_queued = spans.as_ref().is_some_and(|spans| spans.try_send(span).is_ok());
        drop(spans);
        if !is_queued {
            inner.counts.dropped.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Starts to tell the collector; `node` is how this node is called there.
    pub fn start(&self, node: &str) {
        let Some(inner) = &self.0 else { return };
        let exporter = inner.exporter.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(exporter) = exporter {
            let task = tokio::spawn(exporter.run(node.to_owned()));
            *inner.running.lock().unwrap_or_else(PoisonError::into_inner) = Some(task);
        }
    }

    /// Tells the collector what is left, for a moment at most.
    pub async fn stop(&self) {
        let Some(inner) = &self.0 else { return };
        inner.spans.lock().unwrap_or_else(PoisonError::into_inner).take();
        let running = inner.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut task) = running
            && tokio::time::timeout(GRACE, &mut task).await.is_err()
        {
            task.abort();
        }
    }

    /// What became of spans so far.
    #[must_use]
    pub fn counts(&self) -> SpanCounts {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        self.0.as_ref().map_or_else(SpanCounts::default, |inner| SpanCounts {
            exported: read(&inner.counts.exported),
            dropped: read(&inner.counts.dropped),
        })
    }
}

impl std::fmt::Debug for Traces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Traces").field(&self.0.as_ref().map(|inner| &inner.settings)).finish()
    }
}
