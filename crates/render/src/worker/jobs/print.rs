//! Printing a document.

use std::time::Duration;

use bytes::Bytes;
use model::id::WorkspaceId;
use serde::{Deserialize, Serialize};

use super::request::Sent;
use crate::error::RenderError;
use crate::pdf::Standard;
use crate::press::Press;
use crate::renderer::Rendered;
use crate::request::Request;
use crate::warning::Warning;
use crate::worker::{Failure, Job, Limits, Reply, Workers};

/// The longest that the renderer takes on is done in a few seconds.
pub(super) const LIMITS: Limits = Limits { processor: Duration::from_secs(20), deadline: Duration::from_secs(30) };

/// What is said of a printed document beside the file.
#[derive(Debug, Serialize, Deserialize)]
struct Printed {
    standard: Standard,
    pages: usize,
    warnings: Vec<Warning>,
}

type Answer = Result<Printed, RenderError>;

impl Workers {
    /// Prints a document. The same input gives the same bytes, on any machine with the same fonts.
    ///
    /// # Errors
    /// Outside, why no worker gave an answer; inside, why the document can't be printed.
    pub async fn print(
        &self,
        workspace: WorkspaceId,
        request: Request,
    ) -> Result<Result<Rendered, RenderError>, Failure> {
        let (sent, files) = Sent::new(request);
        let (answer, mut files) = self.ask::<Answer>(workspace, Job::Print(sent), files, LIMITS).await?;
        let Printed { standard, pages, warnings } = match answer {
            Ok(printed) => printed,
            Err(error) => return Ok(Err(error)),
        };
        let pdf = files.pop().ok_or_else(|| Failure::Crashed("it printed no file".to_owned()))?;
        Ok(Ok(Rendered { pdf: pdf.into(), standard, pages, warnings }))
    }
}

/// In the worker.
pub(in crate::worker) fn run(press: &Press, sent: Sent, files: Vec<Bytes>) -> Reply {
    match press.print(&sent.with(files)) {
        Ok(Rendered { pdf, standard, pages, warnings }) => {
            Reply::new(&Answer::Ok(Printed { standard, pages, warnings }), vec![pdf.into()])
        }
        Err(error) => Reply::new(&Answer::Err(error), Vec::new()),
    }
}
