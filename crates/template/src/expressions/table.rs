//! The computed values of a template.

use indexmap::IndexMap;
use model::body::JsonObject;
use model::error::Problems;
use schemars::JsonSchema;
use serde_json::value::RawValue;

use super::{Expression, Names};
use crate::format::{FormatNames, formats_of};
use crate::symbols::{SymbolType, check_name};
use crate::value::Currency;
use crate::value::json::Level;

/// The most expressions of one template.
const MOST: usize = 500;

const TYPES: &str = "text, number, money, date, datetime, boolean or list";

/// The computed values of a template, each after all that it depends on.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ExpressionTable(IndexMap<String, Computed>);

/// One computed value.
#[derive(Debug, Clone, PartialEq)]
pub struct Computed {
    /// What is computed.
    pub expression: Expression,
    /// What it is turned into.
    pub kind: Option<SymbolType>,
    /// How it is printed.
    pub format: Option<String>,
    /// The currency of an amount that came out as a plain number.
    pub currency: Option<Currency>,
}

/// A computed value as templates write it, for their schema.
#[derive(Debug, JsonSchema)]
#[schemars(rename = "Computed")]
pub struct ComputedSource {
    /// What is computed, in the language of docs/EXPRESSIONS.md.
    pub expression: String,
    /// What it is turned into.
    #[schemars(rename = "type", with = "Option<ComputedType>")]
    pub kind: Option<SymbolType>,
    /// How it is printed.
    pub format: Option<String>,
    /// The currency of an amount that comes out as a plain number.
    pub currency: Option<Currency>,
}

/// The types that a result can be turned into, for the schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used; `SymbolType` is what is computed with")]
enum ComputedType {
    Text,
    Number,
    Money,
    Date,
    Datetime,
    Boolean,
    List,
}

impl ExpressionTable {
    /// Reads an expression table whose expressions may use those names and each other, and notes under
    /// `expressionTable` what is wrong with it.
    #[must_use]
    pub fn read(source: &JsonObject, names: &Names, problems: &mut Problems) -> Self {
        let entries: IndexMap<String, &RawValue> = match source.read() {
            Ok(entries) => entries,
            Err(error) => {
                problems.add("expressionTable", error.to_string());
                return Self::default();
            }
        };
        if entries.len() > MOST {
            problems.add("expressionTable", format!("must hold at most {MOST} expressions"));
            return Self::default();
        }
        let mut known = names.clone();
        known.extend(entries.keys().map(String::as_str));
        let mut table = IndexMap::with_capacity(entries.len());
        for (name, raw) in &entries {
            let place = format!("expressionTable.{name}");
            if let Err(message) = check_name(name) {
                problems.add(place, message);
            } else if names.has(name) {
                problems.add(place, "must have another name: a variable or field has this one");
            } else if let Some(computed) = read_computed(raw, &place, &known, problems) {
                table.insert(name.clone(), computed);
            }
        }
        Self(in_order(table, problems))
    }

    /// The computed value of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Computed> {
        self.0.get(name)
    }

    /// Whether there is a computed value of that name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The computed values, each after all that it depends on.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Computed)> {
        self.0.iter().map(|(name, computed)| (name.as_str(), computed))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Computed {
    /// The formats that a place which prints it can ask for.
    #[must_use]
    pub fn formats(&self) -> FormatNames {
        self.kind.map_or(FormatNames::Any, formats_of)
    }
}

fn read_computed(raw: &RawValue, place: &str, names: &Names, problems: &mut Problems) -> Option<Computed> {
    let Ok(Level::Object(entries)) = Level::read(raw) else {
        problems.add(place, "must be an object with an expression");
        return None;
    };
    let mut text = |key: &str, wanted: &str| match entries.get(key).map(|raw| Level::read(raw)) {
        None | Some(Ok(Level::Null)) => None,
        Some(Ok(Level::Text(text))) => Some(text),
        Some(_) => {
            problems.add(format!("{place}.{key}"), wanted);
            None
        }
    };
    let source = text("expression", "must be text");
    let kind = text("type", &format!("must be one of {TYPES}"));
    let format = text("format", "must be text");
    let currency = text("currency", "must be text");

    let kind = kind.and_then(|name| {
        let kind = SymbolType::named(&name)
            .filter(|kind| !matches!(kind, SymbolType::Email | SymbolType::Choice | SymbolType::Image));
        if kind.is_none() {
            problems.add(format!("{place}.type"), format!("must be one of {TYPES}"));
        }
        kind
    });
    if let Some(Err(message)) = format.as_deref().map(|name| kind.map_or(FormatNames::Any, formats_of).check(name))
    {
        problems.add(format!("{place}.format"), message);
    }
    let currency = currency.and_then(|code| {
        let currency = Currency::parse(&code);
        if currency.is_none() {
            let message = "must be the three capital letters of a currency, such as EUR";
            problems.add(format!("{place}.currency"), message);
        }
        currency
    });
    let place = format!("{place}.expression");
    let Some(source) = source else {
        if !matches!(entries.get("expression"), Some(raw) if raw.get() != "null") {
            problems.add(place, "must be given");
        }
        return None;
    };
    let expression = problems.take(&place, Expression::compile(&source, names))?;
    Some(Computed { expression, kind, format, currency })
}

/// Puts each expression after those that it uses. Those that go round in a circle are noted and left out.
fn in_order(table: IndexMap<String, Computed>, problems: &mut Problems) -> IndexMap<String, Computed> {
    let mut walk = Walk { table: &table, state: vec![State::New; table.len()], order: Vec::new(), problems };
    for index in 0..table.len() {
        walk.visit(index);
    }
    let order = walk.order;
    let mut table: Vec<Option<(String, Computed)>> = table.into_iter().map(Some).collect();
    order.into_iter().filter_map(|index| table[index].take()).collect()
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum State {
    New,
    Open,
    Done,
}

struct Walk<'a> {
    table: &'a IndexMap<String, Computed>,
    state: Vec<State>,
    order: Vec<usize>,
    problems: &'a mut Problems,
}

impl Walk<'_> {
    /// Goes down to what an expression uses before it notes the expression itself. The path is kept in a list of our
    /// own, since five hundred expressions may each use the next.
    fn visit(&mut self, start: usize) {
        if self.state[start] != State::New {
            return;
        }
        let mut path = vec![(start, self.uses(start))];
        self.state[start] = State::Open;
        while let Some((index, uses)) = path.last_mut() {
            let Some(next) = uses.pop() else {
                self.state[*index] = State::Done;
                self.order.push(*index);
                path.pop();
                continue;
            };
            match self.state[next] {
                State::Done => {}
                State::New => {
                    self.state[next] = State::Open;
                    let uses = self.uses(next);
                    path.push((next, uses));
                }
                State::Open => {
                    let indices: Vec<usize> = path.iter().map(|(index, _)| *index).collect();
                    self.refuse_circle(&indices, next);
                }
            }
        }
    }

    fn uses(&self, index: usize) -> Vec<usize> {
        let computed = self.table.get_index(index).map(|(_, computed)| computed);
        let mut uses: Vec<usize> = computed
            .into_iter()
            .flat_map(|computed| computed.expression.names())
            .filter_map(|name| self.table.get_index_of(name))
            .collect();
        uses.reverse();
        uses
    }

    fn refuse_circle(&mut self, path: &[usize], back_to: usize) {
        let name = |index: &usize| self.table.get_index(*index).map_or("", |(name, _)| name);
        let from = path.iter().position(|index| *index == back_to).unwrap_or(0);
        let circle: Vec<&str> = path[from..].iter().chain([&back_to]).map(name).collect();
        let place = format!("expressionTable.{}.expression", name(&back_to));
        self.problems.add(place, format!("must not depend on itself: {}", circle.join(" → ")));
    }
}
