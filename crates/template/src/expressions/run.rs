//! Working an expression out.

use indexmap::IndexMap;

use super::Context;
use super::budget::{Budget, check_length};
use super::error::{At, ExpressionError};
use super::operators;
use super::tree::{Closure, Each, Node, Part};
use crate::value::{Money, Value};

type Worked<T = Value> = Result<T, ExpressionError>;

/// One expression while it is being worked out.
pub(super) struct Run<'a> {
    pub(super) context: &'a Context,
    pub(super) budget: Budget,
    values: &'a IndexMap<String, Value>,
    /// The parameters of closures, and a repeat's item; the innermost last.
    locals: Vec<(&'a str, Value)>,
}

impl<'a> Run<'a> {
    pub(super) fn new(
        context: &'a Context,
        values: &'a IndexMap<String, Value>,
        locals: &[(&'a str, Value)],
        steps: u64,
    ) -> Self {
        Self { context, budget: Budget::new(steps), values, locals: locals.to_vec() }
    }

    /// Works a part out.
    pub(super) fn value(&mut self, node: &'a Node) -> Worked {
        let at = node.at;
        self.spend(1, at)?;
        match &node.part {
            Part::Constant(value) => Ok(value.clone()),
            Part::Name(name) => Ok(self.look_up(name)),
            Part::Property(object, name) => self.property(object, name, at),
            Part::Operation(operator, pair) => {
                let (left, right) = (self.value(&pair.0)?, self.value(&pair.1)?);
                operators::operate(self, *operator, &left, &right).map_err(|message| at.error(message))
            }
            Part::If(parts) => self.condition(&parts.0, &parts.1, parts.2.as_ref()),
            Part::And(parts) => self.logic(parts, false),
            Part::Or(parts) => self.logic(parts, true),
            Part::FirstSet(parts) => self.first_set(parts),
            Part::Call(function, arguments) => {
                let arguments = self.all(arguments)?;
                if !function.takes_missing && arguments.iter().any(Value::is_missing) {
                    return Ok(Value::Missing);
                }
                (function.run)(self, &arguments).map_err(|message| at.error(message))
            }
            Part::Each(each, parts) => self.each(*each, &parts.0, &parts.1, at),
            Part::Not(part) => match self.value(part)? {
                Value::Missing => Ok(Value::Missing),
                Value::Boolean(truth) => Ok(Value::Boolean(!truth)),
                other => Err(at.error(format!("`!` needs true or false, not {}", other.kind()))),
            },
            Part::Negative(part) => {
                let value = self.value(part)?;
                operators::negate(&value).map_err(|message| at.error(message))
            }
            Part::Index(pair) => self.index(&pair.0, &pair.1, at),
            Part::Interpolation(parts) => self.interpolate(parts, at),
            Part::List(items) => {
                let items = self.all(items)?;
                self.list(items, at)
            }
            Part::Record(entries) => self.record(entries, at),
        }
    }

    fn all(&mut self, nodes: &'a [Node]) -> Worked<Vec<Value>> {
        nodes.iter().map(|node| self.value(node)).collect()
    }

    fn spend(&mut self, steps: u64, at: At) -> Worked<()> {
        self.budget.spend(steps).map_err(|message| at.error(message))
    }

    fn look_up(&self, name: &str) -> Value {
        let local = self.locals.iter().rev().find(|(known, _)| *known == name).map(|(_, value)| value);
        local.or_else(|| self.values.get(name)).cloned().unwrap_or_default()
    }

    fn property(&mut self, object: &'a Node, name: &str, at: At) -> Worked {
        let object = self.value(object)?;
        match (&object, name) {
            (Value::Missing, _) => Ok(Value::Missing),
            (Value::Record(_), _) => Ok(object.get(name).clone()),
            (Value::Money(Money { amount, .. }), "amount") => Ok(Value::Number(*amount)),
            (Value::Money(Money { currency, .. }), "currency") => Ok(Value::text(currency.code())),
            (Value::Date(date), "year") => Ok(Value::from(i64::from(date.year()))),
            (Value::Date(date), "month") => Ok(Value::from(i64::from(date.month()))),
            (Value::Date(date), "day") => Ok(Value::from(i64::from(date.day()))),
            (Value::List(items), "len") => Ok(Value::from(i64::try_from(items.len()).unwrap_or(i64::MAX))),
            (Value::List(_), _) => Err(
                at.error(format!("a list has no `{name}`; use .map(|item| item.{name}) to take it of each item"))
            ),
            (other, _) => Err(at.error(format!("{} has no `{name}`", other.kind()))),
        }
    }

    fn index(&mut self, object: &'a Node, index: &'a Node, at: At) -> Worked {
        let (object, index) = (self.value(object)?, self.value(index)?);
        match (&object, &index) {
            (Value::Missing, _) | (_, Value::Missing) => Ok(Value::Missing),
            (Value::Record(_), Value::Text(name)) => Ok(object.get(name).clone()),
            (Value::List(items), Value::Number(number)) => {
                let index =
                    i64::try_from(*number).ok().filter(|whole| rust_decimal::Decimal::from(*whole) == *number);
                let index = index.ok_or_else(|| at.error("an index must be a whole number"))?;
                // As in Rhai, -1 is the last one.
                let from_end =
                    || usize::try_from(index.unsigned_abs()).ok().and_then(|back| items.len().checked_sub(back));
                let index = usize::try_from(index).ok().or_else(from_end);
                Ok(index.and_then(|index| items.get(index)).cloned().unwrap_or_default())
            }
            (object, index) => {
                Err(at.error(format!("{} has no items to be found by {}", object.kind(), index.kind())))
            }
        }
    }

    fn condition(&mut self, condition: &'a Node, then: &'a Node, otherwise: Option<&'a Node>) -> Worked {
        match self.truth(condition)? {
            None => Ok(Value::Missing),
            Some(true) => self.value(then),
            Some(false) => otherwise.map_or(Ok(Value::Missing), |otherwise| self.value(otherwise)),
        }
    }

    /// True, false, or not known because something is missing.
    fn truth(&mut self, node: &'a Node) -> Worked<Option<bool>> {
        match self.value(node)? {
            Value::Missing => Ok(None),
            Value::Boolean(truth) => Ok(Some(truth)),
            other => Err(node.at.error(format!("must be true or false, not {}", other.kind()))),
        }
    }

    /// One part that is `decisive` settles it; otherwise one that is missing leaves it open, whatever their order.
    fn logic(&mut self, parts: &'a [Node], decisive: bool) -> Worked {
        let mut result = Value::Boolean(!decisive);
        for part in parts {
            match self.truth(part)? {
                Some(truth) if truth == decisive => return Ok(Value::Boolean(decisive)),
                Some(_) => {}
                None => result = Value::Missing,
            }
        }
        Ok(result)
    }

    fn first_set(&mut self, parts: &'a [Node]) -> Worked {
        for part in parts {
            let value = self.value(part)?;
            if !value.is_blank() {
                return Ok(value);
            }
        }
        Ok(Value::Missing)
    }

    fn interpolate(&mut self, parts: &'a [Node], at: At) -> Worked {
        let mut text = String::new();
        for part in parts {
            let value = self.value(part)?;
            if value.is_missing() {
                return Ok(Value::Missing);
            }
            text.push_str(&operators::to_text(self, &value).map_err(|message| part.at.error(message))?);
            check_length(&text).map_err(|message| at.error(message))?;
        }
        self.budget.text(text).map_err(|message| at.error(message))
    }

    fn list(&mut self, items: Vec<Value>, at: At) -> Worked {
        let spent = items.iter().try_for_each(|item| self.budget.spend_on_contents(item));
        spent.and_then(|()| self.budget.list(items)).map_err(|message| at.error(message))
    }

    fn record(&mut self, entries: &'a [(String, Node)], at: At) -> Worked {
        let mut record = IndexMap::with_capacity(entries.len());
        for (name, node) in entries {
            let value = self.value(node)?;
            // Its name is copied and looked up.
            self.spend(1, at)?;
            self.budget.spend_on_contents(&value).map_err(|message| at.error(message))?;
            record.insert(name.clone(), value);
        }
        Ok(Value::record(record))
    }

    fn each(&mut self, each: Each, list: &'a Node, closure: &'a Closure, at: At) -> Worked {
        let list = self.value(list)?;
        let items = match &list {
            Value::Missing => return Ok(Value::Missing),
            Value::List(items) => items,
            other => return Err(at.error(format!("needs a list, not {}", other.kind()))),
        };
        match each {
            Each::Map | Each::Sum | Each::SortBy => {
                let mut results = Vec::with_capacity(items.len());
                for (index, item) in items.iter().enumerate() {
                    results.push(self.call(closure, item, index)?);
                }
                let worked = match each {
                    Each::Sum => operators::sum(self, &results),
                    Each::SortBy => operators::sort_by(self, items, results),
                    _ => return self.list(results, at),
                };
                worked.map_err(|message| at.error(message))
            }
            Each::Some | Each::All => {
                let decisive = each == Each::Some;
                let mut result = Value::Boolean(!decisive);
                for (index, item) in items.iter().enumerate() {
                    match self.test(closure, item, index)? {
                        Some(truth) if truth == decisive => return Ok(Value::Boolean(decisive)),
                        Some(_) => {}
                        None => result = Value::Missing,
                    }
                }
                Ok(result)
            }
            Each::Filter | Each::Find | Each::Count => {
                let mut found = Vec::new();
                for (index, item) in items.iter().enumerate() {
                    // What can't be told is left out: a price that is missing is not above a hundred.
                    if self.test(closure, item, index)? == Some(true) {
                        if each == Each::Find {
                            return Ok(item.clone());
                        }
                        found.push(item.clone());
                    }
                }
                match each {
                    Each::Find => Ok(Value::Missing),
                    Each::Count => Ok(Value::from(i64::try_from(found.len()).unwrap_or(i64::MAX))),
                    _ => self.budget.list(found).map_err(|message| at.error(message)),
                }
            }
        }
    }

    fn call(&mut self, closure: &'a Closure, item: &Value, index: usize) -> Worked {
        let outside = self.locals.len();
        let index = Value::from(i64::try_from(index).unwrap_or(i64::MAX));
        let parameters = closure.parameters.iter().map(|name| &**name);
        self.locals.extend(parameters.zip([item.clone(), index]));
        let result = self.value(&closure.body);
        self.locals.truncate(outside);
        result
    }

    fn test(&mut self, closure: &'a Closure, item: &Value, index: usize) -> Worked<Option<bool>> {
        match self.call(closure, item, index)? {
            Value::Missing => Ok(None),
            Value::Boolean(truth) => Ok(Some(truth)),
            other => Err(closure.body.at.error(format!("must be true or false, not {}", other.kind()))),
        }
    }
}
