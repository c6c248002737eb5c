//! What the form asks of whom.

use std::collections::BTreeSet;

use model::values::Values;
use serde_json::value::RawValue;

use crate::expressions::Evaluated;
use crate::form::{Field, FieldType};
use crate::symbols::SymbolOption;
use crate::template::Template;
use crate::value::Value;
use crate::value::json::Level;

impl Field {
    /// The name under which its answer is stored.
    #[must_use]
    pub fn name(&self) -> &str {
        self.variable.as_deref().unwrap_or(&self.id)
    }
}

/// The roles of those who take part in a document, by how far they are. Who only looks on is in neither list.
#[derive(Debug, Default)]
pub struct Progress<'a> {
    /// Of those who submitted.
    pub submitted: Vec<&'a str>,
    /// Of those who still have to.
    pub open: Vec<&'a str>,
}

impl Field {
    /// Whether somebody can put an answer into it: it does not only show its value, is not signed, and not filled in by the
    /// service.
    #[must_use]
    pub fn takes_answers(&self) -> bool {
        !self.read_only && !self.kind.is_signature() && self.kind != FieldType::SignedDate
    }

    /// Whether an answer to it is a file that somebody brings along.
    #[must_use]
    pub fn takes_file(&self) -> bool {
        self.takes_answers() && matches!(self.kind, FieldType::File | FieldType::Image)
    }
}

impl Template {
    /// The fields that somebody in a role fills. In a form without roles everybody fills everything.
    pub fn fields_of<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Field> {
        self.form.fields.iter().filter(move |field| self.is_of(field, role))
    }

    /// Whether a field is one that somebody in a role fills.
    pub(super) fn is_of(&self, field: &Field, role: &str) -> bool {
        self.form.roles.is_empty() || field.role.as_deref().unwrap_or_default() == role
    }

    /// What a field asks for, as people read it.
    #[must_use]
    pub fn label_of<'a>(&'a self, field: &'a Field) -> &'a str {
        let of_variable = || field.variable.as_deref().and_then(|name| self.symbols.get(name)?.label.as_deref());
        field.label.as_deref().or_else(of_variable).unwrap_or(&field.id)
    }

    /// What can be chosen in a field: its own options, or its variable's.
    #[must_use]
    pub fn options_of<'a>(&'a self, field: &'a Field) -> &'a [SymbolOption] {
        if field.options.is_empty() {
            self.named().get(field.name()).map_or(&[], |symbol| &symbol.options)
        } else {
            &field.options
        }
    }

    /// The currency of the amounts that a field takes, where one is set.
    #[must_use]
    pub fn currency_of(&self, field: &Field) -> Option<String> {
        self.named().get(field.name())?.currency.map(|currency| currency.code().to_owned())
    }

    /// Whether a field is there, by its condition. One that can't be worked out counts as false.
    #[must_use]
    pub fn is_visible(&self, field: &Field, evaluated: &Evaluated) -> bool {
        field.visible_when.as_ref().is_none_or(|source| {
            self.conditions.get(source).is_some_and(|condition| evaluated.holds(condition, &[]).unwrap_or(false))
        })
    }

    /// Whether a value is for somebody to fill in who still has to submit, and for nobody who has.
    #[must_use]
    pub fn is_left_to_others(&self, name: &str, progress: &Progress<'_>) -> bool {
        let takes = |roles: &[&str]| {
            let mut fields = roles.iter().flat_map(|role| self.fields_of(role));
            fields.any(|field| field.name() == name && field.takes_answers())
        };
        takes(&progress.open) && !takes(&progress.submitted)
    }

    /// Whether somebody who has submitted gave the value of a field: what was signed no longer changes, whoever else has a
    /// field for it.
    #[must_use]
    pub fn is_settled(&self, field: &Field, progress: &Progress<'_>, values: &Values) -> bool {
        let gives =
            |one: &Field| one.name() == field.name() && (one.takes_answers() || one.kind == FieldType::SignedDate);
        !field.kind.is_signature()
            && values.get(field.name()).is_some_and(|raw| raw.get() != "null")
            && progress.submitted.iter().flat_map(|role| self.fields_of(role)).any(gives)
    }

    /// Whether a field shows nothing until somebody says what it holds: it has no default, and is not known of the person.
    #[must_use]
    pub fn is_blank_by_itself(&self, field: &Field) -> bool {
        !self.has_default(field.name()) && field.kind != FieldType::FullName
    }

    /// Whether a value has a default that counts until somebody says otherwise.
    pub(super) fn has_default(&self, name: &str) -> bool {
        self.symbols.get(name).is_some_and(|symbol| !symbol.default.is_missing())
    }

    /// The names of what somebody in a role has answered, where these values became those.
    #[must_use]
    pub fn answered<'a>(&'a self, role: &'a str, before: &Values, after: &Values) -> BTreeSet<&'a str> {
        let names = self.fields_of(role).map(Field::name);
        let is_new = |name: &&str| match (before.get(name), after.get(name)) {
            (Some(was), Some(is)) => !self.is_same(name, was, is),
            (was, is) => was.is_some() != is.is_some(),
        };
        names.filter(is_new).collect()
    }

    /// A field of a role to which an answer would change what somebody else has submitted.
    #[must_use]
    pub fn changes_what_was_submitted<'a>(
        &'a self,
        role: &'a str,
        progress: &Progress<'_>,
        values: &Values,
        accepted: &Values,
    ) -> Option<&'a Field> {
        self.fields_of(role).find(|field| {
            let (Some(was), Some(answer)) = (values.get(field.name()), accepted.get(field.name())) else {
                return false;
            };
            self.is_settled(field, progress, values) && !self.is_same(field.name(), was, answer)
        })
    }

    /// Whether two values of a name are the same, however they are written.
    #[must_use]
    pub fn is_same(&self, name: &str, one: &RawValue, other: &RawValue) -> bool {
        // Text that is none has no value; it is only the same as itself.
        let is_known = |raw: &RawValue| Level::read(raw).is_ok();
        one.get() == other.get()
            || (is_known(one) && is_known(other) && self.typed(name, one) == self.typed(name, other))
    }

    /// A value of a name as its type reads it, or as it is written where it is none of that type.
    pub(super) fn typed(&self, name: &str, raw: &RawValue) -> Value {
        let typed = self.named().get(name).and_then(|symbol| symbol.read_value(raw).ok());
        typed.unwrap_or_else(|| Value::natural(raw))
    }
}
