//! Which files a worker may open: fonts, to read them. An uploaded file that got hold of a worker would otherwise find
//! the database and the keys beside it.

use std::path::PathBuf;

use landlock::{
    ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetStatus, Scope,
    path_beneath_rules,
};

/// The newest rules that we know of; an older kernel keeps those that it knows.
const RULES: ABI = ABI::V6;

/// Closes the file system off, but for the folders. One that is missing now stays closed.
pub(super) fn close_off(folders: &[PathBuf]) -> Result<(), Box<dyn std::error::Error>> {
    let status = Ruleset::default()
        .handle_access(AccessFs::from_all(RULES))?
        .handle_access(AccessNet::from_all(RULES))?
        .scope(Scope::from_all(RULES))?
        .create()?
        .add_rules(path_beneath_rules(folders, AccessFs::from_read(RULES)))?
        .restrict_self()?;
    match status.ruleset {
        RulesetStatus::NotEnforced => Err("the kernel has no Landlock".into()),
        _ => Ok(()),
    }
}
