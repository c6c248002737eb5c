//! The sites that may show a signing page in a frame of theirs.

use model::embedding::Origin;
use model::error::Result;

use super::LinkToken;
use crate::{App, workspaces};

/// The sites that may show the page behind a link, beside this service itself. A link that this instance did not make,
/// or whose document is gone, belongs to no workspace that could name any.
///
/// # Errors
/// When the database does not answer.
pub async fn frames(app: &App, token: &str) -> Result<Vec<Origin>> {
    let Some(token) = LinkToken::read(app, token) else { return Ok(Vec::new()) };
    match store::respondents::home(app.database(), token.respondent).await? {
        Some((workspace, _)) => workspaces::embedding(app, workspace).await,
        None => Ok(Vec::new()),
    }
}
