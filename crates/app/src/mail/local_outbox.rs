//! The local outbox: what was sent, what was given up, and, without a mail server, what the mails say. Administrators only.

use model::error::{Error, Result};
use model::id::{DocumentId, MailId, MailKind};
use model::mail::Mail;
use model::page::{Page, PageRequest};
use model::people::Actor;
use outbound::Composed;
use serde::{Deserialize, Serialize};

use super::account_letters;
use crate::jobs::Post;
use crate::{App, Call};

const PURPOSE: &str = "mail";

/// A mail with what it says.
#[derive(Debug)]
pub struct Kept {
    /// The mail.
    pub mail: Mail,
    /// What it says; only of mails that were kept and not sent. Files that went with it have their names only.
    pub composed: Option<Composed>,
}

/// The mails of the workspace, or those about one document, newest first; none where there is no such document.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn list(
    app: &App,
    call: &Call,
    document: Option<DocumentId>,
    request: PageRequest<MailKind>,
) -> Result<Page<Mail, MailKind>> {
    call.must_be_administrator()?;
    Ok(store::mails::page(app.database(), call.workspace, document, request).await?)
}

/// One mail, with what it says where that was kept.
///
/// # Errors
/// When the caller is no administrator, there is no such mail, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: MailId) -> Result<Kept> {
    call.must_be_administrator()?;
    let found = store::mails::find(app.database(), call.workspace, id).await?;
    let (mail, closed) = found.ok_or(Error::no::<MailKind>())?;
    // A link to somebody's new password is theirs, as is what becomes of their account, which may be in other workspaces
    // too: without a mail server only the operator, who has the keys of the house anyway, reads it.
    let readable = call.actor == Actor::System || !account_letters::is_private(&mail.kind);
    let composed = closed.filter(|_| readable).map(|closed| open(app, &closed)).transpose()?;
    Ok(Kept { mail, composed })
}

/// What is kept of a mail: all but the files, which are elsewhere, and what it was worded from.
#[derive(Serialize)]
struct Content<'a> {
    #[serde(flatten)]
    composed: &'a Composed,
    post: &'a Post,
}

/// What a mail was worded from; earlier versions did not keep that.
#[derive(Deserialize)]
struct Origin {
    post: Option<Post>,
}

/// Closes what is kept of a mail.
pub(super) fn close(app: &App, composed: &Composed, post: &Post) -> Vec<u8> {
    let mut kept = composed.clone();
    for file in &mut kept.attachments {
        file.bytes = Vec::new();
    }
    // A struct of strings always has a text form.
    let text = serde_json::to_vec(&Content { composed: &kept, post }).unwrap_or_default();
    app.vault().close(PURPOSE, &text, app.random())
}

/// What a kept mail was worded from, where that is known.
pub(super) fn post(app: &App, closed: &[u8]) -> Result<Option<Post>> {
    let text = app.vault().open(PURPOSE, closed)?;
    // A post that only a newer version knows is not known here.
    Ok(serde_json::from_slice::<Origin>(&text).ok().and_then(|origin| origin.post))
}

fn open(app: &App, closed: &[u8]) -> Result<Composed> {
    serde_json::from_slice(&app.vault().open(PURPOSE, closed)?).map_err(Error::internal)
}
