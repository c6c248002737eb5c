//! What somebody in a role does with a document.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What somebody in a role does with the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RoleKind {
    /// Fills and signs.
    #[default]
    Signer,
    /// Approves or declines.
    Approver,
    /// Gets link and copy, submits nothing and holds nothing up.
    Viewer,
}

impl RoleKind {
    /// Its name in the form schema.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Signer => "signer",
            Self::Approver => "approver",
            Self::Viewer => "viewer",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::Signer, Self::Approver, Self::Viewer].into_iter().find(|kind| kind.name() == name)
    }
}
