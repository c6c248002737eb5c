//! What the file and the variables say, before anything is made of it.

use std::collections::BTreeMap;
use std::path::Path;

use super::declare::Fallback;
use super::error::Origin;
use super::names::{is_foreign, nearest};
use super::parse::Wrong;
use super::{Error, PREFIX, Settings};

/// The value of a setting as it was written.
#[derive(Debug, Clone)]
pub enum Given {
    /// Nowhere set, and there is no default.
    Nothing,
    /// One text. A list may be written so too, with commas.
    Text(String),
    /// A list, as only the file can write it.
    List(Vec<String>),
}

/// All settings that are set, by their dotted names: each is known, and its value is not yet looked at.
pub struct Sources {
    given: BTreeMap<String, (Origin, Given)>,
}

impl Sources {
    /// The file first, then the variables over it.
    pub fn collect(
        file: &str,
        text: Option<&str>,
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, Error> {
        let mut sources = Self { given: BTreeMap::new() };
        if let Some(text) = text {
            sources.add_file(file, text)?;
        }
        sources.add_variables(variables)?;
        Ok(sources)
    }

    fn add_file(&mut self, file: &str, text: &str) -> Result<(), Error> {
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            let offset = error.span().map_or(0, |span| span.start);
            let line = text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1;
            Error::NotToml { file: file.to_owned(), line, message: error.message().replace('\n', " ") }
        })?;
        for (key, value) in table {
            let is_section = Settings::rows().any(|row| row.section == key);
            match value {
                toml::Value::Table(entries) if is_section || !entries.is_empty() => {
                    for (inner, value) in entries {
                        self.add_entry(file, format!("{key}.{inner}"), value)?;
                    }
                }
                _ if is_section => {
                    let problem =
                        format!("is a section; write [{key}] on a line of its own and its settings below");
                    return Err(Error::Invalid { origin: in_file(file, key), problem });
                }
                value => self.add_entry(file, key, value)?,
            }
        }
        Ok(())
    }

    fn add_entry(&mut self, file: &str, name: String, value: toml::Value) -> Result<(), Error> {
        if !Settings::rows().any(|row| row.name() == name) {
            return Err(Error::Unknown { nearest: nearest(&name), origin: in_file(file, name) });
        }
        let origin = in_file(file, name.clone());
        match given(value) {
            Ok(given) => {
                self.given.insert(name, (origin, given));
                Ok(())
            }
            Err(problem) => Err(Error::Invalid { origin, problem: problem.to_owned() }),
        }
    }

    fn add_variables(&mut self, variables: impl Iterator<Item = (String, String)>) -> Result<(), Error> {
        for (name, value) in variables.filter(|(name, _)| name.starts_with(PREFIX)) {
            let origin = Origin::Variable(name.clone());
            if let Some(row) = Settings::rows().find(|row| row.variable() == name) {
                self.given.insert(row.name(), (origin, Given::Text(value)));
            } else if !is_foreign(&name, &value) {
                return Err(Error::Unknown { origin, nearest: nearest(&name) });
            }
        }
        Ok(())
    }

    /// One setting, read by its parser from what is set or from its default.
    pub fn read<T>(&self, name: &str, parse: impl Fn(&Given) -> Result<T, Wrong>) -> Result<T, Error> {
        let (origin, given) = match self.given.get(name) {
            Some((origin, given)) => (origin.clone(), given.clone()),
            None => (Origin::Default(name.to_owned()), self.fallback(name)),
        };
        parse(&given).map_err(|wrong| Error::Invalid { origin, problem: wrong.to_string() })
    }

    /// The default, in the form in which it would have been written. What depends on another setting does so here.
    fn fallback(&self, name: &str) -> Given {
        match Settings::rows().find(|row| row.name() == name).map(|row| &row.fallback) {
            None | Some(Fallback::Absent(_)) => Given::Nothing,
            Some(Fallback::Text(text)) => Given::Text((*text).to_owned()),
            Some(Fallback::InDataDir { scheme, name }) => {
                let data_dir = match self.given.get("data_dir") {
                    Some((_, given)) => given.clone(),
                    None => self.fallback("data_dir"),
                };
                match data_dir {
                    Given::Text(folder) => {
                        Given::Text(format!("{scheme}{}", Path::new(folder.trim()).join(name).display()))
                    }
                    // Then `data_dir` is wrong, which is found when it is read.
                    other => other,
                }
            }
        }
    }
}

fn in_file(file: &str, name: String) -> Origin {
    Origin::File { file: file.to_owned(), name }
}

/// A value of the file in the form that a variable has, so that one parser serves both.
fn given(value: toml::Value) -> Result<Given, &'static str> {
    if let toml::Value::Array(items) = value {
        return items.into_iter().map(scalar).collect::<Result<_, _>>().map(Given::List);
    }
    scalar(value).map(Given::Text)
}

fn scalar(value: toml::Value) -> Result<String, &'static str> {
    match value {
        toml::Value::String(text) => Ok(text),
        toml::Value::Integer(number) => Ok(number.to_string()),
        toml::Value::Float(number) => Ok(number.to_string()),
        toml::Value::Boolean(yes) => Ok(yes.to_string()),
        toml::Value::Datetime(moment) => Ok(moment.to_string()),
        toml::Value::Array(_) => Err("is a list of lists; write one list"),
        toml::Value::Table(_) => Err("is a section; it takes a value"),
    }
}
