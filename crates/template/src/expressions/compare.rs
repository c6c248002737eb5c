//! Which of two values comes first, and whether they are the same.

use std::cmp::Ordering;

use super::budget::Budget;
use crate::symbols::read_date;
use crate::value::{Money, Value};

/// The order of two values; an error where there is none.
pub(super) fn compare(left: &Value, right: &Value, budget: &mut Budget) -> Result<Ordering, String> {
    if let (Value::Text(left), Value::Text(right)) = (left, right) {
        budget.spend_on_bytes(left.len().min(right.len()))?;
    }
    order(left, right)
}

/// As [`compare`], where the work was counted before.
pub(super) fn order(left: &Value, right: &Value) -> Result<Ordering, String> {
    let ordering = match (left, right) {
        (Value::Number(left), Value::Number(right)) => left.cmp(right),
        (Value::Text(left), Value::Text(right)) => left.cmp(right),
        (Value::Date(left), Value::Date(right)) => left.cmp(right),
        (Value::DateTime(left), Value::DateTime(right)) => left.cmp(right),
        (Value::Boolean(left), Value::Boolean(right)) => left.cmp(right),
        (Value::Money(left), Value::Money(right)) => {
            same_currency(*left, *right)?;
            left.amount.cmp(&right.amount)
        }
        (Value::Money(left), Value::Number(right)) => left.amount.cmp(right),
        (Value::Number(left), Value::Money(right)) => left.cmp(&right.amount),
        (Value::Date(left), Value::Text(text)) if let Some(right) = read_date(text) => left.cmp(&right),
        (Value::Text(text), Value::Date(right)) if let Some(left) = read_date(text) => left.cmp(right),
        _ => return Err(format!("can't compare {} with {}", left.kind(), right.kind())),
    };
    Ok(ordering)
}

/// Whether two values are the same. Values of different kinds are not, except an amount and a plain number, which counts
/// as one of its currency, and a date and its ISO text.
pub(super) fn equal(left: &Value, right: &Value, budget: &mut Budget) -> Result<bool, String> {
    match (left, right) {
        (Value::Text(left), Value::Text(right)) => {
            budget.spend_on_bytes(left.len().min(right.len()))?;
            Ok(left == right)
        }
        (Value::List(left), Value::List(right)) => {
            if left.len() != right.len() {
                return Ok(false);
            }
            for (left, right) in left.iter().zip(right.iter()) {
                budget.spend(1)?;
                if !equal(left, right, budget)? {
                    return Ok(false);
                }
            }
            Ok(true)
        }
        (Value::Record(left), Value::Record(right)) => {
            if left.len() != right.len() {
                return Ok(false);
            }
            for (name, left) in left.iter() {
                budget.spend(1)?;
                let same = right.get(name).map_or(Ok(false), |right| equal(left, right, budget))?;
                if !same {
                    return Ok(false);
                }
            }
            Ok(true)
        }
        (Value::Image(left), Value::Image(right)) => Ok(left == right),
        (Value::Missing, Value::Missing) => Ok(true),
        (left, right) => Ok(order(left, right).is_ok_and(Ordering::is_eq)),
    }
}

/// Refuses to mix currencies.
pub(super) fn same_currency(left: Money, right: Money) -> Result<(), String> {
    if left.currency == right.currency {
        return Ok(());
    }
    Err(format!("can't mix {} and {}", left.currency, right.currency))
}
