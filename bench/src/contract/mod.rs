//! The contract that everybody prints, in two lengths. Its text is written once, as Markdown in `bench/contract`; what the
//! product gets as a template and what the others get as finished pages is made from that, so all of them set the same
//! words in the same font on the same paper.
//!
//! `values` makes the values of each document up, `html` and `fodt` write a worked-out document for the others.

pub mod fodt;
pub mod html;
mod numbering;
mod values;

use std::{collections::BTreeMap, fmt};

use jiff::tz::TimeZone;
use model::{
    Timestamp,
    body::{Body, JsonObject},
    values::Values,
};
use serde_json::{Value, json};
use template::{Template, markdown, print::Print, resolve::Facts};

use crate::failure::{Doing, Result};

/// The moment at which all documents were made: the same for all, so that nothing but the values differs.
const MADE_AT: Timestamp = Timestamp::from_millis(1_794_650_400_000);

/// How long the contract is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// One page.
    OnePage,
    /// Ten pages, with the clauses and schedules that such contracts have.
    TenPages,
}

impl Length {
    fn text(self) -> &'static str {
        match self {
            Self::OnePage => include_str!("../../contract/one-page.md"),
            Self::TenPages => include_str!("../../contract/ten-pages.md"),
        }
    }
}

impl fmt::Display for Length {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::OnePage => "1 page",
            Self::TenPages => "10 pages",
        })
    }
}

/// A contract as a template.
pub struct Contract {
    length: Length,
    body: Body,
    template: Template,
}

impl Contract {
    /// Makes the template of a length.
    pub fn read(length: Length) -> Result<Self> {
        let content = json!({
            "markdown": length.text(),
            "page": {"size": "a4", "margin": 25},
            "language": "en-GB",
            "font": "serif",
            "footer": [
                {"type": "text", "text": "Service agreement "},
                {"type": "variable", "attrs": {"name": "agreementNumber"}},
                {"type": "text", "text": " · page "},
                {"type": "pageNumber"},
                {"type": "text", "text": " of "},
                {"type": "pageCount"},
            ],
        });
        let part = |text: &str| JsonObject::stored(text.to_owned()).doing("reading a part of the contract");
        let body = Body {
            content: part(&content.to_string())?,
            symbol_table: part(include_str!("../../contract/variables.json"))?,
            form_schema: part(include_str!("../../contract/form.json"))?,
            ..Body::default()
        };
        let mut body = markdown::expanded(body).doing("reading the contract's Markdown")?;
        let mut content: Value = body.content.read().doing("reading the contract's tree")?;
        numbered_clauses(&mut content);
        body.content = part(&content.to_string())?;
        let template = Template::read(&body).doing("reading the contract")?;
        Ok(Self { length, body, template })
    }

    /// Its length.
    pub fn length(&self) -> Length {
        self.length
    }

    /// The template as `POST /templates` takes it.
    pub fn template(&self) -> Value {
        let Body { content, symbol_table, expression_table, form_schema } = &self.body;
        json!({
            "name": format!("Service agreement, {}", self.length),
            "content": content,
            "symbolTable": symbol_table,
            "expressionTable": expression_table,
            "formSchema": form_schema,
        })
    }

    /// The values of the document with this number. Those of two documents differ.
    pub fn values(number: u32) -> Value {
        values::values(number)
    }

    /// The name of the document with this number.
    pub fn name(number: u32) -> String {
        format!("Service agreement {number}")
    }

    /// The document with this number, worked out.
    pub fn print(&self, number: u32) -> Result<Print> {
        let values = Values::stored(&Self::values(number).to_string()).doing("reading the contract's values")?;
        let facts = Facts {
            name: &Self::name(number),
            ident: &number.to_string(),
            language: None,
            values: &values,
            signatures: &BTreeMap::new(),
            at: MADE_AT,
            time_zone: TimeZone::UTC,
            sample: false,
        };
        Ok(self.template.resolve(&facts).doing("working the contract out")?.print)
    }
}

/// Clauses are numbered, which Markdown has no sign for.
fn numbered_clauses(content: &mut Value) {
    let nodes = content["content"].as_array_mut();
    for node in nodes.into_iter().flatten() {
        if node["type"] == "heading" && node["attrs"]["level"] == 2 {
            node["attrs"]["numbered"] = true.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use template::print::{Block, Body, Inline};

    use super::*;

    const LENGTHS: [Length; 2] = [Length::OnePage, Length::TenPages];

    /// The values that the top level and the tables of a document show.
    fn shown(print: &Print) -> BTreeSet<String> {
        fn collect(blocks: &[Block], found: &mut BTreeSet<String>) {
            for block in blocks {
                match block {
                    Block::Paragraph { content, .. } => {
                        found.extend(content.iter().filter_map(|inline| match inline {
                            Inline::Value { text, .. } => Some(text.clone()),
                            _ => None,
                        }));
                    }
                    Block::Table { rows, .. } => {
                        rows.iter().flatten().for_each(|cell| collect(&cell.content, found));
                    }
                    _ => {}
                }
            }
        }
        let Body::Flow { blocks } = &print.body else { panic!("the contract is set from text") };
        let mut found = BTreeSet::new();
        collect(blocks, &mut found);
        found
    }

    #[test]
    fn both_lengths_show_all_twenty_values() {
        for length in LENGTHS {
            let contract = Contract::read(length).unwrap();
            assert_eq!(contract.template()["symbolTable"].as_object().unwrap().len(), 20);
            assert_eq!(shown(&contract.print(7).unwrap()).len(), 20, "{length}");
        }
    }

    #[test]
    fn documents_have_other_values_than_those_before() {
        let contract = Contract::read(Length::OnePage).unwrap();
        for number in 1..50 {
            let (one, next) =
                (shown(&contract.print(number).unwrap()), shown(&contract.print(number + 1).unwrap()));
            assert!(one.intersection(&next).count() <= 4, "{number}: {one:?} {next:?}");
        }
    }

    #[test]
    fn the_others_get_the_same_words() {
        for length in LENGTHS {
            let print = Contract::read(length).unwrap().print(3).unwrap();
            let (html, fodt) = (html::html(&print).unwrap(), fodt::fodt(&print).unwrap());
            for value in shown(&print) {
                assert!(html.contains(&html::escaped(&value)), "{value}");
                assert!(fodt.contains(&html::escaped(&value)), "{value}");
            }
            for words in ["Service agreement", "gross negligence", "Signature of the provider"] {
                assert!(html.contains(words) && fodt.contains(words), "{words}");
            }
        }
    }
}
