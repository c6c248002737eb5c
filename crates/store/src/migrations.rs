//! The tables, in numbered steps that are never edited once released.
//!
//! While nodes are upgraded one after the other, those that are still old run on tables that are new already. So a step
//! adds, and what it makes needless is taken away a release later: no node misses what it knows. A step that older
//! programs can't work with says `needs` and the oldest step whose program can; programs that know no step as new refuse
//! to start on it. CONTRIBUTING.md has the rule.

use crate::engine::{Database, Script, StoreError};

macro_rules! scripts {
    ($($number:literal $name:literal $(needs $oldest:literal)?),* $(,)?) => {
        &[$(Script {
            number: $number,
            oldest: 0 $(+ $oldest)?,
            sqlite: include_str!(concat!("../migrations/sqlite/", $name, ".sql")),
            postgres: include_str!(concat!("../migrations/postgres/", $name, ".sql")),
        }),*]
    };
}

const SCRIPTS: &[Script] = scripts! {
    1 "0001_foundation",
    2 "0002_search_in_batches",
    3 "0003_files",
    4 "0004_signing",
    5 "0005_audit",
    6 "0006_mail",
    7 "0007_seals",
    8 "0008_webhooks",
    9 "0009_version_2",
    10 "0010_exports",
    11 "0011_logos",
    12 "0012_fewer_writes",
    13 "0013_accounts",
    14 "0014_workspace_settings",
    15 "0015_template_labels",
    16 "0016_instance_secrets",
    18 "0018_moving",
    20 "0020_watching",
    22 "0022_lists_at_scale",
    26 "0026_search_by_time",
    28 "0028_mails_of_document",
    30 "0030_words_of_search",
    31 "0031_tries",
    32 "0032_seal_news",
    34 "0034_working_copies",
    35 "0035_delegation",
    36 "0036_lost_mail",
    37 "0037_handed_links",
    38 "0038_second_step_required",
    40 "0040_seal_renewals",
    41 "0041_return_addresses",
    42 "0042_asked",
    43 "0043_address_changes",
    44 "0044_answers",
    45 "0045_single_use",
};

/// Brings the tables up to date, under a lock, and tells which steps were taken.
///
/// # Errors
/// When the database does not answer or refuses a step; then none was taken. [`StoreError::Newer`] when a newer version took a
/// step that this one can't work with.
pub async fn migrate(database: &Database) -> Result<Vec<i64>, StoreError> {
    database.migrate(SCRIPTS).await
}

/// The last step of the first release: nobody has the tables of a step before it.
pub(crate) const OF_THE_FIRST_RELEASE: i64 = 28;

/// Brings the tables to where they were after that step, as what an older program wrote needs them.
///
/// # Errors
/// As [`migrate`].
pub async fn migrate_up_to(database: &Database, last: i64) -> Result<Vec<i64>, StoreError> {
    let scripts: Vec<Script> = SCRIPTS.iter().filter(|script| script.number <= last).copied().collect();
    database.migrate(&scripts).await
}

/// The steps that there are.
pub(crate) fn numbers() -> Vec<i64> {
    SCRIPTS.iter().map(|script| script.number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last step before the rule was made, when nothing was released.
    const BEFORE_THE_RULE: i64 = 15;

    #[test]
    fn a_step_takes_nothing_away_that_older_programs_know() {
        let takes = [
            ("DROP TABLE", BEFORE_THE_RULE),
            ("DROP COLUMN", BEFORE_THE_RULE),
            ("RENAME ", BEFORE_THE_RULE),
            ("SET NOT NULL", BEFORE_THE_RULE),
            ("ALTER COLUMN", BEFORE_THE_RULE),
            // Older programs find the same without an index, only slower; and a trigger may be what keeps their tables right.
            // Nobody runs a program from before the first release.
            ("DROP INDEX", OF_THE_FIRST_RELEASE),
            ("DROP TRIGGER", OF_THE_FIRST_RELEASE),
        ];
        for script in SCRIPTS.iter().filter(|script| script.oldest == 0) {
            for text in [script.sqlite, script.postgres] {
                let text = text.to_uppercase();
                for (word, _) in takes.iter().filter(|(_, excused)| script.number > *excused) {
                    assert!(
                        !text.contains(word),
                        "step {} says {word}: add now and take away a release later, or say which step it `needs`",
                        script.number
                    );
                }
            }
        }
    }

    #[test]
    fn numbers_rise_and_no_step_needs_a_later_one() {
        assert!(SCRIPTS.is_sorted_by(|one, next| one.number < next.number));
        assert!(SCRIPTS.iter().all(|script| script.oldest <= script.number));
    }
}
