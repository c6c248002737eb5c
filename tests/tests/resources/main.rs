//! Templates, documents, activity: what the contract says of them, on both databases.

mod templates;
