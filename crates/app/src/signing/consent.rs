//! What people agree to before they submit: that they sign, or approve, electronically. A change of the text is a new version:
//! the audit trail says which one somebody agreed to.

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::form::RoleKind;
use model::hex::hex;
use model::id::RespondentId;
use model::locale::{Language, UnknownLanguage};
use serde::Serialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::consent_words;
use super::session::{Session, of_visit};
use super::visit::{Visitor, visit};
use crate::App;
use crate::change::Change;
use crate::retry::until_settled;

/// A text to agree to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ConsentText {
    /// Its version.
    pub version: String,
    /// The language that it is in.
    pub language: &'static str,
    /// The text; blank lines part its paragraphs.
    pub text: String,
}

const VERSION: &str = "1";

/// Approvers sign nothing, so theirs is another text.
const VERSION_FOR_APPROVERS: &str = "approver-1";

/// The text that is in force for somebody who signs or approves, in a language. The operator's own counts for both.
pub(crate) fn text(app: &App, kind: RoleKind, language: Language) -> ConsentText {
    let tag = language.tag();
    if let Some(own) = &app.signing().consent_text {
        let version = hex(&Sha256::digest(own.as_bytes())[..6]);
        return ConsentText { version: format!("own-{version}"), language: tag, text: own.clone() };
    }
    let (version, text) = match kind {
        RoleKind::Approver => (VERSION_FOR_APPROVERS, consent_words::to_approve(language)),
        RoleKind::Signer | RoleKind::Viewer => (VERSION, consent_words::to_sign(language)),
    };
    ConsentText { version: version.to_owned(), language: tag, text: text.to_owned() }
}

/// The text that somebody was shown and agrees to. What is noted is what they have read, so a page says which one it was: it may
/// speak another language by now.
#[derive(Debug, Default)]
pub struct Agreed {
    /// Its version; whichever is in force where left out.
    pub version: Option<String>,
    /// Its language; the one that the visitor is spoken to in where left out.
    pub language: Option<String>,
}

impl Agreed {
    /// The text; an error where it is not in force.
    pub(crate) fn text(&self, app: &App, kind: RoleKind, spoken: Language) -> Result<ConsentText> {
        let language = match &self.language {
            Some(tag) => {
                Language::of_tag(tag).ok_or_else(|| Error::field("language", UnknownLanguage.to_string()))?
            }
            None => spoken,
        };
        let present = text(app, kind, language);
        if self.version.as_ref().is_some_and(|version| *version != present.version) {
            let message = "the text was changed in the meantime; read it again and agree to the present version";
            return Err(Error::conflict(message));
        }
        Ok(present)
    }
}

/// Notes that somebody agreed to sign or approve electronically.
///
/// # Errors
/// When the link is not one of ours, the version is not the one in force, the state forbids it, or the database does not
/// answer.
pub async fn consent(app: &App, visitor: &Visitor, agreed: &Agreed) -> Result<Session> {
    until_settled(|| async {
        let mut visit = visit(app, visitor).await?;
        visit.must_be_free(app)?;
        let agreed = agreed.text(app, visit.respondent()?.kind, visit.language)?;
        let mut change = Change::new(app, &visit.call);
        let now = change.now();
        if visit.document.consent(visit.id, &agreed.version, now)? {
            record(&mut change, &mut visit.document, visit.id, &agreed)?;
            super::write(&mut change, &visit.call, &visit.document, visit.id);
            change.commit(()).await?;
        }
        Ok(of_visit(app, &visit).await?)
    })
    .await
}

/// Records that somebody agreed to a text.
pub(crate) fn record(
    change: &mut Change<'_>,
    document: &mut Document,
    id: RespondentId,
    agreed: &ConsentText,
) -> Result<()> {
    let respondent = document.respondent(id)?;
    let does = if respondent.kind == RoleKind::Approver { "approve" } else { "sign" };
    let message = format!("{} agreed to {does} “{}” electronically", respondent.email, document.summary.name);
    let hash = hex(&Sha256::digest(agreed.text.as_bytes()));
    let metadata = json!({
        "respondentId": id, "email": respondent.email.as_str(), "kind": respondent.kind,
        "consentVersion": agreed.version, "consentLanguage": agreed.language, "consentSha256": hash,
    });
    change.record_on(document, Event::RespondentConsented, message, metadata);
    Ok(())
}
