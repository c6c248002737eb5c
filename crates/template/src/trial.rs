//! An expression that somebody is still writing, worked out as if the template held it.

use std::sync::Arc;

use crate::expressions::{self, Expression, ExpressionError, Names};
use crate::format::Formats;
use crate::resolve::Facts;
use crate::template::Template;
use crate::value::Value;

/// What an expression came to.
#[derive(Debug, Clone, PartialEq)]
pub struct WorkedOut {
    /// The value; null where something that it needs is missing.
    pub value: serde_json::Value,
    /// The value as the document would print it.
    pub shown: String,
    /// What kind of value it is, in words.
    pub kind: &'static str,
}

/// A repeat around the place where an expression stands: what it goes over, and what it calls each item.
#[derive(Debug, Clone)]
pub struct Around {
    /// A list variable or an expression.
    pub over: String,
    /// The name of an item.
    pub name: String,
}

impl Template {
    /// Works an expression out that stands inside those repeats, outermost first; each stands at its first item.
    ///
    /// # Errors
    /// What is wrong with the expression, and where in it.
    pub fn work_out(
        &self,
        source: &str,
        around: &[Around],
        facts: &Facts<'_>,
    ) -> Result<WorkedOut, ExpressionError> {
        let formats = Arc::new(Formats::new(&self.language(facts), facts.time_zone.clone()));
        let evaluated = self.evaluated(facts, Arc::clone(&formats));
        let mut names: Names = self.names().collect();
        let mut locals: Vec<(&str, Value)> = Vec::new();
        for repeat in around {
            let list = evaluated.eval(&Expression::compile(&repeat.over, &names)?, &locals)?;
            let first = list.as_list().and_then(<[Value]>::first).cloned().unwrap_or(Value::Missing);
            names.extend([repeat.name.as_str()]);
            locals.push((&repeat.name, first));
        }
        let value = evaluated.eval(&Expression::compile(source, &names)?, &locals)?;
        Ok(WorkedOut { shown: formats.show(&value, None), kind: value.kind(), value: value.to_json() })
    }

    /// Everything that an expression of the template may name, variables first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let fields = self.form.fields.iter().map(|field| field.id.as_str());
        let expressions = self.expressions().iter().map(|(name, _)| name);
        self.named().iter().map(|(name, _)| name).chain(fields).chain(expressions)
    }
}

/// The functions that an expression can call, with the least and the most values that each takes.
pub fn functions() -> impl Iterator<Item = (&'static str, usize, usize)> {
    expressions::function_names()
}
