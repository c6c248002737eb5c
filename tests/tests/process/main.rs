//! The program itself: its commands, its start, its stop, and what survives a kill.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod ailing;
mod backups;
mod commands;
mod database_server;
mod database_trouble;
mod durability;
mod encrypted_database;
mod exports;
mod faults;
mod generated_clients;
mod listen;
mod mail;
mod manual;
mod nodes;
mod program;
mod quick_starts;
mod receiver;
mod redirects;
mod remedies;
mod serving;
mod verifying;
mod webhook_tls;
mod webhooks;
mod worker_bounds;
mod worker_pool;
mod worker_service;
mod workers;
mod wrong_use;
