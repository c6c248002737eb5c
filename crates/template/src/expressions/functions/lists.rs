//! Functions of lists, and of what is a list of letters.

use super::{Function, Outcome, Run, count, needs, text};
use crate::expressions::budget::check_length;
use crate::expressions::compare::{compare, equal};
use crate::expressions::operators::{sort_by, sum as add, to_text, whole};
use crate::value::Value;

pub(super) static FUNCTIONS: &[Function] = &[
    Function::new("sum", (1, usize::MAX), sum),
    Function::new("min", (1, usize::MAX), |run, arguments| extreme(run, arguments, std::cmp::Ordering::Less)),
    Function::new("max", (1, usize::MAX), |run, arguments| extreme(run, arguments, std::cmp::Ordering::Greater)),
    Function::new("count", (1, 1), length),
    Function::new("len", (1, 1), length),
    Function::new("is_empty", (1, 1), |run, arguments| {
        Ok(Value::Boolean(length(run, arguments)? == Value::from(0)))
    }),
    Function::new("contains", (2, 2), contains),
    Function::new("index_of", (2, 2), index_of),
    Function::new("first", (1, 1), |_, arguments| Ok(list(&arguments[0])?.first().cloned().unwrap_or_default())),
    Function::new("last", (1, 1), |_, arguments| Ok(list(&arguments[0])?.last().cloned().unwrap_or_default())),
    Function::new("extract", (2, 3), extract),
    Function::new("reverse", (1, 1), reverse),
    Function::new("sort", (1, 1), |run, arguments| {
        let items = list(&arguments[0])?;
        sort_by(run, items, items.to_vec())
    }),
    Function::new("join", (1, 2), join),
];

fn list(value: &Value) -> Result<&[Value], String> {
    value.as_list().map_or_else(|| needs("a list", value), Ok)
}

/// Either the items of one list, or the arguments themselves.
fn items(arguments: &[Value]) -> &[Value] {
    match arguments {
        [Value::List(items)] => items,
        several => several,
    }
}

fn sum(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    add(run, items(arguments))
}

/// The least or the greatest; missing where there is none, or where one is missing.
fn extreme(run: &mut Run<'_>, arguments: &[Value], wanted: std::cmp::Ordering) -> Outcome {
    let items = items(arguments);
    run.budget.spend_on(items.len())?;
    let Some(mut best) = items.first() else { return Ok(Value::Missing) };
    if items.iter().any(Value::is_missing) {
        return Ok(Value::Missing);
    }
    compare(best, best, &mut run.budget)?;
    for item in &items[1..] {
        if compare(item, best, &mut run.budget)? == wanted {
            best = item;
        }
    }
    Ok(best.clone())
}

fn length(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    match &arguments[0] {
        Value::List(items) => Ok(count(items.len())),
        Value::Record(entries) => Ok(count(entries.len())),
        Value::Text(text) => {
            run.budget.spend_on_letters(text.len())?;
            Ok(count(text.chars().count()))
        }
        other => needs("a list or a text", other),
    }
}

fn contains(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    match &arguments[0] {
        Value::Text(whole) => {
            let part = text(&arguments[1])?;
            run.budget.spend_on_letters(whole.len())?;
            Ok(Value::Boolean(whole.contains(part)))
        }
        Value::Record(entries) => Ok(Value::Boolean(entries.contains_key(text(&arguments[1])?))),
        Value::List(_) => Ok(Value::Boolean(!index_of(run, arguments)?.is_missing())),
        other => needs("a list or a text", other),
    }
}

/// The place of the first item that is equal, from nought; missing where there is none.
fn index_of(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    for (index, item) in list(&arguments[0])?.iter().enumerate() {
        run.budget.spend(1)?;
        if !item.is_missing() && equal(item, &arguments[1], &mut run.budget)? {
            return Ok(count(index));
        }
    }
    Ok(Value::Missing)
}

/// The items from a place on, at most so many.
fn extract(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let items = list(&arguments[0])?;
    let position = |value: &Value| match value {
        Value::Number(number) => Ok(usize::try_from(whole(*number)?).unwrap_or(0)),
        other => needs("a whole number", other),
    };
    let start = position(&arguments[1])?;
    let most = arguments.get(2).map_or(Ok(usize::MAX), position)?;
    run.budget.list(items.iter().skip(start).take(most).cloned().collect())
}

fn reverse(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    run.budget.list(list(&arguments[0])?.iter().rev().cloned().collect())
}

/// The items as one text. Missing ones and empty texts are left out: an address without a second line is still one.
fn join(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let separator = arguments.get(1).map_or(Ok(", "), text)?;
    let mut joined = String::new();
    for item in list(&arguments[0])?.iter().filter(|item| !item.is_blank()) {
        if !joined.is_empty() {
            joined.push_str(separator);
        }
        joined.push_str(&to_text(run, item)?);
        run.budget.spend(1)?;
        check_length(&joined)?;
    }
    run.budget.text(joined)
}
