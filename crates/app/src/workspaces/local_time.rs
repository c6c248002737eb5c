//! A moment as the clock on a workspace's wall shows it.

use jiff::tz::TimeZone;
use model::id::WorkspaceId;
use model::{Result, Timestamp};

use crate::App;

/// A moment, and the time zone of the workspace that it is looked at from.
#[derive(Debug, Clone)]
pub(crate) struct LocalTime {
    /// The moment.
    pub at: Timestamp,
    /// The workspace's time zone.
    pub zone: TimeZone,
}

impl LocalTime {
    /// A moment in a workspace.
    pub async fn of(app: &App, workspace: WorkspaceId, at: Timestamp) -> Result<Self> {
        let zone = store::workspaces::time_zone(app.database(), workspace).await?.zone();
        Ok(Self { at, zone })
    }

    /// The day, as `2026-11-14`.
    pub fn date(&self) -> String {
        self.day().to_string()
    }

    /// When the day began.
    pub fn begin_of_day(&self) -> Timestamp {
        let begin = self.day().to_zoned(self.zone.clone());
        begin.map_or(self.at, |begin| Timestamp::from_millis(begin.timestamp().as_millisecond()))
    }

    fn day(&self) -> jiff::civil::Date {
        let instant = jiff::Timestamp::from_millisecond(self.at.millis()).unwrap_or_default();
        self.zone.to_datetime(instant).date()
    }
}
