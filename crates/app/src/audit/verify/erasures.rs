//! Entries without their personal parts: right where an entry says that they were erased, and wrong otherwise.

use std::collections::{BTreeMap, BTreeSet};

use model::Result;
use model::audit::Entry;
use model::id::{ActivityId, WorkspaceId};

use crate::App;

/// Erasures that are kept at hand.
const KEPT: usize = 16;

/// Erasures that were looked up, with the entries that they name.
#[derive(Default)]
pub(super) struct Erasures(BTreeMap<ActivityId, BTreeSet<String>>);

impl Erasures {
    /// Whether an entry may be blank; the reason where it may not.
    pub async fn excuse(
        &mut self,
        app: &App,
        workspace: WorkspaceId,
        entry: &Entry,
    ) -> Result<std::result::Result<(), &'static str>> {
        if !entry.is_blank() {
            return Ok(Err("is marked as erased, and still holds something"));
        }
        let erasure = entry.erasure_id.as_deref().and_then(|id| id.parse::<ActivityId>().ok());
        let Some(erasure) = erasure else { return Ok(Err("was erased, and names no entry that says so")) };
        if !self.0.contains_key(&erasure) {
            if self.0.len() >= KEPT {
                self.0.clear();
            }
            let named = named(app, workspace, erasure).await?;
            self.0.insert(erasure, named);
        }
        let is_named = self.0.get(&erasure).is_some_and(|named| named.contains(&entry.id));
        Ok(if is_named { Ok(()) } else { Err("was erased, and no entry says so") })
    }
}

async fn named(app: &App, workspace: WorkspaceId, erasure: ActivityId) -> Result<BTreeSet<String>> {
    let entry = store::audit::one(app.database(), workspace, erasure.created_at(), erasure).await?;
    Ok(entry.map(|entry| entry.erased_entries()).unwrap_or_default())
}
