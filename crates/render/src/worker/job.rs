//! What a worker can be asked to do.

use std::time::Duration;

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::jobs::probe::Probe;
use super::jobs::request::Sent;
use crate::preview::PreviewOptions;

/// Work for a worker. The files that it needs travel beside it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Job {
    /// Print a document.
    Print(Sent),
    /// Draw pages of a document.
    Preview(Sent, PreviewOptions),
    /// Look into an uploaded file.
    Examine,
    /// Look at the seal of a PDF, as one of ours where its certificate is among these.
    Verify(Vec<[u8; 32]>),
    /// Try what a worker may not do. The tests ask for it, nobody else.
    Probe(Probe),
}

impl Job {
    /// One word for the kind, for the measurements.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Print(_) => "print",
            Self::Preview(..) => "preview",
            Self::Examine => "examine",
            Self::Verify(_) => "verify",
            Self::Probe(_) => "probe",
        }
    }
}

/// How long a piece of work may take.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// On the processor. It counts the work alone, however busy the machine is.
    pub processor: Duration,
    /// On the clock, counted from when a worker takes it up.
    pub deadline: Duration,
}

/// A job as it is sent.
#[derive(Debug, Serialize)]
pub(super) struct Order<'a> {
    pub job: &'a Job,
    pub processor_seconds: u64,
}

/// A job as it arrives.
#[derive(Debug, Deserialize)]
pub(super) struct Ordered {
    pub job: Job,
    pub processor_seconds: u64,
}

/// What a worker answers: something small in JSON, and files.
#[derive(Debug)]
pub struct Reply {
    pub(super) answer: serde_json::Result<Box<RawValue>>,
    pub(super) files: Vec<Bytes>,
}

impl Reply {
    /// An answer with its files.
    pub fn new(answer: &impl Serialize, files: Vec<Bytes>) -> Self {
        Self { answer: serde_json::value::to_raw_value(answer), files }
    }
}

/// An answer as it travels.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Returned {
    /// The answer, where there is one.
    pub answer: Option<Box<RawValue>>,
    /// What went wrong, where there is none.
    pub trouble: Option<String>,
    /// Bytes of memory that the worker holds now.
    pub resident: u64,
}
