//! Takes a form in and names every place that is wrong with it alone; `crate::check` holds it against the variables.

use std::collections::HashSet;

use model::body::JsonObject;
use model::error::Problems;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::field::{Field, FormSchema, Placement, Role};
use crate::symbols::check_name;
use crate::wording::told;

const MOST_FIELDS: usize = 2_000;
const MOST_ROLES: usize = 100;
const LONGEST_NAME: usize = 255;
/// A rounded third and two thirds may come to a hair more than a whole.
const HAIR: f64 = 1e-6;

impl FormSchema {
    /// Reads a form schema and notes under `formSchema` what is wrong with it.
    #[must_use]
    pub fn read(source: &JsonObject, problems: &mut Problems) -> Self {
        let schema: Value = match source.read() {
            Ok(schema) => schema,
            Err(error) => {
                problems.add("formSchema", error.to_string());
                return Self::default();
            }
        };
        let roles: Vec<Role> = list(&schema, "roles", MOST_ROLES, problems);
        let fields: Vec<Field> = list(&schema, "fields", MOST_FIELDS, problems);
        check_roles(&roles, problems);
        check_ids(&fields, problems);
        for (index, field) in fields.iter().enumerate() {
            check_field(field, &format!("formSchema.fields[{index}]"), &roles, problems);
        }
        Self { roles, fields }
    }

    /// Notes what a form that is saved now must not have, though those that were saved before may: they are still filled in
    /// and printed, as they were.
    pub fn check_anew(&self, problems: &mut Problems) {
        for (index, field) in self.fields.iter().enumerate() {
            if let Some(validation) = &field.validation {
                validation.check_bounds(field.kind, &format!("formSchema.fields[{index}].validation"), problems);
            }
        }
        for (index, role) in self.roles.iter().enumerate() {
            // Those that are the same to the letter are found when the form is read.
            let is_like = |other: &Role| other.name != role.name && other.name.trim() == role.name.trim();
            if self.roles.iter().take(index).any(is_like) {
                let place = format!("formSchema.roles[{index}].name");
                problems.add(place, "differs from the name of another role by blanks only");
            }
        }
    }

    /// The role of that name. Blanks around a name do not count, unless they are all that tells two roles apart.
    #[must_use]
    pub fn role(&self, name: &str) -> Option<&Role> {
        let exactly = self.roles.iter().find(|role| role.name == name);
        exactly.or_else(|| self.roles.iter().find(|role| role.name.trim() == name.trim()))
    }

    /// The only role, where there is just one.
    #[must_use]
    pub fn only_role(&self) -> Option<&Role> {
        if let [role] = self.roles.as_slice() { Some(role) } else { None }
    }

    /// The names of all roles, for messages.
    #[must_use]
    pub fn role_names(&self) -> String {
        self.roles.iter().map(|role| role.name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// The field of that id.
    #[must_use]
    pub fn field(&self, id: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.id == id)
    }
}

/// Reads a list of the schema, entry by entry, so that each mistake is named.
fn list<T: DeserializeOwned>(schema: &Value, name: &str, most: usize, problems: &mut Problems) -> Vec<T> {
    let entries = match schema.get(name) {
        None | Some(Value::Null) => return Vec::new(),
        Some(Value::Array(entries)) if entries.len() <= most => entries,
        Some(Value::Array(_)) => {
            problems.add(format!("formSchema.{name}"), format!("must be at most {most}"));
            return Vec::new();
        }
        Some(_) => {
            problems.add(format!("formSchema.{name}"), format!("must be a list of {name}"));
            return Vec::new();
        }
    };
    let mut read = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        let place = format!("formSchema.{name}[{index}]");
        if !entry.is_object() {
            problems.add(place, "must be an object");
            continue;
        }
        match serde_path_to_error::deserialize(without_nulls(entry)) {
            Ok(entry) => read.push(entry),
            Err(error) => {
                let inside = error.path().to_string();
                let (place, message) = told(&place, &inside, &error.into_inner());
                problems.add(place, message);
            }
        }
    }
    read
}

/// Editors write `null` for what was not said.
fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(entries) => {
            let said = entries.iter().filter(|(_, value)| !value.is_null());
            Value::Object(said.map(|(key, value)| (key.clone(), without_nulls(value))).collect())
        }
        other => other.clone(),
    }
}

fn check_roles(roles: &[Role], problems: &mut Problems) {
    let mut seen = HashSet::new();
    for (index, role) in roles.iter().enumerate() {
        let place = format!("formSchema.roles[{index}].name");
        let length = role.name.chars().count();
        if role.name.trim().is_empty() || length > LONGEST_NAME || role.name.chars().any(char::is_control) {
            problems.add(&place, "must be a name of at most 255 characters");
        }
        if !seen.insert(role.name.as_str()) {
            problems.add(&place, "repeats the name of another role");
        }
    }
}

fn check_ids(fields: &[Field], problems: &mut Problems) {
    let mut seen = HashSet::new();
    for (index, field) in fields.iter().enumerate() {
        let place = format!("formSchema.fields[{index}].id");
        if let Err(message) = check_name(&field.id) {
            problems.add(&place, message);
        }
        if !seen.insert(field.id.as_str()) {
            problems.add(&place, "repeats the id of another field");
        }
    }
}

fn check_field(field: &Field, place: &str, roles: &[Role], problems: &mut Problems) {
    if let Some(name) = &field.role
        && !roles.iter().any(|role| role.name == *name)
    {
        let names: Vec<_> = roles.iter().map(|role| role.name.as_str()).collect();
        let known = if names.is_empty() { "and none is defined".to_owned() } else { names.join(", ") };
        problems.add(format!("{place}.role"), format!("must be one of the form's roles: {known}"));
    }
    if field.kind.has_options() && field.options.is_empty() && field.variable.is_none() {
        problems.add(format!("{place}.options"), "must hold at least one option");
    }
    let mut values = HashSet::new();
    for (index, option) in field.options.iter().enumerate() {
        if option.value().is_empty() || !values.insert(option.value()) {
            problems.add(format!("{place}.options[{index}]"), "must have a value that no other option has");
        }
    }
    if let Some(validation) = &field.validation {
        validation.check(&format!("{place}.validation"), problems);
    }
    if let Some(placement) = &field.placement {
        check_placement(placement, &format!("{place}.placement"), problems);
    }
}

fn check_placement(placement: &Placement, place: &str, problems: &mut Problems) {
    let Placement { page, x, y, width, height } = *placement;
    if page == 0 {
        problems.add(format!("{place}.page"), "must be 1 or more");
    }
    let part = |value: f64| value.is_finite() && (0.0..=1.0).contains(&value);
    for (name, start, size) in [("x", x, width), ("y", y, height)] {
        let extent = if name == "x" { "width" } else { "height" };
        if !part(start) {
            problems.add(
                format!("{place}.{name}"),
                "must be from 0 to 1: a part of the page from its top left corner",
            );
        } else if !(part(size) && size > 0.0 && start + size <= 1.0 + HAIR) {
            problems.add(format!("{place}.{extent}"), "must be above 0 and end on the page");
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use model::form::RoleKind;

    fn read(schema: &Value) -> Result<FormSchema, Vec<String>> {
        let source = JsonObject::stored(schema.to_string()).expect("an object");
        let mut problems = Problems::new();
        let form = FormSchema::read(&source, &mut problems);
        form.check_anew(&mut problems);
        match problems.done() {
            Ok(()) => Ok(form),
            Err(model::Error::Validation(fields)) => Err(fields.into_iter().map(|field| field.field).collect()),
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn a_form_is_read_with_its_defaults() {
        assert_eq!(read(&json!({})), Ok(FormSchema::default()));
        let form = read(&json!({
            "roles": [{"name": "Tenant"}, {"name": "Agent", "order": 2, "kind": "viewer", "colour": "ignored"}],
            "fields": [{"id": "f", "type": "radio", "role": "Tenant", "options": ["a", {"value": "b", "label": "B"}], "help": null}]
        }))
        .expect("a form");
        assert_eq!(
            (form.roles[0].order, form.roles[0].kind, form.roles[1].kind),
            (1, RoleKind::Signer, RoleKind::Viewer)
        );
        assert_eq!(form.fields[0].options[1].label(), "B");
    }

    #[test]
    fn blanks_around_a_roles_name_do_not_count() {
        let named = |names: &[&str]| FormSchema {
            roles: read(&json!({"roles": names.iter().map(|name| json!({"name": name})).collect::<Vec<_>>()}))
                .map_or_else(|_| panic!("a form"), |form| form.roles),
            fields: Vec::new(),
        };
        let form = named(&["Tenant ", "Agent"]);
        let found = |name: &str| form.role(name).map(|role| role.name.as_str());
        assert_eq!(
            (found("Tenant"), found(" Tenant"), found("Tenant ")),
            (Some("Tenant "), Some("Tenant "), Some("Tenant "))
        );
        assert_eq!((found("Agent "), found("tenant"), found("")), (Some("Agent"), None, None));
    }

    #[test]
    fn a_form_that_was_saved_before_is_read_as_it_was() {
        let stored = json!({"fields": [
            {"id": "a", "type": "number", "validation": {"min": "", "max": "1,000"}},
            {"id": "b", "type": "date", "validation": {"min": "today"}},
            {"id": "c", "type": "money", "validation": {"min": 5, "max": 3}},
        ]});
        let mut problems = Problems::new();
        let form = FormSchema::read(&JsonObject::stored(stored.to_string()).expect("an object"), &mut problems);
        assert!(problems.done().is_ok(), "documents of it are still filled in and printed");
        let mut problems = Problems::new();
        form.check_anew(&mut problems);
        assert!(problems.done().is_err(), "it is not saved again");
    }

    #[test]
    fn what_is_wrong_is_named_by_its_place() {
        let field = |rest: Value| {
            let mut field = json!({"id": "f", "type": "text"});
            field.as_object_mut().expect("an object").extend(rest.as_object().expect("an object").clone());
            json!({"roles": [{"name": "A"}], "fields": [field]})
        };
        for (schema, place) in [
            (json!({"roles": 1}), "formSchema.roles"),
            (json!({"roles": [{"name": " "}]}), "formSchema.roles[0].name"),
            (json!({"roles": [{"name": "A"}, {"name": "A"}]}), "formSchema.roles[1].name"),
            (json!({"roles": [{"name": "A"}, {"name": " A"}]}), "formSchema.roles[1].name"),
            (json!({"roles": [{"name": "A", "kind": "boss"}]}), "formSchema.roles[0].kind"),
            (json!({"fields": [3]}), "formSchema.fields[0]"),
            (json!({"fields": [{"id": "f", "type": "colour"}]}), "formSchema.fields[0].type"),
            (json!({"fields": [{"type": "text"}]}), "formSchema.fields[0].id"),
            (field(json!({"id": "1x"})), "formSchema.fields[0].id"),
            (field(json!({"role": "B"})), "formSchema.fields[0].role"),
            (field(json!({"type": "select"})), "formSchema.fields[0].options"),
            (field(json!({"type": "select", "options": ["a", "a"]})), "formSchema.fields[0].options[1]"),
            (
                field(json!({"validation": {"minLength": 3, "maxLength": 2}})),
                "formSchema.fields[0].validation.minLength",
            ),
            (
                field(json!({"type": "number", "validation": {"min": 3, "max": "2.5"}})),
                "formSchema.fields[0].validation.min",
            ),
            (
                field(json!({"type": "date", "validation": {"min": "2026-11-15", "max": "2026-11-14"}})),
                "formSchema.fields[0].validation.min",
            ),
            (field(json!({"type": "date", "validation": {"max": 5}})), "formSchema.fields[0].validation.max"),
            (
                field(json!({"type": "money", "validation": {"max": "much"}})),
                "formSchema.fields[0].validation.max",
            ),
            (field(json!({"validation": {"pattern": "("}})), "formSchema.fields[0].validation.pattern"),
            (
                field(json!({"validation": {"pattern": "((((a{99}){99}){99}){99})"}})),
                "formSchema.fields[0].validation.pattern",
            ),
            (
                field(json!({"placement": {"page": 0, "x": 0, "y": 0, "width": 1, "height": 1}})),
                "formSchema.fields[0].placement.page",
            ),
            (
                field(json!({"placement": {"page": 1, "x": 0.5, "y": 0, "width": 0.6, "height": 1}})),
                "formSchema.fields[0].placement.width",
            ),
            (
                field(json!({"placement": {"page": 1, "x": -1, "y": 0, "width": 0.6, "height": 1}})),
                "formSchema.fields[0].placement.x",
            ),
        ] {
            assert_eq!(read(&schema), Err(vec![place.to_owned()]), "{schema}");
        }
        let twice = json!({"fields": [{"id": "f", "type": "text"}, {"id": "f", "type": "text"}]});
        assert_eq!(read(&twice), Err(vec!["formSchema.fields[1].id".to_owned()]));
    }
}
