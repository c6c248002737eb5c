//! Answers and signatures that were taken in: read by the template, with the files that they name, and what a document
//! becomes with them.

use std::collections::BTreeMap;
use std::sync::Arc;

use model::document::Document;
use model::error::{Error, Problems, Result};
use model::id::{RespondentId, WorkspaceId};
use model::values::Values;
use store::file_uses::Page;
use template::Template;
use template::expressions::Evaluated;
use template::form::{Field, FieldType};
use template::format::Formats;
use template::resolve::Facts;

use super::answers::{Answers, Signed, take_signatures};
use super::form::prefill;
use super::progress;
use crate::workspaces::LocalTime;
use crate::{App, files};

/// Which files answers may name.
pub(crate) enum MayName<'a> {
    /// Any of the workspace: a program submits.
    OfWorkspace,
    /// Those that were attached at a page, and those that these values name already.
    AttachedAt(Page, &'a Values),
}

/// What somebody in a role answered and signed.
pub(crate) struct Taken {
    /// The template of the document.
    pub template: Arc<Template>,
    /// The answers that are theirs to give.
    pub accepted: Values,
    /// What they signed.
    pub signed: Signed,
    /// All that they gave, by the ids of the fields.
    given: Values,
}

impl Taken {
    /// Takes answers in. What is wrong with them is noted, so that all of it can be said at once.
    ///
    /// # Errors
    /// When the database or the files do not answer.
    pub async fn take(
        app: &App,
        workspace: WorkspaceId,
        (template, role): (Arc<Template>, &str),
        answers: &Answers,
        may_name: MayName<'_>,
        problems: &mut Problems,
    ) -> Result<Self> {
        let signed = take_signatures(app, workspace, &template, role, &answers.signatures, problems).await?;
        let accepted = template.accept(role, &answers.values, problems);
        let named = template.files_answered(role, &accepted);
        match may_name {
            MayName::OfWorkspace => files::check_named(app, workspace, named, "values", problems).await?,
            MayName::AttachedAt(page, values) => {
                let held = template.files_held(role, values);
                files::check_attached(app, workspace, page, named, &held, problems).await?;
            }
        }
        Ok(Self { template, accepted, signed, given: answers.values.clone() })
    }

    /// The document's values with the answers in them, and what they work out to: what is hidden is dropped, the date of
    /// signing and defaults are filled in, and all that is missing or wrong is an error.
    ///
    /// # Errors
    /// When something is missing or wrong, or others have submitted what the answers would change.
    pub fn fill(
        &self,
        document: &Document,
        id: RespondentId,
        now: &LocalTime,
        mut problems: Problems,
    ) -> Result<(Values, Evaluated)> {
        let Self { template, accepted, signed, given } = self;
        let respondent = document.respondent(id)?;
        let role = respondent.role.as_str();
        let mut values = Values::stored(document.values.text()).map_err(Error::internal)?;
        let progress = progress::of(document);
        if let Some(field) = template.changes_what_was_submitted(role, &progress, &values, accepted) {
            let label = template.label_of(field);
            return Err(Error::conflict(format!(
                "somebody else has already submitted another answer to “{label}”, so it can no longer change; look at it again"
            )));
        }
        // What was shown to them, their name included.
        let mut shown = values.clone();
        prefill(template, role, respondent.name.as_deref(), &mut shown);
        template.put_answers(&mut values, accepted.clone());
        let open = |field: &&Field| !template.is_settled(field, &progress, &values);
        let open: Vec<&Field> = template.fields_of(role).filter(open).collect();
        put_dates(open.iter().copied(), now, &mut values);
        template.leave_unticked(open, &mut values);
        let evaluated = template
            .drop_hidden(&[role], &progress, &mut values, |values| evaluated(template, document, values, now));
        template.check_shown(role, given, [&shown, &values], &evaluated, &mut problems);
        template.check_complete(role, &evaluated, |field| signed.kept.contains_key(field), &mut problems);
        problems.done()?;
        let taken: Vec<_> = document.respondents.iter().map(|one| one.role.as_str()).collect();
        template.settle_defaults(role, &taken, &evaluated, &mut values);
        Ok((values, evaluated))
    }
}

/// Fills in the day where fields ask for the date of signing.
pub(crate) fn put_dates<'a>(fields: impl Iterator<Item = &'a Field>, now: &LocalTime, values: &mut Values) {
    for field in fields.filter(|field| field.kind == FieldType::SignedDate) {
        if let Ok(today) = serde_json::value::to_raw_value(&now.date()) {
            values.insert(field.name(), today);
        }
    }
}

/// A document worked out with values that are not its own yet, to see what they lead to.
pub(crate) fn evaluated(template: &Template, document: &Document, values: &Values, now: &LocalTime) -> Evaluated {
    let facts = Facts {
        name: document.summary.name.as_str(),
        ident: &document.summary.id.to_string(),
        language: None,
        values,
        signatures: &BTreeMap::new(),
        at: document.reads_as_of(now.at),
        time_zone: now.zone.clone(),
        sample: false,
    };
    template.evaluated(&facts, Arc::new(Formats::new("en", facts.time_zone.clone())))
}
