//! What somebody sees first: what waits for whom, what was completed lately, what to do next.

use std::collections::HashMap;

use model::Result;
use model::asked::Asked;
use model::document::{DocumentFilter, DocumentOverview, Status};
use model::id::DocumentId;
use model::page::PageRequest;
use model::people::Role;
use model::respondent::Respondent;

use crate::usage::{self, Usage};
use crate::{App, Call, api_keys, documents, templates, workspaces};

/// How many documents of each kind are shown.
const SHOWN: u32 = 8;

/// What somebody sees first.
#[derive(Debug)]
pub struct Home {
    /// What waits for the caller themselves; what was asked last comes first.
    pub asked: Vec<Asked>,
    /// The documents that wait for somebody, newest first.
    pub waiting: Vec<DocumentOverview>,
    /// Those who are invited to them.
    pub invited: HashMap<DocumentId, Vec<Respondent>>,
    /// Those that were completed, newest first.
    pub completed: Vec<DocumentOverview>,
    /// What a new workspace has done so far.
    pub steps: Steps,
    /// How much of the plan is used.
    pub usage: Usage,
}

/// What a new workspace has done so far.
#[derive(Debug, Clone, Copy)]
pub struct Steps {
    /// It has a template.
    pub template: bool,
    /// It has sent a document.
    pub sent: bool,
    /// A program has used a key of its own; nothing where the caller may not know.
    pub api_key: Option<bool>,
}

/// Puts together what somebody sees first.
///
/// # Errors
/// When the database does not answer.
pub async fn home(app: &App, call: &Call) -> Result<Home> {
    let (waits, is_completed) = (vec![Status::Sent, Status::InProgress], vec![Status::Completed]);
    let waiting = found(app, call, waits, SHOWN).await?;
    let invited = documents::invited(app, call, &waiting).await?;
    let completed = found(app, call, is_completed, SHOWN).await?;
    let left_the_house = Status::ALL.iter().copied().filter(|status| *status != Status::Draft).collect();
    let sent = !waiting.is_empty() || !found(app, call, left_the_house, 1).await?.is_empty();
    let template = !templates::page(app, call, PageRequest { limit: 1, after: None }).await?.rows.is_empty();
    let api_key = match call.role {
        Role::Administrator => {
            let keys = api_keys::list(app, call).await?;
            Some(keys.iter().any(|key| key.last_used_at.is_some()) || keys.len() > 1)
        }
        Role::Member => None,
    };
    let own = call.own_address()?;
    let asked = store::asked::of_address(app.database(), call.workspace, &own.key(), app.now(), SHOWN).await?;
    let plan = workspaces::show(app, call.workspace).await?.plan;
    let usage = usage::show(app, call.workspace, plan).await?;
    Ok(Home { asked, waiting, invited, completed, steps: Steps { template, sent, api_key }, usage })
}

async fn found(app: &App, call: &Call, statuses: Vec<Status>, limit: u32) -> Result<Vec<DocumentOverview>> {
    let filter = DocumentFilter { statuses, ..DocumentFilter::default() };
    Ok(documents::found(app, call, &filter, PageRequest { limit, after: None }).await?.rows)
}
