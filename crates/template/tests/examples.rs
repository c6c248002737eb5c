//! Every example of `docs/EXPRESSIONS.md` is true.
#![expect(clippy::expect_used, reason = "a test may say what it expects and fall over otherwise")]

use std::sync::Arc;

use countersign_template::expressions::{Context, Evaluated, Evaluator, Expression, ExpressionTable, Names};
use countersign_template::format::Formats;
use countersign_template::symbols::SymbolTable;
use countersign_template::value::Value;
use model::body::JsonObject;
use model::error::Problems;
use model::values::Values;
use serde_json::Value as Json;

const GUIDE: &str = include_str!("../../../docs/EXPRESSIONS.md");

fn document() -> (Names, Evaluated) {
    let start = GUIDE.find("```json\n").expect("the document") + "```json\n".len();
    let end = start + GUIDE[start..].find("```").expect("its end");
    let document: Json = serde_json::from_str(&GUIDE[start..end]).expect("JSON");
    let mut problems = Problems::new();
    let symbols = JsonObject::stored(document["symbolTable"].to_string()).expect("an object");
    let symbols = SymbolTable::read(&symbols, &mut problems);
    problems.done().expect("a good table");
    let values = Values::stored(&document["data"].to_string()).expect("values");
    for (name, value) in document["data"].as_object().expect("an object") {
        symbols.check(name, value).expect("a good value");
    }
    let names = symbols.iter().map(|(name, _)| name).collect();
    let formats = Arc::new(Formats::new("en", jiff::tz::TimeZone::UTC));
    let context = Context { formats, today: "2026-11-14".parse().expect("a date") };
    (names, Evaluator::new(symbols, ExpressionTable::default()).evaluate_stored(&values, context))
}

/// The cells of the rows of all tables with this heading.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut inside = false;
    for line in GUIDE.lines() {
        match line.strip_prefix('|') {
            Some(_) if line == heading => inside = true,
            Some(row) if inside && !row.starts_with("---") => {
                let row = row.replace("\\|", "\u{1}");
                let cells = row.trim_end_matches('|').split('|');
                rows.push(cells.map(|cell| cell.trim().replace('\u{1}', "|")).collect());
            }
            Some(_) => {}
            None => inside = false,
        }
    }
    rows
}

fn code(cell: &str) -> &str {
    let inner = cell.strip_prefix("`` ").and_then(|cell| cell.strip_suffix(" ``"));
    inner.or_else(|| cell.strip_prefix('`')?.strip_suffix('`')).unwrap_or(cell)
}

/// Spaces that don't break look like any other on the page.
fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

#[test]
fn expressions_give_what_the_guide_says() {
    let (names, evaluated) = document();
    let rows = rows("| expression | gives |");
    assert!(rows.len() > 100, "{}", rows.len());
    for row in rows {
        let [expression, gives] = &row[..] else { panic!("{row:?}") };
        let source = code(expression);
        let worked = Expression::compile(source, &names).and_then(|compiled| evaluated.eval(&compiled, &[]));
        let found = match worked {
            Ok(Value::Missing) => "missing".to_owned(),
            Ok(value) => format!("`{}`", plain(&evaluated.context().formats.show(&value, None))),
            Err(error) => format!("error: {error}"),
        };
        assert_eq!(&found, gives, "{source}");
    }
}

#[test]
fn formats_print_what_the_guide_says() {
    let (names, evaluated) = document();
    let rows = rows("| value | format | prints |");
    assert!(rows.len() > 15, "{}", rows.len());
    for row in rows {
        let [source, format, prints] = &row[..] else { panic!("{row:?}") };
        let compiled = Expression::compile(code(source), &names).expect("an expression");
        let value = evaluated.eval(&compiled, &[]).expect("a value");
        let format = Some(code(format)).filter(|format| !format.is_empty());
        let shown = evaluated.context().formats.show(&value, format);
        assert_eq!(plain(&shown), code(prints), "{source} {format:?}");
    }
}

#[test]
fn every_function_of_the_guide_exists() {
    let (names, _) = document();
    for row in rows("| function | |") {
        for part in row[0].split('`').skip(1).step_by(2) {
            let name = part.split('(').next().unwrap_or_default().trim();
            if name.is_empty() || name.starts_with('|') {
                continue;
            }
            let error = Expression::compile(&format!("{name}(1, 2, 3, 4, 5, 6, 7, 8, 9)"), &names);
            let unknown = error.err().is_some_and(|error| error.message.contains("there is no function"));
            assert!(!unknown, "{name}");
        }
    }
}
