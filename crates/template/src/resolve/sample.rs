//! Values made up where a template is to be seen before there is a document.

use indexmap::IndexMap;
use jiff::civil::Date;
use rust_decimal::Decimal;

use crate::symbols::{Symbol, SymbolTable, SymbolType};
use crate::value::{Currency, Value};

/// Gives every variable without a value one that looks like its kind.
pub(super) fn fill(symbols: &SymbolTable, values: &mut IndexMap<String, Value>, today: Date) {
    for (name, symbol) in symbols.iter() {
        let value = values.entry(name.to_owned()).or_default();
        if value.is_blank() {
            *value = sample(name, symbol, today);
        }
    }
}

fn sample(name: &str, symbol: &Symbol, today: Date) -> Value {
    let label = symbol.label.as_deref().unwrap_or(name);
    match symbol.kind {
        SymbolType::Text => Value::text(label),
        SymbolType::Number => Value::Number(Decimal::from(12)),
        SymbolType::Money => {
            let amount = Decimal::new(123_450, 2);
            match symbol.currency.or_else(|| Currency::parse("EUR")) {
                Some(currency) => Value::money(amount, currency),
                None => Value::Number(amount),
            }
        }
        SymbolType::Date => Value::Date(today),
        SymbolType::Boolean => Value::Boolean(true),
        SymbolType::Email => Value::text("name@example.com"),
        SymbolType::Choice => symbol.options.first().map_or(Value::Missing, |option| Value::text(option.value())),
        SymbolType::List => {
            let record = |columns: &SymbolTable| {
                let mut entries = IndexMap::new();
                fill(columns, &mut entries, today);
                Value::record(entries)
            };
            symbol
                .columns
                .as_ref()
                .map_or(Value::Missing, |columns| Value::list(vec![record(columns), record(columns)]))
        }
        SymbolType::Datetime | SymbolType::Image => Value::Missing,
    }
}
