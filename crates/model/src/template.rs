//! Templates.

use crate::Timestamp;
use crate::body::{Body, BodyHash};
use crate::error::{Problems, Result};
use crate::form::Roles;
use crate::id::TemplateId;
use crate::name::Name;
use crate::symbols::SymbolTable;
use crate::values::{UNPRINTABLE, is_printable};

/// A template as lists show it.
#[derive(Debug, Clone)]
pub struct TemplateSummary {
    /// Its id.
    pub id: TemplateId,
    /// What people call it.
    pub name: Name,
    /// Whether anybody may fill it at its public page.
    pub publicly_fillable: bool,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

/// A template in full.
#[derive(Debug, Clone)]
pub struct Template {
    /// What lists show.
    pub summary: TemplateSummary,
    /// Who may use the public page.
    pub public_link: PublicLink,
    /// What it holds.
    pub body: Body,
    /// The name under which the body is stored.
    pub body_hash: BodyHash,
    /// Counts the changes; a change is made only to the version that was read.
    pub version: i64,
}

/// The settings of the public fill page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PublicLink {
    /// Whether only signed-in users of the workspace may fill it.
    pub require_login: bool,
}

/// Checks the parts of a body, each and together.
///
/// # Errors
/// A validation error that names every place that is wrong.
pub fn check_body(body: &Body) -> Result<()> {
    let mut problems = Problems::new();
    let parts = [&body.content, &body.symbol_table, &body.expression_table, &body.form_schema];
    for (part, place) in parts.into_iter().zip(["content", "symbolTable", "expressionTable", "formSchema"]) {
        if !is_printable(part.text()) {
            problems.add(place, UNPRINTABLE);
        }
    }
    problems.done()?;

    let mut problems = Problems::new();
    let _ = SymbolTable::read(&body.symbol_table, &mut problems);
    let _ = Roles::read(&body.form_schema, &mut problems);
    problems.done()
}
