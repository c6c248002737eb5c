//! Whether this node's files belong to its database. Where they do not, that is told once, and no file is deleted: what the
//! database does not know may be of documents all the same.

use std::sync::{Mutex, MutexGuard, PoisonError};

use model::Result;
use store::file_mark::{self, Pace};

use crate::App;

pub use store::file_mark::Fit;

/// What is known of them.
#[derive(Default)]
pub(crate) struct FileTie(Mutex<Option<Fit>>);

impl FileTie {
    /// Looks, marks files that bear no mark yet, and says what is wrong where that is news.
    ///
    /// # Errors
    /// When the database or the files do not answer.
    pub async fn look(&self, app: &App) -> Result<Fit> {
        let pace = if self.known().is_none() { Pace::Now } else { Pace::Due };
        let fit = file_mark::renew(app.database(), app.blobs(), pace, app.now(), app.random()).await?;
        let before = self.known().replace(fit);
        if before != Some(fit)
            && let Some(problem) = problem(fit)
        {
            tracing::warn!(problem, "files and database do not belong together; no files are deleted");
        }
        Ok(fit)
    }

    /// The same at the start, where files that do not answer yet are no reason to end.
    pub async fn look_first(&self, app: &App) {
        if let Err(error) = self.look(app).await {
            let error = model::error::Chain(&error);
            tracing::warn!(%error, "whether the files belong to the database can't be told yet; it is tried again");
        }
    }

    /// Whether they are known to belong to the database.
    pub fn fits(&self) -> bool {
        matches!(*self.known(), Some(Fit::Fits { .. }))
    }

    fn known(&self) -> MutexGuard<'_, Option<Fit>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is wrong with files, and what to do about it; nothing where they belong to the database, or will.
#[must_use]
pub const fn problem(fit: Fit) -> Option<&'static str> {
    match fit {
        Fit::Fits { .. } | Fit::Unmarked => None,
        Fit::Lost => Some(
            "the database names files, and none of them is here; mount their volume, or check COUNTERSIGN_BLOBS_URL. Where \
             they are lost for good, run `countersign accept-files`",
        ),
        Fit::Later => Some(
            "the files were used with a later state of the database than it is in, so it was put back from a backup or is \
             a copy; put the right one back, give a copy files of its own by COUNTERSIGN_BLOBS_URL, or, where it is to \
             stay as it is, run `countersign accept-files`",
        ),
        Fit::Elsewhere => Some(
            "the database is used with another place of files than this one; set COUNTERSIGN_BLOBS_URL to the same on every \
             node, or, where this is the right one, run `countersign accept-files`",
        ),
        Fit::Foreign => Some(
            "the files bear the mark of another database; check COUNTERSIGN_BLOBS_URL and COUNTERSIGN_DATABASE_URL, or, \
             where they belong together, run `countersign accept-files`",
        ),
    }
}
