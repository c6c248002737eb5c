//! The documentation of the settings, made from their table: what the tests compare the written documents with.

use std::fmt::Write as _;

use super::Settings;
use super::declare::{Fallback, Row};

/// A table in Markdown with a line per setting.
#[must_use]
pub fn markdown() -> String {
    let mut text = "| setting | variable | default | what it is |\n|---|---|---|---|\n".to_owned();
    for row in Settings::rows() {
        let (name, variable, help) = (row.name(), row.variable(), row.help.trim());
        let _ = writeln!(text, "| `{name}` | `{variable}` | {} | {help} |", default_in_markdown(row));
    }
    text
}

/// A `countersign.toml` with every setting in it, each commented out and at its default.
#[must_use]
pub fn example_file() -> String {
    let mut text = "\
# Settings of Countersign. Everything works without this file; each line shows a default.
# A variable wins over the file: COUNTERSIGN_HTTP_LISTEN over `listen` in the section [http].
"
    .to_owned();
    let mut section = "";
    for row in Settings::rows() {
        if row.section == section {
            text.push('\n');
        } else {
            section = row.section;
            let _ = write!(text, "\n# {}\n[{section}]\n", row.section_help.trim());
        }
        let _ = write!(text, "# {}\n# {} = {}\n", row.help.trim(), row.key, default_in_file(row));
    }
    text
}

fn default_in_markdown(row: &Row) -> String {
    match &row.fallback {
        // Break between the entries of a list, or the column grows as wide as all of them.
        Fallback::Text(text) => text.split(", ").map(|part| format!("`{part}`")).collect::<Vec<_>>().join(", "),
        Fallback::Absent(words) => (*words).to_owned(),
        Fallback::InDataDir { scheme, name } => format!("`{scheme}<data_dir>/{name}`"),
    }
}

fn default_in_file(row: &Row) -> String {
    match &row.fallback {
        Fallback::Text(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => (*text).to_owned(),
        Fallback::Text(text) if text.contains(", ") => {
            let entries: Vec<String> = text.split(", ").map(|entry| format!("{entry:?}")).collect();
            format!("[{}]", entries.join(", "))
        }
        Fallback::Text(text) => format!("{text:?}"),
        Fallback::Absent(words) => format!("… (not set: {words})"),
        Fallback::InDataDir { scheme, name } => format!("\"{scheme}./data/{name}\""),
    }
}
