//! What the product does: use cases, one file each, free of HTTP.
//!
//! A use case takes the [`App`], the [`Call`] (who asks, in which workspace) and its input; it reads, decides with the
//! model's types, and hands state, activity and outbox to one [`change::Change`], whose `commit` is the only place where
//! anything becomes real. Every face of the product (version 1, version 2, the pages, the command line) calls these
//! same functions.
//!
//! To add one: a file in the folder of its aggregate, re-exported by that folder's `mod.rs`.

pub mod accounts;
pub mod activity;
pub mod api_keys;
mod app;
pub mod audit;
mod background;
pub mod bulk;
mod call;
mod change;
mod clearing;
pub mod documents;
mod downloads;
mod due;
pub mod events;
pub mod exports;
mod file_tie;
pub mod files;
pub mod fill;
pub mod home;
pub mod idempotency;
mod jitter;
pub mod jobs;
mod keyring;
mod life;
mod listing;
pub mod mail;
pub mod metering;
mod old_secret_keys;
pub mod opt_outs;
mod passwords;
mod peers;
pub mod previews;
mod printing;
mod readiness;
pub mod respondents;
mod retry;
pub mod sealing;
mod secret_key_check;
pub mod sessions;
mod setback;
pub mod sign_on;
pub mod signing;
pub mod spreadsheet;
pub mod standing;
pub mod team;
pub mod templates;
pub mod timeline;
mod told;
pub mod traces;
pub mod tries;
pub mod unclaimed_files;
mod upkeep;
pub mod usage;
mod vault;
pub mod verification;
pub mod webhooks;
pub mod workspaces;

pub use app::{App, Duties, Parts};
pub use call::{Call, must_be_administrator};
pub use change::Receipt;
pub use file_tie::{Fit, problem as problem_with_files};
pub use keyring::{Opened, Refused};
pub use old_secret_keys::{OldSecretKey, old_secret_keys, unopened_secrets};
pub use readiness::LEAST_FREE;
pub use render::worker;
pub use secret_key_check::{WrongSecretKey, check_secret_key, compare_secret_key};
pub use vault::{BadSecretKey, Vault};
