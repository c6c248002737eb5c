//! The columns of a table of answers.

use std::collections::HashMap;

use model::error::{Error, Result};
use template::Template;

use crate::spreadsheet::harmless;

/// The most columns of answers. Nobody reads a table that is wider, and each costs a character in every row.
const MOST: usize = 5_000;

/// What stands before the answers.
pub(super) const FIXED: [&str; 9] =
    ["id", "name", "status", "templateId", "respondents", "createdAt", "sentAt", "completedAt", "externalId"];

/// The columns of answers, by the names of the values, in the order in which templates have them.
#[derive(Debug, Default)]
pub(super) struct Columns {
    columns: Vec<Column>,
    places: HashMap<String, usize>,
}

/// A column of answers.
#[derive(Debug)]
pub(super) struct Column {
    /// The name of the value.
    pub key: String,
    label: String,
    /// The currency of its amounts, which stands in the head: the cells are plain numbers then.
    pub currency: Option<String>,
}

impl Columns {
    /// Adds what a template has and none did that was added before: first what its form asks for, then its other variables.
    pub fn add(&mut self, template: &Template) -> Result<()> {
        let named = template.named();
        for field in template.form.fields.iter().filter(|field| !field.kind.is_signature()) {
            let label = field.label.as_deref().unwrap_or_else(|| named.label(field.name()));
            self.put(field.name(), label, template.currency_of(field))?;
        }
        for (name, symbol) in named.iter() {
            self.put(name, named.label(name), symbol.currency.map(|currency| currency.code().to_owned()))?;
        }
        Ok(())
    }

    fn put(&mut self, key: &str, label: &str, currency: Option<String>) -> Result<()> {
        if self.places.contains_key(key) {
            return Ok(());
        }
        if self.columns.len() == MOST {
            return Err(Error::field(
                "templateId",
                format!("is needed here: the documents found have more than {MOST} different fields together"),
            ));
        }
        self.places.insert(key.to_owned(), self.columns.len());
        self.columns.push(Column { key: key.to_owned(), label: label.to_owned(), currency });
        Ok(())
    }

    /// The columns, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter()
    }

    /// What stands above all columns. Labels that several have are told apart by their keys.
    pub fn head(&self) -> Vec<String> {
        let mut uses: HashMap<&str, usize> = FIXED.iter().map(|name| (*name, 1)).collect();
        for column in &self.columns {
            *uses.entry(&column.label).or_default() += 1;
        }
        let label = |column: &Column| {
            let mut label = column.label.clone();
            if uses.get(column.label.as_str()).is_some_and(|uses| *uses > 1) {
                label = format!("{label} [{}]", column.key);
            }
            if let Some(currency) = &column.currency {
                label = format!("{label} ({currency})");
            }
            harmless(&label).into_owned()
        };
        FIXED.iter().map(|name| (*name).to_owned()).chain(self.columns.iter().map(label)).collect()
    }
}
