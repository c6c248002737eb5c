//! Mails as their readers get them: every letter in every language, hostile text, and conversations with a server.

mod hostile;
mod samples;
mod smtp;
mod snapshots;
