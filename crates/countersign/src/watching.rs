//! What takes as long as it takes is not waited for in silence where the database has gone.

use std::time::Duration;

use store::Database;

use crate::Failure;

/// How long a database may be away, beyond the seconds after which that is noticed: it may only be busy.
const PATIENCE: Duration = Duration::from_secs(10);

/// Does something that has no end by itself, for as long as the database answers. `setting` names the database.
pub(crate) async fn while_it_answers<T>(
    database: &Database,
    setting: &str,
    work: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    // What other nodes tell is of no use here, but it is told for as long as the watch is kept.
    let _heard = database.attend();
    tokio::select! {
        done = work => done,
        why = database.away_for(PATIENCE) => Err(format!(
            "the database has been away for more than {} s ({why}), so this was given up; see that it runs, check \
             {setting}, and run the same command again",
            PATIENCE.as_secs()
        )
        .into()),
    }
}
