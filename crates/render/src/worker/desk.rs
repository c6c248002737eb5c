//! Where a worker's orders are carried out.

use bytes::Bytes;

use super::job::{Job, Reply};
use super::jobs::{examine, preview, print, probe, verify};
use super::serve::Handler;
use crate::fonts::FontSources;
use crate::press::Press;

/// Does what there is to do, with what is worth keeping warm between two jobs.
#[derive(Debug)]
pub struct Desk {
    press: Press,
}

impl Desk {
    /// A desk with these fonts beside those of the program.
    #[must_use]
    pub fn new(fonts: FontSources) -> Self {
        Self { press: Press::new(fonts) }
    }
}

impl Handler for Desk {
    fn handle(&mut self, job: Job, files: Vec<Bytes>) -> Reply {
        match job {
            Job::Print(sent) => print::run(&self.press, sent, files),
            Job::Preview(sent, options) => preview::run(&self.press, sent, &options, files),
            Job::Examine => examine::run(&files),
            Job::Verify(ours) => verify::run(&ours, &files),
            Job::Probe(what) => probe::run(&what, files),
        }
    }
}
