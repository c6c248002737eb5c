//! How far a long command is, on standard error: a bar on a terminal, else a line every few seconds.

use std::io::{IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use store::dump::Progress;
use tokio::time::Instant;

/// The pause between two pictures of the bar, and between two lines.
const BAR: Duration = Duration::from_millis(100);
const LINES: Duration = Duration::from_secs(5);
/// Characters of the bar.
const WIDTH: u64 = 30;

/// What is shown.
pub(crate) struct Shown {
    on_terminal: bool,
    state: Mutex<State>,
}

struct State {
    what: String,
    total: Option<u64>,
    done: u64,
    shown_at: Instant,
    /// Whether there is a bar on the terminal's line.
    drawn: bool,
}

impl Shown {
    /// Nothing, until something begins.
    pub fn new() -> Self {
        let on_terminal = std::io::stderr().is_terminal();
        let state = State { what: String::new(), total: None, done: 0, shown_at: Instant::now(), drawn: false };
        Self { on_terminal, state: Mutex::new(state) }
    }

    fn show(&self, state: &mut State, always: bool) {
        let pause = if self.on_terminal { BAR } else { LINES };
        if !always && state.shown_at.elapsed() < pause {
            return;
        }
        state.shown_at = Instant::now();
        let mut stderr = std::io::stderr().lock();
        // Fails only when nobody reads it.
        let _ = if self.on_terminal {
            state.drawn = true;
            write!(stderr, "\r\x1b[K{}", bar(state)).and_then(|()| stderr.flush())
        } else {
            writeln!(stderr, "{}", line(state))
        };
    }

    /// Takes the bar away.
    pub fn end(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::take(&mut state.drawn) {
            let mut stderr = std::io::stderr().lock();
            let _ = write!(stderr, "\r\x1b[K").and_then(|()| stderr.flush());
        }
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.end();
    }
}

impl Progress for Shown {
    fn begin(&self, what: &str, total: Option<u64>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        (state.what, state.total, state.done) = (what.to_owned(), total, 0);
        // On a terminal at once; elsewhere a command that is done soon says nothing.
        self.show(&mut state, self.on_terminal);
    }

    fn advance(&self, steps: u64) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.done = state.done.saturating_add(steps);
        self.show(&mut state, false);
    }
}

fn bar(state: &State) -> String {
    let Some(total) = state.total else { return line(state) };
    let filled = share(state.done, total, WIDTH);
    let drawn: String = (0..WIDTH).map(|place| if place < filled { '#' } else { '.' }).collect();
    format!(
        "{:20} [{drawn}] {:3} %  {} of {total}",
        state.what,
        share(state.done, total, 100),
        state.done.min(total)
    )
}

fn line(state: &State) -> String {
    match state.total {
        Some(total) => {
            format!("{}: {} of {total} ({} %)", state.what, state.done.min(total), share(state.done, total, 100))
        }
        None if state.done == 0 => state.what.clone(),
        None => format!("{}: {}", state.what, state.done),
    }
}

fn share(done: u64, total: u64, of: u64) -> u64 {
    let share = (u128::from(done.min(total)) * u128::from(of)).checked_div(u128::from(total));
    share.and_then(|share| u64::try_from(share).ok()).unwrap_or(of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_fills_and_never_overflows() {
        let mut state = State {
            what: "copying rows".to_owned(),
            total: Some(u64::MAX),
            done: u64::MAX / 2,
            shown_at: Instant::now(),
            drawn: false,
        };
        assert!(bar(&state).contains("[##############................]  49 %"), "{}", bar(&state));
        (state.total, state.done) = (Some(10), 12);
        assert!(bar(&state).contains(&format!("[{}] 100 %  10 of 10", "#".repeat(30))), "{}", bar(&state));
        state.total = Some(0);
        assert!(line(&state).contains("(100 %)"));
        state.total = None;
        assert_eq!(line(&state), "copying rows: 12");
    }
}
