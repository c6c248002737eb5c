//! Reading a symbol table, and naming everything that is wrong with it.

use indexmap::IndexMap;
use model::body::JsonObject;
use model::error::Problems;
use serde_json::value::RawValue;

use super::{Symbol, SymbolOption, SymbolTable, SymbolType, check_name};
use crate::format::formats_of;
use crate::value::json::Level;
use crate::value::{Currency, Value};

/// How deep lists may lie in lists: a list, the lists in its records, and theirs.
const DEEPEST: usize = 3;

const TYPES: &str = "text, number, money, date, datetime, boolean, email, choice, list or image";

type Entries<'a> = IndexMap<String, &'a RawValue>;

impl SymbolTable {
    /// Reads a symbol table and notes under `symbolTable` what is wrong with it.
    #[must_use]
    pub fn read(source: &JsonObject, problems: &mut Problems) -> Self {
        match source.read::<Entries<'_>>() {
            Ok(entries) => Self(read_table(&entries, "symbolTable", 0, problems)),
            Err(error) => {
                problems.add("symbolTable", error.to_string());
                Self::default()
            }
        }
    }
}

fn read_table(
    entries: &Entries<'_>,
    place: &str,
    depth: usize,
    problems: &mut Problems,
) -> IndexMap<String, Symbol> {
    let mut table = IndexMap::with_capacity(entries.len());
    for (name, raw) in entries {
        let place = format!("{place}.{name}");
        if let Err(message) = check_name(name) {
            problems.add(&place, message);
        } else if let Some(symbol) = Entry::open(raw, place, problems).and_then(|mut entry| entry.read(depth)) {
            table.insert(name.clone(), symbol);
        }
    }
    table
}

/// One entry of a table while it is being read.
struct Entry<'a, 'p> {
    entries: Entries<'a>,
    place: String,
    problems: &'p mut Problems,
}

impl<'a, 'p> Entry<'a, 'p> {
    fn open(raw: &'a RawValue, place: String, problems: &'p mut Problems) -> Option<Self> {
        if let Ok(Level::Object(entries)) = Level::read(raw) {
            return Some(Self { entries, place, problems });
        }
        problems.add(place, "must be an object with a type");
        None
    }

    fn read(&mut self, depth: usize) -> Option<Symbol> {
        let Some(kind) = self.kind() else {
            self.problem("type", format!("must be one of {TYPES}"));
            return None;
        };
        let mut symbol = Symbol::of(kind);
        symbol.label = self.text("label");
        symbol.description = self.text("description");
        symbol.required = self.truth("required");
        symbol.currency = self.currency();
        symbol.format = self.format(kind);
        if !self.options(&mut symbol) {
            return Some(symbol);
        }
        if kind == SymbolType::List {
            symbol.columns = self.columns(depth);
        }
        symbol.default = self.default(&symbol);
        Some(symbol)
    }

    fn kind(&self) -> Option<SymbolType> {
        match Level::read(self.entries.get("type")?) {
            Ok(Level::Text(name)) => SymbolType::named(&name),
            _ => None,
        }
    }

    fn problem(&mut self, key: &str, message: impl Into<String>) {
        self.problems.add(format!("{}.{key}", self.place), message);
    }

    /// What stands under a key; nothing for `null`, which is the same as to leave it out.
    fn level(&mut self, key: &str) -> Option<Level<'a>> {
        match Level::read(self.entries.get(key)?) {
            Ok(Level::Null) => None,
            Ok(level) => Some(level),
            Err(_) => {
                self.problem(key, "must be valid text");
                None
            }
        }
    }

    fn text(&mut self, key: &str) -> Option<String> {
        if let Level::Text(text) = self.level(key)? {
            return Some(text).filter(|text| !text.is_empty());
        }
        self.problem(key, "must be text");
        None
    }

    fn truth(&mut self, key: &str) -> bool {
        match self.level(key) {
            Some(Level::Boolean(truth)) => truth,
            Some(_) => {
                self.problem(key, "must be true or false");
                false
            }
            None => false,
        }
    }

    fn currency(&mut self) -> Option<Currency> {
        let code = self.text("currency")?;
        let currency = Currency::parse(&code);
        if currency.is_none() {
            self.problem("currency", "must be the three capital letters of a currency, such as EUR");
        }
        currency
    }

    fn format(&mut self, kind: SymbolType) -> Option<String> {
        let format = self.text("format")?;
        match formats_of(kind).check(&format) {
            Ok(()) => Some(format),
            Err(message) => {
                self.problem("format", message);
                None
            }
        }
    }

    /// Reads the options; false where a default can't be checked against them.
    fn options(&mut self, symbol: &mut Symbol) -> bool {
        let is_choice = symbol.kind == SymbolType::Choice;
        let items = match self.level("options") {
            Some(Level::Array(items)) => items,
            Some(_) => {
                self.problem("options", "must be a list");
                return false;
            }
            None => Vec::new(),
        };
        let mut fine = true;
        for (index, raw) in items.iter().enumerate() {
            match read_option(raw) {
                Some(option) if symbol.options.iter().all(|other| other.value() != option.value()) => {
                    symbol.options.push(option);
                }
                Some(option) => {
                    let message = format!("must not repeat {}", option.value());
                    self.problem(&format!("options[{index}]"), message);
                }
                None => {
                    self.problem(&format!("options[{index}]"), "must be a string or an object with a value");
                    fine = false;
                }
            }
        }
        if is_choice && items.is_empty() {
            self.problem("options", "must list what there is to choose from");
            fine = false;
        }
        fine
    }

    fn columns(&mut self, depth: usize) -> Option<SymbolTable> {
        let Level::Object(entries) = self.level("columns")? else {
            self.problem("columns", "must be an object of variables by name");
            return None;
        };
        let depth = depth + 1;
        if depth > DEEPEST {
            self.problem("columns", format!("must not nest lists more than {DEEPEST} deep"));
            return None;
        }
        let place = format!("{}.columns", self.place);
        Some(SymbolTable(read_table(&entries, &place, depth, self.problems)))
    }

    fn default(&mut self, symbol: &Symbol) -> Value {
        let Some(raw) = self.entries.get("default") else { return Value::Missing };
        symbol.read_value(raw).unwrap_or_else(|message| {
            self.problem("default", message);
            Value::Missing
        })
    }
}

fn read_option(raw: &RawValue) -> Option<SymbolOption> {
    match Level::read(raw).ok()? {
        Level::Text(value) => Some(SymbolOption::Plain(value)),
        Level::Object(entries) => {
            let text = |key: &str| match Level::read(entries.get(key)?) {
                Ok(Level::Text(text)) => Some(text),
                _ => None,
            };
            let value = text("value")?;
            Some(match text("label").filter(|label| !label.is_empty()) {
                Some(label) => SymbolOption::Labelled { value, label },
                None => SymbolOption::Plain(value),
            })
        }
        _ => None,
    }
}
