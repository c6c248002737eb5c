//! A process with everything that it has started. Linux only, as it reads `/proc`.

use std::{collections::HashMap, fs, time::Duration};

use crate::{
    failure::{Doing, Failure, Result},
    process::TICK,
};

/// What the kernel tells of one process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kept {
    parent: u32,
    /// Ticks of processor time: its own, and of those of its children that have ended and that it has waited for.
    ticks: u32,
}

impl Kept {
    fn parse(stat: &str) -> Option<Self> {
        // The second field is the program's name in parentheses, which may itself hold spaces and parentheses.
        let (_, rest) = stat.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let number = |index: usize| fields.get(index)?.parse::<u32>().ok();
        let ticks = (11..15).map(number).sum::<Option<u32>>()?;
        Some(Self { parent: number(1)?, ticks })
    }
}

/// All processes of the machine; those that end while they are looked at are left out.
fn processes() -> Result<HashMap<u32, Kept>> {
    let entries = fs::read_dir("/proc").doing("listing /proc")?;
    let ids = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    Ok(ids
        .filter_map(|id| Some((id, Kept::parse(&fs::read_to_string(format!("/proc/{id}/stat")).ok()?)?)))
        .collect())
}

/// A process and all below it.
fn tree(root: u32, processes: &HashMap<u32, Kept>) -> Vec<u32> {
    let mut found = vec![root];
    let mut next = 0;
    while let Some(&above) = found.get(next) {
        found.extend(processes.iter().filter(|(_, kept)| kept.parent == above).map(|(id, _)| *id));
        next += 1;
    }
    found
}

/// The processor time that a process and all below it have taken since their start, the ended ones included.
pub fn processor_time(root: u32) -> Result<Duration> {
    let processes = processes()?;
    if !processes.contains_key(&root) {
        return Err(Failure::new(format!("process {root} has ended")));
    }
    let ticks: u32 = tree(root, &processes).iter().filter_map(|id| processes.get(id)).map(|kept| kept.ticks).sum();
    Ok(TICK * ticks)
}

/// The process that started another.
pub fn parent(process: u32) -> Option<u32> {
    Some(Kept::parse(&fs::read_to_string(format!("/proc/{process}/stat")).ok()?)?.parent)
}

/// The processes below one whose command line has this word as an argument.
pub fn children_with_argument(root: u32, word: &str) -> Result<Vec<u32>> {
    let mut found = tree(root, &processes()?);
    found.retain(|id| {
        let line = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        *id != root && line.split(|byte| *byte == 0).any(|argument| argument == word.as_bytes())
    });
    found.sort_unstable();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn children_that_were_waited_for_count() {
        let stat = "7 (a) b) S 3 7 7 0 -1 4194560 1 0 0 0 25 17 100 200 20 0 3 0 1 1 1";
        assert_eq!(Kept::parse(stat), Some(Kept { parent: 3, ticks: 342 }));
    }

    #[test]
    fn all_generations_belong_to_a_tree() {
        let kept = |parent| Kept { parent, ticks: 1 };
        let processes = HashMap::from([(1, kept(0)), (2, kept(1)), (3, kept(2)), (4, kept(0))]);
        let mut found = tree(1, &processes);
        found.sort_unstable();
        assert_eq!(found, [1, 2, 3]);
    }

    #[test]
    fn a_child_is_found_by_its_argument() {
        let mut child = Command::new("sleep").arg("60.125").spawn().unwrap();
        // The child is this program until it has become the other.
        let found = loop {
            let found = children_with_argument(std::process::id(), "60.125").unwrap();
            if !found.is_empty() {
                break found;
            }
        };
        assert_eq!(found, [child.id()]);
        child.kill().unwrap();
        child.wait().unwrap();
    }
}
