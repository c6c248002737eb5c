//! Amounts of no more decimals than their currency has. One with more would be printed rounded, beside a sum of what it really
//! is: €20.00 × 3 = €59.99.
//!
//! Only what is given anew is held to it. What is stored already is read as it is, so that no document changes.

use model::error::Problems;

use super::{Symbol, SymbolTable};
use crate::value::{Money, Value};

impl Symbol {
    /// Checks the amounts in a value of this variable.
    ///
    /// # Errors
    /// What would be right, as a fragment that follows the variable's name.
    pub(super) fn check_decimals(&self, value: &Value) -> Result<(), String> {
        match value {
            Value::Money(money) => check(*money),
            Value::List(items) => {
                let Some(columns) = &self.columns else { return Ok(()) };
                for (index, item) in items.iter().enumerate() {
                    for (name, column) in columns.iter() {
                        column.check_decimals(item.get(name)).map_err(|message| {
                            format!("must fit its columns: item {} has a {name} that {message}", index + 1)
                        })?;
                    }
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

impl SymbolTable {
    /// Notes which defaults have more decimals than their currency: a template that is saved anew may not have them.
    pub fn check_anew(&self, problems: &mut Problems) {
        self.check_defaults("symbolTable", problems);
    }

    fn check_defaults(&self, place: &str, problems: &mut Problems) {
        for (name, symbol) in self.iter() {
            if let Err(message) = symbol.check_decimals(&symbol.default) {
                problems.add(format!("{place}.{name}.default"), message);
            }
            if let Some(columns) = &symbol.columns {
                columns.check_defaults(&format!("{place}.{name}.columns"), problems);
            }
        }
    }
}

fn check(Money { amount, currency }: Money) -> Result<(), String> {
    let most = currency.decimals();
    if amount.normalize().scale() <= most {
        return Ok(());
    }
    Err(match most {
        0 => format!("must be a whole amount: {currency} has no decimals"),
        _ => format!("must have at most {most} decimals, as {currency} has"),
    })
}

#[cfg(test)]
mod tests {
    use model::body::JsonObject;
    use serde_json::{Value as Json, json};

    use super::*;

    #[expect(clippy::needless_pass_by_value, reason = "it is made in place")]
    fn table(source: Json) -> SymbolTable {
        let mut problems = Problems::new();
        let table = SymbolTable::read(&JsonObject::stored(source.to_string()).expect("an object"), &mut problems);
        problems.done().expect("a table");
        table
    }

    #[test]
    fn an_amount_has_the_decimals_of_its_currency() {
        let table = table(json!({
            "fee": {"type": "money", "currency": "EUR"}, "yen": {"type": "money", "currency": "JPY"},
            "any": {"type": "money"}, "rate": {"type": "number"},
            "rows": {"type": "list", "columns": {"price": {"type": "money", "currency": "EUR"}}},
        }));
        let two = "must have at most 2 decimals, as EUR has";
        for (name, value, wrong) in [
            ("fee", json!("19.99"), None),
            ("fee", json!("19.990"), None),
            ("fee", json!(-0.5), None),
            ("fee", json!("19.995"), Some(two.to_owned())),
            ("fee", json!({"amount": "1.500", "currency": "KWD"}), None),
            (
                "fee",
                json!({"amount": "1.5001", "currency": "KWD"}),
                Some("must have at most 3 decimals, as KWD has".to_owned()),
            ),
            ("yen", json!(1500), None),
            ("yen", json!("0.5"), Some("must be a whole amount: JPY has no decimals".to_owned())),
            // Without a currency all decimals are printed.
            ("any", json!("0.125"), None),
            ("any", json!({"amount": 0.125, "currency": "EUR"}), Some(two.to_owned())),
            ("rate", json!("0.125"), None),
            ("rows", json!([{"price": "1.25"}, {"price": null}]), None),
            (
                "rows",
                json!([{"price": "1.25"}, {"price": "1.255"}]),
                Some(format!("must fit its columns: item 2 has a price that {two}")),
            ),
        ] {
            assert_eq!(table.check(name, &value).err(), wrong, "{name} {value}");
        }
    }

    #[test]
    fn defaults_are_refused_when_they_are_saved_and_read_ever_after() {
        let table = table(json!({
            "fee": {"type": "money", "currency": "EUR", "default": "1234.555"},
            "rows": {"type": "list", "columns": {"price": {"type": "money", "currency": "EUR", "default": 0.001}}},
        }));
        let mut problems = Problems::new();
        table.check_anew(&mut problems);
        let Err(model::Error::Validation(found)) = problems.done() else { panic!("two are wrong") };
        let places: Vec<String> = found.into_iter().map(|one| one.field).collect();
        assert_eq!(places, ["symbolTable.fee.default", "symbolTable.rows.columns.price.default"]);
        let stored = model::values::Values::stored(r#"{"fee": "19.995"}"#).expect("values");
        assert_eq!(table.values(&stored)["fee"].to_string(), "19.995 EUR", "what was stored before stays");
    }
}
