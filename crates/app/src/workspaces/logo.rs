//! The logo that a workspace's mails show.

use model::activity::Event;
use model::{Error, Result};
use render::files::Kind;
use serde_json::json;
use store::logos::Logo;

use crate::change::{About, Change};
use crate::{App, Call};

/// Every mail carries the logo, so it has to be small.
const LARGEST: usize = 200 * 1024;

/// The logo of the workspace.
///
/// # Errors
/// When there is none, or the database does not answer.
pub async fn logo(app: &App, call: &Call) -> Result<Logo> {
    store::logos::find(app.database(), call.workspace).await?.ok_or(Error::NotFound("logo"))
}

/// Sets the logo, or takes it away where there is none any more; administrators only.
///
/// # Errors
/// When the caller is no administrator, it is neither a PNG nor a JPEG, is too large, there is no such workspace, or the
/// database does not answer.
pub async fn set_logo(app: &App, call: &Call, picture: Option<Vec<u8>>) -> Result<()> {
    call.must_be_administrator()?;
    let logo = picture.map(checked).transpose()?;
    super::show(app, call.workspace).await?;
    let mut change = Change::new(app, call);
    let (now, is_set) = (change.now(), logo.is_some());
    match &logo {
        Some(logo) => store::logos::put(change.write(), call.workspace, logo, now),
        None => store::logos::delete(change.write(), call.workspace),
    }
    let message = if is_set { "The logo was set" } else { "The logo was taken away" };
    change.record(Event::WorkspaceUpdated, About::NOTHING, message.to_owned(), json!({ "logo": is_set }));
    Ok(change.commit(()).await?)
}

fn checked(picture: Vec<u8>) -> Result<Logo> {
    // What mail programs show, by what it is and not by its name.
    let Some(kind @ (Kind::Png | Kind::Jpeg)) = Kind::of(&picture) else {
        return Err(Error::field("logo", "must be a PNG or JPEG picture"));
    };
    if picture.len() > LARGEST {
        let message = format!("must have at most {} kB, since every mail carries it", LARGEST / 1024);
        return Err(Error::field("logo", message));
    }
    Ok(Logo { media_type: kind.media_type().to_owned(), picture })
}
