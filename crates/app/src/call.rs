//! Who asks for something, in which workspace, with which rights.

use std::net::IpAddr;
use std::sync::Arc;

use model::UserAgent;
use model::email::EmailAddress;
use model::error::{Error, Result};
use model::id::WorkspaceId;
use model::people::{Actor, Role};

use crate::idempotency::Reservation;

/// One call of a use case: everything about it that is not its input. Only authentication makes one, so a use case that
/// has it need not ask again.
#[derive(Debug, Clone)]
pub struct Call {
    /// The workspace; nothing outside it can be seen or touched.
    pub workspace: WorkspaceId,
    /// Who asks.
    pub actor: Actor,
    /// What they may do.
    pub role: Role,
    /// The address that the request came from.
    pub ip: Option<IpAddr>,
    /// What the caller's browser or program calls itself, where that is worth recording.
    pub user_agent: Option<UserAgent>,
    /// The idempotency key under which the answer is kept with the change.
    pub idempotency: Option<Arc<Reservation>>,
}

impl Call {
    /// A call by the operator, on the command line, or by the service itself.
    #[must_use]
    pub const fn by_system(workspace: WorkspaceId) -> Self {
        Self {
            workspace,
            actor: Actor::System,
            role: Role::Administrator,
            ip: None,
            user_agent: None,
            idempotency: None,
        }
    }

    /// Whether a person asks, at the console: tables go to a spreadsheet then, not to a program.
    #[must_use]
    pub const fn is_by_person(&self) -> bool {
        matches!(self.actor, Actor::User { .. })
    }

    /// The address of whoever is signed in.
    ///
    /// # Errors
    /// [`Error::Forbidden`] where nobody is: programs have none.
    pub fn own_address(&self) -> Result<EmailAddress> {
        match &self.actor {
            Actor::User { name, .. } => Ok(EmailAddress::stored(name.clone())),
            _ => Err(Error::Forbidden("only somebody who is signed in is asked by their own address".to_owned())),
        }
    }

    /// Fails unless the caller is an administrator of the workspace now.
    ///
    /// # Errors
    /// [`Error::Forbidden`].
    pub fn must_be_administrator(&self) -> Result<()> {
        must_be_administrator(self.role)
    }
}

/// The same for somebody whose role is all that is known.
///
/// # Errors
/// [`Error::Forbidden`].
pub fn must_be_administrator(role: Role) -> Result<()> {
    match role {
        Role::Administrator => Ok(()),
        Role::Member => Err(not_an_administrator()),
    }
}

pub(crate) fn not_an_administrator() -> Error {
    Error::Forbidden("this needs an administrator of the workspace".to_owned())
}
