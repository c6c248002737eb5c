//! Holds the parts of a template against each other: every name that content and form use has to mean something.

use std::collections::HashMap;

use indexmap::IndexMap;
use model::error::Problems;

use crate::content::{Kind, Node, RepeatAttrs, VariableAttrs};
use crate::expressions::{Expression, Names};
use crate::form::{Field, FieldType};
use crate::format::{FormatNames, formats_of};
use crate::symbols::{Symbol, SymbolType, check_name};
use crate::template::Template;

/// What every item of a repeat has: its place in the list, from 1, unless a column has that name.
pub(crate) const POSITION: &str = "position";

/// Notes what does not fit, and gives the expressions that stand in content and form by their source.
pub(crate) fn check(
    template: &Template,
    mut names: Names,
    problems: &mut Problems,
) -> HashMap<String, Expression> {
    names.extend(template.expressions().iter().map(|(name, _)| name.to_owned()));
    let mut checker = Checker { template, problems, compiled: HashMap::new() };
    for (index, field) in template.form.fields.iter().enumerate() {
        checker.field(field, &format!("formSchema.fields[{index}]"), &names);
    }
    if let Some(root) = &template.content {
        let mut scope = Scope { names, items: Vec::new() };
        if let Kind::Doc(attrs) = &root.kind {
            checker.nodes(&attrs.header, "content.attrs.header", &mut scope);
            checker.nodes(&attrs.footer, "content.attrs.footer", &mut scope);
        }
        checker.nodes(&root.content, "content.content", &mut scope);
        if root.content.iter().any(|node| matches!(node.kind, Kind::Pdf(_))) {
            checker.placements();
        }
    }
    checker.compiled
}

/// Notes what a template that is saved now must not have, though those that were saved before may: fields that are there
/// depending on their own answer. To answer would hide them, and what is hidden is dropped.
pub(crate) fn check_anew(template: &Template, problems: &mut Problems) {
    for (index, field) in template.form.fields.iter().enumerate() {
        // What a field only shows is not its own.
        let condition = field.visible_when.as_ref().filter(|_| !field.read_only);
        let Some(condition) = condition.and_then(|source| template.conditions.get(source)) else { continue };
        if let Some(path) = leads_to(template, condition, field.name()) {
            let message = format!(
                "must not depend on the field's own answer ({}): what hides a field also drops its answer",
                path.join(" → ")
            );
            problems.add(format!("formSchema.fields[{index}].visibleWhen"), message);
        }
    }
}

/// The names over which an expression comes to a value, each used by the one before.
fn leads_to<'a>(template: &'a Template, from: &'a Expression, value: &str) -> Option<Vec<&'a str>> {
    // By each name, which one uses it.
    let mut found: IndexMap<&str, Option<usize>> = from.names().map(|name| (name, None)).collect();
    let mut next = 0;
    while let Some((&name, _)) = found.get_index(next) {
        let stored = template.form.field(name).map_or(name, Field::name);
        if stored == value {
            let mut path = vec![name];
            let mut at = next;
            while let Some((_, &Some(user))) = found.get_index(at) {
                path.extend(found.get_index(user).map(|(name, _)| *name));
                at = user;
            }
            path.reverse();
            return Some(path);
        }
        for used in template.expressions().get(name).into_iter().flat_map(|computed| computed.expression.names()) {
            found.entry(used).or_insert(Some(next));
        }
        next += 1;
    }
    None
}

/// What names mean at a place in the tree.
struct Scope<'a> {
    names: Names,
    /// The items of the repeats around the place, the innermost last, with the list that each comes from.
    items: Vec<(String, Option<&'a Symbol>)>,
}

struct Checker<'a, 'p> {
    template: &'a Template,
    problems: &'p mut Problems,
    compiled: HashMap<String, Expression>,
}

impl<'a> Checker<'a, '_> {
    fn expression(&mut self, source: &str, place: String, names: &Names) {
        match Expression::compile(source, names) {
            Ok(expression) => drop(self.compiled.insert(source.to_owned(), expression)),
            Err(error) => self.problems.add(place, error.to_string()),
        }
    }

    fn field(&mut self, field: &Field, place: &str, names: &Names) {
        if let Some(condition) = &field.visible_when {
            self.expression(condition, format!("{place}.visibleWhen"), names);
        }
        if let Some(variable) = &field.variable {
            match self.template.symbols.get(variable) {
                None => self.problems.add(
                    format!("{place}.variable"),
                    format!("must be a variable of the symbol table; {variable} is not there"),
                ),
                Some(symbol) if !field.kind.fits(symbol.kind) => self.problems.add(
                    format!("{place}.variable"),
                    format!(
                        "must be a variable whose type a field of this type can fill; {variable} is {}",
                        symbol.kind.name()
                    ),
                ),
                Some(symbol)
                    if field.kind.has_options() && field.options.is_empty() && symbol.options.is_empty() =>
                {
                    self.problems.add(format!("{place}.options"), "must hold at least one option");
                }
                Some(_) => {}
            }
        } else if self.template.symbols.has(&field.id) {
            self.problems.add(
                format!("{place}.id"),
                "is also the name of a variable; name that as the field's variable, or choose another id",
            );
        }
        if self.template.expressions().get(&field.id).is_some() {
            self.problems.add(format!("{place}.id"), "is also the name of an expression; choose another id");
        }
    }

    /// Every field of an uploaded PDF has to lie somewhere.
    fn placements(&mut self) {
        for (index, field) in self.template.form.fields.iter().enumerate() {
            if field.placement.is_none() {
                self.problems.add(
                    format!("formSchema.fields[{index}].placement"),
                    "must say where on the uploaded PDF the field lies",
                );
            }
        }
    }

    fn nodes(&mut self, nodes: &[Node], place: &str, scope: &mut Scope<'a>) {
        for (index, node) in nodes.iter().enumerate() {
            self.node(node, &format!("{place}[{index}]"), scope);
        }
    }

    fn node(&mut self, node: &Node, place: &str, scope: &mut Scope<'a>) {
        let content = format!("{place}.content");
        match &node.kind {
            Kind::Variable(attrs) => self.variable(attrs, place, scope),
            Kind::Field(attrs) if self.template.form.field(&attrs.id).is_none() => {
                self.problems.add(
                    format!("{place}.attrs.id"),
                    format!("must be the id of a field of the form; {} is not there", attrs.id),
                );
            }
            Kind::Conditional(attrs) => {
                self.expression(&attrs.when, format!("{place}.attrs.when"), &scope.names);
                self.nodes(&node.content, &content, scope);
            }
            Kind::Repeat(attrs) => self.repeat(attrs, node, place, scope),
            _ => self.nodes(&node.content, &content, scope),
        }
    }

    fn repeat(&mut self, attrs: &RepeatAttrs, node: &Node, place: &str, scope: &mut Scope<'a>) {
        let item = attrs.item();
        if let Err(message) = check_name(item) {
            self.problems.add(format!("{place}.attrs.as"), message);
            return;
        }
        if scope.names.has(item) {
            self.problems.add(
                format!("{place}.attrs.as"),
                format!("is {item}, which means something else already; choose another name for the item"),
            );
            return;
        }
        self.expression(&attrs.over, format!("{place}.attrs.over"), &scope.names);
        let list = self.symbol(&attrs.over, scope);
        if let Some(symbol) = list.filter(|symbol| symbol.kind != SymbolType::List) {
            self.problems.add(
                format!("{place}.attrs.over"),
                format!("must be a list; {} is {}", attrs.over, symbol.kind.name()),
            );
        }
        let outside = scope.names.clone();
        scope.names.add(item);
        scope.items.push((item.to_owned(), list));
        self.nodes(&node.content, &format!("{place}.content"), scope);
        scope.items.pop();
        scope.names = outside;
    }

    /// The declaration behind a name or a path such as `item.price`, where there is one.
    fn symbol(&self, path: &str, scope: &Scope<'a>) -> Option<&'a Symbol> {
        let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
        match (scope.items.iter().rev().find(|(name, _)| name == first), rest) {
            (Some((_, list)), Some(column)) => list.as_ref()?.columns.as_ref()?.get(column),
            (Some(_), None) | (None, Some(_)) => None,
            (None, None) => self.template.named().get(first),
        }
    }

    fn variable(&mut self, attrs: &VariableAttrs, place: &str, scope: &Scope<'a>) {
        let mut parts = attrs.name.split('.');
        let first = parts.next().unwrap_or_default();
        let sound = !first.is_empty() && attrs.name.split('.').all(|part| !part.is_empty());
        if !sound || !scope.names.has(first) {
            self.problems.add(
                format!("{place}.attrs.name"),
                format!(
                    "must be a variable, a field, an expression or an item of a repeat; {} is none",
                    attrs.name
                ),
            );
            return;
        }
        if let (Some(column), None) = (parts.next(), parts.next())
            && let Some((_, Some(list))) = scope.items.iter().rev().find(|(name, _)| name == first)
            && let Some(columns) = &list.columns
            && !columns.has(column)
            && column != POSITION
        {
            let known: Vec<_> = columns.iter().map(|(name, _)| name).collect();
            self.problems.add(
                format!("{place}.attrs.name"),
                format!("must name a column of the list: {}", known.join(", ")),
            );
            return;
        }
        if let Some(format) = &attrs.format {
            let kind = self.symbol(&attrs.name, scope).map(|symbol| symbol.kind);
            let checked = match kind {
                Some(kind) => formats_of(kind).check(format),
                None => FormatNames::Any.check(format),
            };
            if let Err(message) = checked {
                self.problems.add(format!("{place}.attrs.format"), message);
            }
        }
    }
}

impl FieldType {
    /// Whether a field of this type can read and write a variable of that type.
    pub(crate) const fn fits(self, kind: SymbolType) -> bool {
        match self {
            Self::Text | Self::Multiline | Self::Phone | Self::FullName => matches!(kind, SymbolType::Text),
            Self::Email => matches!(kind, SymbolType::Email | SymbolType::Text),
            Self::Number => matches!(kind, SymbolType::Number),
            Self::Money => matches!(kind, SymbolType::Money),
            Self::Date | Self::SignedDate => matches!(kind, SymbolType::Date),
            Self::Checkbox => matches!(kind, SymbolType::Boolean),
            Self::Radio | Self::Select => matches!(kind, SymbolType::Choice | SymbolType::Text),
            Self::Multiselect => matches!(kind, SymbolType::List),
            Self::Image => matches!(kind, SymbolType::Image),
            Self::Signature | Self::Initials | Self::File => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use model::body::{Body, JsonObject};
    use serde_json::{Value, json};

    use super::*;

    fn complaints(form: &Value) -> Vec<String> {
        let part = |json: Value| JsonObject::stored(json.to_string()).expect("an object");
        let template = Template::read(&Body {
            symbol_table: part(json!({"rent": {"type": "number"}, "town": {"type": "text"}})),
            expression_table: part(json!({
                "yearly": {"expression": "rent * 12"}, "dear": {"expression": "yearly > 9000"},
                "named": {"expression": "isSet(town)"}})),
            form_schema: part(json!({ "fields": form })),
            ..Body::default()
        })
        .expect("it is read, as those are that were saved before");
        let mut problems = Problems::new();
        template.check_anew(&mut problems);
        match problems.done() {
            Ok(()) => Vec::new(),
            Err(model::Error::Validation(fields)) => {
                fields.into_iter().map(|one| format!("{} {}", one.field, one.message)).collect()
            }
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn what_hides_a_field_is_not_its_own_answer() {
        for (fields, path) in [
            (json!([{"id": "f", "type": "text", "visibleWhen": "f == \"x\""}]), "f"),
            (json!([{"id": "f", "type": "number", "variable": "rent", "visibleWhen": "rent > 5"}]), "rent"),
            (json!([{"id": "f", "type": "number", "variable": "rent", "visibleWhen": "f > 5"}]), "f"),
            (
                json!([{"id": "f", "type": "number", "variable": "rent", "visibleWhen": "named && dear"}]),
                "dear → yearly → rent",
            ),
            // Another field of the same variable is the same answer.
            (
                json!([{"id": "f", "type": "number", "variable": "rent", "visibleWhen": "g > 5"},
                    {"id": "g", "type": "number", "variable": "rent"}]),
                "g",
            ),
        ] {
            let expected = format!(
                "formSchema.fields[0].visibleWhen must not depend on the field's own answer ({path}): what hides a field also drops its answer"
            );
            assert_eq!(complaints(&fields), [expected], "{fields}");
        }
        for fields in [
            json!([{"id": "f", "type": "text", "visibleWhen": "dear && named"}]),
            json!([{"id": "f", "type": "number", "variable": "rent", "readOnly": true, "visibleWhen": "rent > 5"}]),
            json!([{"id": "f", "type": "text", "variable": "town", "visibleWhen": "dear"}]),
            json!([{"id": "f", "type": "text", "visibleWhen": "[1].some(|f| f == 1)"}]),
        ] {
            assert_eq!(complaints(&fields), [""; 0], "{fields}");
        }
    }
}
