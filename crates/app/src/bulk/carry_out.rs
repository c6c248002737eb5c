//! Making the documents that were ordered, a batch in each commit. A row is settled in the commit of its document, so
//! after a crash the job goes on behind the last batch and makes nothing twice.

use model::error::{Error, Result};
use model::id::{BulkId, DocumentId};
use model::people::Role;
use model::template::Origin;
use store::outbox::ClaimedJob;
use template::Template;

use super::order::Caller;
use super::{PURPOSE, Ready, Row};
use crate::change::Change;
use crate::documents::{create, send};
use crate::jobs::Outcome;
use crate::{App, Call, templates};

/// Documents of one commit: so few that other changes hardly wait behind them.
const BATCH: u32 = 50;

/// Makes what is still to be made of an order.
pub(crate) async fn carry_out(app: &App, claimed: &ClaimedJob, id: BulkId) -> Result<Outcome> {
    let Some(order) = store::bulk::find(app.database(), claimed.workspace, id).await? else {
        return Ok(Outcome::Done);
    };
    let template = templates::parsed::stored(app, claimed.workspace, &order.body).await?;
    let caller: Caller = serde_json::from_str(&order.caller).map_err(Error::internal)?;
    let call = Call {
        workspace: claimed.workspace,
        actor: caller.actor,
        role: Role::Member,
        ip: caller.ip,
        user_agent: None,
        idempotency: None,
    };
    // The template as it was when the documents were ordered.
    let zone = store::workspaces::time_zone(app.database(), claimed.workspace).await?;
    let origin = Origin { id: order.bulk.template, name: order.template_name, body_hash: order.body, zone };
    loop {
        // Nobody is invited by a workspace that was deleted meanwhile.
        if store::workspaces::find(app.database(), claimed.workspace).await?.is_none() {
            return Ok(Outcome::Done);
        }
        let rows = store::bulk::waiting(app.database(), id, BATCH).await?;
        if rows.is_empty() {
            return Ok(Outcome::Done);
        }
        let change = batch(app, &call, id, &origin, &template, rows).await?;
        match change.commit(()).await {
            Ok(()) => {}
            // Another node has taken the job meanwhile; what it did is not to be done again.
            Err(error) if error.is_lost() => {}
            Err(error) => return Err(error.into()),
        }
    }
}

async fn batch<'a>(
    app: &'a App,
    call: &'a Call,
    id: BulkId,
    origin: &Origin,
    template: &Template,
    rows: Vec<(i64, Vec<u8>)>,
) -> Result<Change<'a>> {
    let mut change = Change::new(app, call);
    let (mut done, mut failed) = (0, 0);
    for (number, closed) in rows {
        let content = app.vault().open(PURPOSE, &closed)?;
        let row: Row = serde_json::from_slice(&content).map_err(Error::internal)?;
        // It was checked when it was ordered; time may have passed over an expiry since.
        match row.ready(app, call.workspace, template).await {
            Ok(ready) => {
                let document = make(app, &mut change, origin, template, ready)?;
                store::bulk::settle(change.write(), id, number, Ok(document));
                done += 1;
            }
            Err(error @ Error::Validation(_)) => {
                store::bulk::settle(change.write(), id, number, Err(&error.to_string()));
                failed += 1;
            }
            Err(other) => return Err(other),
        }
    }
    let now = change.now();
    store::bulk::count(change.write(), id, done, failed, now);
    Ok(change)
}

fn make(
    app: &App,
    change: &mut Change<'_>,
    origin: &Origin,
    template: &Template,
    ready: Ready,
) -> Result<DocumentId> {
    let Ready { document, recipients, invitations } = ready;
    let mut document = create::make(app, change, origin, document);
    let (id, workspace) = (document.summary.id, change.call().workspace);
    if recipients.is_empty() {
        store::documents::insert(change.write(), workspace, &document);
    } else {
        let invited = send::invite_all(app, change, &mut document, &template.form, &recipients, &invitations)?;
        store::documents::insert(change.write(), workspace, &document);
        send::write_respondents(change, document, &invited);
    }
    Ok(id)
}
