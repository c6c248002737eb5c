//! Webhooks as receivers get them, receivers that misbehave, targets that must not be reached, and what is published for
//! verifying.

#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test falls over where its own ground gives way")]

mod attempts;
mod examples;
mod hostile;
mod libraries;
mod names;
mod receiver;
mod vectors;
#[path = "../../../../docs/webhooks/verify.rs"]
#[allow(
    dead_code,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "it is a program of its own, for readers"
)]
mod verify;
