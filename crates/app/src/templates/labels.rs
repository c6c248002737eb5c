//! The words under which a workspace sorts its templates.

use model::error::{Error, Result};
use model::id::{TemplateId, TemplateKind};
use store::{StoreError, lost};

pub use store::template_labels::Labelled;

use super::show;
use crate::{App, Call};

/// How many labels a template may have, and how long each may be.
const MOST: usize = 20;
const LONGEST: usize = 50;

/// Every label of every template of the workspace.
///
/// # Errors
/// When the database does not answer.
pub async fn labels(app: &App, call: &Call) -> Result<Vec<Labelled>> {
    Ok(store::template_labels::all(app.database(), call.workspace).await?)
}

/// Puts labels in the place of those that a template has. They only sort; the template itself stays as it is, so neither
/// its version nor the activity stream tells of it. Gives them as they are kept: trimmed, each once, in order.
///
/// # Errors
/// When a label is empty or too long, there are too many, there is no such template, or the database does not answer.
pub async fn set_labels(app: &App, call: &Call, id: TemplateId, given: Vec<String>) -> Result<Vec<String>> {
    let mut labels: Vec<String> = Vec::new();
    for (index, label) in given.iter().enumerate() {
        let label = label.trim();
        let is_fine = (1..=LONGEST).contains(&label.chars().count()) && !label.chars().any(char::is_control);
        if !is_fine {
            let message = format!("must be 1 to {LONGEST} characters on one line");
            return Err(Error::field(format!("labels[{index}]"), message));
        }
        if !labels.iter().any(|known| known.to_lowercase() == label.to_lowercase()) {
            labels.push(label.to_owned());
        }
    }
    if labels.len() > MOST {
        return Err(Error::field("labels", format!("must be at most {MOST}")));
    }
    labels.sort_by_key(|label| label.to_lowercase());
    show(app, call, id).await?;
    let mut write = store::Write::new();
    store::template_labels::replace(&mut write, call.workspace, id, &labels);
    match app.database().commit(write).await {
        Err(StoreError::Lost(lost::TEMPLATE)) => Err(Error::no::<TemplateKind>()),
        other => Ok(other.map(|_| labels)?),
    }
}
