//! The files that answers name: pictures, and what somebody attached.

use model::error::Problems;
use model::values::Values;

use crate::form::FieldType;
use crate::symbols::SymbolType;
use crate::template::Template;
use crate::value::Value;

/// A value that names a file.
#[derive(Debug, PartialEq, Eq)]
pub struct NamedFile {
    /// The name of the value.
    pub name: String,
    /// The file's id, as it was given.
    pub id: String,
    /// Whether it has to be a picture.
    pub picture: bool,
}

impl Template {
    /// The files that values name, each by the name of its value: pictures, and what somebody attached.
    #[must_use]
    pub fn files_named_in(&self, values: &Values) -> Vec<NamedFile> {
        let attaches = |name: &str| {
            self.form.fields.iter().any(|field| field.kind == FieldType::File && field.name() == name)
        };
        let mut named = Vec::new();
        for (name, raw) in values.iter() {
            let picture = self.named().get(name).is_some_and(|symbol| symbol.kind == SymbolType::Image);
            if !(picture || attaches(name)) {
                continue;
            }
            // What is no text is no id either, and is looked for in vain.
            let value = Value::natural(raw);
            let id = value.as_text().map_or_else(|| raw.get().to_owned(), str::to_owned);
            if !value.is_blank() {
                named.push(NamedFile { name: name.to_owned(), id, picture });
            }
        }
        named
    }

    /// The same for answers as they were accepted, each by the id of its field.
    #[must_use]
    pub fn files_answered(&self, role: &str, accepted: &Values) -> Vec<NamedFile> {
        let mut named = self.files_named_in(accepted);
        for one in &mut named {
            if let Some(field) = self.fields_of(role).find(|field| field.name() == one.name) {
                one.name.clone_from(&field.id);
            }
        }
        named
    }

    /// As [`Self::files_answered`], of answers as they are given, be they right or not.
    #[must_use]
    pub fn files_given(&self, role: &str, answers: &Values) -> Vec<NamedFile> {
        self.files_answered(role, &self.accept(role, answers, &mut Problems::new()))
    }

    /// The files that variables have until somebody says otherwise, each by its place in the symbol table.
    #[must_use]
    pub fn files_of_defaults(&self) -> Vec<NamedFile> {
        let mut named = self.files_named_in(&self.with_defaults(Values::default()));
        for one in &mut named {
            one.name.push_str(".default");
        }
        named
    }

    /// The files that stand in the fields of a role before anybody answers, each by the id of its field: those that the
    /// document's values name, and those of defaults.
    #[must_use]
    pub fn files_held(&self, role: &str, values: &Values) -> Vec<NamedFile> {
        self.files_answered(role, &self.with_defaults(values.clone()))
    }

    fn with_defaults(&self, mut values: Values) -> Values {
        for (name, symbol) in self.symbols.iter() {
            symbol.settle_default(name, &mut values);
        }
        values
    }
}
