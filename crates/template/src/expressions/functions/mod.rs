//! The functions that expressions can call, as `upper(name)` or as `name.upper()`.

mod dates;
mod lists;
mod numbers;
mod texts;

use std::fmt;

use super::run::Run;
use crate::value::Value;

type Outcome = Result<Value, String>;

/// One function.
pub(super) struct Function {
    pub(super) name: &'static str,
    /// How many arguments it takes, at least and at most.
    arguments: (usize, usize),
    /// Whether it is to see missing arguments; otherwise one makes the result missing.
    pub(super) takes_missing: bool,
    pub(super) run: fn(&mut Run<'_>, &[Value]) -> Outcome,
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Function {
    const fn new(
        name: &'static str,
        arguments: (usize, usize),
        run: fn(&mut Run<'_>, &[Value]) -> Outcome,
    ) -> Self {
        Self { name, arguments, takes_missing: false, run }
    }

    const fn seeing_missing(mut self) -> Self {
        self.takes_missing = true;
        self
    }
}

static LOGIC: &[Function] =
    &[Function::new("isSet", (1, 1), |_, arguments| Ok(Value::Boolean(!arguments[0].is_blank())))
        .seeing_missing()];

fn all() -> impl Iterator<Item = &'static Function> {
    [LOGIC, lists::FUNCTIONS, numbers::FUNCTIONS, texts::FUNCTIONS, dates::FUNCTIONS].into_iter().flatten()
}

/// The functions, those that are parts of the language included, with the least and the most values that each takes.
pub(crate) fn names() -> impl Iterator<Item = (&'static str, usize, usize)> {
    let built_in = [("choose", 3, 3), ("orElse", 2, 2)];
    built_in.into_iter().chain(all().map(|function| (function.name, function.arguments.0, function.arguments.1)))
}

/// The function of that name, given so many arguments.
pub(super) fn find(name: &str, arguments: usize) -> Result<&'static Function, String> {
    // These are parts of the language rather than functions; they get here only when called wrongly.
    match name {
        "choose" => return Err("`choose` takes a condition and two values".to_owned()),
        "orElse" => return Err("`orElse` takes a value and what to use instead".to_owned()),
        _ => {}
    }
    let Some(function) = all().find(|function| function.name == name) else {
        let hint = if super::tree::Each::named(name).is_some() {
            format!("`{name}` is used as items.{name}(|item| …)")
        } else if name.chars().all(|letter| !letter.is_alphanumeric()) {
            format!("there is no operator `{name}`")
        } else {
            let close = |known: &&str| strsim::osa_distance(&known.to_lowercase(), &name.to_lowercase()) <= 1;
            let near = all().map(|function| function.name).find(close);
            let near = near.map(|near| format!("; did you mean `{near}`?"));
            format!("there is no function `{name}`{}", near.unwrap_or_default())
        };
        return Err(hint);
    };
    let (least, most) = function.arguments;
    if (least..=most).contains(&arguments) {
        return Ok(function);
    }
    let takes = match (least, most) {
        (0, 0) => "no values".to_owned(),
        (1, 1) => "one value".to_owned(),
        (least, usize::MAX) => format!("at least {least} values"),
        (least, most) if least == most => format!("{least} values"),
        (least, most) => format!("{least} to {most} values"),
    };
    Err(format!("`{name}` takes {takes}, not {arguments}"))
}

/// What a function says about an argument that it can't use.
fn needs<T>(wanted: &str, given: &Value) -> Result<T, String> {
    Err(format!("needs {wanted}, not {}", given.kind()))
}

/// An argument that must be a text.
fn text(value: &Value) -> Result<&str, String> {
    value.as_text().map_or_else(|| needs("a text", value), Ok)
}

/// A count as a value.
fn count(count: usize) -> Value {
    Value::from(i64::try_from(count).unwrap_or(i64::MAX))
}
