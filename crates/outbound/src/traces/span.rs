//! One step of a trace.

use model::Timestamp;
use model::trace::TraceContext;
use tokio::time::Instant;

/// Whose step it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpanKind {
    /// A request that was answered.
    Server,
    /// A request that was made.
    Client,
    /// Something that was taken from a queue and done.
    Consumer,
}

/// A step that is under way.
#[derive(Debug, Clone, Copy)]
pub struct OpenSpan {
    context: TraceContext,
    parent: Option<[u8; 8]>,
    kind: SpanKind,
    at: Timestamp,
    started: Instant,
}

/// A step that has ended.
#[derive(Debug, Clone)]
pub struct Span {
    /// Its place.
    pub context: TraceContext,
    /// The step that it follows from.
    pub parent: Option<[u8; 8]>,
    /// Whose step it is.
    pub kind: SpanKind,
    /// What it is called. It holds nothing of anybody's.
    pub name: String,
    /// When it began, in nanoseconds since the epoch.
    pub start_nanos: u64,
    /// When it ended.
    pub end_nanos: u64,
    /// Whether it failed.
    pub failed: bool,
    /// What else is to be known of it: words and ids of the program, and nothing of anybody's.
    pub attributes: Vec<(&'static str, String)>,
}

impl OpenSpan {
    pub(super) fn new(context: TraceContext, parent: Option<[u8; 8]>, kind: SpanKind, at: Timestamp) -> Self {
        Self { context, parent, kind, at, started: Instant::now() }
    }

    /// Its place, for what follows from it.
    #[must_use]
    pub const fn context(&self) -> TraceContext {
        self.context
    }

    /// Ends it.
    #[must_use]
    pub fn ended(self, name: String, failed: bool, attributes: Vec<(&'static str, String)>) -> Span {
        let Self { context, parent, kind, at, started } = self;
        let start_nanos = u64::try_from(at.millis()).unwrap_or(0).saturating_mul(1_000_000);
        let took = u64::try_from(started.elapsed().as_nanos()).unwrap_or(u64::MAX);
        let end_nanos = start_nanos.saturating_add(took);
        Span { context, parent, kind, name, start_nanos, end_nanos, failed, attributes }
    }
}
