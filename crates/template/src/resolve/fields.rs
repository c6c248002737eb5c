//! Form fields: blank, or with what was filled in.

use super::{Look, Resolver, Signature};
use crate::form::{Field, FieldType};
use crate::print::{self, Answer, Shape};
use crate::symbols::SymbolOption;
use crate::value::Value;

impl Resolver<'_> {
    /// A field as it is printed; none where it is hidden.
    pub(super) fn field(&mut self, field: &Field) -> Option<print::Field> {
        if let Some(condition) = &field.visible_when
            && !self.is_true(condition)
        {
            return None;
        }
        let roles = &self.template.form.roles;
        Some(print::Field {
            id: field.id.clone(),
            label: self.template.label_of(field).to_owned(),
            role: field.role.as_ref().and_then(|name| roles.iter().position(|role| role.name == *name)),
            shape: field.kind.shape(),
            answer: self.answer(field),
        })
    }

    fn answer(&self, field: &Field) -> Option<Answer> {
        if field.kind.is_signature() {
            return self.facts.signatures.get(&field.id).and_then(|given| self.signatures(given));
        }
        let name = field.name();
        let value = self.evaluated.get(name);
        if value.is_blank() {
            return None;
        }
        let symbol = self.template.named().get(name);
        Some(match (field.kind, value) {
            (FieldType::Checkbox, Value::Boolean(on)) => Answer::Tick { on: *on },
            (_, Value::Image(file)) => Answer::Picture { file: file.to_string() },
            (_, Value::List(items)) => {
                let chosen = items.iter().map(|item| self.chosen(&field.options, item));
                Answer::Text { text: chosen.collect::<Vec<_>>().join(", ") }
            }
            (kind, value) if kind.has_options() && !field.options.is_empty() => {
                Answer::Text { text: self.chosen(&field.options, value) }
            }
            (_, value) => Answer::Text {
                text: match symbol {
                    Some(symbol) => symbol.show(value, None, &self.formats).into_owned(),
                    None => self.formats.show(value, None),
                },
            },
        })
    }

    /// What people read of an option that was chosen.
    fn chosen(&self, options: &[SymbolOption], value: &Value) -> String {
        let text = self.formats.show(value, None);
        let option = options.iter().find(|option| option.value() == text);
        option.map_or_else(|| text.clone(), |option| option.label().to_owned())
    }

    /// What is printed where people sign: all who share the role stand side by side.
    fn signatures(&self, given: &[Signature]) -> Option<Answer> {
        let mut signatures: Vec<_> = given.iter().map(|signature| self.signature(signature)).collect();
        if signatures.len() > 1 { Some(Answer::Several { signatures }) } else { signatures.pop() }
    }

    fn signature(&self, signature: &Signature) -> Answer {
        let name = signature.name.clone();
        let at = self.formats.datetime(signature.at, "medium");
        match &signature.look {
            Look::Drawn(file) => Answer::Drawn { file: file.clone(), name, at },
            Look::Typed { text, hand } => Answer::Typed { text: text.clone(), hand: hand.clone(), name, at },
        }
    }
}

impl FieldType {
    /// The look of a blank field of this type.
    const fn shape(self) -> Shape {
        match self {
            Self::Multiline => Shape::Area,
            Self::Checkbox => Shape::Tick,
            Self::Signature => Shape::Signature,
            Self::Initials => Shape::Initials,
            Self::Image => Shape::Picture,
            Self::Text
            | Self::Number
            | Self::Money
            | Self::Date
            | Self::Email
            | Self::Phone
            | Self::Radio
            | Self::Select
            | Self::Multiselect
            | Self::SignedDate
            | Self::FullName
            | Self::File => Shape::Line,
        }
    }
}
