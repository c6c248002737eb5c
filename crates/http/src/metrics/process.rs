//! What the operating system says about this process, under the names that all exporters use.

use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// How many of the kernel's ticks make a second; the same on every Linux that there is.
const TICKS: u32 = 100;

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
        let said = |name: &str| std::fs::read_to_string(format!("/proc/self/{name}")).unwrap_or_default();
        if let Some(seconds) = processor_seconds(&said("stat")) {
            self.processor.inner().store(seconds.to_bits(), std::sync::atomic::Ordering::Relaxed);
        }
        if let Some(bytes) = resident_bytes(&said("status")) {
            self.memory.set(bytes);
        }
        if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
            self.files.set(i64::try_from(open.count()).unwrap_or(i64::MAX));
        }
    }
}

/// Reads the kernel's line: fields between spaces, behind the program's name in brackets, which may hold anything.
fn processor_seconds(stat: &str) -> Option<f64> {
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    // The fields are numbered from 1, and the third is the first behind the name.
    let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
    let ticks = field(14)?.checked_add(field(15)?)?;
    let (seconds, rest) = (ticks / u64::from(TICKS), ticks % u64::from(TICKS));
    let rest = f64::from(u32::try_from(rest).ok()?) / f64::from(TICKS);
    Some(f64::from(u32::try_from(seconds).ok()?) + rest)
}

/// Reads what the kernel says line by line. Elsewhere it counts memory in pages, whose size is not the same everywhere.
fn resident_bytes(status: &str) -> Option<i64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse::<i64>().ok()?.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernels_words_are_read() {
        let line = |ticks: u64| {
            format!(
                "77 (counter) sign) S 1 77 77 0 -1 4194304 100 0 0 0 {ticks} 50 0 0 20 0 5 0 900 200000 512 1844 1"
            )
        };
        let seconds = processor_seconds(&line(160)).expect("a line");
        assert!((seconds - 2.1).abs() < 1e-9, "{seconds}");
        // Sixteen cores for a year.
        let seconds = processor_seconds(&line(50_457_600_000)).expect("a line");
        assert!((seconds - 504_576_000.5).abs() < 1e-3, "{seconds}");
        assert!(processor_seconds("nonsense").is_none() && processor_seconds("1 (x) S").is_none());

        let status = "Name:\tcountersign\nVmHWM:\t  999 kB\nVmRSS:\t   51200 kB\nThreads:\t5\n";
        assert_eq!(resident_bytes(status), Some(50 * 1024 * 1024));
        assert_eq!(resident_bytes("Name:\tx\n"), None);
    }
}
