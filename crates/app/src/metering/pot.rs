//! The calls of one workspace and one period that this node holds.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use model::id::WorkspaceId;
use model::{Error, Result, Timestamp};
use store::Write;
use store::allowances::{self, Kind, Period, Wish};

use super::days::Days;
use crate::App;

/// A block untouched for so long is given back, where other nodes could use it.
const IDLE_MILLIS: i64 = 5_000;
/// Where there are none, a month's block is given back after so long: until then the workspace's next call waits for no disk,
/// and afterwards a crash wastes nothing. A minute is over by itself.
const IDLE_ALONE_MILLIS: i64 = 600_000;
/// How long a refusal is believed before the database is asked again: other nodes may have given something back.
const REFUSAL_MILLIS: i64 = 1_000;
/// How often, and how far apart, a node looks for what it has asked the others to give back.
const RECALL_LOOKS: u32 = 20;
const RECALL_PAUSE: Duration = Duration::from_millis(50);

/// A block of at least this size is followed by the next one when half of it is used, so that at a rate at which it lasts
/// for milliseconds nobody waits for the disk. Smaller ones are fetched when they are used up: of those a crash wastes one.
const TOPPED_UP: i64 = 128;

/// When to give calls back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    /// When they have not been touched for a while.
    Idle,
    /// Now.
    Always,
}

/// What came of drawing a call.
pub(super) struct Drawn {
    pub admitted: bool,
    /// The beginning of the period in which it was counted.
    pub start: Timestamp,
    /// Calls left in the period as far as this node knows.
    pub remaining: i64,
    /// Whether it is time to fetch the next block.
    low: bool,
}

pub(super) struct Pot {
    workspace: WorkspaceId,
    kind: Kind,
    state: Mutex<State>,
    /// Calls that were admitted and are not written down yet, of the present day and of the one before.
    days: Mutex<Days>,
    /// Held by the one who fetches a block or hands one back; the others wait for the outcome instead of doing the same.
    exchange: tokio::sync::Mutex<()>,
}

struct State {
    /// The period that the numbers below are of.
    start: Timestamp,
    /// Where it ends. Kept, since to work out a month costs more than all else that a call is measured with.
    end: Timestamp,
    /// The limit under which the block was taken.
    limit: i64,
    /// Calls of the block not used yet.
    left: i64,
    /// When so many are left, the next block is fetched beforehand.
    low_mark: i64,
    /// Calls given out of the period to all nodes, when last heard.
    granted: i64,
    /// Nothing is to be had before this moment.
    refused_until: Timestamp,
    /// When a call was last drawn.
    touched: Timestamp,
}

const NEVER: Timestamp = Timestamp::from_millis(i64::MIN);

impl State {
    const fn at_start_of(start: Timestamp, end: Timestamp, limit: i64) -> Self {
        Self { start, end, limit, left: 0, low_mark: 0, granted: 0, refused_until: NEVER, touched: NEVER }
    }

    fn remaining(&self) -> i64 {
        (self.limit - self.granted + self.left).max(0)
    }

    /// Lets the calls go that are left, and tells how many.
    const fn give_up(&mut self) -> i64 {
        let unused = std::mem::replace(&mut self.left, 0);
        self.granted -= unused;
        unused
    }

    /// Takes a block in.
    fn add(&mut self, block: allowances::Block) {
        self.granted = block.granted;
        self.left += block.calls;
        self.low_mark = if block.calls >= TOPPED_UP { block.calls / 2 } else { 0 };
    }

    /// Whether only the database knows if there are calls.
    fn is_dry(&self, limit: i64, now: Timestamp) -> bool {
        !self.is_of(limit, now) || (self.left == 0 && now >= self.refused_until)
    }

    fn is_of(&self, limit: i64, now: Timestamp) -> bool {
        self.start <= now && now < self.end && self.limit == limit
    }

    /// Draws a call from memory, or tells that nothing is to be had, or nothing where only the database knows.
    fn draw(&mut self, limit: i64, now: Timestamp) -> Option<Drawn> {
        if !self.is_of(limit, now) {
            return None;
        }
        let start = self.start;
        self.touched = now;
        if self.left > 0 {
            self.left -= 1;
            let low = self.low_mark > 0 && self.left == self.low_mark;
            Some(Drawn { admitted: true, start, remaining: self.remaining(), low })
        } else if now < self.refused_until {
            Some(Drawn { admitted: false, start, remaining: 0, low: false })
        } else {
            None
        }
    }
}

impl Pot {
    pub fn new(workspace: WorkspaceId, kind: Kind) -> Self {
        let state = Mutex::new(State::at_start_of(NEVER, NEVER, 0));
        Self { workspace, kind, state, days: Mutex::default(), exchange: tokio::sync::Mutex::new(()) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start(&self, now: Timestamp) -> Timestamp {
        match self.kind {
            Kind::Minute => now.minute(),
            Kind::Month => now.month(),
        }
    }

    /// The end of the period that begins at that moment.
    fn end(&self, start: Timestamp) -> Timestamp {
        match self.kind {
            Kind::Minute => start.plus_millis(60_000),
            Kind::Month => start.next_month(),
        }
    }

    const fn period(&self, start: Timestamp) -> Period {
        Period { workspace: self.workspace, kind: self.kind, start }
    }

    /// Whose calls these are.
    pub const fn workspace(&self) -> WorkspaceId {
        self.workspace
    }

    /// The calls of days that are not written down yet.
    pub fn days(&self) -> MutexGuard<'_, Days> {
        self.days.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Draws one call.
    pub async fn draw(self: &Arc<Self>, app: &App, limit: i64, now: Timestamp) -> Result<Drawn> {
        let drawn = self.state().draw(limit, now);
        if let Some(drawn) = drawn {
            if drawn.low {
                self.top_up_soon(app, limit);
            }
            return Ok(drawn);
        }
        // In a task of its own: a caller who goes away must not take the block with them that was just fetched.
        let (pot, app) = (Arc::clone(self), app.clone());
        tokio::spawn(async move { pot.fetch_and_draw(&app, limit).await }).await.map_err(Error::internal)?
    }

    async fn fetch_and_draw(&self, app: &App, limit: i64) -> Result<Drawn> {
        let _exchange = self.exchange.lock().await;
        // Time has passed. To go by the old moment could mean to turn back to a period that others have left, and to
        // lose what they hold of the next one.
        let now = app.now();
        let start = self.start(now);
        // Whoever held it before may have fetched what we need.
        if let Some(drawn) = self.state().draw(limit, now) {
            return Ok(drawn);
        }
        self.leave_other_periods(app, start, limit).await?;
        let mut block = self.take(app, start, limit).await?;
        if block.is_none() && self.kind == Kind::Month {
            block = self.take_from_others(app, start, limit, now).await?;
        }
        let mut state = self.state();
        if let Some(block) = block {
            state.add(block);
        } else {
            state.granted = limit;
            state.refused_until = now.plus_millis(REFUSAL_MILLIS);
        }
        // There is a call in the pot now, or a refusal.
        Ok(state.draw(limit, now).unwrap_or(Drawn { admitted: false, start, remaining: 0, low: false }))
    }

    /// Fetches the next block before this one is used up.
    fn top_up_soon(self: &Arc<Self>, app: &App, limit: i64) {
        let (pot, app) = (Arc::clone(self), app.clone());
        tokio::spawn(async move {
            let _exchange = pot.exchange.lock().await;
            let start = pot.start(app.now());
            let needed = {
                let state = pot.state();
                state.start == start && state.limit == limit && state.left <= state.low_mark
            };
            if !needed {
                return;
            }
            match pot.take(&app, start, limit).await {
                Ok(Some(block)) => pot.state().add(block),
                // Whoever draws the last call asks again, and is told.
                Ok(None) => {}
                Err(error) => tracing::debug!(error = %model::error::Chain(&error), "no block beforehand"),
            }
        });
    }

    async fn take(&self, app: &App, start: Timestamp, limit: i64) -> Result<Option<allowances::Block>> {
        let wish = Wish { period: self.period(start), limit };
        let [block] = allowances::take(app.database(), [wish], app.node(), app.new_id()).await?;
        Ok(block)
    }

    /// Whether the next call has to wait for the database.
    pub fn is_dry(&self, limit: i64, now: Timestamp) -> bool {
        self.state().is_dry(limit, now)
    }

    /// Fetches a block for each of two pots that are dry, in one durable step instead of two. Where one of them gets none,
    /// whoever draws from it is told why.
    pub async fn fetch_both(app: &App, pots: [(Arc<Self>, i64); 2]) -> Result<()> {
        let [(minute, _), (month, _)] = &pots;
        // Always in this order; whoever holds one of them for something else does not ask for the other.
        let (_minute, _month) = (minute.exchange.lock().await, month.exchange.lock().await);
        let now = app.now();
        if pots.iter().any(|(pot, limit)| !pot.is_dry(*limit, now)) {
            // Somebody else was faster.
            return Ok(());
        }
        for (pot, limit) in &pots {
            pot.leave_other_periods(app, pot.start(now), *limit).await?;
        }
        let wishes =
            pots.each_ref().map(|(pot, limit)| Wish { period: pot.period(pot.start(now)), limit: *limit });
        let blocks = allowances::take(app.database(), wishes, app.node(), app.new_id()).await?;
        for ((pot, _), block) in pots.iter().zip(blocks) {
            if let Some(block) = block {
                pot.state().add(block);
            }
        }
        Ok(())
    }

    /// Asks the other nodes for what they hold and do not use, before a call is refused for good.
    async fn take_from_others(
        &self,
        app: &App,
        start: Timestamp,
        limit: i64,
        now: Timestamp,
    ) -> Result<Option<allowances::Block>> {
        for _ in 0..RECALL_LOOKS {
            if allowances::recall(app.database(), self.period(start), app.node(), now).await? == 0 {
                // Nobody holds anything (any more): what was handed back is in the counter.
                return self.take(app, start, limit).await;
            }
            tokio::time::sleep(RECALL_PAUSE).await;
            if let Some(block) = self.take(app, start, limit).await? {
                return Ok(Some(block));
            }
        }
        Ok(None)
    }

    /// Turns to another period or limit. Calls left of a limit that was changed within the period go back; those of a
    /// period that is over are worth nothing.
    async fn leave_other_periods(&self, app: &App, start: Timestamp, limit: i64) -> Result<()> {
        let unused = {
            let mut state = self.state();
            let unused = if state.start == start && state.limit != limit { state.left } else { 0 };
            if state.start != start || state.limit != limit {
                *state = State::at_start_of(start, self.end(start), limit);
            }
            unused
        };
        self.hand_in(app, start, unused).await
    }

    async fn hand_in(&self, app: &App, start: Timestamp, unused: i64) -> Result<()> {
        if unused > 0 {
            let mut write = Write::new();
            allowances::give_back(&mut write, self.period(start), app.node(), unused);
            app.database().commit(write).await?;
        }
        Ok(())
    }

    /// Gives back what is left.
    pub async fn give_back(&self, app: &App, when: When) -> Result<()> {
        let _exchange = self.exchange.lock().await;
        let (start, unused) = {
            let mut state = self.state();
            let now = app.now();
            if self.kind == Kind::Minute && now >= state.end {
                // What is left of a minute that is over is worth nothing to anybody.
                state.give_up();
            }
            let untouched = now.millis().saturating_sub(state.touched.millis());
            let is_idle = match (app.peers().any(), self.kind) {
                (true, _) => untouched >= IDLE_MILLIS,
                (false, Kind::Month) => untouched >= IDLE_ALONE_MILLIS,
                (false, Kind::Minute) => false,
            };
            if state.left == 0 || (when == When::Idle && !is_idle) {
                return Ok(());
            }
            (state.start, state.give_up())
        };
        self.hand_in(app, start, unused).await
    }

    /// Answers another node that asks for what this one holds of a period: gives back what is left of it, and where
    /// that is nothing, says so. All of it while no block can come in, or the answer would hide that one.
    pub async fn answer_recall(&self, app: &App, start: Timestamp) -> Result<()> {
        let _exchange = self.exchange.lock().await;
        let unused = {
            let mut state = self.state();
            if state.start == start { state.give_up() } else { 0 }
        };
        let mut write = Write::new();
        allowances::give_back(&mut write, self.period(start), app.node(), unused);
        app.database().commit(write).await?;
        Ok(())
    }

    /// Calls left in the period, as far as this node knows.
    pub fn peek(&self, limit: i64, now: Timestamp) -> i64 {
        let state = self.state();
        if state.start == self.start(now) && state.limit == limit { state.remaining() } else { limit }
    }

    /// Calls of the period that were admitted: what was given out, less what this node still holds.
    pub async fn used(&self, app: &App) -> Result<i64> {
        let start = self.start(app.now());
        // While this is held no block comes or goes, so the two numbers belong together.
        let _exchange = self.exchange.lock().await;
        let granted = allowances::granted(app.database(), self.period(start)).await?;
        let state = self.state();
        let left = if state.start == start { state.left } else { 0 };
        Ok((granted - left).max(0))
    }
}
