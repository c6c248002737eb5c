//! The database and the blobs.
//!
//! `engine/` knows SQLite and PostgreSQL and nothing of the product. Beside it lies one file for each aggregate, with
//! all its SQL: functions that read take the workspace as their first argument, by type, so that a query of tenant data
//! without one can't be written; functions that change something add their statements to a [`Write`], which a use case
//! gathers and commits in one go.
//!
//! To add an aggregate: a migration in both folders of `migrations/`, a file here, and tests in `tests/tests/conformance`,
//! which run on both engines.

pub mod activity;
pub mod activity_search;
pub mod address_changes;
pub mod allowances;
pub mod answers;
pub mod api_keys;
pub mod archive;
pub mod asked;
pub mod audit;
pub mod blobs;
pub mod bodies;
pub mod bulk;
pub mod closed_boxes;
mod conditions;
pub mod daily_calls;
pub mod deleted_workspaces;
pub mod deliveries;
pub mod disk;
pub mod document_list;
pub mod document_search;
pub mod documents;
pub mod drafts;
pub mod dump;
pub mod engine;
pub mod events;
pub mod exports;
pub mod file_holds;
pub mod file_mark;
pub mod file_uses;
pub mod files;
pub mod half_sessions;
pub mod idempotency;
pub mod instance_secrets;
pub mod invitations;
pub mod logos;
pub mod lost;
pub mod mails;
mod migrations;
pub mod named_files;
pub mod nodes;
pub mod one_time_links;
pub mod opt_outs;
pub mod outbox;
pub mod passkeys;
pub mod password_resets;
pub mod readiness;
pub mod reminders;
pub mod respondents;
pub mod retention;
pub mod seal_certificates;
pub mod seal_news;
pub mod seal_renewals;
mod search;
mod search_words;
pub mod second_factors;
pub mod server_clock;
pub mod sessions;
pub mod single_use;
pub mod template_labels;
pub mod template_versions;
pub mod templates;
pub mod time_stamp_authorities;
pub mod tries;
pub mod unclaimed_files;
pub mod users;
pub mod webhook_claims;
pub mod webhook_health;
pub mod webhooks;
pub mod working_copies;
pub mod workspace_settings;
pub mod workspaces;

pub use engine::{Database, Obstacle, StoreError, Write};
pub use migrations::{migrate, migrate_up_to};
