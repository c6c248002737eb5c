//! Which files a worker may open: fonts, to read them. An uploaded file that got hold of a worker would otherwise find
//! the database and the keys beside it.

use std::path::Path;

use landlock::{
    ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetStatus, Scope,
    path_beneath_rules,
};

/// The newest rules that we know of; an older kernel keeps those that it knows.
const RULES: ABI = ABI::V6;

/// Where the machine keeps fonts. What lies there is no secret.
const FONTS_OF_THE_MACHINE: [&str; 2] = ["/usr/share/fonts", "/usr/local/share/fonts"];

/// Closes the file system off, but for the folder and the machine's fonts. A folder that is missing now stays closed.
pub(super) fn close_off(fonts_dir: Option<&Path>) -> Result<(), Box<dyn std::error::Error>> {
    let open = FONTS_OF_THE_MACHINE.into_iter().map(Path::new).chain(fonts_dir);
    let status = Ruleset::default()
        .handle_access(AccessFs::from_all(RULES))?
        .handle_access(AccessNet::from_all(RULES))?
        .scope(Scope::from_all(RULES))?
        .create()?
        .add_rules(path_beneath_rules(open, AccessFs::from_read(RULES)))?
        .restrict_self()?;
    match status.ruleset {
        RulesetStatus::NotEnforced => Err("the kernel has no Landlock".into()),
        _ => Ok(()),
    }
}
