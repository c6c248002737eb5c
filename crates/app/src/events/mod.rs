//! What the outside is told about, in the order in which it was committed: as a feed, and to webhooks.

mod feed;
mod sequencer;

pub use feed::{After, FeedPage, feed};
pub(crate) use sequencer::Sequencer;
