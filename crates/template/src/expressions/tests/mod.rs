//! What expressions work out to, seen from outside.

mod behaviour;
mod bounds;
mod missing;
mod tables;

use std::sync::{Arc, LazyLock};

use indexmap::IndexMap;
use jiff::tz::TimeZone;
use model::body::JsonObject;
use model::error::Problems;
use model::values::Values;
use serde_json::json;

use super::{Context, Evaluated, Evaluator, Expression, ExpressionError, ExpressionTable, Names};
use crate::format::Formats;
use crate::symbols::SymbolTable;
use crate::value::Value;

static ENGLISH: LazyLock<Arc<Formats>> = LazyLock::new(|| Arc::new(Formats::new("en", TimeZone::UTC)));

fn context() -> Context {
    Context { formats: Arc::clone(&ENGLISH), today: "2026-11-14".parse().unwrap() }
}

fn object(json: &serde_json::Value) -> JsonObject {
    JsonObject::stored(json.to_string()).unwrap()
}

/// A document with a value of each type, and one variable of each that has none.
fn document() -> (Names, Evaluated) {
    let symbols = json!({
        "name": {"type": "text"}, "price": {"type": "number"}, "rent": {"type": "money", "currency": "EUR"},
        "fee": {"type": "money"}, "start": {"type": "date"}, "signed": {"type": "datetime"},
        "agreed": {"type": "boolean"}, "kind": {"type": "choice", "options": ["a", "b"]},
        "items": {"type": "list", "columns": {
            "label": {"type": "text"}, "price": {"type": "money", "currency": "EUR"}, "quantity": {"type": "number"},
        }},
        "gap": {"type": "number"}, "gapText": {"type": "text"}, "gapList": {"type": "list"},
        "gapDate": {"type": "date"}, "gapTruth": {"type": "boolean"}, "gapMoney": {"type": "money"},
        "holey": {"type": "list"}, "blank": {"type": "text"},
    });
    let values = json!({
        "name": "Ana", "price": "0.10", "rent": 950, "fee": {"amount": "12.50", "currency": "USD"},
        "start": "2026-01-31", "signed": "2026-11-14T23:30:00Z", "agreed": true, "kind": "a",
        "items": [
            {"label": "Desk", "price": 120.5, "quantity": 2}, {"label": "Chair", "price": "79.99", "quantity": 4},
        ],
        "holey": [{"price": 1}, {}, {"price": 3}], "blank": " ",
    });
    let mut problems = Problems::new();
    let symbols = SymbolTable::read(&object(&symbols), &mut problems);
    problems.done().unwrap();
    let names = symbols.iter().map(|(name, _)| name).collect();
    let evaluator = Evaluator::new(symbols, ExpressionTable::default());
    let evaluated = evaluator.evaluate_stored(&Values::stored(&values.to_string()).unwrap(), context());
    (names, evaluated)
}

fn eval(source: &str) -> Result<Value, ExpressionError> {
    let (names, evaluated) = document();
    evaluated.eval(&Expression::compile(source, &names)?, &[])
}

/// What an expression works out to, without regard to a language.
fn shown(source: &str) -> String {
    eval(source).map_or_else(|error| format!("error: {error}"), |value| value.to_string())
}

fn check(cases: &[(&str, &str)]) {
    for (source, expected) in cases {
        assert_eq!(shown(source), *expected, "{source}");
    }
}

fn refused(source: &str) -> String {
    Expression::compile(source, &document().0).expect_err(source).to_string()
}

fn table(source: &serde_json::Value) -> Result<ExpressionTable, model::Error> {
    let mut problems = Problems::new();
    let table = ExpressionTable::read(&object(source), &["x", "y", "items"].into_iter().collect(), &mut problems);
    problems.done().map(|()| table)
}

fn evaluate(source: &serde_json::Value, values: IndexMap<String, Value>) -> Evaluated {
    Evaluator::new(SymbolTable::default(), table(source).unwrap()).evaluate(values, context())
}
