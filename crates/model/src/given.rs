//! Values as callers give them, in three shapes that may be mixed: nested (`{"values": {"rent": 950}}`), by bracket keys
//! (`"values[rent]"`), and by bare keys beside the operation's own fields. JSON and forms alike.
//!
//! [`sort`] is the one way in. It takes a body's entries, puts the operation's own fields together on one side and the
//! values on the other, and notes every key that can't be understood. A name's value comes whole from the most explicit
//! shape that gives it: nested before bracket keys before bare keys, and `values` before its other name `data`.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexMap;
use indexmap::map::Entry;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::error::Problems;
use crate::values::Values;

/// The bag's name, and the other one that is accepted.
const NAMES: [&str; 2] = ["values", "data"];
/// How much of a key is shown in an error.
const SHOWN: usize = 80;

/// Values that were given, and how.
#[derive(Debug, Clone)]
pub struct Given {
    /// The values.
    pub values: Values,
    /// Names whose value came as text or in parts: a form has no numbers and no lists, so these are converted to the type
    /// of their variable.
    pub loose: BTreeSet<String>,
    /// All values, as a list, of names that a form gives several times: that is how it sends what was chosen of many. Where
    /// the name takes one value, the last counts.
    pub repeated: BTreeMap<String, Box<RawValue>>,
    /// What errors call the bag: `data` where the caller calls it so, else `values`.
    pub place: &'static str,
}

impl Default for Given {
    fn default() -> Self {
        Self { values: Values::default(), loose: BTreeSet::new(), repeated: BTreeMap::new(), place: NAMES[0] }
    }
}

impl Given {
    /// Values nested under either name of the bag; `values` counts where both name the same. None where neither is there.
    #[must_use]
    pub fn nested(values: Option<Values>, data: Option<Values>) -> Option<Self> {
        match (values, data) {
            (Some(values), Some(mut all)) => {
                all.cover(values);
                Some(Self { values: all, ..Self::default() })
            }
            (Some(values), None) => Some(Self { values, ..Self::default() }),
            (None, data) => data.map(Self::from),
        }
    }
}

/// The values of version 1, whose bag is called `data`.
impl From<Values> for Given {
    fn from(values: Values) -> Self {
        Self { values, place: NAMES[1], ..Self::default() }
    }
}

/// A body's entries, sorted.
#[derive(Debug, Default)]
pub struct Sorted {
    /// The operation's own fields, put together where they came in parts.
    pub own: IndexMap<String, Box<RawValue>>,
    /// The values.
    pub given: Given,
}

/// A body's entries, in their order.
#[derive(Debug)]
pub enum Entries {
    /// The entries of a JSON object.
    Json(Vec<(String, Box<RawValue>)>),
    /// The pairs of a form, which are all text.
    Form(Vec<(String, String)>),
}

/// Sorts a body's entries. `own` are the names of the operation's own fields; brackets are nested at most `deepest` levels.
pub fn sort(entries: Entries, own: &[&str], deepest: usize, problems: &mut Problems) -> Sorted {
    let is_form = matches!(entries, Entries::Form(_));
    let entries = match entries {
        Entries::Json(entries) => entries,
        // A text always has a JSON form.
        Entries::Form(pairs) => {
            pairs.into_iter().filter_map(|(key, text)| Some((key, to_raw_value(&text).ok()?))).collect()
        }
    };
    let mut bags: [Bag; 2] = Default::default();
    let (mut bare, mut fields) = (Bag::default(), Bag::default());
    for (key, value) in entries {
        let (name, path) = match path_of(&key) {
            Ok(parts) => parts,
            // A key that only looks a little like a path is a name like any other.
            Err(_) if !begins_with_one_of(&key, own) => (key.as_str(), Vec::new()),
            Err(message) => {
                problems.add(shown(&key), message);
                continue;
            }
        };
        if path.len() >= deepest {
            problems.add(shown(&key), format!("must not be nested deeper than {deepest} levels"));
            continue;
        }
        let bag = match NAMES.iter().position(|known| *known == name) {
            Some(index) if path.is_empty() => {
                bags[index].take_whole(name, &value, problems);
                continue;
            }
            Some(index) => &mut bags[index].parts,
            None if own.contains(&name) => &mut fields.parts,
            None => &mut bare.parts,
        };
        let mut steps = path;
        if !NAMES.contains(&name) {
            steps.insert(0, Step::Named(name));
        }
        if let Err(message) = put(bag, &steps, value) {
            problems.add(shown(&key), message);
        }
    }
    finish(bags, bare, fields, is_form)
}

/// One of the names under which values are given.
#[derive(Default)]
struct Bag {
    whole: IndexMap<String, Box<RawValue>>,
    parts: IndexMap<String, Part>,
}

impl Bag {
    fn take_whole(&mut self, name: &str, value: &RawValue, problems: &mut Problems) {
        match serde_json::from_str::<Option<IndexMap<String, Box<RawValue>>>>(value.get()) {
            Ok(entries) => self.whole = entries.unwrap_or_default(),
            Err(_) => problems.add(name, "must be an object"),
        }
    }

    fn is_empty(&self) -> bool {
        self.whole.is_empty() && self.parts.is_empty()
    }
}

/// Puts the shapes over each other, the least explicit first.
fn finish(bags: [Bag; 2], bare: Bag, fields: Bag, is_form: bool) -> Sorted {
    let called_data = bags[0].is_empty() && bare.is_empty() && !bags[1].is_empty();
    let [values, data] = bags;
    let mut given = Given { place: NAMES[usize::from(called_data)], ..Given::default() };
    for (parts, named) in [(bare.parts, false), (data.parts, true), (values.parts, true)] {
        for (name, part) in parts {
            // In JSON a bare key with a value of its own was given as it is meant.
            let is_loose = is_form || named || !matches!(part, Part::Value(_));
            if let Ok(value) = to_raw_value(&part) {
                given.values.insert(&name, value);
                given.repeated.remove(&name);
                if let Part::Repeated(all) = &part
                    && let Ok(all) = to_raw_value(all)
                {
                    given.repeated.insert(name.clone(), all);
                }
                if is_loose {
                    given.loose.insert(name);
                } else {
                    given.loose.remove(&name);
                }
            }
        }
    }
    for (name, value) in data.whole.into_iter().chain(values.whole) {
        given.loose.remove(&name);
        given.repeated.remove(&name);
        given.values.insert(&name, value);
    }
    let own = fields.parts.into_iter().filter_map(|(name, part)| {
        // Items that were numbered make a list where the operation's own fields are concerned.
        Some((name, to_raw_value(&part.with_lists()).ok()?))
    });
    Sorted { own: own.collect(), given }
}

/// A value in the making.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Part {
    Value(Box<RawValue>),
    /// The same place several times, of which the last counts where one is wanted.
    #[serde(serialize_with = "last")]
    Repeated(Vec<Box<RawValue>>),
    List(Vec<Part>),
    Object(IndexMap<String, Part>),
}

fn last<S: Serializer>(values: &[Box<RawValue>], serializer: S) -> Result<S::Ok, S::Error> {
    values.last().serialize(serializer)
}

impl Part {
    /// The same with a list in place of every object whose names are the numbers from 0 on, in whatever order.
    fn with_lists(self) -> Self {
        match self {
            Self::Value(_) | Self::Repeated(_) | Self::List(_) => self,
            Self::Object(mut entries) => {
                let numbers = || (0..entries.len()).map(|index| index.to_string());
                if numbers().all(|number| entries.contains_key(&number)) {
                    // Whichever of them came first, each has the place that its number says.
                    let names: Vec<_> = numbers().collect();
                    let items = names.iter().filter_map(|name| entries.swap_remove(name));
                    Self::List(items.map(Self::with_lists).collect())
                } else {
                    let entries = entries.into_iter().map(|(name, part)| (name, part.with_lists()));
                    Self::Object(entries.collect())
                }
            }
        }
    }
}

/// One bracket of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step<'a> {
    /// `[name]`
    Named(&'a str),
    /// `[]`
    Append,
}

const FORM: &str = "must have the form values[name], values[name][part] or values[name][]";

/// Takes a key apart: the name before the first bracket, and the brackets.
fn path_of(key: &str) -> Result<(&str, Vec<Step<'_>>), &'static str> {
    let Some(start) = key.find('[') else { return Ok((key, Vec::new())) };
    let (name, brackets) = key.split_at(start);
    let inner = brackets.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).ok_or(FORM)?;
    let steps: Vec<_> =
        inner.split("][").map(|step| if step.is_empty() { Step::Append } else { Step::Named(step) }).collect();
    let broken = steps.iter().any(|step| matches!(step, Step::Named(text) if text.contains(['[', ']'])));
    let bag_itself = NAMES.contains(&name) && steps.first() == Some(&Step::Append);
    if name.is_empty() || broken || bag_itself {
        return Err(FORM);
    }
    if steps.iter().rev().skip(1).any(|step| *step == Step::Append) {
        return Err("must have [] at its end only; number the items instead: [0], [1]");
    }
    Ok((name, steps))
}

/// Whether a key that is no path is meant for one of the names that we know.
fn begins_with_one_of(key: &str, own: &[&str]) -> bool {
    let name = key.split('[').next().unwrap_or_default();
    NAMES.contains(&name) || own.contains(&name)
}

/// Puts a value where its path leads.
fn put(
    entries: &mut IndexMap<String, Part>,
    steps: &[Step<'_>],
    value: Box<RawValue>,
) -> Result<(), &'static str> {
    const TWICE: &str = "must be given either whole or in parts, not both";
    let [Step::Named(name), rest @ ..] = steps else { return Err(FORM) };
    let slot = entries.entry((*name).to_owned());
    match rest {
        [] => match slot {
            Entry::Occupied(mut there) => match there.get_mut() {
                Part::Repeated(all) => all.push(value),
                Part::List(_) | Part::Object(_) => return Err(TWICE),
                one @ Part::Value(_) => {
                    if let Part::Value(before) = std::mem::replace(one, Part::Repeated(Vec::new())) {
                        *one = Part::Repeated(vec![before, value]);
                    }
                }
            },
            Entry::Vacant(place) => {
                place.insert(Part::Value(value));
            }
        },
        [Step::Append] => match slot.or_insert_with(|| Part::List(Vec::new())) {
            Part::List(items) => items.push(Part::Value(value)),
            Part::Value(_) | Part::Repeated(_) | Part::Object(_) => return Err(TWICE),
        },
        _ => match slot.or_insert_with(|| Part::Object(IndexMap::new())) {
            Part::Object(inner) => return put(inner, rest, value),
            Part::Value(_) | Part::Repeated(_) | Part::List(_) => return Err(TWICE),
        },
    }
    Ok(())
}

/// A key as an error names it: keys are the caller's, and may hold anything at any length.
fn shown(key: &str) -> String {
    key.chars().filter(|c| !c.is_control()).take(SHOWN).collect()
}

#[cfg(test)]
mod tests;
