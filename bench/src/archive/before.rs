//! What an instance holds before it is filled.

use model::id::WorkspaceId;
use store::{Database, args};

use crate::{
    failure::{Doing, Failure, Result},
    instance::Instance,
};

/// What the instance holds before it is filled.
pub struct Before {
    /// Its workspace.
    pub workspace: WorkspaceId,
    /// The body of all templates.
    pub body: String,
    /// The last entry's number.
    pub seq: i64,
}

impl Before {
    /// Looks.
    pub async fn look(url: &str, instance: &Instance) -> Result<Self> {
        let database = Database::open(url).await.doing("opening the database")?;
        store::audit::catch_up(&database).await.doing("linking entries")?;
        let read = async {
            let workspace: WorkspaceId = instance
                .workspace()
                .parse()
                .map_err(|_| Failure::new("the workspace has no id that can be read"))?;
            let body = database.query("SELECT body_hash FROM templates LIMIT 1", args![], |mut row| row.take());
            let body = body.await.doing("looking for a template")?.pop();
            let seq = database.query("SELECT max(seq) FROM activity", args![], |mut row| row.take());
            let seq = seq.await.doing("looking at the stream")?.pop();
            let (Some(body), Some(seq)) = (body, seq) else {
                return Err(Failure::new("the instance has no template, or nothing in its stream"));
            };
            Ok(Self { workspace, body, seq })
        };
        let read = read.await;
        database.close().await;
        read
    }
}
