use indexmap::IndexMap;
use model::Error;
use proptest::prelude::*;
use serde_json::{Value as Json, json};

use super::{Evaluator, Expression, Names, context, document, evaluate, table};
use crate::expressions::{Context, Evaluated};
use crate::symbols::SymbolTable;
use crate::value::Value;

fn problems(source: &Json) -> Vec<(String, String)> {
    let Err(Error::Validation(fields)) = table(source) else { panic!("{source} is refused") };
    fields.into_iter().map(|field| (field.field, field.message)).collect()
}

fn x(value: impl Into<Value>) -> IndexMap<String, Value> {
    [("x".to_owned(), value.into())].into_iter().collect()
}

#[test]
fn expressions_use_each_other_whatever_their_order() {
    let source = json!({
        "total": {"expression": "net + tax"}, "tax": {"expression": "round(net * 0.19, 2)"},
        "net": {"expression": "x * 3"}, "level": {"expression": "if total > 100 { \"board\" } else { \"manager\" }"},
    });
    let evaluated = evaluate(&source, x(33));
    assert_eq!(evaluated.get("total").to_string(), "117.81");
    assert_eq!(evaluated.get("level"), &Value::text("board"));
    assert!(evaluated.errors().is_empty());
    assert!(evaluate(&source, IndexMap::new()).values().values().all(Value::is_missing));
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    for (source, place, message) in [
        (json!({"a": 1}), "expressionTable.a", "must be an object with an expression"),
        (json!({"a": {}}), "expressionTable.a.expression", "must be given"),
        (json!({"a": {"expression": null}}), "expressionTable.a.expression", "must be given"),
        (json!({"a": {"expression": 1}}), "expressionTable.a.expression", "must be text"),
        (json!({"a": {"expression": "1 + zz"}}), "expressionTable.a.expression", "column 5: there is no `zz`"),
        (
            json!({"a": {"expression": "1", "type": "image"}}),
            "expressionTable.a.type",
            "must be one of text, number, money, date, datetime, boolean or list",
        ),
        (
            json!({"a": {"expression": "1", "type": "date", "format": "0.00"}}),
            "expressionTable.a.format",
            "must be one of short, medium, long, full, iso",
        ),
        (
            json!({"a": {"expression": "1", "currency": "euro"}}),
            "expressionTable.a.currency",
            "must be the three capital letters of a currency, such as EUR",
        ),
        (
            json!({"x": {"expression": "1"}}),
            "expressionTable.x",
            "must have another name: a variable or field has this one",
        ),
        (
            json!({"default": {"expression": "1"}}),
            "expressionTable.default",
            "must have another name: expressions reserve this one",
        ),
        (
            json!({"1a": {"expression": "1"}}),
            "expressionTable.1a",
            "must be named by a letter or an underscore followed by letters, digits or underscores",
        ),
        (json!({"a": {"expression": "a"}}), "expressionTable.a.expression", "must not depend on itself: a → a"),
        (
            json!({"a": {"expression": "b + 1"}, "b": {"expression": "a"}}),
            "expressionTable.a.expression",
            "must not depend on itself: a → b → a",
        ),
        (
            json!({"s": {"expression": "b"}, "a": {"expression": "c"}, "b": {"expression": "a"}, "c": {"expression": "b"}}),
            "expressionTable.b.expression",
            "must not depend on itself: b → a → c → b",
        ),
    ] {
        assert_eq!(problems(&source), [(place.to_owned(), message.to_owned())], "{source}");
    }
    let many: serde_json::Map<_, _> = (0..501).map(|n| (format!("e{n}"), json!({"expression": "1"}))).collect();
    assert_eq!(
        problems(&many.into()),
        [("expressionTable".to_owned(), "must hold at most 500 expressions".to_owned())]
    );
}

#[test]
fn results_are_turned_into_their_type() {
    for (kind, source, expected) in [
        ("text", "x", Ok("5")),
        ("number", "\"12.5\"", Ok("12.5")),
        ("number", "\"abc\"", Err("gives a text, but its type is number")),
        ("number", "true", Err("gives true or false, but its type is number")),
        ("money", "x", Ok("5 EUR")),
        ("date", "\"2026-05-01\"", Ok("2026-05-01")),
        ("date", "x", Err("gives a number, but its type is date")),
        ("datetime", "\"2026-05-01T10:00:00Z\"", Ok("2026-05-01T10:00:00.000Z")),
        ("boolean", "x > 1", Ok("true")),
        ("boolean", "x", Err("gives a number, but its type is boolean")),
        ("list", "[x]", Ok("[5]")),
        ("list", "x", Err("gives a number, but its type is list")),
        ("text", "items", Ok("missing")),
    ] {
        let entry = json!({"e": {"expression": source, "type": kind, "currency": "EUR"}});
        let evaluated = evaluate(&entry, x(5));
        let found = evaluated
            .errors()
            .get("e")
            .map_or(Ok(evaluated.get("e").to_string()), |error| Err(error.message.clone()));
        assert_eq!(found, expected.map(str::to_owned).map_err(str::to_owned), "{kind} of {source}");
        if expected.is_err() {
            assert!(evaluated.get("e").is_missing());
        }
    }
}

#[test]
fn an_error_stays_where_it_is() {
    let source = json!({
        "bad": {"expression": "x / 0"}, "after": {"expression": "bad + 1"}, "good": {"expression": "x + 1"},
        "saved": {"expression": "orElse(bad, 7)"},
    });
    let evaluated = evaluate(&source, x(5));
    assert_eq!(evaluated.errors().keys().collect::<Vec<_>>(), ["bad"]);
    assert_eq!(evaluated.errors()["bad"].to_string(), "column 3: divides by nought");
    assert!(evaluated.get("bad").is_missing() && evaluated.get("after").is_missing());
    assert_eq!((evaluated.get("good"), evaluated.get("saved")), (&Value::from(6), &Value::from(7)));
}

#[test]
fn values_are_shown_as_their_table_says() {
    let source = json!({
        "share": {"expression": "x / 100", "format": "percent"}, "due": {"expression": "today() + 30"},
        "fee": {"expression": "x * 2", "type": "money", "currency": "EUR"},
        "bare": {"expression": "x * 2", "type": "money"},
    });
    let evaluated = evaluate(&source, x(5));
    assert_eq!(evaluated.show("share", None), "5%");
    assert_eq!(evaluated.show("share", Some("0.000")), "0.050");
    assert_eq!(evaluated.show("due", None), "December 14, 2026");
    assert_eq!(evaluated.show("due", Some("iso")), "2026-12-14");
    assert_eq!(evaluated.show("fee", None), "€10.00");
    assert_eq!(evaluated.show("bare", None), "10.00");
    assert_eq!(evaluated.show("nothing", None), "");
}

#[test]
fn a_repeat_sees_its_item() {
    let (names, evaluated) = document();
    let inner = names.with("item");
    let over = Expression::compile("items.filter(|i| i.quantity > 3)", &names).unwrap();
    let line = Expression::compile("item.label + \" \" + item.price * item.quantity", &inner).unwrap();
    let Value::List(items) = evaluated.eval(&over, &[]).unwrap() else { panic!("a list") };
    let lines: Vec<String> =
        items.iter().map(|item| evaluated.eval(&line, &[("item", item.clone())]).unwrap().to_string()).collect();
    assert_eq!(lines, ["Chair €319.96"]);
    assert_eq!(line.names().collect::<Vec<_>>(), ["item"]);
    assert!(Expression::compile("item.label", &names).is_err());
}

#[test]
fn conditions_hold_or_not() {
    let (names, evaluated) = document();
    let holds = |source: &str| evaluated.holds(&Expression::compile(source, &names).unwrap(), &[]);
    assert_eq!(holds("price < 1"), Ok(true));
    assert_eq!(holds("price > 1"), Ok(false));
    assert_eq!(holds("gap > 1"), Ok(false));
    assert_eq!(holds("price").unwrap_err().to_string(), "must be true or false, not a number");
}

#[test]
fn names_are_those_that_are_used() {
    let (names, _) = document();
    let used =
        |source: &str| Expression::compile(source, &names).unwrap().names().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(used("price + rent * price"), ["price", "rent"]);
    assert_eq!(used("items.map(|price| price.quantity * rent)"), ["items", "rent"]);
    assert_eq!(used("items.map(|i| items.filter(|j| j.quantity > gap))"), ["items", "gap"]);
    assert_eq!(used("items[0].price"), ["items"]);
    assert_eq!(used("#{price: 1}.price"), Vec::<String>::new());
    assert_eq!(used("`${name} ${kind}`"), ["name", "kind"]);
}

#[test]
fn evaluators_can_be_shared() {
    fn shareable<T: Send + Sync>() {}
    shareable::<Evaluator>();
    shareable::<Evaluated>();
    shareable::<Expression>();
    shareable::<Context>();
}

proptest! {
    /// Expressions that each use some of those before them, in any order, are worked out; one more that closes a
    /// circle is refused.
    #[test]
    fn dependencies_are_ordered(
        uses in prop::collection::vec(prop::collection::vec(any::<prop::sample::Index>(), 0..4), 1..30),
        shuffle in any::<u64>(),
    ) {
        let mut entries: Vec<(String, Json)> = Vec::new();
        let mut expected: Vec<i64> = Vec::new();
        for (n, uses) in uses.iter().enumerate() {
            let picked: Vec<usize> = if n == 0 { vec![] } else { uses.iter().map(|index| index.index(n)).collect() };
            let source = picked.iter().map(|p| format!("e{p}")).chain(["1".to_owned()]).collect::<Vec<_>>().join(" + ");
            // Sums of sums grow fast; the remainder keeps them small.
            expected.push((picked.iter().map(|p| expected[*p]).sum::<i64>() + 1) % 1000);
            entries.push((format!("e{n}"), json!({"expression": format!("({source}) % 1000")})));
        }
        let count = entries.len();
        entries.sort_by_key(|(name, _)| {
            let n: u64 = name[1..].parse().unwrap_or(0);
            (n + 1).wrapping_mul(shuffle | 1) >> 7
        });
        let source: serde_json::Map<_, _> = entries.into_iter().collect();
        let evaluated = evaluate(&source.clone().into(), IndexMap::new());
        prop_assert!(evaluated.errors().is_empty());
        for (n, expected) in expected.iter().enumerate() {
            prop_assert_eq!(evaluated.get(&format!("e{n}")), &Value::from(*expected));
        }
        let mut circular = source;
        circular.insert("e0".to_owned(), json!({"expression": format!("e{} + 1", count - 1)}));
        circular.insert(format!("e{}", count - 1), json!({"expression": "e0 + 1"}));
        prop_assert!(table(&circular.into()).is_err());
    }

    #[test]
    fn missing_values_spread(pick in prop::sample::select(vec![
        "x + {}", "{} * 2", "upper(\"a\" + {})", "[1, 2].map(|i| i + {})[0]", "if {} > 1 { 1 } else { 2 }", "-({})",
        "round({})", "max(1, {})", "sum([1, {}])", "({}).price", "({}) == 1", "{} < 3 && true",
    ]), depth in 1_usize..6) {
        let mut source = "y".to_owned();
        for _ in 0..depth {
            source = pick.replace("{}", &format!("({source})"));
        }
        let names: Names = ["x", "y"].into_iter().collect();
        if let Ok(expression) = Expression::compile(&source, &names) {
            let evaluated = Evaluator::new(SymbolTable::default(), <_>::default()).evaluate(x(1), context());
            prop_assert_eq!(evaluated.eval(&expression, &[]), Ok(Value::Missing), "{}", source);
        }
    }
}
