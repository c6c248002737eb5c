//! Mail: what is sent, kept, retried and given up; reminders, expiry, opt-out. On both databases.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod clocks_apart;
mod delivery;
mod expiry;
mod invitations;
mod long_waits;
mod opt_out;
mod reminders;
mod support;
