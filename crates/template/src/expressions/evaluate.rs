//! All values of a document: those given and those computed from them.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use indexmap::IndexMap;
use model::Timestamp;
use model::values::Values;

use super::budget::{STEPS, STEPS_TOGETHER};
use super::error::At;
use super::operators::to_text;
use super::run::Run;
use super::{Computed, Context, Expression, ExpressionError, ExpressionTable};
use crate::symbols::{SymbolTable, SymbolType, read_date};
use crate::value::{Value, read_number};

/// Works out the computed values of one template's documents. A copy costs nothing, and threads can share one.
#[derive(Debug, Clone, Default)]
pub struct Evaluator(Arc<Tables>);

#[derive(Debug, Default)]
struct Tables {
    symbols: SymbolTable,
    expressions: ExpressionTable,
}

/// The values of one document. It holds no error that would stop a document: what could not be worked out is missing,
/// and [`errors`](Self::errors) says why.
#[derive(Debug)]
pub struct Evaluated {
    tables: Arc<Tables>,
    context: Context,
    values: IndexMap<String, Value>,
    errors: IndexMap<String, ExpressionError>,
    steps_left: AtomicU64,
}

impl Evaluator {
    /// An evaluator of one template's tables.
    #[must_use]
    pub fn new(symbols: SymbolTable, expressions: ExpressionTable) -> Self {
        Self(Arc::new(Tables { symbols, expressions }))
    }

    /// The variables.
    #[must_use]
    pub fn symbols(&self) -> &SymbolTable {
        &self.0.symbols
    }

    /// The computed values.
    #[must_use]
    pub fn expressions(&self) -> &ExpressionTable {
        &self.0.expressions
    }

    /// Works out everything from a document's values as they are stored.
    #[must_use]
    pub fn evaluate_stored(&self, values: &Values, context: Context) -> Evaluated {
        self.evaluate(self.0.symbols.values(values), context)
    }

    /// Works out everything from typed values.
    #[must_use]
    pub fn evaluate(&self, values: IndexMap<String, Value>, context: Context) -> Evaluated {
        let mut evaluated = Evaluated {
            tables: Arc::clone(&self.0),
            context,
            values,
            errors: IndexMap::new(),
            steps_left: AtomicU64::new(STEPS_TOGETHER),
        };
        for (name, computed) in self.0.expressions.iter() {
            let worked = evaluated.run(&computed.expression, &[], |run, value| computed.coerce(run, value));
            let value = worked.unwrap_or_else(|error| {
                evaluated.errors.insert(name.to_owned(), error);
                Value::Missing
            });
            evaluated.values.insert(name.to_owned(), value);
        }
        evaluated
    }
}

impl Evaluated {
    /// The value of a variable, a field or an expression; missing where there is none of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> &Value {
        self.values.get(name).unwrap_or(&Value::Missing)
    }

    /// All values by name, those of expressions included.
    #[must_use]
    pub fn values(&self) -> &IndexMap<String, Value> {
        &self.values
    }

    /// What could not be worked out, by the expression's name.
    #[must_use]
    pub fn errors(&self) -> &IndexMap<String, ExpressionError> {
        &self.errors
    }

    /// What the values were worked out in.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Works out an expression of its own, such as a condition, with names that only it can see, such as a repeat's item.
    ///
    /// # Errors
    /// What went wrong, and where in the expression.
    pub fn eval(&self, expression: &Expression, locals: &[(&str, Value)]) -> Result<Value, ExpressionError> {
        self.run(expression, locals, |_, value| Ok(value))
    }

    /// Whether a condition holds; a missing value does not.
    ///
    /// # Errors
    /// What went wrong, and where in the expression.
    pub fn holds(&self, condition: &Expression, locals: &[(&str, Value)]) -> Result<bool, ExpressionError> {
        match self.eval(condition, locals)? {
            Value::Missing => Ok(false),
            Value::Boolean(truth) => Ok(truth),
            other => Err(At::default().error(format!("must be true or false, not {}", other.kind()))),
        }
    }

    /// The value of a variable or expression as it is printed: by the given format, or its own, or its type's.
    #[must_use]
    pub fn show(&self, name: &str, format: Option<&str>) -> Cow<'_, str> {
        let value = self.get(name);
        if let Some(symbol) = self.tables.symbols.get(name) {
            return symbol.show(value, format, &self.context.formats);
        }
        let computed = self.tables.expressions.get(name);
        let format = format.or_else(|| computed.and_then(|computed| computed.format.as_deref()));
        match (value, computed.and_then(|computed| computed.kind)) {
            (Value::Number(amount), Some(SymbolType::Money)) => {
                self.context.formats.amount(*amount, None, format.unwrap_or_default()).into()
            }
            _ => self.context.formats.show(value, format).into(),
        }
    }

    fn run(
        &self,
        expression: &Expression,
        locals: &[(&str, Value)],
        then: impl FnOnce(&mut Run<'_>, Value) -> Result<Value, String>,
    ) -> Result<Value, ExpressionError> {
        let root = expression.root();
        let steps = self.steps_left.load(Ordering::Relaxed).min(STEPS);
        let mut run = Run::new(&self.context, &self.values, locals, steps);
        let result =
            run.value(root).and_then(|value| then(&mut run, value).map_err(|message| root.at.error(message)));
        let spent = steps - run.budget.left();
        let left = |left: u64| Some(left.saturating_sub(spent));
        // Always succeeds, since there always is something to store.
        let _ = self.steps_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, left);
        result
    }
}

impl Computed {
    /// Turns what came out into the type that was asked for.
    fn coerce(&self, run: &mut Run<'_>, value: Value) -> Result<Value, String> {
        let Some(kind) = self.kind else { return Ok(value) };
        let turned = match (kind, &value) {
            (_, Value::Missing)
            | (SymbolType::Text, Value::Text(_))
            | (SymbolType::Number, Value::Number(_))
            | (SymbolType::Money, Value::Money(_))
            | (SymbolType::Date, Value::Date(_))
            | (SymbolType::Datetime, Value::DateTime(_))
            | (SymbolType::Boolean, Value::Boolean(_))
            | (SymbolType::List, Value::List(_)) => Some(value.clone()),
            (SymbolType::Text, other) => {
                let text = to_text(run, other)?;
                Some(run.budget.text(text)?)
            }
            (SymbolType::Money, Value::Number(amount)) => {
                Some(self.currency.map_or(Value::Number(*amount), |currency| Value::money(*amount, currency)))
            }
            (SymbolType::Number, Value::Text(text)) => read_number(text.trim()).map(Value::Number),
            (SymbolType::Date, Value::Text(text)) => read_date(text).map(Value::Date),
            (SymbolType::Date, Value::DateTime(moment)) => Some(Value::Date(run.context.formats.day_of(*moment))),
            (SymbolType::Datetime, Value::Text(text)) => text.parse::<Timestamp>().ok().map(Value::DateTime),
            _ => None,
        };
        turned.ok_or_else(|| format!("gives {}, but its type is {}", value.kind(), kind.name()))
    }
}
