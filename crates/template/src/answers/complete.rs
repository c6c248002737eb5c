//! What keeps somebody from submitting, and what is settled when they do.

use model::error::Problems;
use model::values::Values;

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

    /// Gives the variables that have no value their defaults, as far as somebody in a role submits them: those that they
    /// could fill in, and those that nobody can. What was printed is then also among the values.
    pub fn settle_defaults(&self, role: &str, evaluated: &Evaluated, values: &mut Values) {
        for (name, symbol) in self.symbols.iter().filter(|(_, symbol)| !symbol.default.is_missing()) {
            let mut asking = self.form.fields.iter().filter(|field| field.name() == name).peekable();
            let is_due = asking.peek().is_none()
                || self.fields_of(role).any(|field| field.name() == name && self.is_visible(field, evaluated));
            if values.get(name).is_none()
                && is_due
                && let Ok(default) = serde_json::value::to_raw_value(&symbol.default.to_json())
            {
                values.insert(name, default);
            }
        }
    }
}

/// Whether a field has no answer yet. A box that is not ticked has none.
fn is_open(field: &Field, value: &Value) -> bool {
    value.is_blank() || (field.kind == FieldType::Checkbox && value.as_bool() == Some(false))
}
