//! What operators do with two values. A missing one makes the result missing.

use std::cmp::Ordering;
use std::mem::discriminant;

use jiff::Span;
use jiff::civil::Date;
use model::Timestamp;
use rust_decimal::Decimal;

use super::compare::{compare, equal, order, same_currency};
use super::run::Run;
use super::tree::Operator;
use crate::value::{Money, Value, divide, plain, power};

type Outcome<T = Value> = Result<T, String>;

const TOO_LARGE: &str = "gives a number that is too large";

/// Works an operation out.
pub(super) fn operate(run: &mut Run<'_>, operator: Operator, left: &Value, right: &Value) -> Outcome {
    if left.is_missing() || right.is_missing() {
        return Ok(Value::Missing);
    }
    match operator {
        Operator::Equal => equal(left, right, &mut run.budget).map(Value::Boolean),
        Operator::Unequal => equal(left, right, &mut run.budget).map(|same| Value::Boolean(!same)),
        Operator::Less => compare(left, right, &mut run.budget).map(|order| order.is_lt().into()),
        Operator::LessOrEqual => compare(left, right, &mut run.budget).map(|order| order.is_le().into()),
        Operator::Greater => compare(left, right, &mut run.budget).map(|order| order.is_gt().into()),
        Operator::GreaterOrEqual => compare(left, right, &mut run.budget).map(|order| order.is_ge().into()),
        _ => calculate(run, operator, left, right),
    }
}

fn calculate(run: &mut Run<'_>, operator: Operator, left: &Value, right: &Value) -> Outcome {
    match (operator, left, right) {
        (_, Value::Number(left), Value::Number(right)) => {
            if operator == Operator::Power {
                // Each of its multiplications is a step.
                run.budget.spend(u64::try_from(right.abs().trunc()).unwrap_or(0).min(1000))?;
            }
            arithmetic(operator, *left, *right).map(Value::Number)
        }
        (Operator::Add, Value::Text(_), _) | (Operator::Add, _, Value::Text(_)) => {
            let mut text = to_text(run, left)?;
            text.push_str(&to_text(run, right)?);
            run.budget.text(text)
        }
        (Operator::Add, Value::List(left), Value::List(right)) => {
            let items: Vec<Value> = left.iter().chain(right.iter()).cloned().collect();
            items.iter().try_for_each(|item| run.budget.spend_on_contents(item))?;
            run.budget.list(items)
        }
        (_, Value::Money(left), Value::Money(right)) => money_and_money(operator, *left, *right),
        (_, Value::Money(left), Value::Number(right)) if operator != Operator::Power => {
            let amount = arithmetic(operator, left.amount, *right)?;
            Ok(Value::money(amount, left.currency))
        }
        (Operator::Add | Operator::Subtract | Operator::Multiply, Value::Number(left), Value::Money(right)) => {
            let amount = arithmetic(operator, *left, right.amount)?;
            Ok(Value::money(amount, right.currency))
        }
        _ => dates(operator, left, right),
    }
}

fn money_and_money(operator: Operator, left: Money, right: Money) -> Outcome {
    match operator {
        Operator::Add | Operator::Subtract => {
            same_currency(left, right)?;
            let amount = arithmetic(operator, left.amount, right.amount)?;
            Ok(Value::money(amount, left.currency))
        }
        Operator::Divide => {
            same_currency(left, right)?;
            arithmetic(operator, left.amount, right.amount).map(Value::Number)
        }
        _ => Err(format!("`{}` can't be used between two amounts of money", operator.sign())),
    }
}

fn arithmetic(operator: Operator, left: Decimal, right: Decimal) -> Outcome<Decimal> {
    let result = match operator {
        Operator::Add => left.checked_add(right),
        Operator::Subtract => left.checked_sub(right),
        Operator::Multiply => left.checked_mul(right),
        Operator::Divide | Operator::Remainder if right.is_zero() => return Err("divides by nought".to_owned()),
        Operator::Divide => divide(left, right),
        Operator::Remainder => left.checked_rem(right),
        Operator::Power => {
            return power(left, right)
                .ok_or_else(|| "needs a whole number after `**`, and a result of at most 28 digits".to_owned());
        }
        _ => None,
    };
    result.ok_or_else(|| TOO_LARGE.to_owned())
}

fn dates(operator: Operator, left: &Value, right: &Value) -> Outcome {
    match (operator, left, right) {
        (Operator::Add, Value::Date(date), Value::Number(days))
        | (Operator::Add, Value::Number(days), Value::Date(date)) => add_days(*date, *days).map(Value::Date),
        (Operator::Subtract, Value::Date(date), Value::Number(days)) => add_days(*date, -days).map(Value::Date),
        (Operator::Subtract, Value::Date(left), Value::Date(right)) => {
            Ok(Value::from(days_between(*right, *left)))
        }
        (Operator::Add, Value::DateTime(moment), Value::Number(days))
        | (Operator::Add, Value::Number(days), Value::DateTime(moment)) => shift(*moment, *days),
        (Operator::Subtract, Value::DateTime(moment), Value::Number(days)) => shift(*moment, -days),
        (Operator::Subtract, Value::DateTime(left), Value::DateTime(right)) => {
            let millis = Decimal::from(left.millis()) - Decimal::from(right.millis());
            divide(millis, Decimal::from(86_400_000)).map(Value::Number).ok_or_else(|| TOO_LARGE.to_owned())
        }
        _ => Err(format!("`{}` can't be used between {} and {}", operator.sign(), left.kind(), right.kind())),
    }
}

/// The day so many days later.
pub(super) fn add_days(date: Date, days: Decimal) -> Outcome<Date> {
    let days = whole(days)?;
    Span::new()
        .try_days(days)
        .and_then(|span| date.checked_add(span))
        .map_err(|_| "gives a date beyond the year 9999".to_owned())
}

/// How many days it is from one day to another.
pub(super) fn days_between(from: Date, to: Date) -> i64 {
    from.duration_until(to).as_hours() / 24
}

fn shift(moment: Timestamp, days: Decimal) -> Outcome {
    let millis = days.checked_mul(Decimal::from(86_400_000)).and_then(|millis| i64::try_from(millis).ok());
    let shifted = millis.and_then(|millis| moment.millis().checked_add(millis)).map(Timestamp::from_millis);
    shifted
        .filter(|shifted| jiff::Timestamp::from_millisecond(shifted.millis()).is_ok())
        .map(Value::DateTime)
        .ok_or_else(|| "gives a date beyond the year 9999".to_owned())
}

/// A number that has no fraction.
pub(super) fn whole(number: Decimal) -> Outcome<i64> {
    let whole = i64::try_from(number).ok().filter(|whole| Decimal::from(*whole) == number);
    whole.ok_or_else(|| format!("needs a whole number, not {}", plain(number)))
}

/// The opposite of a number or an amount.
pub(super) fn negate(value: &Value) -> Outcome {
    match value {
        Value::Missing => Ok(Value::Missing),
        Value::Number(number) => Ok(Value::Number(-number)),
        Value::Money(money) => Ok(Value::money(-money.amount, money.currency)),
        other => Err(format!("`-` needs a number, not {}", other.kind())),
    }
}

/// A value within a text: numbers by their digits alone, since they may be years or parts of a reference; amounts, dates
/// and the like as they are printed.
pub(super) fn to_text(run: &mut Run<'_>, value: &Value) -> Outcome<String> {
    Ok(match value {
        Value::Number(number) => plain(*number),
        Value::Text(text) => {
            run.budget.spend_on_bytes(text.len())?;
            text.to_string()
        }
        other => {
            run.budget.spend_on_writing(other)?;
            run.context.formats.show(other, None)
        }
    })
}

/// The sum of numbers or of amounts. A missing item makes it missing: a total that leaves something out is wrong.
pub(super) fn sum(run: &mut Run<'_>, items: &[Value]) -> Outcome {
    if items.iter().any(Value::is_missing) {
        return Ok(Value::Missing);
    }
    let mut total = Value::Number(Decimal::ZERO);
    for item in items {
        run.budget.spend(1)?;
        if !matches!(item, Value::Number(_) | Value::Money(_)) {
            return Err(format!("can only add numbers and amounts, not {}", item.kind()));
        }
        total = calculate(run, Operator::Add, &total, item)?;
    }
    Ok(total)
}

/// Items in the order of their keys; those without a key last.
pub(super) fn sort_by(run: &mut Run<'_>, items: &[Value], keys: Vec<Value>) -> Outcome {
    // Each item is looked at as often as the list can be halved.
    let looks = usize::BITS - items.len().leading_zeros();
    for key in &keys {
        run.budget.spend(looks.into())?;
        if let Value::Text(text) = key {
            run.budget.spend_on_bytes(text.len().saturating_mul(looks as usize))?;
        }
    }
    check_alike(&keys)?;
    let mut pairs: Vec<(Value, &Value)> = keys.into_iter().zip(items).collect();
    pairs.sort_by(|(left, _), (right, _)| {
        let missing = left.is_missing().cmp(&right.is_missing());
        missing.then_with(|| order(left, right).unwrap_or(Ordering::Equal))
    });
    run.budget.list(pairs.into_iter().map(|(_, item)| item.clone()).collect())
}

/// Refuses keys of different kinds, which have no order.
fn check_alike(keys: &[Value]) -> Outcome<()> {
    let mut set = keys.iter().filter(|key| !key.is_missing());
    let Some(first) = set.next() else { return Ok(()) };
    order(first, first)?;
    for key in set {
        if discriminant(first) != discriminant(key) {
            return Err(format!("can't put {} and {} in order", first.kind(), key.kind()));
        }
        order(first, key)?;
    }
    Ok(())
}
