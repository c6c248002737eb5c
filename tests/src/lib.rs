//! What the tests stand on: a whole instance in the test's own process, on either database, with a clock that the test
//! turns and a client that speaks to it over HTTP.
//!
//! A test body is written once and runs on both databases:
//!
//! ```ignore
//! on_both_databases! {
//!     async fn a_template_can_be_made(world: World) {
//!         let acme = world.workspace("Acme").await;
//!         let made = acme.post("/templates", json!({ "name": "NDA" })).await.created();
//!         assert_eq!(made["name"], "NDA");
//!     }
//! }
//! ```
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    clippy::disallowed_methods,
    reason = "helpers of tests check and fail by panicking, and they are the outside world: they have their own client"
)]

mod answer;
pub mod canaries;
mod client;
mod clock;
mod database;
mod eventually;
mod files;
mod log;
mod mail;
mod person;
mod program;
mod small_pdf;
mod world;

pub use answer::Answer;
pub use client::Client;
pub use clock::TestClock;
pub use database::{Databases, Engine};
pub use eventually::eventually;
pub use files::files;
pub use log::Log;
pub use mail::{MailServer, Received, link_in, mail_text};
pub use person::Person;
pub use program::program;
pub use small_pdf::SMALL_PDF;
pub use world::{Node, Workspace, World, WorldOptions};

/// Runs each test body on SQLite and on PostgreSQL.
#[macro_export]
macro_rules! on_both_databases {
    ($($(#[$attribute:meta])* async fn $name:ident($world:ident: World) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "each body takes what it needs from the file around it")]
            use super::*;

            async fn body($world: $crate::World) $body

            $(#[$attribute])*
            #[tokio::test(flavor = "multi_thread")]
            async fn sqlite() {
                body($crate::World::start($crate::Engine::Sqlite).await).await;
            }

            $(#[$attribute])*
            #[tokio::test(flavor = "multi_thread")]
            async fn postgres() {
                body($crate::World::start($crate::Engine::Postgres).await).await;
            }
        }
    )*};
}
