//! Webhooks: registering them, and delivering to them what happens.
//!
//! What is to be delivered is written when events get their places (`crate::events`). From there on it is the
//! [`Dispatcher`]'s: it takes webhooks that have something due, each as a whole, and gives each a lane (`lane.rs`), which
//! makes one attempt after the other (`attempt.rs`) and writes down what came of each before it makes the next
//! (`settle.rs`). `schedule.rs` says when something is tried again. The other files are the use cases, one each;
//! administrators only.

mod answers;
mod attempt;
mod create;
mod delete;
mod deliveries;
mod dispatcher;
mod health;
mod hooks;
mod input;
mod lane;
mod list;
mod place;
mod redeliver;
mod rotate_secret;
mod schedule;
mod secrets;
mod settle;
mod show;
mod test;
mod update;

pub use create::{NewWebhook, create};
pub use delete::delete;
pub use deliveries::{Waiting, deliveries, waiting};
pub(crate) use dispatcher::Dispatcher;
pub use dispatcher::HookObserver;
pub use health::{Health, HealthState, health};
pub use hooks::Hooks;
pub use list::page;
pub(crate) use place::withhold;
pub use redeliver::redeliver;
pub use rotate_secret::rotate_secret;
pub use show::show;
pub use test::{TEST_EVENT, test};
pub use update::{WebhookChanges, update};
