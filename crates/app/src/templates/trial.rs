//! A template that is still being written: whether it holds together, what it looks like, what an expression in it comes
//! to. Nothing is saved.

use std::collections::BTreeMap;

use model::body::Body;
use model::error::{Error, FieldError, Problems, Result};
use model::values::Values;
use render::PreviewOptions;
use template::Template;
use template::resolve::Facts;
use template::trial::{Around, WorkedOut};

use super::SampleValues;
use super::save::{Sound, sound};
use crate::printing::{self, Previewed};
use crate::workspaces::LocalTime;
use crate::{App, Call};

/// A template that is still being written.
#[derive(Debug)]
pub struct Draft {
    /// What it is called.
    pub name: String,
    /// What it holds so far.
    pub body: Body,
}

/// What keeps a draft from being saved, each with its place; nothing where it holds together.
///
/// # Errors
/// When the database does not answer.
pub async fn check(app: &App, call: &Call, body: Body) -> Result<Vec<FieldError>> {
    match sound(app, call.workspace, body).await {
        Ok(_) => Ok(Vec::new()),
        Err(Error::Validation(problems)) => Ok(problems),
        Err(error) => Err(error),
    }
}

/// Draws pages of a draft.
///
/// # Errors
/// When the draft does not hold together, a value does not fit, it holds too much to be printed, or the database or the
/// files do not answer.
pub async fn preview_draft(
    app: &App,
    call: &Call,
    draft: Draft,
    sample: SampleValues,
    options: PreviewOptions,
) -> Result<Previewed> {
    let Sound { template, .. } = sound(app, call.workspace, draft.body).await?;
    check_values(app, &template, &sample.values)?;
    let now = LocalTime::of(app, call.workspace, app.now()).await?;
    let resolved = template.resolve(&facts(now, &draft.name, &sample));
    let resolved = resolved.map_err(|error| Error::conflict(error.to_string()))?;
    printing::preview(app, call.workspace, resolved, options).await
}

/// What an expression of a draft came to, or what is wrong with it.
#[derive(Debug)]
pub enum Outcome {
    /// It came to something.
    Value(WorkedOut),
    /// It can't be read, or can't be worked out.
    Mistake {
        /// The line, from one; nought where it is not known.
        line: u16,
        /// The character in the line, from one; nought where it is not known.
        column: u16,
        /// What is wrong, as a sentence fragment.
        message: String,
    },
}

/// Works an expression out as if the draft held it, inside those repeats.
///
/// # Errors
/// When the draft does not hold together, a value does not fit, or the database does not answer.
pub async fn work_out(
    app: &App,
    call: &Call,
    draft: &Draft,
    expression: &str,
    around: &[Around],
    sample: &SampleValues,
) -> Result<Outcome> {
    let body = template::markdown::expanded(draft.body.clone())?;
    let template = Template::read(&body)?;
    check_values(app, &template, &sample.values)?;
    let now = LocalTime::of(app, call.workspace, app.now()).await?;
    Ok(match template.work_out(expression, around, &facts(now, &draft.name, sample)) {
        Ok(value) => Outcome::Value(value),
        Err(error) => Outcome::Mistake { line: error.line, column: error.column, message: error.message },
    })
}

fn check_values(app: &App, template: &Template, values: &Values) -> Result<()> {
    let mut problems = Problems::new();
    values.check_form("data", app.limits(), &mut problems);
    problems.done()?;
    let mut problems = Problems::new();
    template.check_values("data", values, &mut problems);
    problems.done()
}

fn facts<'a>(now: LocalTime, name: &'a str, sample: &'a SampleValues) -> Facts<'a> {
    static NONE: BTreeMap<String, Vec<template::resolve::Signature>> = BTreeMap::new();
    Facts {
        name,
        ident: "draft",
        language: None,
        values: &sample.values,
        signatures: &NONE,
        at: now.at,
        time_zone: now.zone,
        sample: !sample.blanks,
    }
}
