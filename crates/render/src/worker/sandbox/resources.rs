//! How much a worker may take.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

use rustix::process::{Resource, Rlimit, setrlimit};
use rustix::time::{ClockId, clock_gettime};

/// Pages of memory are never smaller; where they are larger, the bounds are wider in proportion.
const PAGE: u64 = 4096;
/// Address space beyond the memory: what allocators and threads set aside and never touch.
const SET_ASIDE: u64 = 512 * 1024 * 1024;
const OPEN_FILES: u64 = 64;

/// Bounds memory, files and dumps for good.
///
/// There is no bound on processes here, since the kernel counts all those of a user: the filter of calls forbids them.
pub(super) fn bound(memory_bytes: u64) -> io::Result<()> {
    let [space, _, data] = Meter::new()?.read()?;
    // What the program itself takes comes on top, so that the bound means documents.
    fix(Resource::Data, data + memory_bytes)?;
    fix(Resource::As, space + memory_bytes + SET_ASIDE)?;
    fix(Resource::Nofile, OPEN_FILES)?;
    fix(Resource::Fsize, 0)?;
    fix(Resource::Core, 0)?;
    Ok(())
}

fn fix(resource: Resource, most: u64) -> io::Result<()> {
    Ok(setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?)
}

/// Lets the process have this many seconds of the processor from now on; then the kernel ends it.
pub(in crate::worker) fn allow_processor(seconds: u64) -> io::Result<()> {
    let used = u64::try_from(clock_gettime(ClockId::ProcessCPUTime).tv_sec).unwrap_or_default();
    // One more, because what was used is rounded down.
    let most = used + seconds + 1;
    Ok(setrlimit(Resource::Cpu, Rlimit { current: Some(most), maximum: None })?)
}

/// Measures this process's memory.
#[derive(Debug)]
pub(in crate::worker) struct Meter(File);

impl Meter {
    /// Opens it, which has to happen before the file system is closed off.
    pub fn new() -> io::Result<Self> {
        File::open("/proc/self/statm").map(Self)
    }

    /// Bytes of memory in use.
    pub fn resident(&self) -> u64 {
        self.read().map_or(0, |[_, resident, _]| resident)
    }

    /// Bytes of address space, of memory in use, and of memory that could be written to.
    fn read(&self) -> io::Result<[u64; 3]> {
        let mut text = [0; 128];
        let length = self.0.read_at(&mut text, 0)?;
        let text = String::from_utf8_lossy(&text[..length]);
        let pages: Vec<u64> = text.split_ascii_whitespace().filter_map(|pages| pages.parse().ok()).collect();
        match pages[..] {
            [space, resident, _, _, _, data, ..] => Ok([space * PAGE, resident * PAGE, data * PAGE]),
            _ => {
                Err(io::Error::new(io::ErrorKind::InvalidData, "the kernel does not say how much memory is used"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernel_says_how_much_memory_is_used() {
        let [space, resident, data] = Meter::new().expect("a meter").read().expect("numbers");
        assert!(space > resident && resident > 1024 * 1024 && data > 0, "{space} {resident} {data}");
    }
}
