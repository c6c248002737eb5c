//! The activity stream.

pub(crate) mod export;
pub(crate) mod list;

use model::Error;
use model::activity::{ActivityFilter, Event};
use model::error::Result;

use crate::params::Params;

/// Reads the filter that both operations share.
fn filter(params: &Params) -> Result<ActivityFilter> {
    let names =
        params.text("events").unwrap_or_default().split(',').map(str::trim).filter(|name| !name.is_empty());
    let events = names.map(str::parse::<Event>).collect::<std::result::Result<Vec<_>, _>>();
    let events = events.map_err(|error| Error::field("events", error.to_string()))?;
    let actor_id = params.printable("actorId")?.map(str::to_owned);
    let actor = params.parse("actor")?;
    let (from, to) = params.span("from", "to")?;
    Ok(ActivityFilter { events, actor, actor_id, from, to, words: params.words() })
}
