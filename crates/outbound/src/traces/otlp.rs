//! Spans as OTLP writes them in JSON: ids in hexadecimal, 64-bit numbers as text.

use model::hex::hex;
use serde_json::{Value, json};

use super::span::{Span, SpanKind};

/// The body of a request that tells of these spans.
pub(super) fn body(service: &str, node: &str, spans: &[Span]) -> Value {
    let version = env!("CARGO_PKG_VERSION");
    let who = [("service.name", service), ("service.version", version), ("service.instance.id", node)];
    json!({ "resourceSpans": [{
        "resource": { "attributes": who.map(|(key, value)| attribute(key, value)) },
        "scopeSpans": [{
            "scope": { "name": "countersign", "version": version },
            "spans": spans.iter().map(span).collect::<Vec<_>>(),
        }],
    }] })
}

fn span(span: &Span) -> Value {
    let kind = match span.kind {
        SpanKind::Server => 2,
        SpanKind::Client => 3,
        SpanKind::Consumer => 5,
    };
    let mut told = json!({
        "traceId": hex(&span.context.trace),
        "spanId": hex(&span.context.span),
        "flags": 1,
        "name": span.name,
        "kind": kind,
        "startTimeUnixNano": span.start_nanos.to_string(),
        "endTimeUnixNano": span.end_nanos.to_string(),
        "attributes": span.attributes.iter().map(|(key, value)| attribute(key, value)).collect::<Vec<_>>(),
        "status": if span.failed { json!({ "code": 2 }) } else { json!({}) },
    });
    if let Some(parent) = &span.parent {
        told["parentSpanId"] = Value::String(hex(parent));
    }
    told
}

fn attribute(key: &str, value: &str) -> Value {
    // The standard has the status of an answer as a number.
    let value = match value.parse::<u16>() {
        Ok(_) if key.ends_with("status_code") => json!({ "intValue": value }),
        _ => json!({ "stringValue": value }),
    };
    json!({ "key": key, "value": value })
}
