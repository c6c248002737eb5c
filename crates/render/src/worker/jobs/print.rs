//! Printing a document.

use std::time::Duration;

use model::id::WorkspaceId;
use serde::{Deserialize, Serialize};

use crate::pdf::Standard;
use crate::print::Print;
use crate::renderer::{RenderError, Rendered, Renderer};
use crate::worker::{Failure, Job, Limits, Reply, Workers};

/// The longest that the renderer takes on is done in a few seconds.
const LIMITS: Limits = Limits { processor: Duration::from_secs(20), deadline: Duration::from_secs(30) };

/// What is said of a printed document beside the file.
#[derive(Debug, Serialize, Deserialize)]
struct Printed {
    standard: Standard,
}

type Answer = Result<Printed, RenderError>;

impl Workers {
    /// Prints a document. The same input gives the same bytes, on any machine.
    ///
    /// # Errors
    /// Outside, why no worker gave an answer; inside, why the document can't be printed.
    pub async fn print(
        &self,
        workspace: WorkspaceId,
        print: Print,
    ) -> Result<Result<Rendered, RenderError>, Failure> {
        let (answer, mut files) =
            self.ask::<Answer>(workspace, Job::Print(Box::new(print)), Vec::new(), LIMITS).await?;
        let Printed { standard } = match answer {
            Ok(printed) => printed,
            Err(error) => return Ok(Err(error)),
        };
        let pdf = files.pop().ok_or_else(|| Failure::Crashed("it printed no file".to_owned()))?;
        Ok(Ok(Rendered { pdf: pdf.into(), standard }))
    }
}

/// In the worker.
pub(in crate::worker) fn run(renderer: &Renderer, print: &Print) -> Reply {
    match renderer.render(print) {
        Ok(Rendered { pdf, standard }) => Reply::new(&Answer::Ok(Printed { standard }), vec![pdf.into()]),
        Err(error) => Reply::new(&Answer::Err(error), Vec::new()),
    }
}
