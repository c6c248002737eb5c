//! Listing the activity stream.

use model::Result;
use model::activity::{Activity, ActivityFilter};
use model::id::ActivityKind;
use model::page::{Page, PageRequest};
use model::people::Role;

use crate::{App, Call, webhooks};

/// One page, newest first. Members do not see the addresses of webhooks, nor do they find an entry by one.
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
    let mut page = store::activity::page(app.database(), call.workspace, filter, request).await?;
    if call.role == Role::Member {
        page.rows.retain_mut(|row| !webhooks::withhold(row) || filter.words.is_empty());
    }
    Ok(page)
}
