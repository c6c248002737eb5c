//! Reading what the outside is told about, for receivers that catch up.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::error::{Error, Result};
use model::id::EventId;
use store::events::PlacedEvent;

use crate::{App, Call};

const PREFIX: &str = "e.";

/// Where a page of the feed starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// With the oldest event that is kept.
    Start,
    /// Behind all that there are now.
    Latest,
    /// Behind a place.
    Position(i64),
    /// Behind an event.
    Event(EventId),
}

impl After {
    /// Reads what a caller sent: a cursor, an event's id, or `latest`.
    ///
    /// # Errors
    /// When it is none of these.
    pub fn parse(text: &str) -> Result<Self> {
        let wrong = || {
            Error::field(
                "after",
                "must be a cursor from the answer before, the id of an event, or the word latest",
            )
        };
        if text == "latest" {
            return Ok(Self::Latest);
        }
        if let Ok(id) = text.parse() {
            return Ok(Self::Event(id));
        }
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| wrong())?;
        let text = String::from_utf8(bytes).map_err(|_| wrong())?;
        let position = text.strip_prefix(PREFIX).and_then(|number| number.parse().ok());
        position.filter(|position| *position >= 0).map(Self::Position).ok_or_else(wrong)
    }
}

/// A page of the feed.
#[derive(Debug, Clone)]
pub struct FeedPage {
    /// The payloads, oldest first, as JSON.
    pub payloads: Vec<String>,
    /// Where to go on, now or when there is more.
    pub cursor: String,
    /// Whether there is more already.
    pub more: bool,
}

/// A page of the workspace's events, in the order in which they were committed, oldest first.
///
/// # Errors
/// When the page is to start behind an event that is not there, or the database does not answer.
pub async fn feed(app: &App, call: &Call, after: After, limit: u32) -> Result<FeedPage> {
    let database = app.database();
    let start = match after {
        After::Start => 0,
        After::Position(position) => position,
        After::Latest => {
            let position = store::events::last_position(database).await?;
            return Ok(FeedPage { payloads: Vec::new(), cursor: cursor(position), more: false });
        }
        After::Event(id) => store::events::position(database, call.workspace, id).await?.ok_or_else(|| {
            Error::field("after", "names an event that is not kept; leave it out to start with the oldest one")
        })?,
    };
    let mut found = store::events::after(database, call.workspace, start, limit + 1, app.now()).await?;
    let more = found.len() > limit as usize;
    found.truncate(limit as usize);
    let last = found.last().map_or(start, |event| event.position);
    let payloads = found.into_iter().map(|PlacedEvent { payload, .. }| payload).collect();
    Ok(FeedPage { payloads, cursor: cursor(last), more })
}

fn cursor(position: i64) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(format!("{PREFIX}{position}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_cursor_comes_back_as_it_went(position in 0i64..) {
            prop_assert_eq!(After::parse(&cursor(position)).expect("a cursor"), After::Position(position));
        }

        #[test]
        fn arbitrary_text_is_refused_or_read_but_never_panics(text in "\\PC{0,80}") {
            let _ = After::parse(&text);
        }
    }

    #[test]
    fn what_is_no_place_is_refused() {
        for text in ["", "oldest", "ZS4", "ZS4tMQ", "evt_", "doc_01jcmwk1x3f2q8z5v7t9r4n6ab"] {
            assert!(After::parse(text).is_err(), "{text}");
        }
    }
}
