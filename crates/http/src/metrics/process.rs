//! What the operating system says about this process, under the names that all exporters use.

use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// How many of the kernel's ticks make a second; the same on every Linux that there is.
const TICKS: f64 = 100.0;
/// The kernel's pages, as it counts memory in them.
const PAGE: u64 = 4096;

#[derive(Default)]
pub(super) struct Process {
    processor: Counter<f64, AtomicU64>,
    memory: Gauge,
    files: Gauge,
}

impl Process {
    pub fn new(registry: &mut Registry) -> Self {
        let made = Self::default();
        registry.register("process_cpu_seconds", "Processor time of this process", made.processor.clone());
        registry.register("process_resident_memory_bytes", "Memory of this process", made.memory.clone());
        registry.register(
            "process_open_fds",
            "Files and connections that this process has open",
            made.files.clone(),
        );
        made
    }

    /// Asks the kernel. Where it does not say, the last word stands.
    pub fn set(&self) {
        let Ok(text) = std::fs::read_to_string("/proc/self/stat") else { return };
        let Some(stat) = Stat::read(&text) else { return };
        self.processor.inner().store(stat.processor.to_bits(), std::sync::atomic::Ordering::Relaxed);
        self.memory.set(i64::try_from(stat.memory).unwrap_or(i64::MAX));
        if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
            self.files.set(i64::try_from(open.count()).unwrap_or(i64::MAX));
        }
    }
}

struct Stat {
    processor: f64,
    memory: u64,
}

impl Stat {
    /// Reads the kernel's line: fields between spaces, behind the program's name in brackets, which may hold anything.
    fn read(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
        // The fields are numbered from 1, and the third is the first behind the name.
        let field = |number: usize| fields.get(number - 3)?.parse::<u32>().ok();
        let processor = (f64::from(field(14)?) + f64::from(field(15)?)) / TICKS;
        Some(Self { processor, memory: u64::from(field(24)?) * PAGE })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernels_line_is_read() {
        let line = "77 (counter) sign) S 1 77 77 0 -1 4194304 100 0 0 0 150 50 0 0 20 0 5 0 900 200000 512 1844 1";
        let stat = Stat::read(line).expect("a line");
        assert!((stat.processor - 2.0).abs() < f64::EPSILON);
        assert_eq!(stat.memory, 512 * PAGE);
        assert!(Stat::read("nonsense").is_none() && Stat::read("1 (x) S").is_none());
    }
}
