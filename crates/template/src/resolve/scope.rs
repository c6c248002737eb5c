//! What names mean at a place: the items of the repeats around it come first, then the document's values.

use std::sync::Arc;

use super::{MOST_ITEMS, Resolver, TooMuch};
use crate::content::{ConditionalAttrs, Node, RepeatAttrs};
use crate::references::POSITION;
use crate::symbols::Symbol;
use crate::value::Value;

/// The items of the repeats around a place, the innermost last.
#[derive(Debug, Default)]
pub(super) struct Scope<'a> {
    items: Vec<Item<'a>>,
}

#[derive(Debug)]
struct Item<'a> {
    name: String,
    value: Value,
    /// The declaration of the list that it comes from.
    list: Option<&'a Symbol>,
}

impl<'a> Resolver<'a> {
    /// The value behind a name or a path such as `item.price`, with its declaration where there is one.
    pub(super) fn value(&self, path: &str) -> (Value, Option<&'a Symbol>) {
        let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
        let item = self.scope.items.iter().rev().find(|item| item.name == first);
        let (mut value, mut symbol) = match item {
            Some(item) => (item.value.clone(), None),
            None => (self.evaluated.get(first).clone(), self.template.named().get(first)),
        };
        let mut columns = match item {
            Some(item) => item.list.and_then(|list| list.columns.as_ref()),
            None => None,
        };
        for part in rest.into_iter().flat_map(|rest| rest.split('.')) {
            value = value.get(part).clone();
            symbol = columns.and_then(|columns| columns.get(part));
            columns = symbol.and_then(|symbol| symbol.columns.as_ref());
        }
        (value, symbol)
    }

    /// Whether content that stands under a condition is there. A condition that is missing or can't be worked out
    /// counts as false: what is in doubt is not printed.
    pub(super) fn holds(&mut self, attrs: &ConditionalAttrs) -> bool {
        self.is_true(&attrs.when)
    }

    /// Whether an expression of the template is true.
    pub(super) fn is_true(&mut self, source: &str) -> bool {
        match self.work_out(source) {
            Value::Boolean(truth) => truth,
            Value::Missing => false,
            other => {
                self.warn(format!("{source}: is {}, not true or false", other.kind()));
                false
            }
        }
    }

    fn work_out(&mut self, source: &str) -> Value {
        let Some(expression) = self.template.conditions.get(source) else { return Value::Missing };
        let locals: Vec<(&str, Value)> =
            self.scope.items.iter().map(|item| (item.name.as_str(), item.value.clone())).collect();
        match self.evaluated.eval(expression, &locals) {
            Ok(value) => value,
            Err(error) => {
                self.warn(format!("{source}: {error}"));
                Value::Missing
            }
        }
    }

    /// Works the content of a repeat out once for each item.
    pub(super) fn each<T>(
        &mut self,
        attrs: &RepeatAttrs,
        nodes: &'a [Node],
        out: &mut Vec<T>,
        work: impl Fn(&mut Self, &'a [Node], &mut Vec<T>) -> Result<(), TooMuch>,
    ) -> Result<(), TooMuch> {
        let list = self.value(&attrs.over).1;
        let items = match self.work_out(&attrs.over) {
            Value::List(items) => items,
            Value::Missing => return Ok(()),
            other => {
                self.warn(format!("{}: is {}, not a list", attrs.over, other.kind()));
                return Ok(());
            }
        };
        for (index, item) in items.iter().enumerate() {
            self.items += 1;
            if self.items > MOST_ITEMS {
                return Err(TooMuch { what: format!("at most {MOST_ITEMS} repeated items") });
            }
            let value = numbered(item, index + 1);
            self.scope.items.push(Item { name: attrs.item().to_owned(), value, list });
            let done = work(self, nodes, out);
            self.scope.items.pop();
            done?;
        }
        Ok(())
    }
}

/// The item with its place in the list, unless a column has that name.
fn numbered(item: &Value, position: usize) -> Value {
    match item {
        Value::Record(entries) if !entries.contains_key(POSITION) => {
            let mut entries = (**entries).clone();
            entries.insert(POSITION.to_owned(), Value::Number(position.into()));
            Value::Record(Arc::new(entries))
        }
        other => other.clone(),
    }
}
