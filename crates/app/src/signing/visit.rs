//! Who comes through a signing link, and to which document.

use std::net::IpAddr;

use model::document::Document;
use model::error::{Error, Result};
use model::id::RespondentId;
use model::people::{Actor, Role};
use model::respondent::Respondent;
use model::signing::Barrier;

use super::{LinkToken, access};
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
    pub user_agent: Option<String>,
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
    pub language: &'static str,
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

    /// Fails unless they may see the document.
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
            user_agent: visitor.user_agent.as_deref().map(shortened),
            idempotency: None,
        },
        id: respondent.id,
        link_is_over: respondent.link.expires_at.is_some_and(|end| end <= app.now()),
        granted: access::is_granted(app, respondent, visitor.access.as_deref()),
        language: super::language::chosen(respondent.language.as_deref(), visitor.languages.as_deref()),
        document,
    })
}

/// Browsers may call themselves anything, at any length.
fn shortened(agent: &str) -> String {
    agent.chars().filter(|c| !c.is_control()).take(300).collect()
}
