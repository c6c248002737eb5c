//! The cells of a table of answers, as people write such values into a spreadsheet.

use model::Timestamp;
use model::error::{Error, Result};
use model::id::WorkspaceId;
use model::respondent::Respondent;
use model::values::Values;
use store::answers::Collected;
use template::Template;
use template::symbols::SymbolOption;
use template::value::{Value, plain};

use super::columns::{Column, Columns};
use crate::spreadsheet::{Separator, harmless};
use crate::{App, files, templates};

/// What stands between several values in a cell.
const BETWEEN: &str = "; ";

/// What a table of answers looks like.
pub(super) struct Layout {
    pub columns: Columns,
    /// Numbers are written as those expect them who separate cells so.
    pub separator: Separator,
}

/// The row of a document.
pub(super) async fn row(
    app: &App,
    workspace: WorkspaceId,
    layout: &Layout,
    document: &Collected,
    people: &[Respondent],
) -> Result<Vec<String>> {
    let summary = &document.summary;
    let moment = |at: Option<Timestamp>| at.map(|at| at.to_string()).unwrap_or_default();
    let people: Vec<_> = people.iter().map(person).collect();
    let mut cells = vec![
        summary.id.to_string(),
        harmless(summary.name.as_str()).into_owned(),
        summary.status.name().to_owned(),
        summary.template.to_string(),
        harmless(&people.join(BETWEEN)).into_owned(),
        summary.created_at.to_string(),
        moment(summary.sent_at),
        moment(document.completed_at),
        harmless(document.external_id.as_deref().unwrap_or_default()).into_owned(),
    ];
    let template = templates::parsed::stored(app, workspace, &document.body).await?;
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let attached = template.files_named_in(&values);
    for column in layout.columns.iter() {
        let file = attached.iter().find(|one| one.name == column.key);
        cells.push(match file {
            Some(one) => harmless(&file_name(app, workspace, &one.id).await?).into_owned(),
            None => cell(&template, column, &values, layout.separator),
        });
    }
    Ok(cells)
}

/// Somebody invited, with their role and how far they are.
fn person(person: &Respondent) -> String {
    let email = person.email.as_str();
    let who = person.name.as_deref().map_or_else(|| email.to_owned(), |name| format!("{name} <{email}>"));
    let status = person.status.name();
    if person.role.is_empty() { format!("{who} ({status})") } else { format!("{who} ({}, {status})", person.role) }
}

/// A file by its name, with the id that fetches it.
async fn file_name(app: &App, workspace: WorkspaceId, id: &str) -> Result<String> {
    let file = match id.parse() {
        Ok(id) => files::find(app, workspace, id).await?,
        Err(_) => None,
    };
    Ok(file.map_or_else(|| id.to_owned(), |file| format!("{} ({id})", file.name)))
}

fn cell(template: &Template, column: &Column, values: &Values, separator: Separator) -> String {
    let Some(raw) = values.get(&column.key) else { return String::new() };
    // What does not fit its variable, or belongs to none, is taken for what it looks like.
    let typed = template.named().get(&column.key).and_then(|symbol| symbol.read_value(raw).ok());
    let value = typed.unwrap_or_else(|| Value::natural(raw));
    match value {
        // Numbers are no formulas, whatever they begin with, and are to stay numbers.
        Value::Number(number) => separator.number(plain(number)),
        Value::Money(money) if column.currency.as_deref() == Some(money.currency.code()) => {
            separator.number(money.amount.to_string())
        }
        value => harmless(&words(&value, options(template, &column.key))).into_owned(),
    }
}

/// What can be chosen for a value.
fn options<'a>(template: &'a Template, key: &'a str) -> &'a [SymbolOption] {
    let field = template.form.fields.iter().find(|field| field.name() == key);
    match field {
        Some(field) => template.options_of(field),
        None => template.named().get(key).map_or(&[], |symbol| &symbol.options),
    }
}

fn words(value: &Value, options: &[SymbolOption]) -> String {
    match value {
        Value::Missing => String::new(),
        Value::Text(text) => {
            let chosen = options.iter().find(|option| option.value() == &**text);
            chosen.map_or(&**text, SymbolOption::label).to_owned()
        }
        Value::Image(id) => id.to_string(),
        Value::Number(number) => plain(*number),
        Value::Money(money) => format!("{} {}", money.amount, money.currency.code()),
        Value::Date(date) => date.to_string(),
        Value::DateTime(moment) => moment.to_string(),
        Value::Boolean(truth) => truth.to_string(),
        Value::List(items) if items.iter().all(|item| !matches!(item, Value::List(_) | Value::Record(_))) => {
            items.iter().map(|item| words(item, options)).collect::<Vec<_>>().join(BETWEEN)
        }
        nested @ (Value::List(_) | Value::Record(_)) => nested.to_json().to_string(),
    }
}
