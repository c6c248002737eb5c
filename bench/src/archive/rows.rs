//! The rows of an archive, as the product writes them.

use model::{
    Timestamp,
    activity::{NewActivity, distinct_words},
    audit::Chain,
    document::Status,
    id::{ApiKeyId, DocumentId, RespondentId, TemplateId, UserId, WorkspaceId},
};
use serde_json::json;
use store::{args, engine::Arg};

use crate::bulk::Table;

/// The keys of a workspace.
pub const KEYS: Table =
    Table { name: "api_keys", columns: "id, workspace_id, created_by, name, secret_hash, created_at" };
const DOCUMENTS: Table = Table {
    name: "documents",
    columns: "id, workspace_id, name, template_id, body_hash, status, response_data, sent_at, expires_at, \
              reminder_enabled, reminder_days, version, created_at, updated_at, sender_id, completed_at, seal, \
              trail_length, trail_head, external_id, metadata, words, finished_at",
};
const RESPONDENTS: Table = Table {
    name: "respondents",
    columns: "id, workspace_id, document_id, email, email_key, name, role, kind, turn, status, invited_at, \
              submitted_at, created_at, notify, link_generation, signatures",
};
const REMINDERS: Table = Table { name: "reminders", columns: "workspace_id, document_id, days, next_at" };
const ACTIVITY: Table = Table {
    name: "activity",
    columns: "seq, id, workspace_id, event, actor_type, actor_id, actor_user_id, actor_name, document_id, template_id, \
              message, metadata, ip, words, created_at, salt, trail_number, trail_hash",
};
const LINKS: Table = Table { name: "audit_links", columns: "workspace_id, position, seq, activity_id, hash" };

/// The tables that documents fill, in the order in which their rows are written.
pub const TABLES: [Table; 5] = [DOCUMENTS, RESPONDENTS, REMINDERS, ACTIVITY, LINKS];

/// Rows of each of [`TABLES`] that are not written yet.
#[derive(Default)]
pub struct Rows(pub [Vec<Vec<Arg>>; 5]);

/// A document in the making.
pub struct Made<'a> {
    pub id: DocumentId,
    pub workspace: WorkspaceId,
    pub body: &'a str,
    pub at: Timestamp,
    pub name: &'a str,
    pub template: TemplateId,
    pub status: Status,
    pub user: Option<UserId>,
    pub chain: Chain,
    pub number: u32,
    /// Who was invited, where somebody was.
    pub invited: Option<Invited<'a>>,
}

/// Somebody who was invited.
pub struct Invited<'a> {
    pub id: RespondentId,
    pub email: &'a str,
    pub name: &'a str,
}

/// What another system calls a document.
pub fn external_id(number: u32) -> String {
    format!("crm-{number:07}")
}

/// The row of a key of which nobody knows the secret.
pub fn key(
    id: ApiKeyId,
    workspace: WorkspaceId,
    user: UserId,
    name: &str,
    secret: Vec<u8>,
    at: Timestamp,
) -> Vec<Arg> {
    args![id, workspace, user, name, secret, at]
}

impl Rows {
    /// A document, and the reminder that it waits for.
    pub fn document(&mut self, made: &Made<'_>, now: Timestamp) {
        let Made { at, status, number, .. } = *made;
        let open = matches!(status, Status::Sent | Status::InProgress);
        let completed = status == Status::Completed;
        let people = made.invited.iter().flat_map(|invited| [invited.email, invited.name]);
        let hash = || "5f0c".repeat(16);
        let seal = || json!({ "at": at, "level": "B-B", "sha256": hash(), "certificate": hash() }).to_string();
        let values = json!({
            "customer": format!("Customer number {number}"), "amount": 1000 + number % 9000, "start": "2026-11-14",
        });
        self.0[0].push(args![
            made.id,
            made.workspace,
            made.name,
            made.template,
            made.body,
            status.name(),
            values.to_string(),
            made.invited.as_ref().map(|_| at),
            open.then(|| now.plus_days(30 + i64::from(number % 60))),
            open,
            3_i64,
            1_i64,
            at,
            at,
            made.invited.as_ref().and(made.user),
            completed.then_some(at),
            completed.then(seal),
            made.chain.length,
            made.chain.head,
            external_id(number),
            None::<String>,
            distinct_words(std::iter::once(made.name).chain(people)),
            status.is_final().then_some(at),
        ]);
        if open {
            let next = now.plus_days(2 + i64::from(number % 3));
            self.0[2].push(args![made.workspace, made.id, 3_i64, next]);
        }
    }

    /// Who was invited to it, where somebody was.
    pub fn respondent(&mut self, made: &Made<'_>) {
        let Some(Invited { id, email, name }) = made.invited else { return };
        let submitted = matches!(made.status, Status::Completed | Status::InProgress);
        let state = match made.status {
            Status::Declined => "declined",
            _ if submitted => "submitted",
            _ => "invited",
        };
        self.0[1].push(args![
            id,
            made.workspace,
            made.id,
            email,
            email,
            name,
            "Customer",
            "signer",
            1_i64,
            state,
            made.at,
            submitted.then_some(made.at),
            made.at,
            true,
            1_i64,
            "{}",
        ]);
    }

    /// An entry of the stream with its number, and its link in the workspace's chain.
    pub fn entry(&mut self, workspace: WorkspaceId, entry: &NewActivity, seq: i64, link: Chain) {
        self.0[3].push(args![
            seq,
            entry.id,
            workspace,
            entry.event.name(),
            entry.actor.kind().name(),
            entry.actor.id(),
            entry.actor.user(),
            entry.actor.name(),
            entry.document,
            entry.template,
            &entry.message,
            entry.metadata_text(),
            entry.ip.as_ref(),
            entry.search_words(),
            entry.at,
            entry.salt,
            entry.link.map(|link| link.length),
            entry.link.map(|link| link.head),
        ]);
        self.0[4].push(args![workspace, link.length, seq, entry.id, link.head]);
    }
}
