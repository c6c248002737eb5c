//! Fields as names that expressions can use.

use crate::form::{Field, FieldType, FormSchema};
use crate::symbols::{Symbol, SymbolTable, SymbolType};

impl FormSchema {
    /// The variables, and beside them the fields that store their answers under their own ids.
    #[must_use]
    pub fn named(&self, symbols: &SymbolTable) -> SymbolTable {
        let own = self.fields.iter().filter(|field| field.variable.is_none() && !field.kind.is_signature());
        let own = own.map(|field| (field.id.clone(), symbol(field)));
        symbols.clone().with(own)
    }
}

/// The variable that a field without one amounts to.
fn symbol(field: &Field) -> Symbol {
    let mut symbol = Symbol::of(match field.kind {
        FieldType::Number => SymbolType::Number,
        FieldType::Money => SymbolType::Money,
        FieldType::Date | FieldType::SignedDate => SymbolType::Date,
        FieldType::Email => SymbolType::Email,
        FieldType::Checkbox => SymbolType::Boolean,
        FieldType::Radio | FieldType::Select => SymbolType::Choice,
        FieldType::Multiselect => SymbolType::List,
        FieldType::Image => SymbolType::Image,
        FieldType::Text
        | FieldType::Multiline
        | FieldType::Phone
        | FieldType::FullName
        | FieldType::Signature
        | FieldType::Initials
        | FieldType::File => SymbolType::Text,
    });
    symbol.label.clone_from(&field.label);
    symbol.options.clone_from(&field.options);
    symbol
}
