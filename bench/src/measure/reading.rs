//! `GET /documents/{id}` against the bare server.

use crate::{
    failure::Result,
    instance::{Instance, Workshop},
    load::Load,
    rounds::{Contender, Schedule, alternate},
    server::Server,
    table::{Report, Target},
};

/// How many connections read.
const CONNECTIONS: usize = 64;

/// Reads the documents named, in turn, on an instance that holds many more.
pub async fn measure(
    workshop: &Workshop,
    instance: &Instance,
    server: &Server,
    ids: &[String],
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    eprintln!("reading documents");
    let requests = ids.iter().map(|id| instance.requests().get(&format!("/documents/{id}"))).collect();
    let load = Load::new(requests, CONNECTIONS);
    let mut connection = server.connect().await?;
    connection.exchange(load.sample()).await?;
    let length = connection.body().len().to_string();
    let bare = Server::start_own(&["bare", "--get-bytes", &length], &workshop.log("bare")).await?;
    let [bare_series, ours] = alternate(
        [
            Contender { name: "bare GET", target: bare.target(), load: &load },
            Contender { name: "`GET /documents/{id}`, SQLite", target: server.target(), load: &load },
        ],
        schedule,
    )
    .await?;
    let ratio = ours.ratio(&bare_series, |round| round.rate);
    report.goal("`GET /documents/{id}`, SQLite: of the bare server's GET rate", ratio, "", Target::AtLeast(0.5));
    report.series([bare_series, ours]);
    Ok(())
}
