//! Whether the administrators of a workspace know that documents wait for their seal.

use model::Timestamp;
use model::id::WorkspaceId;

use crate::args;
use crate::engine::Write;

/// Notes that they are told now. The write is lost under the label `seal news` where they were told since `since`, and
/// sealing has not worked again.
pub fn tell(write: &mut Write, workspace: WorkspaceId, now: Timestamp, since: Timestamp) {
    write.one(
        "seal news",
        "UPDATE workspaces SET seal_wait_told_at = $2
         WHERE id = $1 AND (seal_wait_told_at IS NULL OR seal_wait_told_at <= $3)",
        args![workspace, now, since],
    );
}

/// Notes that sealing works, so that they are told when it does not again.
pub fn works(write: &mut Write, workspace: WorkspaceId) {
    const SQL: &str =
        "UPDATE workspaces SET seal_wait_told_at = NULL WHERE id = $1 AND seal_wait_told_at IS NOT NULL";
    write.any(SQL, args![workspace]);
}
