//! What a check of the audit trail found.

use model::id::WorkspaceId;
use serde::Serialize;

/// Problems that are told one by one; further ones are counted.
const TOLD: usize = 200;

/// What was looked at, and what is wrong.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// The workspace.
    pub workspace_id: WorkspaceId,
    /// How many entries its chain has.
    pub entries: i64,
    /// How many of them had their personal parts erased, as an entry says.
    pub erased: i64,
    /// How many documents it has.
    pub documents: i64,
    /// How many of them are sealed.
    pub sealed: i64,
    /// How many checkpoints it has.
    pub checkpoints: i64,
    /// The hash of the chain's last link, in hexadecimal digits.
    pub head: Option<String>,
    /// What is wrong.
    pub problems: Vec<Problem>,
    /// How many more problems there are.
    pub more_problems: i64,
}

/// Something that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// What kind of thing: a constant for programs.
    pub code: &'static str,
    /// Where: an entry, a document, a checkpoint.
    pub place: String,
    /// What is wrong, as a fragment that follows the place.
    pub message: String,
}

impl Report {
    pub(super) const fn new(workspace: WorkspaceId) -> Self {
        Self {
            workspace_id: workspace,
            entries: 0,
            erased: 0,
            documents: 0,
            sealed: 0,
            checkpoints: 0,
            head: None,
            problems: Vec::new(),
            more_problems: 0,
        }
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.problems.is_empty()
    }

    pub(super) fn add(&mut self, code: &'static str, place: impl Into<String>, message: impl Into<String>) {
        if self.problems.len() < TOLD {
            self.problems.push(Problem { code, place: place.into(), message: message.into() });
        } else {
            self.more_problems += 1;
        }
    }
}
