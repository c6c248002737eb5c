//! Who comes through a signing link, and to which document.

use std::net::IpAddr;

use model::UserAgent;
use model::document::Document;
use model::error::{Error, Result};
use model::form::RoleKind;
use model::id::RespondentId;
use model::locale::Language;
use model::people::{Actor, Role};
use model::respondent::Respondent;
use model::signing::Barrier;

use super::{LinkToken, access, link_end};
use crate::{App, Call};

/// What a request through a signing link brings along.
#[derive(Debug, Clone, Default)]
pub struct Visitor {
    /// The link's token.
    pub token: String,
    /// The proof that the access code was given.
    pub access: Option<String>,
    /// The address that the request came from.
    pub ip: Option<IpAddr>,
    /// What the browser calls itself.
    pub user_agent: Option<UserAgent>,
    /// The languages that the browser prefers, as it sends them.
    pub languages: Option<String>,
}

/// Somebody at a document: what is known once their link was checked.
pub(crate) struct Visit {
    pub call: Call,
    pub document: Document,
    pub id: RespondentId,
    /// The link's time is over.
    pub link_is_over: bool,
    /// The access code was given, or none is asked for.
    pub granted: bool,
    pub language: Language,
}

impl Visit {
    /// The person themself.
    pub fn respondent(&self) -> Result<&Respondent> {
        self.document.respondent(self.id)
    }

    /// What keeps them from acting, if anything.
    pub fn barrier(&self, app: &App) -> Result<Option<Barrier>> {
        if self.link_is_over {
            return Ok(Some(Barrier::LinkExpired));
        }
        self.document.barrier(self.id, app.now())
    }

    /// Fails unless they may act now.
    pub fn must_be_free(&self, app: &App) -> Result<()> {
        self.must_be_granted()?;
        self.barrier(app)?.map_or(Ok(()), |barrier| Err(Error::conflict(barrier.reason())))
    }

    /// The person, who opened the document before; an error where they did not.
    pub fn must_be_opened(&self) -> Result<&Respondent> {
        let respondent = self.respondent()?;
        if respondent.opened_at.is_none() {
            return Err(Error::conflict("open the document first"));
        }
        Ok(respondent)
    }

    /// The person, who opened the document and may read it now; an error where that is over: whoever finds an old link reads
    /// nothing of what others wrote since.
    pub fn must_be_readable(&self, app: &App) -> Result<&Respondent> {
        self.must_be_granted()?;
        let respondent = self.must_be_opened()?;
        match self.barrier(app)? {
            Some(barrier) if !may_read(Some(barrier), respondent.kind) => Err(Error::conflict(barrier.reason())),
            _ => Ok(respondent),
        }
    }

    /// Fails unless they gave the code that the document asks for.
    pub fn must_be_granted(&self) -> Result<()> {
        if self.granted {
            Ok(())
        } else {
            Err(Error::Forbidden(
                "this document asks for an access code; give the one that the sender told you".to_owned(),
            ))
        }
    }
}

/// Whether the document's content is shown: as long as somebody may act, and to viewers, who never do, also when it is complete.
pub(super) fn may_read(barrier: Option<Barrier>, kind: RoleKind) -> bool {
    match barrier {
        None => true,
        Some(Barrier::Completed) => kind == RoleKind::Viewer,
        Some(_) => false,
    }
}

/// Checks a link and finds what it leads to.
pub(crate) async fn visit(app: &App, visitor: &Visitor) -> Result<Visit> {
    let unknown = || Error::NotFound("signing link");
    let token = LinkToken::read(app, &visitor.token).ok_or_else(unknown)?;
    let home = store::respondents::home(app.database(), token.respondent).await?;
    let (workspace, document) = home.ok_or_else(unknown)?;
    let document = store::documents::find(app.database(), workspace, document).await?.ok_or_else(unknown)?;
    let respondent = document.respondent(token.respondent).map_err(|_| unknown())?;
    if respondent.link.generation != token.generation {
        return Err(Error::Gone("this link was replaced by a newer one; look for it in your mail".to_owned()));
    }
    let actor = Actor::Respondent { id: respondent.id, name: respondent.email.to_string() };
    Ok(Visit {
        call: Call {
            workspace,
            actor,
            role: Role::Member,
            ip: visitor.ip,
            user_agent: visitor.user_agent.clone(),
            idempotency: None,
        },
        id: respondent.id,
        link_is_over: link_end(app, &document, respondent).is_some_and(|end| end <= app.now()),
        granted: access::is_granted(app, respondent, visitor.access.as_deref()),
        language: spoken(respondent.language.as_deref(), visitor.languages.as_deref()),
        document,
    })
}

/// The language to speak: the sender's choice, or else the first of the browser's that we speak.
fn spoken(set: Option<&str>, preferred: Option<&str>) -> Language {
    set.and_then(Language::of_tag).or_else(|| preferred.and_then(Language::wanted)).unwrap_or_default()
}

/// What tries at the code behind a link are counted by. A code that was changed is another one, so whoever was locked out by
/// wrong tries at the old one may try the new one at once. None for a link that opens nothing, or asks for no code: whoever makes
/// links up is counted by where they come from.
///
/// # Errors
/// When the database does not answer.
pub async fn counted_by(app: &App, visitor: &Visitor) -> Result<Option<String>> {
    let code = match visit(app, visitor).await {
        Ok(visit) => visit.respondent()?.link.access_code.clone(),
        Err(Error::NotFound(_) | Error::Gone(_)) => None,
        Err(error) => return Err(error),
    };
    Ok(code.map(|code| format!("{} {code}", visitor.token)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_senders_choice_comes_first_then_the_browsers() {
        assert_eq!(spoken(None, None), Language::English);
        assert_eq!(spoken(Some("de-AT"), Some("fr")), Language::German);
        assert_eq!(spoken(Some("ja"), Some("it, AR-eg;q=0.9, fr;q=0.8")), Language::Arabic);
    }
}
