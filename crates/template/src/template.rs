//! A template as a whole: its four parts, read and held against each other.

use std::collections::HashMap;

use model::body::Body;
use model::error::{Problems, Result};
use model::given::Given;
use model::values::{UNPRINTABLE, Values, is_printable};

use crate::content::{self, Content, FileUse, Limits, Node};
use crate::expressions::{Evaluator, Expression, ExpressionTable, Names};
use crate::form::FormSchema;
use crate::references;
use crate::symbols::{self, SymbolTable};

/// A template that holds together: every name in it means something, and nothing depends on itself.
#[derive(Debug)]
pub struct Template {
    /// The `doc` node; none where the template has a name alone.
    pub content: Option<Node>,
    /// The variables that it declares.
    pub symbols: SymbolTable,
    /// Roles and fields.
    pub form: FormSchema,
    /// The expressions that stand in content and form, by their source.
    pub(crate) conditions: HashMap<String, Expression>,
    pub(crate) evaluator: Evaluator,
}

impl Template {
    /// Reads the parts of a body and holds them against each other.
    ///
    /// # Errors
    /// A validation error that names every place that is wrong.
    pub fn read(body: &Body) -> Result<Self> {
        let mut problems = Problems::new();
        let parts = [&body.content, &body.symbol_table, &body.expression_table, &body.form_schema];
        for (part, place) in parts.into_iter().zip(["content", "symbolTable", "expressionTable", "formSchema"]) {
            if !is_printable(part.text()) {
                problems.add(place, UNPRINTABLE);
            }
        }
        problems.done()?;

        let mut problems = Problems::new();
        let content = Content::read(&body.content, &Limits::default(), &mut problems).root;
        let symbols = SymbolTable::read(&body.symbol_table, &mut problems);
        let form = FormSchema::read(&body.form_schema, &mut problems);
        problems.done()?;

        let mut problems = Problems::new();
        let named = form.named(&symbols);
        let scope: Names =
            named.iter().map(|(name, _)| name).chain(form.fields.iter().map(|field| field.id.as_str())).collect();
        let expressions = ExpressionTable::read(&body.expression_table, &scope, &mut problems);
        problems.done()?;

        let mut problems = Problems::new();
        let evaluator = Evaluator::new(named, expressions);
        let mut template = Self { content, symbols, form, conditions: HashMap::new(), evaluator };
        template.conditions = references::check(&template, scope, &mut problems);
        problems.done()?;
        Ok(template)
    }

    /// Notes what a template that is saved now must not have, though those that were saved before may: their documents are
    /// still filled in and printed, as they were.
    pub fn check_anew(&self, problems: &mut Problems) {
        self.form.check_anew(problems);
        self.symbols.check_anew(problems);
        references::check_anew(self, problems);
    }

    /// The computed values.
    #[must_use]
    pub fn expressions(&self) -> &ExpressionTable {
        self.evaluator.expressions()
    }

    /// The variables, and the fields that store their answers under their own ids.
    #[must_use]
    pub fn named(&self) -> &SymbolTable {
        self.evaluator.symbols()
    }

    /// Notes under `place` which values are not what the variable or field takes that they are for. What no
    /// name of the template asks for is kept as it is, even a number that we could not work with.
    pub fn check_values(&self, place: &str, values: &Values, problems: &mut Problems) {
        for (name, value) in values.iter() {
            let checked = self.named().check_raw(name, value).and_then(|()| self.check_for_fields(name, value));
            if let Err(message) = checked {
                problems.add(format!("{place}.{name}"), message);
            }
        }
    }

    /// Values as whoever fills the document as a whole gives them, by the names under which they are stored: they come by
    /// those, or by the ids of fields. Those that came as text or in parts get the form of their variable's type.
    #[must_use]
    pub fn converted(&self, given: &Given) -> Values {
        let of_field = |name: &str| if self.named().has(name) { None } else { self.form.field(name) };
        let stored = |name: &str| of_field(name).map_or(name.to_owned(), |field| field.name().to_owned());
        let given = symbols::converted(given, |name| self.named().get(&stored(name)));
        let mut values = Values::default();
        for (name, value) in given.iter() {
            let stored = stored(name);
            // What is given by its own name counts.
            if stored == name || given.get(&stored).is_none() {
                values.insert(&stored, value.to_owned());
            }
        }
        values
    }

    /// Whether documents print their names: those without content have a name and values to show.
    #[must_use]
    pub const fn prints_name(&self) -> bool {
        self.content.is_none()
    }

    /// The uploaded files that the content refers to, with their places.
    #[must_use]
    pub fn files(&self) -> Vec<FileUse> {
        self.content.as_ref().map(content::files).unwrap_or_default()
    }
}
