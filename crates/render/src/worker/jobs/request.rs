//! A document on its way to a worker: the tree as JSON, its files beside it as they are.

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use template::print::Print;

use crate::request::Request;

/// A document on its way to a worker.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Sent {
    print: Box<Print>,
    /// The ids of the files beside it, in their order.
    files: Vec<String>,
}

impl Sent {
    /// Takes a request apart.
    pub(super) fn new(request: Request) -> (Self, Vec<Bytes>) {
        let (ids, files) = request.files.into_iter().unzip();
        (Self { print: Box::new(request.print), files: ids }, files)
    }

    /// Puts it together again.
    pub(super) fn with(self, files: Vec<Bytes>) -> Request {
        Request { print: *self.print, files: self.files.into_iter().zip(files).collect() }
    }
}
