//! Mails as their readers get them: every letter in every language, hostile text, and conversations with a server.

#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test falls over where its own ground gives way")]

mod hostile;
mod samples;
mod smtp;
mod snapshots;
