//! Drawing pages.

use bytes::Bytes;
use model::id::WorkspaceId;
use serde::{Deserialize, Serialize};

use super::print::LIMITS;
use super::request::Sent;
use crate::error::RenderError;
use crate::layer::PageSize;
use crate::press::Press;
use crate::preview::{FieldPosition, PageImage, Preview, PreviewOptions};
use crate::request::Request;
use crate::warning::Warning;
use crate::worker::{Failure, Job, Reply, Workers};

/// What is said of the pages beside their pictures.
#[derive(Debug, Serialize, Deserialize)]
struct Drawn {
    sizes: Vec<PageSize>,
    pages: Vec<usize>,
    fields: Vec<FieldPosition>,
    warnings: Vec<Warning>,
}

type Answer = Result<Drawn, RenderError>;

impl Workers {
    /// Draws pages of a document.
    ///
    /// # Errors
    /// Outside, why no worker gave an answer; inside, why the document can't be printed.
    pub async fn preview(
        &self,
        workspace: WorkspaceId,
        request: Request,
        options: PreviewOptions,
    ) -> Result<Result<Preview, RenderError>, Failure> {
        let (sent, files) = Sent::new(request);
        let (answer, images) = self.ask::<Answer>(workspace, Job::Preview(sent, options), files, LIMITS).await?;
        Ok(answer.map(|Drawn { sizes, pages, fields, warnings }| {
            let image = |(page, data): (usize, Bytes)| {
                let (width, height) = *sizes.get(page)?;
                Some(PageImage { page, width, height, data: data.into() })
            };
            let pages = pages.into_iter().zip(images).filter_map(image).collect();
            Preview { sizes, pages, fields, warnings }
        }))
    }
}

/// In the worker.
pub(in crate::worker) fn run(press: &Press, sent: Sent, options: &PreviewOptions, files: Vec<Bytes>) -> Reply {
    match press.preview(&sent.with(files), options) {
        Ok(Preview { sizes, pages, fields, warnings }) => {
            let numbers = pages.iter().map(|page| page.page).collect();
            let drawn = Drawn { sizes, pages: numbers, fields, warnings };
            Reply::new(&Answer::Ok(drawn), pages.into_iter().map(|page| page.data.into()).collect())
        }
        Err(error) => Reply::new(&Answer::Err(error), Vec::new()),
    }
}
