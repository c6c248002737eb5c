//! Telling that a copy of an instance lacks files.

use crate::Failure;

/// Files that are named one by one, at most.
const NAMED: usize = 5;

/// Fails where a copy lacks files, although it was made: what there is, is better than nothing. `setting` names where files
/// come from.
pub(super) fn must_be_whole(
    missing: &[String],
    damaged: &[String],
    done: &str,
    setting: &str,
) -> Result<(), Failure> {
    if missing.is_empty() && damaged.is_empty() {
        return Ok(());
    }
    let named = |names: &[String]| {
        let more = names.len().saturating_sub(NAMED);
        let rest = if more == 0 { String::new() } else { format!(" and {more} more") };
        format!("{}{rest}", names.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", "))
    };
    let mut words = Vec::new();
    if !missing.is_empty() {
        words.push(format!(
            "{} files that documents need are not where files are kept ({})",
            missing.len(),
            named(missing)
        ));
    }
    if !damaged.is_empty() {
        words.push(format!("{} files do not hold what their names say ({})", damaged.len(), named(damaged)));
    }
    Err(format!(
        "{done}, but it is not whole: {}; check {setting}, or put them back from an older backup",
        words.join("; ")
    )
    .into())
}
