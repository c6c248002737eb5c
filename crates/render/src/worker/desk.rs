//! Where a worker's orders are carried out.

use std::path::PathBuf;

use bytes::Bytes;

use super::job::{Job, Reply};
use super::jobs::{print, probe};
use super::serve::Handler;
use crate::renderer::Renderer;

/// Does what there is to do, with what is worth keeping warm between two jobs.
#[derive(Debug)]
pub struct Desk {
    renderer: Renderer,
}

impl Desk {
    /// A desk with the fonts of a folder beside those of the program.
    #[must_use]
    pub fn new(_fonts_dir: Option<PathBuf>) -> Self {
        Self { renderer: Renderer::new() }
    }
}

impl Handler for Desk {
    fn handle(&mut self, job: Job, files: Vec<Bytes>) -> Reply {
        match job {
            Job::Print(document) => print::run(&self.renderer, &document),
            Job::Probe(what) => probe::run(&what, files),
        }
    }
}
