//! Functions of texts.

use super::{Function, Outcome, Run, needs, text};
use crate::expressions::budget::MOST_ITEMS;
use crate::expressions::operators::{to_text, whole};
use crate::value::Value;

pub(super) static FUNCTIONS: &[Function] = &[
    Function::new("upper", (1, 1), |run, arguments| change(run, &arguments[0], str::to_uppercase)),
    Function::new("lower", (1, 1), |run, arguments| change(run, &arguments[0], str::to_lowercase)),
    Function::new("trim", (1, 1), |run, arguments| run.budget.text(text(&arguments[0])?.trim().to_owned())),
    Function::new("text", (1, 1), |run, arguments| {
        let text = to_text(run, &arguments[0])?;
        run.budget.text(text)
    }),
    Function::new("starts_with", (2, 2), |run, arguments| {
        let (whole, part) = (text(&arguments[0])?, text(&arguments[1])?);
        run.budget.spend_on_bytes(part.len())?;
        Ok(Value::Boolean(whole.starts_with(part)))
    }),
    Function::new("ends_with", (2, 2), |run, arguments| {
        let (whole, part) = (text(&arguments[0])?, text(&arguments[1])?);
        run.budget.spend_on_bytes(part.len())?;
        Ok(Value::Boolean(whole.ends_with(part)))
    }),
    Function::new("replace", (3, 3), replace),
    Function::new("split", (2, 2), split),
    Function::new("sub_string", (2, 3), sub_string),
];

fn change(run: &mut Run<'_>, value: &Value, change: fn(&str) -> String) -> Outcome {
    let text = text(value)?;
    run.budget.spend_on_letters(text.len())?;
    run.budget.text(change(text))
}

fn replace(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let (whole, from, to) = (text(&arguments[0])?, text(&arguments[1])?, text(&arguments[2])?);
    if from.is_empty() {
        return Err("needs something to replace".to_owned());
    }
    // Counted before it is made: a long text in place of every letter would be very long.
    run.budget.spend_on_letters(whole.len())?;
    run.budget.spend_on(whole.matches(from).count().saturating_mul(1 + to.len() / 64))?;
    run.budget.text(whole.replace(from, to))
}

fn split(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let (whole, at) = (text(&arguments[0])?, text(&arguments[1])?);
    if at.is_empty() {
        return Err("needs something to split at".to_owned());
    }
    run.budget.spend_on_letters(whole.len())?;
    let parts: Vec<Value> = whole.split(at).take(MOST_ITEMS + 1).map(Value::text).collect();
    run.budget.list(parts)
}

/// The letters from a place on, at most so many.
fn sub_string(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let letters = text(&arguments[0])?;
    let position = |value: &Value| match value {
        Value::Number(number) => Ok(usize::try_from(whole(*number)?).unwrap_or(0)),
        other => needs("a whole number", other),
    };
    let start = position(&arguments[1])?;
    let most = arguments.get(2).map_or(Ok(usize::MAX), position)?;
    run.budget.spend_on_letters(letters.len())?;
    run.budget.text(letters.chars().skip(start).take(most).collect())
}
