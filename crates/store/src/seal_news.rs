//! Whether the administrators of a workspace know that documents wait for their seal.

use model::Timestamp;
use model::id::WorkspaceId;

use crate::engine::Write;
use crate::{args, lost};

/// Notes that they are told now. The write is lost under the label `seal news` where they were told since `since`, and
/// sealing has not worked again.
pub fn tell(write: &mut Write, workspace: WorkspaceId, now: Timestamp, since: Timestamp) {
    write.one(
        lost::SEAL_NEWS,
        "INSERT INTO seal_news (workspace_id, told_at) VALUES ($1, $2)
         ON CONFLICT (workspace_id) DO UPDATE SET told_at = excluded.told_at WHERE seal_news.told_at <= $3",
        args![workspace, now, since],
    );
}

/// Notes that sealing works, so that they are told when it does not again.
pub fn works(write: &mut Write, workspace: WorkspaceId) {
    write.any("DELETE FROM seal_news WHERE workspace_id = $1", args![workspace]);
}
