//! Exporting the activity stream.

use futures::Stream;
use model::Result;
use model::activity::{Activity, ActivityFilter};
use model::page::PageRequest;

use crate::{App, Call};

/// The most rows of one export.
pub const MOST_ROWS: u32 = 10_000;
const CHUNK: u32 = 500;

/// What will be exported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Export {
    /// How many rows match.
    pub total: i64,
}

impl Export {
    /// Whether some of them are left out.
    #[must_use]
    pub fn is_truncated(self) -> bool {
        self.total > i64::from(MOST_ROWS)
    }
}

/// The newest rows that match, in pieces; administrators only.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn export(
    app: &App,
    call: &Call,
    filter: ActivityFilter,
) -> Result<(Export, impl Stream<Item = Result<Vec<Activity>>> + use<>)> {
    call.must_be_administrator()?;
    app.downloads().flush().await;
    let total = store::activity::count(app.database(), call.workspace, &filter).await?;
    let start = Some((PageRequest { limit: CHUNK, after: None }, MOST_ROWS));
    let rows = futures::stream::try_unfold(
        (app.clone(), call.clone(), filter, start),
        async |(app, call, filter, next)| {
            let Some((request, left)) = next else { return Ok(None) };
            let found = super::page(&app, &call, &filter, request).await?;
            let left = left.saturating_sub(u32::try_from(found.rows.len()).unwrap_or(u32::MAX));
            let next = found
                .next
                .filter(|_| left > 0)
                .map(|after| (PageRequest { limit: left.min(CHUNK), after: Some(after) }, left));
            Ok(Some((found.rows, (app, call, filter, next))))
        },
    );
    Ok((Export { total }, rows))
}
