//! Functions of numbers and amounts.

use rust_decimal::Decimal;

use super::{Function, Outcome, Run, needs, text};
use crate::expressions::operators::whole;
use crate::format::FormatNames;
use crate::value::{Currency, MOST_DECIMALS, Money, Value, read_number, round as round_number};

pub(super) static FUNCTIONS: &[Function] = &[
    Function::new("round", (1, 2), round),
    Function::new("floor", (1, 1), |_, arguments| change(&arguments[0], Decimal::floor)),
    Function::new("ceiling", (1, 1), |_, arguments| change(&arguments[0], Decimal::ceil)),
    Function::new("abs", (1, 1), |_, arguments| change(&arguments[0], Decimal::abs)),
    Function::new("number", (1, 1), number),
    Function::new("money", (2, 2), money),
    Function::new("formatNumber", (1, 2), format_number),
    Function::new("formatMoney", (1, 3), format_money),
    Function::new("words", (1, 1), words),
];

fn change(value: &Value, change: fn(&Decimal) -> Decimal) -> Outcome {
    match value {
        Value::Number(number) => Ok(Value::Number(change(number))),
        Value::Money(Money { amount, currency }) => Ok(Value::money(change(amount), *currency)),
        other => needs("a number", other),
    }
}

/// Halves away from zero: numbers to whole ones, amounts to what their currency has, or to the given decimals.
fn round(_: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let places = match arguments.get(1) {
        None => None,
        Some(Value::Number(places)) => {
            let places = u32::try_from(whole(*places)?).ok().filter(|places| *places <= MOST_DECIMALS);
            Some(places.ok_or_else(|| format!("rounds to 0 to {MOST_DECIMALS} decimals"))?)
        }
        Some(other) => return needs("a number of decimals", other),
    };
    match &arguments[0] {
        Value::Number(number) => Ok(Value::Number(round_number(*number, places.unwrap_or(0)))),
        Value::Money(Money { amount, currency }) => {
            Ok(Value::money(round_number(*amount, places.unwrap_or(currency.decimals())), *currency))
        }
        other => needs("a number", other),
    }
}

/// The number in a text, or of an amount; missing where a text holds none.
fn number(_: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    match &arguments[0] {
        Value::Number(number) => Ok(Value::Number(*number)),
        Value::Money(money) => Ok(Value::Number(money.amount)),
        Value::Text(text) => Ok(read_number(text.trim()).map_or(Value::Missing, Value::Number)),
        other => needs("a text", other),
    }
}

fn currency(code: &str) -> Result<Currency, String> {
    Currency::parse(code).ok_or_else(|| format!("needs the three capital letters of a currency, not {code:?}"))
}

fn money(_: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let currency = currency(text(&arguments[1])?)?;
    match &arguments[0] {
        Value::Number(amount) => Ok(Value::money(*amount, currency)),
        Value::Money(money) if money.currency == currency => Ok(arguments[0].clone()),
        Value::Money(money) => Err(format!("can't turn {} into {currency}", money.currency)),
        other => needs("a number", other),
    }
}

fn format_number(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    run.budget.spend_on_writing(&arguments[0])?;
    let format = arguments.get(1).map_or(Ok(""), text)?;
    if arguments.len() > 1 {
        FormatNames::Number.check(format)?;
    }
    match &arguments[0] {
        Value::Number(number) => run.budget.text(run.context.formats.number(*number, format)),
        other => needs("a number", other),
    }
}

/// The amount, then a currency for a plain number, then a format.
fn format_money(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    run.budget.spend_on_writing(&arguments[0])?;
    let mut told = None;
    let mut format = "";
    for argument in &arguments[1..] {
        let argument = text(argument)?;
        if let Some(code) = Currency::parse(argument) {
            told = Some(code);
        } else {
            FormatNames::Money.check(argument)?;
            format = argument;
        }
    }
    match &arguments[0] {
        Value::Number(amount) => run.budget.text(run.context.formats.amount(*amount, told, format)),
        Value::Money(Money { amount, currency }) => {
            run.budget.text(run.context.formats.amount(*amount, Some(*currency), format))
        }
        other => needs("an amount of money", other),
    }
}

fn words(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    // Words are put together from many small texts.
    run.budget.spend(40)?;
    run.budget.spend_on_writing(&arguments[0])?;
    match &arguments[0] {
        value @ (Value::Number(_) | Value::Money(_)) => {
            run.budget.text(run.context.formats.show(value, Some("words")))
        }
        other => needs("a number", other),
    }
}
