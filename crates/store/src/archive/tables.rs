//! The tables that an archive was made of, in the database that it is restored to. They are made as they were, so that its
//! rows fit, and are brought up to date when the rows are there, as those of an instance that is upgraded.

use model::Timestamp;

use super::manifest::Manifest;
use crate::dump::{CopyError, Source, refuse_used};
use crate::engine::Database;
use crate::migrations::{self, OF_THE_FIRST_RELEASE};

/// Makes them in a database that has none yet, or has the same.
///
/// # Errors
/// When this version can't make them, the database has others, or it does not answer.
pub(super) async fn make(manifest: &Manifest, database: &Database, now: Timestamp) -> Result<(), CopyError> {
    let (wanted, version) = (&manifest.about.migrations, &manifest.about.version);
    let last = last_step(wanted, &migrations::numbers(), version)?;
    let there = Source::open(database).await?.migrations().await?;
    if !wanted.starts_with(&there) {
        return Err(CopyError::refused(format!(
            "the backup was made by an older version ({version}), whose tables are to be made first, and the database has \
             those of a newer one already; name a database that has no tables yet"
        )));
    }
    refuse_used(database, now).await?;
    migrations::migrate_up_to(database, last).await?;
    Ok(())
}

/// The last step of an archive's tables, where this version knows how to make them.
fn last_step(wanted: &[i64], known: &[i64], version: &str) -> Result<i64, CopyError> {
    match wanted.last() {
        Some(last) if known.starts_with(wanted) && *last >= OF_THE_FIRST_RELEASE => Ok(*last),
        Some(last) if known.iter().all(|number| number < last) => Err(CopyError::refused(format!(
            "the backup was made by a newer version ({version}); restore it with that version or a later one"
        ))),
        _ => Err(CopyError::refused(format!(
            "the backup was made by another version ({version}), whose tables differ; restore it with that version, and \
             upgrade afterwards"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_this_version_and_of_older_ones_are_made() {
        let known = [1, 2, 28, 30, 31];
        let told = |wanted: &[i64]| last_step(wanted, &known, "0.9").map_err(|error| error.to_string());
        assert_eq!(told(&known), Ok(31));
        assert_eq!(told(&[1, 2, 28]), Ok(28));
        for (wanted, words) in [
            (&[1, 2, 28, 30, 31, 40][..], "a newer version (0.9)"),
            (&[1, 2][..], "another version (0.9)"),
            (&[1, 2, 28, 29, 30][..], "another version"),
            (&[][..], "another version"),
        ] {
            assert!(told(wanted).is_err_and(|error| error.contains(words)), "{wanted:?}");
        }
    }
}
