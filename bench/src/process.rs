//! What the kernel knows about a running process: the memory it has in use and the processor time it has taken.
//! Linux only, as it reads `/proc`.

use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::failure::{Doing, Failure, Result};

/// How often a [`MemoryWatch`] looks. A whole list takes hundreds of milliseconds, so no rise of it goes unseen.
const WATCH_INTERVAL: Duration = Duration::from_millis(1);

/// The kernel's clock tick in `/proc`, which is 100 a second on every architecture that Linux runs on today.
pub const TICK: Duration = Duration::from_millis(10);

/// The resident memory of a process, in bytes.
pub fn resident_bytes(process: u32) -> Result<u64> {
    Ok(Resident::of(process)?.now)
}

/// What a process has in memory, and the most that it ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Resident {
    now: u64,
    most: u64,
}

impl Resident {
    fn of(process: u32) -> Result<Self> {
        let path = format!("/proc/{process}/status");
        let status = fs::read_to_string(&path).doing(format!("reading {path}"))?;
        Self::parse(&status).ok_or_else(|| Failure::new(format!("{path} does not tell the resident memory")))
    }

    fn parse(status: &str) -> Option<Self> {
        let bytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
            Some(kibibytes * 1024)
        };
        Some(Self { now: bytes("VmRSS:")?, most: bytes("VmHWM:")? })
    }
}

/// The processor time that a process has taken since its start, its own and the kernel's on its behalf.
pub fn processor_time(process: u32) -> Result<Duration> {
    let path = format!("/proc/{process}/stat");
    let stat = fs::read_to_string(&path).doing(format!("reading {path}"))?;
    parse_ticks(&stat).map(|ticks| TICK * ticks).ok_or_else(|| Failure::new(format!("{path} is not readable")))
}

/// The part of the machine's processor time, since it was started, that was used and that there was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    used: u64,
    total: u64,
}

impl Machine {
    /// The state of now.
    pub fn now() -> Result<Self> {
        let stat = fs::read_to_string("/proc/stat").doing("reading /proc/stat")?;
        Self::parse(&stat).ok_or_else(|| Failure::new("/proc/stat is not readable"))
    }

    /// The part, from 0 to 1, that has been used since an earlier state.
    pub fn used_since(self, earlier: Self) -> f64 {
        let used = self.used.saturating_sub(earlier.used);
        let total = self.total.saturating_sub(earlier.total);
        used as f64 / total.max(1) as f64
    }

    fn parse(stat: &str) -> Option<Self> {
        // Guests' times, the ninth field and the tenth, are also counted in the first two.
        let fields = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace().take(8);
        let ticks: Vec<u64> = fields.map(|field| field.parse().ok()).collect::<Option<_>>()?;
        let total = ticks.iter().sum();
        let idle = ticks.get(3)? + ticks.get(4)?;
        Some(Self { used: total - idle, total })
    }
}

/// Samples the resident memory of a process on a thread of its own, so that a busy load generator does not delay
/// it.
pub struct MemoryWatch {
    process: u32,
    before: Resident,
    finished: Arc<AtomicBool>,
    sampler: JoinHandle<Result<u64>>,
}

impl MemoryWatch {
    /// Notes the memory in use now and begins to watch it.
    pub fn start(process: u32) -> Result<Self> {
        let before = Resident::of(process)?;
        let finished = Arc::new(AtomicBool::new(false));
        let sampler = thread::spawn({
            let finished = Arc::clone(&finished);
            move || {
                let mut highest = before.now;
                while !finished.load(Ordering::Relaxed) {
                    highest = highest.max(resident_bytes(process)?);
                    thread::sleep(WATCH_INTERVAL);
                }
                Ok(highest)
            }
        });
        Ok(Self { process, before, finished, sampler })
    }

    /// Ends the watch and says by how many bytes the memory had grown at its highest.
    pub fn growth(self) -> Result<u64> {
        self.finished.store(true, Ordering::Relaxed);
        let sampled = self.sampler.join().map_err(|_| Failure::new("the memory watch panicked"))??;
        let after = Resident::of(self.process)?;
        // The kernel keeps the highest value of a process's life: where that has risen, it is the peak between the
        // samples.
        let highest = if after.most > self.before.most { after.most } else { sampled.max(after.now) };
        Ok(highest.saturating_sub(self.before.now))
    }
}

fn parse_ticks(stat: &str) -> Option<u32> {
    // The second field is the program's name in parentheses, which may itself hold spaces and parentheses.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: u32 = fields.next()?.parse().ok()?;
    let kernel: u32 = fields.next()?.parse().ok()?;
    user.checked_add(kernel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resident_memory_is_found_among_the_other_lines() {
        let status = "Name:\tx\nVmHWM:\t  99 kB\nVmRSS:\t   12 kB\n";
        assert_eq!(Resident::parse(status), Some(Resident { now: 12 * 1024, most: 99 * 1024 }));
    }

    #[test]
    fn a_name_with_a_parenthesis_does_not_shift_the_fields() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 1 0 0 0 25 17 0 0 20 0 3 0 1 1 1";
        assert_eq!(parse_ticks(stat), Some(42));
    }

    #[test]
    fn idle_and_waiting_time_is_not_used_time() {
        let machine = Machine::parse("cpu  10 20 30 400 50 1 2 3 9 9\ncpu0 1 1\n").unwrap();
        assert_eq!(machine, Machine { used: 66, total: 516 });
        assert!(machine.used_since(Machine { used: 16, total: 416 }) > 0.49);
    }

    #[test]
    fn a_watch_sees_memory_that_came_and_went() {
        let watch = MemoryWatch::start(std::process::id()).unwrap();
        // The compiler would leave out memory that nobody looks at.
        let block = std::hint::black_box(vec![1_u8; 32 << 20]);
        thread::sleep(Duration::from_millis(50));
        drop(block);
        assert!(watch.growth().unwrap() > 20 << 20);
    }
}
