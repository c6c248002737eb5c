//! Ordering documents.

use model::Id;
use model::bulk::Bulk;
use model::error::{Error, FieldError, Result};
use model::id::TemplateId;
use model::people::Actor;
use serde::{Deserialize, Serialize};
use store::bulk::Order;

use super::{PURPOSE, Row};
use crate::change::Change;
use crate::documents::return_address;
use crate::jobs::Job;
use crate::{App, Call, Receipt, templates};

/// The most documents of one order.
pub const MOST_ROWS: usize = 1_000;
/// Problems that are told of at once: whoever has more has one that repeats itself.
const MOST_PROBLEMS: usize = 200;

/// Who ordered: the documents are made in their name.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Caller {
    pub actor: Actor,
    pub ip: Option<std::net::IpAddr>,
}

/// Orders documents of a template. Nothing is made when anything is wrong with any of them; they all are made from the
/// template as it is now. People go back to the page that their row names, or else to the one for all.
///
/// # Errors
/// When the input is not valid, there is no such template, or the database does not answer.
pub async fn order<R: Receipt>(
    app: &App,
    call: &Call,
    template: TemplateId,
    mut rows: Vec<Row>,
    redirect_url: Option<String>,
    answer: impl Fn(&Bulk) -> R,
) -> Result<R> {
    if rows.is_empty() || rows.len() > MOST_ROWS {
        return Err(Error::field("documents", format!("must be 1 to {MOST_ROWS} documents")));
    }
    // One time holds for all of them, and stands beside them.
    if rows.iter().filter_map(|row| row.expires_at).any(|at| at <= app.now()) {
        return Err(Error::field("expiresAt", "must lie in the future"));
    }
    if let Some(address) = redirect_url {
        let address = return_address::parse(&address).map_err(|problem| Error::field("redirectUrl", problem))?;
        for row in rows.iter_mut().filter(|row| !row.recipients.is_empty()) {
            row.redirect_url.get_or_insert_with(|| address.clone());
        }
    }
    let template = templates::show(app, call, template).await?;
    let parsed = templates::parsed::read(app, &template.body_hash, &template.body)?;
    let mut problems = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        match row.clone().ready(app, call.workspace, &parsed).await {
            Ok(_) => {}
            Err(Error::Validation(fields)) => {
                problems.extend(fields.into_iter().map(|FieldError { field, message }| FieldError {
                    field: format!("documents[{number}].{field}"),
                    message,
                }));
            }
            Err(other) => return Err(other),
        }
        if problems.len() > MOST_PROBLEMS {
            break;
        }
    }
    if !problems.is_empty() {
        return Err(Error::Validation(problems));
    }
    let mut change = Change::new(app, call);
    let now = change.now();
    let caller = Caller { actor: call.actor.clone(), ip: call.ip };
    let order = Order {
        bulk: Bulk {
            id: Id::new(now, app.random()),
            template: template.summary.id,
            total: i64::try_from(rows.len()).unwrap_or(i64::MAX),
            done: 0,
            failed: 0,
            created_at: now,
            completed_at: None,
        },
        template_name: template.summary.name,
        body: template.body_hash,
        caller: serde_json::to_string(&caller).map_err(Error::internal)?,
    };
    let closed = rows.iter().map(|row| {
        let content = serde_json::to_vec(row).map_err(Error::internal)?;
        Ok(app.vault().close(PURPOSE, &content, app.random()))
    });
    let closed = closed.collect::<Result<Vec<_>>>()?;
    store::bulk::insert(change.write(), call.workspace, &order, &closed);
    change.enqueue(&Job::Bulk { bulk: order.bulk.id }, now);
    Ok(change.commit(answer(&order.bulk)).await?)
}
