//! Listing the activity stream.

use model::Result;
use model::activity::{Activity, ActivityFilter};
use model::id::ActivityKind;
use model::page::{Page, PageRequest};

use crate::{App, Call};

/// One page, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    app: &App,
    call: &Call,
    filter: &ActivityFilter,
    request: PageRequest<ActivityKind>,
) -> Result<Page<Activity, ActivityKind>> {
    app.downloads().flush().await;
    Ok(store::activity::page(app.database(), call.workspace, filter, request).await?)
}
