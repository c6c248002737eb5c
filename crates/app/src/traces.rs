//! Which trace the present task works for. A request's is known where it comes in, and needed where a change writes its
//! jobs and events, with many functions in between that have no use for it: so it goes beside them, with the task. Where
//! no traces are told to a collector, no task has one.

use model::trace::TraceContext;
pub use outbound::traces::{OpenSpan, Span, SpanKind, Traces};

use crate::App;

tokio::task_local! {
    static PRESENT: TraceContext;
}

/// The place in the trace that the present task works for.
#[must_use]
pub fn present() -> Option<TraceContext> {
    PRESENT.try_with(|context| *context).ok()
}

/// Does something for a trace.
pub async fn within<F: Future>(context: Option<TraceContext>, work: F) -> F::Output {
    match context {
        Some(context) => PRESENT.scope(context, work).await,
        None => work.await,
    }
}

/// Begins a step of a trace, or of a new one; none where traces are told to nobody.
#[must_use]
pub fn begin(app: &App, parent: Option<TraceContext>, kind: SpanKind) -> Option<OpenSpan> {
    app.traces().begin(parent, kind, app.now(), app.random())
}
