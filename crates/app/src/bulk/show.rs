//! How an order stands.

use model::bulk::{Bulk, BulkRow};
use model::error::{Error, Result};
use model::id::{BulkId, BulkKind};

use crate::{App, Call};

/// An order and what became of its rows.
#[derive(Debug)]
pub struct Progress {
    /// The order.
    pub bulk: Bulk,
    /// Its rows, in their order.
    pub rows: Vec<BulkRow>,
}

/// Shows how an order stands.
///
/// # Errors
/// When there is no such order, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: BulkId) -> Result<Progress> {
    let found = store::bulk::find(app.database(), call.workspace, id).await?;
    let bulk = found.ok_or(Error::no::<BulkKind>())?.bulk;
    let rows = store::bulk::rows(app.database(), &bulk).await?;
    Ok(Progress { bulk, rows })
}
