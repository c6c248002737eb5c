//! Functions of days and moments.

use jiff::Span;
use jiff::civil::Date;
use rust_decimal::Decimal;

use super::{Function, Outcome, Run, needs, text};
use crate::expressions::operators::{add_days, days_between, whole};
use crate::format::FormatNames;
use crate::symbols::read_date;
use crate::value::Value;

pub(super) static FUNCTIONS: &[Function] = &[
    Function::new("today", (0, 0), |run, _| Ok(Value::Date(run.context.today))),
    Function::new("date", (1, 3), date),
    Function::new("days", (2, 2), |run, arguments| {
        Ok(Value::from(days_between(day(run, &arguments[0])?, day(run, &arguments[1])?)))
    }),
    Function::new("addDays", (2, 2), |run, arguments| {
        add_days(day(run, &arguments[0])?, number(&arguments[1])?).map(Value::Date)
    }),
    Function::new("addMonths", (2, 2), add_months),
    Function::new("age", (1, 2), age),
    Function::new("formatDate", (1, 2), format_date),
];

/// A day: itself, the day of a moment where its document is, or an ISO text.
fn day(run: &Run<'_>, value: &Value) -> Result<Date, String> {
    match value {
        Value::Date(date) => Ok(*date),
        Value::DateTime(moment) => Ok(run.context.formats.day_of(*moment)),
        Value::Text(text) => {
            read_date(text).ok_or_else(|| format!("needs a date such as 2026-11-14, not {text:?}"))
        }
        other => needs("a date", other),
    }
}

fn number(value: &Value) -> Result<Decimal, String> {
    match value {
        Value::Number(number) => Ok(*number),
        other => needs("a number", other),
    }
}

/// A date from a text or a moment, or from a year, a month and a day.
fn date(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    match arguments {
        [value] => day(run, value).map(Value::Date),
        [year, month, day] => {
            let parts = (whole(number(year)?)?, whole(number(month)?)?, whole(number(day)?)?);
            let made = i16::try_from(parts.0).ok().zip(i8::try_from(parts.1).ok()).zip(i8::try_from(parts.2).ok());
            let made = made.and_then(|((year, month), day)| Date::new(year, month, day).ok());
            made.map(Value::Date).ok_or_else(|| format!("{}-{}-{} is no date", parts.0, parts.1, parts.2))
        }
        _ => Err("`date` takes a text, or a year, a month and a day".to_owned()),
    }
}

/// The same day so many months later, or that month's last day where it is shorter.
fn add_months(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let months = whole(number(&arguments[1])?)?;
    let date = day(run, &arguments[0])?;
    let shifted = Span::new().try_months(months).and_then(|span| date.checked_add(span));
    shifted.map(Value::Date).map_err(|_| "gives a date beyond the year 9999".to_owned())
}

/// Whole years from a day to today, or to another day.
fn age(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    let born = day(run, &arguments[0])?;
    let on = arguments.get(1).map_or(Ok(run.context.today), |on| day(run, on))?;
    let years = i64::from(on.year()) - i64::from(born.year());
    let had_birthday = (on.month(), on.day()) >= (born.month(), born.day());
    Ok(Value::from(if had_birthday { years } else { years - 1 }))
}

fn format_date(run: &mut Run<'_>, arguments: &[Value]) -> Outcome {
    run.budget.spend_on_writing(&Value::Date(run.context.today))?;
    let format = arguments.get(1).map_or(Ok(""), text)?;
    if arguments.len() > 1 {
        FormatNames::Date.check(format)?;
    }
    let formats = &run.context.formats;
    let shown = match &arguments[0] {
        Value::DateTime(moment) => formats.datetime(*moment, format),
        other => formats.date(day(run, other)?, format),
    };
    run.budget.text(shown)
}
