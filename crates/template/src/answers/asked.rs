//! What the form asks of whom.

use crate::expressions::Evaluated;
use crate::form::Field;
use crate::symbols::SymbolOption;
use crate::template::Template;

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

    /// Whether a field is there, by its condition. One that can't be worked out counts as false.
    #[must_use]
    pub fn is_visible(&self, field: &Field, evaluated: &Evaluated) -> bool {
        field.visible_when.as_ref().is_none_or(|source| {
            self.conditions.get(source).is_some_and(|condition| evaluated.holds(condition, &[]).unwrap_or(false))
        })
    }

    /// Whether a value is for roles alone that are not among these, so that somebody still fills it in.
    #[must_use]
    pub fn is_left_to_others(&self, name: &str, submitted: &[&str]) -> bool {
        let mut asking = self.form.fields.iter().filter(|field| field.name() == name).peekable();
        asking.peek().is_some()
            && asking.all(|field| field.role.as_deref().is_some_and(|role| !submitted.contains(&role)))
    }
}
