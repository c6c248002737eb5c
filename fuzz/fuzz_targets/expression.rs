//! Any text as an expression: it is refused, or it works out within its bounds.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use template::expressions::{Context, Evaluator, Expression, Names};
use template::format::Formats;

fuzz_target!(|source: &str| {
    let names: Names = ["price", "items", "name"].into_iter().collect();
    if let Ok(expression) = Expression::compile(source, &names) {
        let formats = Arc::new(Formats::new("en", jiff::tz::TimeZone::UTC));
        let context = Context { formats, today: jiff::civil::date(2026, 11, 15) };
        let values = serde_json::json!({"price": "0.10", "items": [{"a": 1}, {"a": "x"}], "name": "Ana"});
        let values = model::values::Values::stored(&values.to_string()).expect("values");
        let _ = Evaluator::default().evaluate_stored(&values, context).eval(&expression, &[]);
    }
});
