//! Users of the console, their role in a workspace, and who did a thing.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::email::EmailAddress;
use crate::id::{ApiKeyId, RespondentId, UserId, WorkspaceId};
use crate::locale::{Language, ZoneName};

/// What a user may do in a workspace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Everything, including keys, webhooks, team, settings and the activity export.
    Administrator,
    /// Templates and documents.
    Member,
}

/// The text is not the name of a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be administrator or member")]
pub struct UnknownRole;

impl Role {
    /// The role's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Administrator => "administrator",
            Self::Member => "member",
        }
    }
}

impl FromStr for Role {
    type Err = UnknownRole;

    fn from_str(text: &str) -> Result<Self, UnknownRole> {
        match text {
            "administrator" => Ok(Self::Administrator),
            "member" => Ok(Self::Member),
            _ => Err(UnknownRole),
        }
    }
}

/// A person who signs in to the console.
#[derive(Debug, Clone)]
pub struct User {
    /// Their id.
    pub id: UserId,
    /// Their address, by which they sign in.
    pub email: EmailAddress,
    /// What they are called, where they said.
    pub name: Option<String>,
    /// The language that they chose; that of their browser where they did not.
    pub language: Option<Language>,
    /// The time zone that they chose; that of their browser where they did not.
    pub time_zone: Option<ZoneName>,
    /// When they were added.
    pub created_at: Timestamp,
}

impl User {
    /// What to call them: the name, or else the address.
    #[must_use]
    pub fn called(&self) -> &str {
        self.name.as_deref().unwrap_or(self.email.as_str())
    }
}

/// A user in a workspace.
#[derive(Debug, Clone)]
pub struct Membership {
    /// The workspace.
    pub workspace: WorkspaceId,
    /// The user.
    pub user: User,
    /// What they may do there.
    pub role: Role,
    /// When they joined.
    pub joined_at: Timestamp,
}

/// Who did a thing, as the audit trail records it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Actor {
    /// A user in the console.
    User {
        /// Who.
        id: UserId,
        /// The address, as the trail shows it.
        name: String,
    },
    /// A program with an API key.
    ApiKey {
        /// Which key.
        id: ApiKeyId,
        /// The key's name, as the trail shows it.
        name: String,
        /// The administrator who made the key.
        user: UserId,
    },
    /// Somebody who was invited to fill and sign.
    Respondent {
        /// Who.
        id: RespondentId,
        /// The address, as the trail shows it.
        name: String,
    },
    /// The service itself, or its operator on the command line.
    System,
}

impl Actor {
    /// The kind of actor, as `/activity` filters by it.
    #[must_use]
    pub const fn kind(&self) -> ActorType {
        match self {
            Self::User { .. } => ActorType::User,
            Self::ApiKey { .. } => ActorType::ApiKey,
            Self::Respondent { .. } => ActorType::Respondent,
            Self::System => ActorType::System,
        }
    }

    /// The actor's own id.
    #[must_use]
    pub fn id(&self) -> Option<String> {
        match self {
            Self::User { id, .. } => Some(id.to_string()),
            Self::ApiKey { id, .. } => Some(id.to_string()),
            Self::Respondent { id, .. } => Some(id.to_string()),
            Self::System => None,
        }
    }

    /// The name that the trail shows.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::User { name, .. } | Self::ApiKey { name, .. } | Self::Respondent { name, .. } => name,
            Self::System => "Countersign",
        }
    }

    /// The user behind the actor: the user themselves, or the creator of the key.
    #[must_use]
    pub const fn user(&self) -> Option<UserId> {
        match self {
            Self::User { id, .. } => Some(*id),
            Self::ApiKey { user, .. } => Some(*user),
            Self::Respondent { .. } | Self::System => None,
        }
    }
}

/// The kinds of actor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActorType {
    /// A user in the console.
    User,
    /// A program with an API key.
    ApiKey,
    /// Somebody invited.
    Respondent,
    /// The service itself.
    System,
}

/// The text is not a kind of actor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be one of user, apiKey, respondent, system")]
pub struct UnknownActorType;

impl ActorType {
    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::ApiKey => "apiKey",
            Self::Respondent => "respondent",
            Self::System => "system",
        }
    }
}

impl FromStr for ActorType {
    type Err = UnknownActorType;

    fn from_str(text: &str) -> Result<Self, UnknownActorType> {
        [Self::User, Self::ApiKey, Self::Respondent, Self::System]
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or(UnknownActorType)
    }
}
