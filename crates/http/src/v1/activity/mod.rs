//! The activity stream.

pub(super) mod export;
pub(super) mod list;

use model::activity::{ActivityFilter, Event, words};
use model::error::Result;
use model::{Error, FieldError};

use crate::params::Params;

/// Words of a search that are looked for at most.
const MOST_WORDS: usize = 20;

/// Reads the filter that both operations share.
fn filter(params: &Params) -> Result<ActivityFilter> {
    let names =
        params.text("events").unwrap_or_default().split(',').map(str::trim).filter(|name| !name.is_empty());
    let events = names.map(str::parse::<Event>).collect::<std::result::Result<Vec<_>, _>>();
    let events = events.map_err(|error| Error::field("events", error.to_string()))?;
    let mut words = words(params.text("q").unwrap_or_default());
    words.truncate(MOST_WORDS);
    let actor_id = params.text("actorId").map(str::to_owned);
    if actor_id.as_ref().is_some_and(|id| id.chars().any(char::is_control)) {
        return Err(Error::field("actorId", "must not contain control characters"));
    }
    let filter = ActivityFilter {
        events,
        actor: params.parse("actor")?,
        actor_id,
        from: params.parse("from")?,
        to: params.parse("to")?,
        words,
    };
    if let (Some(from), Some(to)) = (filter.from, filter.to)
        && from > to
    {
        return Err(Error::Validation(vec![FieldError::new("from", "must not lie after to")]));
    }
    Ok(filter)
}
