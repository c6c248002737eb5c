use super::{context, document, eval, evaluate, refused};
use crate::expressions::{Evaluator, Expression, ExpressionTable, LONGEST, Names};
use crate::symbols::SymbolTable;
use crate::value::Value;
use indexmap::IndexMap;
use proptest::prelude::*;
use serde_json::json;

const STEPS: &str = "takes too many steps; make it simpler or its lists shorter";

/// A list of ten thousand records, a text of a hundred thousand letters.
fn large() -> IndexMap<String, Value> {
    let record = |n: i64| {
        Value::record([("n".to_owned(), Value::from(n)), ("t".to_owned(), Value::from("x"))].into_iter().collect())
    };
    let date = Value::Date("2026-11-14".parse().unwrap());
    [
        ("items".to_owned(), Value::list((0..10_000).map(record).collect())),
        ("x".to_owned(), Value::text("ab".repeat(50_000))),
        ("y".to_owned(), date),
    ]
    .into_iter()
    .collect()
}

fn with_large(source: &str) -> Result<Value, String> {
    let names: Names = ["items", "x", "y"].into_iter().collect();
    let expression = Expression::compile(source, &names).map_err(|error| error.message)?;
    let evaluated =
        Evaluator::new(SymbolTable::default(), ExpressionTable::default()).evaluate(large(), context());
    evaluated.eval(&expression, &[]).map_err(|error| error.message)
}

#[test]
fn an_invoice_of_ten_thousand_lines_is_no_problem() {
    assert_eq!(
        with_large("sum(items.filter(|i| i.n > 0).map(|i| i.n * 1.19))"),
        Ok(Value::from(rust_decimal::Decimal::new(5_949_405_000, 2)))
    );
    assert_eq!(with_large("items.map(|i| upper(i.t)).len()"), Ok(Value::from(10_000)));
    assert_eq!(with_large("items.sortBy(|i| -i.n)[0].n"), Ok(Value::from(9_999)));
}

#[test]
fn work_is_bounded() {
    for source in [
        "items.map(|i| items.map(|j| i.n * j.n))",
        "items.map(|i| items.contains(i))",
        "items.map(|i| items.some(|j| j.n < 0))",
        "items.map(|i| sum(items.map(|j| j.n)))",
        "items.map(|i| x == x + \"c\")",
        "items.map(|i| upper(x))",
        "items.map(|i| x + i.n)",
        "items.map(|i| x < x)",
        "items.map(|i| `${x}`)",
        "items.map(|i| [x, x])",
        "items.map(|i| x.contains(\"z\"))",
        "items.map(|i| x.len())",
        "items.map(|i| items)",
        "items.map(|i| items == items)",
        "items.map(|i| items.reverse())",
        "items.map(|i| x.replace(\"a\", \"b\"))",
        "items.map(|i| [1.000001 ** 1000, 1.000001 ** 1000])",
        "items.map(|i| formatDate(y) + formatDate(y) + y + y)",
        "items.map(|i| join(items.map(|j| j.t)))",
    ] {
        assert_eq!(with_large(source), Err(STEPS.to_owned()), "{source}");
    }
}

#[test]
fn sizes_are_bounded() {
    assert_eq!(with_large("x + x + x").unwrap_err(), "makes a text of more than 200000 bytes");
    assert_eq!(with_large("`${x}${x}${x}`").unwrap_err(), "makes a text of more than 200000 bytes");
    assert_eq!(with_large("join([x, x, x])").unwrap_err(), "makes a text of more than 200000 bytes");
    assert_eq!(
        with_large("x.replace(\"a\", \"aaaaaaaaaa\")").unwrap_err(),
        "makes a text of more than 200000 bytes"
    );
    assert_eq!(with_large("items + items").unwrap_err(), "makes a list of more than 10000 items");
    assert_eq!(with_large("x.split(\"a\")").unwrap_err(), "makes a list of more than 10000 items");
}

#[test]
fn lists_that_hold_each_other_over_and_over_are_bounded() {
    let mut table = serde_json::Map::new();
    table.insert("l0".to_owned(), json!({"expression": "[1, 2, 3, 4, 5, 6, 7, 8]"}));
    for n in 1..40 {
        let before = format!("l{}", n - 1);
        let source = format!("[{}]", [before.as_str(); 8].join(", "));
        table.insert(format!("l{n}"), json!({ "expression": source }));
    }
    let evaluated = evaluate(&table.into(), IndexMap::new());
    assert!(evaluated.errors().values().any(|error| error.message == STEPS));
    assert!(evaluated.values().values().all(|value| value.to_json().to_string().len() < 2_000_000));
}

#[test]
fn all_expressions_together_are_bounded() {
    let heavy = "items.map(|i| i.n * 2 + i.n * 3).len()";
    let table: serde_json::Map<_, _> =
        (0..100).map(|n| (format!("h{n}"), json!({ "expression": heavy }))).collect();
    let evaluated = evaluate(&table.into(), large());
    let failed = evaluated.errors().len();
    assert!((50..100).contains(&failed), "{failed}");
    assert_eq!(evaluated.get("h0"), &Value::from(10_000));
    assert!(evaluated.get("h99").is_missing());
}

#[test]
fn length_and_depth_are_bounded() {
    assert_eq!(refused(&"1".repeat(LONGEST + 1)), format!("must be at most {LONGEST} characters long"));
    let chain = |count: usize| vec!["1"; count].join(" + ");
    assert_eq!(eval(&chain(60)), Ok(Value::from(60)));
    for (open, middle, close) in [
        ("(", "1", ")"),
        ("[", "1", "]"),
        ("-", "1", ""),
        ("!", "true", ""),
        ("#{a: ", "1", "}"),
        ("upper(", "1", ")"),
        ("if true { ", "1", " }"),
        ("1 + (", "1", ")"),
        ("items.map(|i| ", "1", ")"),
        ("`${", "1", "}`"),
        ("items", "", "[0]"),
        ("items", "", ".a"),
        ("items", "", ".upper()"),
        ("1 ** ", "1", ""),
        ("1 + ", "1", ""),
        ("items[", "0", "]"),
        ("true && (", "true", ")"),
        ("1 ?? ", "1", ""),
        ("1 * 1 + ", "1", ""),
    ] {
        for count in [10, 40, 60, 90, 99, 100, 101, 150, 300, 600, 900] {
            let source = if middle.is_empty() {
                format!("{open}{}", close.repeat(count))
            } else {
                format!("{}{middle}{}", open.repeat(count), close.repeat(count))
            };
            let (names, evaluated) = document();
            if let Ok(expression) = Expression::compile(&source, &names) {
                // Whatever it gives, it comes back.
                let _ = evaluated.eval(&expression, &[]);
            }
        }
    }
}

/// Pieces of which expressions are made, so that chance finds deep ones.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "1", "0.5", "items", "name", "gap", "rent", "start", "(", ")", "[", "]", "{", "}", "|i|", "|", "i", ".",
        ",", "+", "-", "*", "/", "%", "**", "==", "<", "&&", "||", "!", "??", "?.", "?[", "if ", " else ", "map(",
        "sum(", "filter(", "upper(", "orElse(", "#{", "a:", "\"t\"", "`${", "}`", "`", "in ", " ", "..", "=>",
        "::", ";", "let ", "fn ", "'", "\"", "\\", "é", "\n", "0x", "99999999999999999999999999999", "this",
        "Fn(", "//", "/*", "*/", "switch ", "while ", "return ", "=", "+=", ":", "@", "$", "#", "()", "_",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

fn comes_back(source: &str) {
    let (names, evaluated) = document();
    if let Ok(expression) = Expression::compile(source, &names) {
        assert!(expression.names().all(|name| names.has(name)), "{source}");
        let _ = evaluated.eval(&expression, &[]).map(|value| value.to_json().to_string());
    }
}

proptest! {
    #[test]
    fn arbitrary_text_never_panics(source in any::<String>()) {
        comes_back(&source);
    }

    #[test]
    fn arbitrary_pieces_never_panic(source in pieces()) {
        comes_back(&source);
    }

    #[test]
    fn numbers_obey_their_laws(a in -1_000_000_i64..1_000_000, b in -1_000_000_i64..1_000_000, c in 1_i64..10_000, scale in 0_u32..6) {
        let number = |n: i64| Value::Number(rust_decimal::Decimal::new(n, scale));
        let values = || [("a".to_owned(), number(a)), ("b".to_owned(), number(b)), ("c".to_owned(), number(c))];
        let names: Names = ["a", "b", "c"].into_iter().collect();
        let evaluated = Evaluator::default().evaluate(values().into_iter().collect(), context());
        for law in [
            "a + b == b + a", "a * b == b * a", "(a + b) + c == a + (b + c)", "a * (b + c) == a * b + a * c",
            "a - b == -(b - a)", "a - a == 0", "(a * c) / c == a", "a + b - b == a", "(a < b) == (b > a)",
            "a <= b || a > b", "max(a, b) >= min(a, b)", "max(a, b) + min(a, b) == a + b", "sum([a, b, c]) == a + b + c",
            "abs(a) == max(a, -a)", "round(a, 6) == a", "floor(a) <= a && a <= ceiling(a)", "a % c == a - c * choose(a < 0, ceiling(a / c), floor(a / c))",
        ] {
            let expression = Expression::compile(law, &names).unwrap();
            prop_assert_eq!(evaluated.eval(&expression, &[]), Ok(Value::Boolean(true)), "{} of {} {} {} {}", law, a, b, c, scale);
        }
    }

    #[test]
    fn sums_of_money_are_exact(cents in prop::collection::vec(-10_000_000_i64..10_000_000, 1..50)) {
        let currency = crate::value::Currency::parse("EUR").unwrap();
        let amounts: Vec<Value> = cents.iter().map(|cents| Value::money(rust_decimal::Decimal::new(*cents, 2), currency)).collect();
        let expected = rust_decimal::Decimal::new(cents.iter().sum(), 2);
        let names: Names = ["amounts"].into_iter().collect();
        let evaluated = Evaluator::default().evaluate([("amounts".to_owned(), Value::list(amounts))].into_iter().collect(), context());
        for source in ["sum(amounts)", "amounts.sum(|a| a)", "sum(amounts.map(|a| a / 4)) * 4", "-sum(amounts.map(|a| -a))"] {
            let expression = Expression::compile(source, &names).unwrap();
            prop_assert_eq!(evaluated.eval(&expression, &[]), Ok(Value::money(expected, currency)));
        }
    }
}
