//! Durable `POST /documents` against the bare server and against a transaction for each request.

use crate::{
    failure::{Failure, Result},
    instance::{Instance, Workshop},
    load::Load,
    rounds::{Contender, Schedule, Series, alternate},
    server::Server,
    table::{Report, Target},
};

const ON_SQLITE: &str = "`POST /documents`, SQLite";
const ON_POSTGRES: &str = "`POST /documents`, PostgreSQL";
const AGAINST_BARE: &str = "of the bare server's POST rate";
const POSTGRES_TARGET: Target = Target::AtLeast(0.05);

/// Measures SQLite, on a data folder of its own, as the documents that the rounds leave behind would spoil the
/// counts of others.
pub async fn on_sqlite(workshop: &Workshop, schedule: Schedule, report: &mut Report) -> Result<()> {
    eprintln!("creating documents on SQLite");
    let instance = Instance::set_up(workshop, "writing", None)?;
    let server = instance.start().await?;
    let load = instance.writing_load(&server).await?;
    let bare = bare_server(workshop, &server, &load).await?;
    let scratch = workshop.scratch("one-transaction")?;
    let database = scratch.path().join("one-transaction.db");
    let database = database.to_str().ok_or_else(|| Failure::new("the folder's path has to be UTF-8"))?;
    let one = Server::start_own(&["one-transaction", "--db", database], &workshop.log("one-transaction")).await?;
    let [bare_series, one_series, ours] = alternate(
        [
            Contender { name: "bare POST, beside SQLite", target: bare.target(), load: &load },
            Contender { name: "one transaction per POST, SQLite", target: one.target(), load: &load },
            Contender { name: ON_SQLITE, target: server.target(), load: &load },
        ],
        schedule,
    )
    .await?;
    let by_rate = |other: &Series| ours.ratio(other, |round| round.rate);
    report.goal(format!("{ON_SQLITE}: {AGAINST_BARE}"), by_rate(&bare_series), "", Target::AtLeast(0.12));
    report.goal(
        format!("{ON_SQLITE}: times the rate with one transaction per request"),
        by_rate(&one_series),
        "",
        Target::AtLeast(3.0),
    );
    report.series([bare_series, one_series, ours]);
    server.stop().await
}

/// Measures PostgreSQL on a running instance, and says how many documents that has left in it.
pub async fn on_postgres(
    workshop: &Workshop,
    instance: &Instance,
    server: &Server,
    schedule: Schedule,
    report: &mut Report,
) -> Result<u32> {
    eprintln!("creating documents on PostgreSQL");
    let load = instance.writing_load(server).await?;
    let bare = bare_server(workshop, server, &load).await?;
    let [bare_series, ours] = alternate(
        [
            Contender { name: "bare POST, beside PostgreSQL", target: bare.target(), load: &load },
            Contender { name: ON_POSTGRES, target: server.target(), load: &load },
        ],
        schedule,
    )
    .await?;
    let ratio = ours.ratio(&bare_series, |round| round.rate);
    report.goal(format!("{ON_POSTGRES}: {AGAINST_BARE}"), ratio, "", POSTGRES_TARGET);
    // One document was made to learn how long an answer is.
    let documents = ours.answered() + 1;
    report.series([bare_series, ours]);
    Ok(documents)
}

/// The row that stands for PostgreSQL where no server was named.
pub fn without_postgres(report: &mut Report) {
    report.not_measured(format!("{ON_POSTGRES}: {AGAINST_BARE} (needs `--postgres`)"), POSTGRES_TARGET);
}

/// A bare server whose answer to a POST is as long as the product's; finding out creates one document.
async fn bare_server(workshop: &Workshop, server: &Server, load: &Load) -> Result<Server> {
    let mut connection = server.connect().await?;
    connection.exchange(load.sample()).await?;
    let length = connection.body().len().to_string();
    Server::start_own(&["bare", "--post-bytes", &length], &workshop.log("bare")).await
}
