//! Answers: what somebody in a role fills in, and whether it will do.
//!
//! Answers come by the ids of their fields and are stored under the names of their variables, or of the fields where those
//! have none. Signatures are not values; of them only the ids of the signed fields are looked at here.

use model::error::Problems;
use model::given::Given;
use model::values::Values;

use crate::expressions::Evaluated;
use crate::form::{Bound, Field, FieldType, Validation, compile};
use crate::symbols::{self, SymbolOption, SymbolType, read_date};
use crate::template::Template;
use crate::value::{Value, read_number};

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

impl Field {
    /// The name under which its answer is stored.
    #[must_use]
    pub fn name(&self) -> &str {
        self.variable.as_deref().unwrap_or(&self.id)
    }
}

impl Template {
    /// The fields that somebody in a role fills. In a form without roles everybody fills everything.
    pub fn fields_of<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Field> {
        let any = self.form.roles.is_empty();
        self.form.fields.iter().filter(move |field| any || field.role.as_deref().unwrap_or_default() == role)
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

    /// Answers as the interface takes them: by the ids of their fields, or by the names under which they are stored where a
    /// field of the role has that one. Those that came as text or in parts get the form of their field's type.
    #[must_use]
    pub fn answers(&self, role: &str, given: &Given) -> Values {
        let field = |name: &str| {
            let named = || self.fields_of(role).find(|field| field.name() == name);
            self.form.field(name).or_else(named)
        };
        let symbol = |name: &str| self.named().get(field(name)?.name());
        let mut answers = Values::default();
        for (name, value) in symbols::converted(given, symbol).iter() {
            answers.insert(field(name).map_or(name, |field| &field.id), value.to_owned());
        }
        answers
    }

    /// Values as whoever fills the whole document gives them: by the names of variables, or by the ids of fields.
    #[must_use]
    pub fn converted_by_field(&self, given: &Given) -> Values {
        let stored = |name: &str| self.form.field(name).map_or(name.to_owned(), |field| field.name().to_owned());
        let symbol = |name: &str| self.named().get(&stored(name));
        let mut values = Values::default();
        for (name, value) in symbols::converted(given, symbol).iter() {
            values.insert(&stored(name), value.to_owned());
        }
        values
    }

    /// The files that values name, each by the name of its value: pictures, and what somebody attached.
    #[must_use]
    pub fn files_named_in(&self, values: &Values) -> Vec<NamedFile> {
        let attaches = |name: &str| {
            self.form.fields.iter().any(|field| field.kind == FieldType::File && field.name() == name)
        };
        let mut named = Vec::new();
        for (name, raw) in values.iter() {
            let picture = self.named().get(name).is_some_and(|symbol| symbol.kind == SymbolType::Image);
            if (picture || attaches(name))
                && let Some(id) = Value::natural(raw).as_text().filter(|id| !id.is_empty())
            {
                named.push(NamedFile { name: name.to_owned(), id: id.to_owned(), picture });
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

    /// Notes under `place` which values stand for signatures: those are given by whoever signs.
    pub fn check_unsigned(&self, place: &str, values: &Values, problems: &mut Problems) {
        for (name, raw) in values.iter() {
            let signed = self.form.field(name).is_some_and(|field| field.kind.is_signature());
            if signed && raw.get() != "null" {
                problems.add(format!("{place}.{name}"), "is a signature, which only whoever signs can give");
            }
        }
    }

    /// Whether a value is for roles alone that are not among these, so that somebody still fills it in.
    #[must_use]
    pub fn is_left_to_others(&self, name: &str, submitted: &[&str]) -> bool {
        let mut asking = self.form.fields.iter().filter(|field| field.name() == name).peekable();
        asking.peek().is_some()
            && asking.all(|field| field.role.as_deref().is_some_and(|role| !submitted.contains(&role)))
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

    /// Whether a field is there, by its condition. One that can't be worked out counts as false.
    #[must_use]
    pub fn is_visible(&self, field: &Field, evaluated: &Evaluated) -> bool {
        field.visible_when.as_ref().is_none_or(|source| {
            self.conditions.get(source).is_some_and(|condition| evaluated.holds(condition, &[]).unwrap_or(false))
        })
    }

    /// Takes answers by the ids of their fields and gives them by the names under which they are stored. What is wrong
    /// with one is noted under `values.<id>`.
    pub fn accept(&self, role: &str, given: &Values, problems: &mut Problems) -> Values {
        let mut accepted = Values::default();
        for (id, raw) in given.iter() {
            let Some(field) = self.form.field(id) else {
                problems.add(format!("values.{id}"), "is not a field of this document");
                continue;
            };
            if !self.fields_of(role).any(|own| own.id == field.id) {
                problems.add(format!("values.{id}"), "belongs to another role");
                continue;
            }
            // What is only shown, signed, or filled in by the service is sent back by pages as it came.
            if field.read_only || field.kind.is_signature() || field.kind == FieldType::SignedDate {
                continue;
            }
            match self.check_answer(field, raw) {
                Ok(()) => accepted.insert(field.name(), raw.to_owned()),
                Err(message) => problems.add(format!("values.{id}"), message),
            }
        }
        accepted
    }

    fn check_answer(&self, field: &Field, raw: &serde_json::value::RawValue) -> Result<(), String> {
        self.named().check_raw(field.name(), raw)?;
        let options = self.options_of(field);
        if !field.kind.has_options() || options.is_empty() {
            return Ok(());
        }
        let known = |value: &Value| {
            value.is_blank() || value.as_text().is_some_and(|text| options.iter().any(|one| one.value() == text))
        };
        let value = Value::natural(raw);
        let fits = match value.as_list() {
            Some(chosen) => field.kind == FieldType::Multiselect && chosen.iter().all(known),
            None => known(&value),
        };
        if fits {
            return Ok(());
        }
        let values: Vec<_> = options.iter().map(SymbolOption::value).collect();
        Err(format!("must be one of {}", values.join(", ")))
    }

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
}

/// Whether a field has no answer yet. A box that is not ticked has none.
fn is_open(field: &Field, value: &Value) -> bool {
    value.is_blank() || (field.kind == FieldType::Checkbox && value.as_bool() == Some(false))
}

impl Validation {
    /// What is wrong with an answer, in the form's own words where it has some.
    fn complaint(&self, value: &Value) -> Option<String> {
        let found = self.length_complaint(value).or_else(|| self.bound_complaint(value)).or_else(|| {
            let pattern = compile(self.pattern.as_deref()?).ok()?;
            let text = value.as_text()?;
            (!pattern.is_match(text)).then(|| "does not have the form that is asked for".to_owned())
        })?;
        Some(self.message.clone().unwrap_or(found))
    }

    fn length_complaint(&self, value: &Value) -> Option<String> {
        let length = value.as_text()?.chars().count();
        let beyond = |bound: Option<u32>, wrong: fn(usize, usize) -> bool| {
            bound.filter(|bound| wrong(length, usize::try_from(*bound).unwrap_or(usize::MAX)))
        };
        if let Some(least) = beyond(self.min_length, |length, bound| length < bound) {
            return Some(format!("must be at least {least} characters long"));
        }
        let most = beyond(self.max_length, |length, bound| length > bound)?;
        Some(format!("must be at most {most} characters long"))
    }

    fn bound_complaint(&self, value: &Value) -> Option<String> {
        use std::cmp::Ordering;
        let compare = |bound: &Bound| -> Option<Ordering> {
            let text = bound.to_string();
            match value {
                Value::Number(number) => Some(number.cmp(&read_number(&text)?)),
                Value::Money(money) => Some(money.amount.cmp(&read_number(&text)?)),
                Value::Date(date) => Some(date.cmp(&read_date(&text)?)),
                _ => None,
            }
        };
        if let Some(least) = &self.min
            && compare(least) == Some(Ordering::Less)
        {
            return Some(format!("must be {least} or more"));
        }
        let most = self.max.as_ref()?;
        (compare(most) == Some(Ordering::Greater)).then(|| format!("must be {most} or less"))
    }
}

impl std::fmt::Display for Bound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use jiff::tz::TimeZone;
    use model::body::{Body, JsonObject};
    use model::{Error, Timestamp};
    use serde_json::json;

    use super::*;
    use crate::format::Formats;
    use crate::resolve::Facts;

    fn template() -> Template {
        let part = |json: serde_json::Value| JsonObject::stored(json.to_string()).expect("an object");
        Template::read(&Body {
            symbol_table: part(json!({"rent": {"type": "money", "currency": "EUR"}})),
            form_schema: part(json!({
                "roles": [{"name": "Tenant"}, {"name": "Owner"}],
                "fields": [
                    {"id": "amount", "type": "money", "role": "Tenant", "variable": "rent", "required": true,
                     "validation": {"min": 100, "max": "900.50"}},
                    {"id": "pets", "type": "checkbox", "role": "Tenant"},
                    {"id": "pet", "type": "text", "role": "Tenant", "required": true, "visibleWhen": "pets == true",
                     "validation": {"pattern": "[A-Z].*", "minLength": 2, "message": "must be a proper name"}},
                    {"id": "floors", "type": "multiselect", "role": "Tenant", "options": ["1", "2"]},
                    {"id": "sign", "type": "signature", "role": "Tenant", "required": true},
                    {"id": "note", "type": "text", "role": "Owner"},
                ]
            })),
            ..Body::default()
        })
        .expect("a template")
    }

    fn values(json: &serde_json::Value) -> Values {
        Values::stored(&json.to_string()).expect("values")
    }

    fn places(problems: Problems) -> Vec<String> {
        match problems.done() {
            Ok(()) => Vec::new(),
            Err(Error::Validation(fields)) => {
                fields.into_iter().map(|one| format!("{} {}", one.field, one.message)).collect()
            }
            Err(other) => panic!("{other}"),
        }
    }

    fn complaints(json: &serde_json::Value, signed: bool) -> Vec<String> {
        let template = template();
        let mut problems = Problems::new();
        let accepted = template.accept("Tenant", &values(json), &mut problems);
        let facts = Facts {
            name: "",
            ident: "",
            language: None,
            values: &accepted,
            signatures: &BTreeMap::new(),
            at: Timestamp::from_millis(0),
            time_zone: TimeZone::UTC,
            sample: false,
        };
        let evaluated = template.evaluated(&facts, Arc::new(Formats::new("en", TimeZone::UTC)));
        template.check_complete("Tenant", &evaluated, |_| signed, &mut problems);
        places(problems)
    }

    #[test]
    fn what_is_missing_is_named_field_by_field() {
        assert_eq!(
            complaints(&json!({}), false),
            ["values.amount must be filled in", "signatures.sign must be signed"]
        );
        assert_eq!(complaints(&json!({"amount": "500"}), true), [""; 0]);
        assert_eq!(complaints(&json!({"amount": "500", "pets": true}), true), ["values.pet must be filled in"]);
        assert_eq!(
            complaints(&json!({"amount": "500", "pets": true, "pet": "rex"}), true),
            ["values.pet must be a proper name"]
        );
        assert_eq!(complaints(&json!({"amount": "500", "pets": true, "pet": "Rex"}), true), [""; 0]);
    }

    #[test]
    fn bounds_and_options_are_held() {
        assert_eq!(complaints(&json!({"amount": "99.99"}), true), ["values.amount must be 100 or more"]);
        assert_eq!(
            complaints(&json!({"amount": {"amount": "900.51", "currency": "EUR"}}), true),
            ["values.amount must be 900.50 or less"]
        );
        assert_eq!(
            complaints(&json!({"amount": "500", "floors": ["1", "3"]}), true),
            ["values.floors must be one of 1, 2"]
        );
        assert_eq!(complaints(&json!({"amount": "500", "floors": ["1"]}), true), [""; 0]);
    }

    #[test]
    fn fields_of_others_and_unknown_ones_are_refused() {
        assert_eq!(
            complaints(&json!({"amount": "500", "note": "x", "nothing": 1}), true),
            ["values.note belongs to another role", "values.nothing is not a field of this document"]
        );
        assert_eq!(
            complaints(&json!({"amount": "much"}), true)[0],
            "values.amount must be a number or an object with amount and currency (three letters)"
        );
    }
}
