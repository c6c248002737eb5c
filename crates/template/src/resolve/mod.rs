//! Works a template out for one document: variables become text, conditions are decided, repeats are written out.
//!
//! `scope` holds what names mean at a place, `blocks`, `table` and `inlines` walk the tree, `fields` shows answers,
//! `sample` makes values up where a template is to be seen before there is a document.

mod blocks;
mod fields;
mod inlines;
mod sample;
mod scope;
mod table;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use model::Timestamp;
use model::values::Values;

use crate::content::{DocAttrs, Kind, Node, Page};
use crate::expressions::{Context, Evaluated};
use crate::format::Formats;
use crate::print::{Block, Body, Inline, Placed, Print, Style, ValueRow};
use crate::reading_order::settle_print;
use crate::template::Template;
use scope::Scope;

/// The language of a document that says none.
const LANGUAGE: &str = "en";
/// What is printed of one document at most. Typst can't be stopped once it has started.
const MOST_PIECES: usize = 200_000;
const MOST_CHARACTERS: usize = 400_000;
/// Items of all repeats together.
const MOST_ITEMS: usize = 20_000;

/// What is known of the document that is printed.
#[derive(Debug)]
pub struct Facts<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its stable identifier.
    pub ident: &'a str,
    /// The language where the template says none.
    pub language: Option<&'a str>,
    /// Its values, answers included.
    pub values: &'a Values,
    /// The signatures given so far, by the ids of their fields; several where several share a role.
    pub signatures: &'a BTreeMap<String, Vec<Signature>>,
    /// The moment of its last change: the PDF's date, and the day that `today()` gives.
    pub at: Timestamp,
    /// The time zone in which moments are shown.
    pub time_zone: TimeZone,
    /// Whether values that are missing are made up, to show what the template looks like.
    pub sample: bool,
}

/// A signature or initials that somebody gave.
#[derive(Debug, Clone, PartialEq)]
pub struct Signature {
    /// What it looks like.
    pub look: Look,
    /// Who signed.
    pub name: String,
    /// When.
    pub at: Timestamp,
}

/// What a signature looks like.
#[derive(Debug, Clone, PartialEq)]
pub enum Look {
    /// A picture, by its file.
    Drawn(String),
    /// Words in a hand.
    Typed {
        /// What was typed.
        text: String,
        /// Which hand.
        hand: Option<String>,
    },
}

/// A document worked out.
#[derive(Debug)]
pub struct Resolved {
    /// What it prints.
    pub print: Print,
    /// Expressions that could not be worked out: what they stand for is left out or blank.
    pub warnings: Vec<String>,
}

/// The document holds more than can be printed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the document holds too much to be printed: {what}")]
pub struct TooMuch {
    what: String,
}

impl Template {
    /// The language that a document is written in.
    pub(crate) fn language(&self, facts: &Facts<'_>) -> String {
        let usual = DocAttrs::default();
        let attrs = self.content.as_ref().map_or(&usual, |root| doc_attrs(root, &usual));
        language(attrs, facts).to_owned()
    }

    /// Works the template out for a document.
    ///
    /// # Errors
    /// When there is more than can be printed.
    pub fn resolve(&self, facts: &Facts<'_>) -> Result<Resolved, TooMuch> {
        let usual = DocAttrs::default();
        let attrs = self.content.as_ref().map_or(&usual, |root| doc_attrs(root, &usual));
        let language = language(attrs, facts);
        let formats = Arc::new(Formats::new(language, facts.time_zone.clone()));
        let evaluated = self.evaluated(facts, Arc::clone(&formats));
        let mut resolver = Resolver {
            template: self,
            facts,
            formats,
            evaluated,
            scope: Scope::default(),
            pieces: 0,
            characters: 0,
            items: 0,
            warnings: Vec::new(),
        };
        let failed = resolver.evaluated.errors().iter();
        resolver.warnings = failed.map(|(name, error)| format!("{name}: {error}")).collect();
        let header = resolver.inlines(&attrs.header, &Style::default())?;
        let footer = resolver.inlines(&attrs.footer, &Style::default())?;
        let body = match &self.content {
            None => resolver.values_alone()?,
            Some(root) => resolver.body(root)?,
        };
        let mut print = Print {
            title: facts.name.to_owned(),
            language: language.to_owned(),
            page: if self.content.is_some() { attrs.page } else { Page::default() },
            font: attrs.font.unwrap_or_default(),
            header,
            footer,
            mark: None,
            body,
            created_at_ms: facts.at.millis(),
            ident: facts.ident.to_owned(),
        };
        settle_print(&mut print);
        Ok(Resolved { print, warnings: resolver.warnings })
    }

    /// The values of a document: those given, those by default, those computed.
    #[must_use]
    pub fn evaluated(&self, facts: &Facts<'_>, formats: Arc<Formats>) -> Evaluated {
        let mut values = self.named().values(facts.values);
        let today = day(facts.at, &facts.time_zone);
        if facts.sample {
            sample::fill(self.named(), &mut values, today);
        }
        // A field with a variable can be named by its id too.
        for field in &self.form.fields {
            if let Some(variable) = &field.variable {
                let value = values.get(variable).cloned().unwrap_or_default();
                values.insert(field.id.clone(), value);
            }
        }
        self.evaluator.evaluate(values, Context { formats, today })
    }
}

fn language<'a>(attrs: &'a DocAttrs, facts: &Facts<'a>) -> &'a str {
    attrs.language.as_deref().or(facts.language).unwrap_or(LANGUAGE)
}

fn doc_attrs<'a>(root: &'a Node, usual: &'a DocAttrs) -> &'a DocAttrs {
    if let Kind::Doc(attrs) = &root.kind { attrs } else { usual }
}

fn day(at: Timestamp, time_zone: &TimeZone) -> Date {
    let moment = jiff::Timestamp::from_millisecond(at.millis()).unwrap_or_default();
    time_zone.to_datetime(moment).date()
}

/// Walks a template for one document, and counts what comes of it.
struct Resolver<'a> {
    template: &'a Template,
    facts: &'a Facts<'a>,
    formats: Arc<Formats>,
    evaluated: Evaluated,
    scope: Scope<'a>,
    pieces: usize,
    characters: usize,
    items: usize,
    warnings: Vec<String>,
}

impl<'a> Resolver<'a> {
    fn body(&mut self, root: &'a Node) -> Result<Body, TooMuch> {
        let pdf = root.content.iter().find_map(|node| match &node.kind {
            Kind::Pdf(attrs) => Some(attrs),
            _ => None,
        });
        match pdf {
            Some(attrs) => Ok(Body::Pages { file: attrs.file.clone(), fields: self.placed() }),
            None => Ok(Body::Flow { blocks: self.blocks(&root.content)? }),
        }
    }

    fn placed(&mut self) -> Vec<Placed> {
        let fields = self.template.form.fields.iter();
        let placed = fields.filter_map(|field| Some((field, field.placement?)));
        placed.filter_map(|(field, placement)| Some(Placed { field: self.field(field)?, placement })).collect()
    }

    /// What a template without content prints: its name, its values, its signatures.
    fn values_alone(&mut self) -> Result<Body, TooMuch> {
        let title = vec![Inline::Text { text: self.facts.name.to_owned(), style: Style::default() }];
        let mut rows = Vec::new();
        for (name, symbol) in self.template.named().iter() {
            let value = self.evaluated.get(name);
            if !value.is_missing() {
                let value = symbol.show(value, None, &self.formats).into_owned();
                rows.push(ValueRow { label: self.template.named().label(name).to_owned(), value });
            }
        }
        for (name, computed) in self.template.expressions().iter() {
            let value = self.evaluated.get(name);
            if !value.is_missing() {
                let value = self.formats.show(value, computed.format.as_deref());
                rows.push(ValueRow { label: name.to_owned(), value });
            }
        }
        // What nothing declares is printed as it was sent: who sends whole records wants to see them again.
        let is_stray =
            |name: &str| !self.template.named().has(name) && self.template.expressions().get(name).is_none();
        for (name, raw) in self.facts.values.iter().filter(|(name, _)| is_stray(name)) {
            let value = serde_json::from_str::<String>(raw.get()).unwrap_or_else(|_| raw.get().to_owned());
            rows.push(ValueRow { label: name.to_owned(), value });
        }
        for row in &rows {
            self.count(row.label.chars().count() + row.value.chars().count())?;
        }
        let mut blocks = vec![
            Block::Heading { level: 1, numbered: false, align: None, content: title },
            Block::Values { rows },
        ];
        let signed = self.template.form.fields.iter().filter(|field| field.kind.is_signature());
        blocks.extend(signed.filter_map(|field| self.field(field)).map(Block::Field));
        Ok(Body::Flow { blocks })
    }

    /// Counts a piece and its characters, and stops where it is too much.
    fn count(&mut self, characters: usize) -> Result<(), TooMuch> {
        self.pieces += 1;
        self.characters += characters;
        if self.pieces > MOST_PIECES {
            return Err(TooMuch { what: format!("at most {MOST_PIECES} pieces of text") });
        }
        if self.characters > MOST_CHARACTERS {
            return Err(TooMuch { what: format!("at most {MOST_CHARACTERS} characters") });
        }
        Ok(())
    }

    fn warn(&mut self, warning: String) {
        if self.warnings.len() < 100 && !self.warnings.contains(&warning) {
            self.warnings.push(warning);
        }
    }
}
