//! What keeps somebody from submitting, and what is settled when they do.

use std::collections::HashSet;

use model::error::Problems;
use model::values::Values;

use super::Progress;
use crate::expressions::Evaluated;
use crate::form::{Field, FieldType};
use crate::template::Template;
use crate::value::Value;

impl Template {
    /// Notes what still keeps somebody in a role from submitting: required fields that are blank, answers that do not keep
    /// to what is asked. `signed` tells whether a field was signed.
    pub fn check_complete(
        &self,
        role: &str,
        evaluated: &Evaluated,
        signed: impl Fn(&str) -> bool,
        problems: &mut Problems,
    ) {
        for field in self.fields_of(role).filter(|field| self.is_visible(field, evaluated)) {
            if field.kind.is_signature() {
                if field.required && !signed(&field.id) {
                    problems.add(format!("signatures.{}", field.id), "must be signed");
                }
                continue;
            }
            // What only shows a value, or is filled in by the service, is nobody's to fill.
            if field.read_only || field.kind == FieldType::SignedDate {
                continue;
            }
            let value = evaluated.get(field.name());
            if is_open(field, value) {
                if field.required {
                    let missing =
                        if field.kind == FieldType::Checkbox { "must be ticked" } else { "must be filled in" };
                    problems.add(format!("values.{}", field.id), missing);
                }
            } else if let Some(message) = field.validation.as_ref().and_then(|asked| asked.complaint(value)) {
                problems.add(format!("values.{}", field.id), message);
            }
        }
    }

    /// Answers boxes that nobody ticked: they are not ticked, which is something else than not being known.
    pub fn leave_unticked<'a>(&self, fields: impl IntoIterator<Item = &'a Field>, values: &mut Values) {
        let is_box = |field: &&Field| field.kind == FieldType::Checkbox && field.takes_answers();
        for field in fields.into_iter().filter(is_box) {
            if values.get(field.name()).is_none()
                && !self.has_default(field.name())
                && let Ok(unticked) = serde_json::value::to_raw_value(&false)
            {
                values.insert(field.name(), unticked);
            }
        }
    }

    /// Drops the answers of hidden fields of these roles, and gives what the rest works out to. What a field of another
    /// role shows, or took from somebody who has submitted, stays.
    pub fn drop_hidden(
        &self,
        roles: &[&str],
        progress: &Progress<'_>,
        values: &mut Values,
        evaluate: impl Fn(&Values) -> Evaluated,
    ) -> Evaluated {
        // What a field only shows is not its own to keep or to drop. The date of signing is: the service puts it there.
        let holds =
            |roles: &[&str], field: &Field| !field.read_only && roles.iter().any(|role| self.is_of(field, role));
        let is_settled = |field: &Field| holds(&progress.submitted, field);
        // Dropping one answer may hide another field, but not for ever: each round drops at least one.
        loop {
            let evaluated = evaluate(values);
            let fields = || self.form.fields.iter();
            let stays = |field: &&Field| self.is_visible(field, &evaluated) || is_settled(field);
            let kept: HashSet<&str> = fields().filter(stays).map(Field::name).collect();
            let is_hidden = |field: &&Field| holds(roles, field) && !kept.contains(field.name());
            let hidden: Vec<&str> =
                fields().filter(is_hidden).map(Field::name).filter(|name| values.get(name).is_some()).collect();
            if hidden.is_empty() {
                return evaluated;
            }
            for name in hidden {
                values.remove(name);
            }
        }
    }

    /// Gives the variables that have no value their defaults, as far as somebody in a role submits them: those that they
    /// could fill in, and those that nobody can, be it that no field asks for them or that nobody takes the part of whom
    /// it asks (`taken` are the roles that somebody has). What was printed is then also among the values.
    pub fn settle_defaults(&self, role: &str, taken: &[&str], evaluated: &Evaluated, values: &mut Values) {
        for (name, symbol) in self.symbols.iter().filter(|(_, symbol)| !symbol.default.is_missing()) {
            let of = |role: &str| {
                let asking = self.fields_of(role).filter(|field| field.name() == name);
                asking.map(|field| self.is_visible(field, evaluated)).max()
            };
            let is_due = of(role) == Some(true) || taken.iter().all(|role| of(role).is_none());
            if is_due {
                symbol.settle_default(name, values);
            }
        }
    }
}

/// Whether a field has no answer yet. A box that is not ticked has none, nor has a list of nothing.
fn is_open(field: &Field, value: &Value) -> bool {
    let is_blank = value.is_blank() || value.as_list().is_some_and(|items| items.iter().all(Value::is_blank));
    is_blank || (field.kind == FieldType::Checkbox && value.as_bool() == Some(false))
}
